/// Looks for what must not be in published text: values that a detector claims, and values of a run.
public struct LeakScanner: Sendable {
    /// A rule, and how often it found something.
    public typealias Findings = [Public: Int]

    private static let mostKnownTexts = 65_536
    private let detectors: Detectors
    private let secrets: SecretSet?
    private var known: [[UInt8]: Findings] = [:]

    private let trustsWords: Bool
    /// Names that were let through, whatever they look like beside other words.
    private let names: [[UInt32]]

    /// A scanner; without secrets it knows what detectors know.
    ///
    /// - Parameters:
    ///   - detectors: those of the run, with the policy's own.
    ///   - names: names that were let through.
    ///   - trustsWords: whether only values count that show by themselves what they are: words of a page's author may well say
    ///     that something is a password.
    public init(
        secrets: SecretSet? = nil, detectors: Detectors = .standard, names: [Public] = [], trustsWords: Bool = false
    ) {
        self.trustsWords = trustsWords
        self.detectors = detectors
        self.secrets = secrets
        self.names = names.map { $0.text.unicodeScalars.map(\.value) }
    }

    /// What is found in a text. Texts come again on many pages, so what was found before is known.
    public mutating func findings(in text: [UInt8]) -> Findings {
        if let known = known[text] { return known }
        let scalars = MessageScalars(text.span).scalars
        let message = DetectableText(message: scalars)
        var findings: Findings = [:]
        for claim in detectors.hidden(in: message) where counts(claim) && !isNamed(claim, in: scalars) {
            findings[claim.rule, default: 0] += 1
        }
        if let secrets {
            let count = LeakScanner.matches(of: secrets, in: message, depth: 0)
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
        case .apiKey, .jwt, .privateKey, .userinfo, .signature, .email, .card, .iban, .ip, .mac, .crypto, .pushToken,
            .appleID, .container, .userName:
            true
        default: !trustsWords
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
