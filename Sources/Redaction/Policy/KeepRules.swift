/// The keep rules that are meant for one parameter, and what they let through.
struct KeepRules: Sendable {
    /// A rule that fits a value.
    struct Fit: Sendable, Hashable {
        /// Its index in the policy.
        var index: Int
        /// It would let the value through, had it not ended.
        var hasEnded: Bool
    }

    private let rules: [(index: Int, rule: KeepRule, hasEnded: Bool)]
    private let key: String
    private let detectors: Detectors

    /// The rules for values of a key of an event.
    init(_ policy: RunPolicy, event: String, key: String, detectors: Detectors? = nil) {
        self.key = key
        self.detectors = detectors ?? policy.detectors
        rules = policy.policy.keeps.enumerated().filter { $1.applies(event: event, key: key) }.map { index, rule in
            (index, rule, !rule.holds(on: policy.date))
        }
    }

    /// The first rule that lets all of a value through, or else the first that would have. It must lift the strictest class
    /// of what detectors find in the value.
    func fit(_ text: String) -> Fit? {
        let matching = rules.filter { $0.rule.pattern.matchesWhole(text) }
        guard !matching.isEmpty else { return nil }
        // The key says what a bare value is: `card=4111…`.
        let claims = [text, key + "=" + text].flatMap { detectors.claims(in: $0) }
        let strictest = claims.map(\.type.sensitivity).min()
        let lifting = matching.filter { match in strictest.map(match.rule.lifts) ?? true }
        let fit = lifting.first { !$0.hasEnded } ?? lifting.first
        return fit.map { Fit(index: $0.index, hasEnded: $0.hasEnded) }
    }
}
