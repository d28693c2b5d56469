/// Looks for what must not be in published text: values that a detector claims, and values of a run.
public struct LeakScanner: Sendable {
    /// A rule, and how often it found something.
    public typealias Findings = [Public: Int]

    private static let mostKnownTexts = 65_536
    private let detectors: Detectors
    private let secrets: SecretSet?
    private var known: [[UInt8]: Findings] = [:]

    private let keeps: MessageKeeps
    /// Names that were let through, whatever they look like beside other words.
    private let names: [[UInt32]]

    /// A scanner; without secrets it knows what detectors know.
    ///
    /// - Parameters:
    ///   - detectors: those of the run, with the policy's own.
    ///   - keeps: what the policy lets through.
    ///   - names: names that were let through.
    init(
        secrets: SecretSet? = nil, detectors: Detectors = .standard, keeps: MessageKeeps = MessageKeeps(),
        names: [Public] = []
    ) {
        self.keeps = keeps
        self.detectors = detectors
        self.secrets = secrets
        self.names = names.map { $0.text.unicodeScalars.map(\.value) }
    }

    /// A scanner under a policy.
    ///
    /// - Parameter day: the day on which its keep rules must hold; nil for any.
    public init(secrets: SecretSet? = nil, policy: RedactionPolicy, day: CivilDate? = nil, names: [Public] = []) {
        self.init(
            secrets: secrets, detectors: .standard(with: policy), keeps: MessageKeeps(policy.keeps, day: day),
            names: names)
    }

    /// What is found in a text. Texts come again on many pages, so what was found before is known.
    public mutating func findings(in text: [UInt8]) -> Findings {
        if let known = known[text] { return known }
        let scalars = MessageScalars(text.span)
        let message = DetectableText(message: scalars.scalars)
        var findings: Findings = [:]
        let claims = detectors.hidden(in: message).filter { counts($0) && !isNamed($0, in: scalars.scalars) }
        // A page shows a value without its key, so that what a rule finds anywhere is kept.
        let finds = claims.isEmpty ? [] : keeps.finds(in: text)
        for claim in claims {
            let range = scalars.byte(at: claim.range.lowerBound)..<scalars.byte(at: claim.range.upperBound)
            if MessageKeeps.fit(range, claim.type, finds)?.hasEnded ?? true { findings[claim.rule, default: 0] += 1 }
        }
        if let secrets {
            var count = LeakScanner.matches(of: secrets, in: message, depth: 0)
            if count == 0, let humped = FlatBytes.humped(String(decoding: text, as: UTF8.self)) {
                count = secrets.matches(in: humped)
            }
            if count > 0 { findings["against", default: 0] += count }
        }
        if known.count < LeakScanner.mostKnownTexts { known[text] = findings }
        return findings
    }

    /// What a page says of itself may look like a typed text or a file; whether it is one only the captures know.
    private func counts(_ claim: Claim) -> Bool {
        if detectors.isCustom(claim) { return true }
        return switch claim.type {
        case .text, .file, .blob: false
        default: true
        }
    }

    private static func matches(of secrets: SecretSet, in text: borrowing DetectableText, depth: Int) -> Int {
        var count = secrets.matches(in: FlatBytes(text))
        guard depth < 2 else { return count }
        for layer in text.layers { count += matches(of: secrets, in: layer.text, depth: depth + 1) }
        return count
    }

    /// Whether a claim lies in a name that was let through, such as one of a capture.
    private func isNamed(_ claim: Claim, in message: [UInt32]) -> Bool {
        names.contains { name in
            guard name.count >= claim.range.count, let last = name.indices.last else { return false }
            let starts = max(0, claim.range.upperBound - last - 1)...claim.range.lowerBound
            return starts.contains { start in
                start + name.count <= message.count && message[start..<start + name.count].elementsEqual(name)
            }
        }
    }
}
