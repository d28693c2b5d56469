public import Diagnostics

/// What the gates of a run have to say together, once every capture is read.
public struct GateResult: Sendable {
    /// What pseudonyms and undeclared values are shown as.
    public let names: PseudonymNames
    /// What the gates did.
    public private(set) var audit: RedactionAudit
    /// What the report says of the policy.
    public let facts: PolicyFacts

    /// The undeclared names and words that are shown.
    public let shownNames: [Public]
    /// Those that too few installs have.
    public let withheldNames: [Public]

    /// Joins the gates of all captures, in any order; `beside` is what was done with what is no event of an app.
    ///
    /// An undeclared name or word that holds one of the `secrets`, values that were dropped elsewhere, is not shown either.
    ///
    /// - Throws: a diagnostic when two values would have the same keyed pseudonym.
    public init(
        _ gates: [Redactor], _ policy: RunPolicy, beside: RedactionAudit = RedactionAudit(),
        secrets: SecretSet? = nil
    ) throws(Diagnostic) {
        var pseudonyms = PseudonymTable()
        var vault = CandidateVault(needed: policy.minimumInstalls)
        var audit = beside
        for gate in gates {
            pseudonyms.merge(gate.pseudonyms)
            vault.merge(gate.candidates)
            audit.merge(gate.audit)
        }
        if policy.key.series != nil { try pseudonyms.checkNames() }
        var names = pseudonyms.names(in: policy.key.series, releasing: vault.released)
        if let secrets {
            let undeclared = gates.reduce(into: vault.texts) { $0.formUnion($1.undeclared) }
            names.withheld = undeclared.filter { !$0.text.hasPrefix("(") && secrets.holds($0.text) }
            audit.addWithheld(names: names.withheld.count, overflow: secrets.overflow)
        }
        let shown = gates.reduce(into: Set<Public>()) { $0.formUnion($1.undeclared) }
            .union(Set(vault.texts).subtracting(vault.withheld))
        shownNames = Array(shown.filter { names.shows($0) })
        withheldNames = vault.withheld
        self.audit = audit
        self.names = names
        facts = PolicyFacts(policy, audit, pseudonyms, vault)
    }
}
