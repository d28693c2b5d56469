extension Detector {
    /// A detector that reads a text's scalars.
    init(
        _ id: Public, _ type: SensitiveType, needs: TextFeatures, matches: [Sample], rejects: [String],
        scan: @escaping @Sendable (_ text: borrowing DetectableText, _ claim: (Range<Int>) -> Void) -> Void
    ) {
        self.init(id: id, type: type, needs: needs, matches: matches, rejects: rejects) { text, claims in
            scan(text) { claims.append(Claim(range: $0, type: type, rule: id)) }
        }
    }
}
