/// Redacts free messages: what no detector claims stays to the letter, and each claimed value becomes its stand-in.
public struct MessageRedactor: Sendable {
    /// A message of more bytes is not looked at, and dropped whole.
    public static let longestMessage = 65_536

    /// A message after redaction.
    public struct Redacted: Sendable, Hashable {
        /// What may be published of it.
        public let text: Public
        /// What was claimed in it, in order; ranges are the message's scalars.
        public let claims: [Claim]
    }

    /// The stand-ins that it gives.
    public internal(set) var standIns: StandIns
    /// How often each rule claimed a value of which type.
    public private(set) var counts: [ClaimKind: Int] = [:]
    let detectors: Detectors
    let keeps: MessageKeeps

    /// A redactor that gives `standIns`.
    public init(standIns: StandIns = StandIns(), detectors: Detectors = .standard) {
        self.standIns = standIns
        self.detectors = detectors
        keeps = MessageKeeps()
    }

    /// A redactor under the policy of a run.
    public init(policy: RunPolicy) {
        standIns = StandIns(policy: policy.policy, key: policy.key)
        detectors = policy.detectors
        keeps = MessageKeeps(policy)
    }

    /// What may be published of a message, given as its UTF-8 bytes.
    public mutating func redact(_ message: Span<UInt8>) -> Redacted {
        guard message.count <= MessageRedactor.longestMessage else {
            return dropped(Claim(range: 0..<message.count, type: .text, rule: "too-long"))
        }
        let scalars = MessageScalars(message)
        let claims = unkept(claims(in: scalars), scalars, message)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(message.count)
        var place = 0
        for claim in claims {
            append(message, place..<scalars.byte(at: claim.range.lowerBound), to: &bytes)
            let standIn = openStandIn(for: claim, in: scalars.scalars)
            bytes += standIns.finished(standIn).text.utf8
            place = scalars.byte(at: claim.range.upperBound)
        }
        append(message, place..<message.count, to: &bytes)
        return Redacted(text: Public(redacted: String(decoding: bytes, as: UTF8.self)), claims: claims)
    }

    /// What may be published of a message.
    public mutating func redact(_ message: String) -> Redacted {
        let bytes = Array(message.utf8)
        return redact(bytes.span)
    }

    /// What is claimed in a message.
    func claims(in scalars: MessageScalars) -> [Claim] {
        let claims = detectors.claims(in: scalars.scalars)
        return scalars.broken.isEmpty ? claims : ClaimOrder.resolved(BrokenText.claims(in: scalars) + claims)
    }

    /// The claims without those that a keep rule lets through.
    private func unkept(_ claims: [Claim], _ scalars: MessageScalars, _ message: Span<UInt8>) -> [Claim] {
        guard !keeps.isEmpty, !claims.isEmpty else { return claims }
        let finds = keeps.finds(in: message.indices.map { message[$0] }, event: nil)
        return claims.filter { claim in
            let range = scalars.byte(at: claim.range.lowerBound)..<scalars.byte(at: claim.range.upperBound)
            return MessageKeeps.fit(range, claim.type, finds)?.hasEnded ?? true
        }
    }

    mutating func openStandIn(for claim: Claim, in scalars: [UInt32]) -> StandIn {
        counts[ClaimKind(rule: claim.rule, type: claim.type), default: 0] += 1
        // Encodings are undone first, so that all spellings of a value are one.
        let value = DetectableText.decoded(Array(scalars[claim.range]))
        return standIns.openStandIn(for: value, type: claim.type, rule: claim.rule)
    }

    private mutating func dropped(_ claim: Claim) -> Redacted {
        counts[ClaimKind(rule: claim.rule, type: claim.type), default: 0] += 1
        return Redacted(text: "(text)", claims: [claim])
    }

    private func append(_ message: Span<UInt8>, _ range: Range<Int>, to bytes: inout [UInt8]) {
        for place in range { bytes.append(message[place]) }
    }
}

/// A rule and what it says a value is.
public struct ClaimKind: Sendable, Hashable {
    /// The detector's id.
    public var rule: Public
    /// What it found.
    public var type: SensitiveType
}

/// Bytes that are no UTF-8, in a charset that is not known: nothing of the words around them is shown.
enum BrokenText {
    static func claims(in message: MessageScalars) -> [Claim] {
        var claims: [Claim] = []
        for place in message.broken {
            if let last = claims.last, last.range.contains(place) { continue }
            var (start, end) = (place, place + 1)
            while start > 0, !isBlank(message.scalars[start - 1]) { start -= 1 }
            while end < message.scalars.count, !isBlank(message.scalars[end]) { end += 1 }
            claims.append(Claim(range: start..<end, type: .text, rule: "broken-text"))
        }
        return claims
    }

    private static func isBlank(_ scalar: UInt32) -> Bool { scalar <= 0x20 }
}
