/// The detectors of a run, and how what they claim in one message becomes a list without overlaps.
public struct Detectors: Sendable {
    let all: [Detector]

    init(_ all: [Detector]) {
        self.all = all
    }

    /// The detectors that are built in.
    public static let standard = Detectors(
        Detector.credentials + Detector.identifiers + Detector.numbers + Detector.people + Detector.structures)

    /// What is claimed in a text, in order, without overlaps; ranges are the text's Unicode scalars.
    ///
    /// Where claims overlap the longest wins, then the stricter class, then the earlier rule; what sticks out of it stays
    /// claimed. Linear in the text.
    public func claims(in text: String) -> [Claim] {
        claims(in: text.unicodeScalars.map(\.value))
    }

    /// What is claimed in a message, given as its scalars.
    func claims(in message: [UInt32]) -> [Claim] {
        claims(in: DetectableText(message: message))
    }

    /// What is claimed in a folded message; ranges are the message's scalars.
    func claims(in text: borrowing DetectableText) -> [Claim] {
        var claims = found(in: text)
        guard !claims.isEmpty else { return [] }
        claims = StandInForm.left(of: withoutHosts(claims), in: text)
        for place in claims.indices { claims[place].range = text.source(of: claims[place].range) }
        return ClaimOrder.resolved(claims)
    }

    /// What the detectors find in a text and in its encoded layers, in the text's own places, with overlaps.
    private func found(in text: borrowing DetectableText) -> [Claim] {
        var claims: [Claim] = []
        for detector in all where text.features.isSuperset(of: detector.needs) {
            detector.find(text, &claims)
        }
        for layer in text.layers {
            let inner = found(in: layer.text)
            guard let strictest = inner.min(by: { $0.type.sensitivity < $1.type.sensitivity }) else { continue }
            claims.append(Claim(range: layer.range, type: strictest.type, rule: strictest.rule))
        }
        return claims
    }

    /// A password and the host behind it look like an address, but the host is not private.
    private func withoutHosts(_ claims: [Claim]) -> [Claim] {
        let users = claims.filter { $0.type == .userinfo }
        guard !users.isEmpty else { return claims }
        return claims.filter { claim in
            claim.type == .userinfo || ![.email, .token].contains(claim.type)
                || !users.contains { $0.range.overlaps(claim.range) }
        }
    }
}
