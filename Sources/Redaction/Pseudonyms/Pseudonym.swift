public import Diagnostics

/// A value's stand-in: its type and a token. It becomes text (`file-1`, or `file-7q2k9dmx4bt1` under a salt) only through
/// `PseudonymNames`, at the end.
public struct Pseudonym: Sendable, Hashable {
    /// What kind of thing a pseudonym stands for; the word before its number.
    public enum Family: String, Sendable, Hashable, CaseIterable {
        case file, id
    }

    let family: Family
    let token: Token
}

/// The first place of every pseudonym of a run. Tables of several captures merge in any order to the same names.
public struct PseudonymTable: Sendable {
    /// Where a value stood first.
    struct Place: Sendable, Comparable {
        var capture: Int
        var line: Int
        var position: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.capture, left.line, left.position) < (right.capture, right.line, right.position)
        }
    }

    /// The most pseudonyms one capture may bring; further values are dropped and counted.
    static let limit = 65_536

    private var first: [Pseudonym: Place] = [:]

    /// An empty table.
    public init() {}

    /// Notes a pseudonym's place; false when the table is full and does not know it.
    mutating func note(_ pseudonym: Pseudonym, at place: Place) -> Bool {
        if let known = first[pseudonym] {
            first[pseudonym] = min(known, place)
            return true
        }
        guard first.count < PseudonymTable.limit else { return false }
        first[pseudonym] = place
        return true
    }

    /// Joins the table of other captures.
    public mutating func merge(_ other: PseudonymTable) {
        first.merge(other.first) { min($0, $1) }
    }

    /// How many different values each family has.
    var counts: [Pseudonym.Family: Int] {
        first.keys.reduce(into: [:]) { $0[$1.family, default: 0] += 1 }
    }

    /// Refuses a run in which two values would have the same keyed name.
    ///
    /// - Throws: a diagnostic; with a million values it comes in one of two million runs.
    public func checkNames() throws(Diagnostic) {
        var names: [String: Pseudonym] = [:]
        for pseudonym in first.keys {
            let name = pseudonym.family.rawValue + "-" + pseudonym.token.shown
            if let other = names.updateValue(pseudonym, forKey: name), other != pseudonym {
                throw Diagnostic(
                    "redaction.collision", "two different values would have the same pseudonym, so nothing was written",
                    help: "use another salt, or another 'scope' under 'redaction: defaults:'")
            }
        }
    }

    /// The names: ordinals by first place, counted for each family; under a series of keys, the keyed ones.
    ///
    /// - Parameter released: the undeclared values that may be shown.
    public func names(
        in series: PseudonymSeries? = nil, releasing released: ReleasedValues = .everything
    ) -> PseudonymNames {
        if series != nil { return PseudonymNames(numbers: [:], areKeyed: true, released: released) }
        var numbers: [Pseudonym: Int] = [:]
        var counts: [Pseudonym.Family: Int] = [:]
        for (pseudonym, _) in first.sorted(by: { $0.value < $1.value }) {
            counts[pseudonym.family, default: 0] += 1
            numbers[pseudonym] = counts[pseudonym.family]
        }
        return PseudonymNames(numbers: numbers, areKeyed: false, released: released)
    }
}

/// What a finished run's pseudonyms and undeclared values are shown as.
public struct PseudonymNames: Sendable {
    let numbers: [Pseudonym: Int]
    let areKeyed: Bool
    let released: ReleasedValues
    /// Undeclared names and words that were dropped elsewhere in the run, so that they are not shown here either.
    var withheld: Set<Public> = []

    /// The names before a run is finished: nothing has a number, and no undeclared value is shown.
    public static let unfinished = PseudonymNames(numbers: [:], areKeyed: false, released: .nothing)

    /// `file-1`, or `file-7q2k9dmx4bt1` when they are keyed; a pseudonym of another run has no number.
    public func name(of pseudonym: Pseudonym) -> Public {
        let family = Public(redacted: pseudonym.family.rawValue)
        if areKeyed { return family + "-" + Public(redacted: pseudonym.token.shown) }
        guard let number = numbers[pseudonym] else { return "\(family)-?" }
        return "\(family)-\(number)"
    }
}
