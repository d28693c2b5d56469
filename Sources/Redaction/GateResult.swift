public import Diagnostics

/// What the gates of a run have to say together, once every capture is read.
public struct GateResult: Sendable {
    /// What pseudonyms and undeclared values are shown as.
    public let names: PseudonymNames
    /// What the gates did.
    public private(set) var audit: RedactionAudit
    /// What the report says of the policy.
    public let facts: PolicyFacts

    /// Joins the gates of all captures, in any order; `beside` is what was done with what is no event of an app.
    ///
    /// - Throws: a diagnostic when two values would have the same keyed pseudonym.
    public init(
        _ gates: [Redactor], _ policy: RunPolicy, beside: RedactionAudit = RedactionAudit()
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
        self.audit = audit
        names = pseudonyms.names(in: policy.key.series, releasing: vault.released)
        facts = PolicyFacts(policy, audit, pseudonyms, vault)
    }
}
