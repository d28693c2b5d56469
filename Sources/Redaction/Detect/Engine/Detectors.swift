/// The detectors of a run, and how what they claim in one message becomes a list without overlaps.
public struct Detectors: Sendable {
    let all: [Detector]
    /// What of each of them a message needs, beside each other: the rest of a detector is not touched.
    private let finders: [Finder]
    private let standIns: StandInForm
    private let keptTypes: Set<SensitiveType>
    private let customActions: [Public: PolicyAction?]

    private struct Finder: Sendable {
        let needs: TextFeatures
        let find: @Sendable (_ text: borrowing DetectableText, _ claims: inout [Claim]) -> Void
    }

    /// Detectors under a policy.
    init(_ all: [Detector], policy: RedactionPolicy = RedactionPolicy()) {
        self.all = all
        finders = all.map { Finder(needs: $0.needs, find: $0.find) }
        standIns = StandInForm(policy)
        keptTypes = Set(policy.types.filter { $0.value.action == .keep }.keys)
        customActions = Dictionary(policy.custom.map { ($0.ruleID, $0.action) }) { first, _ in first }
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
        claims = standIns.left(of: withoutHosts(claims), in: text)
        for place in claims.indices { claims[place].range = text.source(of: claims[place].range) }
        if keepsNothing { return ClaimOrder.resolved(claims) }
        let hidden = ClaimOrder.resolved(claims.filter { !isKept($0) })
        // What is kept hides nothing that another rule claims.
        let kept = ClaimOrder.resolved(
            claims.filter { claim in
                isKept(claim) && !hidden.contains { $0.range.overlaps(claim.range) }
            })
        return kept.isEmpty ? hidden : (hidden + kept).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Where stand-ins of an earlier redaction are in a message.
    func standInForms(in message: [UInt32]) -> [Range<Int>] {
        let text = DetectableText(message: message, layers: 0)
        return standIns.forms(in: text).map { text.source(of: $0) }
    }

    /// What of a text must not be shown: what is claimed, but for what the policy keeps.
    func hidden(in text: borrowing DetectableText) -> [Claim] {
        let claims = claims(in: text)
        return keepsNothing ? claims : claims.filter { !isKept($0) }
    }

    /// Whether something in a text must not be shown.
    func hidesSomething(in text: String) -> Bool { !hidden(in: DetectableText(text)).isEmpty }

    /// Whether a claim is of a detector of the policy's own.
    func isCustom(_ claim: Claim) -> Bool { customActions[claim.rule] != nil }

    private var keepsNothing: Bool { keptTypes.isEmpty && customActions.isEmpty }

    private func isKept(_ claim: Claim) -> Bool {
        if let action = customActions[claim.rule] { return action == .keep }
        return keptTypes.contains(claim.type)
    }

    /// What the detectors find in a text and in its encoded layers, in the text's own places, with overlaps.
    private func found(in text: borrowing DetectableText) -> [Claim] {
        var claims: [Claim] = []
        let features = text.features
        for index in finders.indices where features.isSuperset(of: finders[index].needs) {
            finders[index].find(text, &claims)
        }
        for layer in text.layers {
            let all = found(in: layer.text)
            let inner = keepsNothing ? all : all.filter { !isKept($0) }
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
