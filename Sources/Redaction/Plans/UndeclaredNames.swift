/// Names of events and keys that no plan declares: each is decided once, and shown when enough installs have it.
///
/// Names of several captures merge in any grouping to the same.
public struct UndeclaredNames: Sendable {
    /// What stands for a name that may not be shown.
    public static let other: Public = "(other)"

    private var vault: CandidateVault
    private var rule = NameRule()

    /// No names; `neededInstalls` is how many installs must have one.
    public init(neededInstalls: Int) {
        vault = CandidateVault(needed: neededInstalls)
    }

    /// A name that stands in a record, as it may be shown once enough installs have it.
    public mutating func name(_ bytes: Span<UInt8>, _ range: Range<Int>, install: Int) -> Public {
        let text = range.prefix(129).map { bytes[$0] }
        return noted(rule.shown(word: text) ?? UndeclaredNames.other, install: install)
    }

    /// A word that came through the gate, as it may be shown once enough installs have it.
    public mutating func noted(_ word: Public, install: Int) -> Public {
        guard vault.isNeeded, word != UndeclaredNames.other else { return word }
        return vault.note(Candidate(word), install: install) ? word : UndeclaredNames.other
    }

    /// Joins the names of other captures.
    public mutating func merge(_ later: UndeclaredNames) {
        vault.merge(later.vault)
    }

    /// The names that enough installs have, without those that hold one of the secrets, values that were dropped elsewhere;
    /// each of the two kinds of others shares one label.
    public func shown(withholding secrets: SecretSet? = nil) -> @Sendable (Public) -> Public {
        let released = vault.released
        return { name in
            if name.text.hasPrefix("(") { return name }
            guard released.contains(Candidate(name)) else { return PseudonymNames.rare }
            return secrets?.holds(name.text) ?? false ? UndeclaredNames.other : name
        }
    }
}
