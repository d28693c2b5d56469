/// Gives every value that a detector claimed what stands for it in public: by the policy's action, or what is usual in the
/// value's class.
///
/// Equal values have equal stand-ins, in whatever spelling they come. Under a series of keys these are keyed pseudonyms
/// (`email-7q2k9dmx4bt1`); otherwise ordinals by first appearance (`person-1`), and values that can be guessed are dropped
/// (`(email)`). It keeps hashes only, and at most 65,536 of them: further values are dropped and counted.
public struct StandIns: Sendable {
    /// How many values may have a stand-in of their own.
    static let limit = 65_536

    private let policy: RedactionPolicy
    private let key: RunKey
    private var customRules: [Public: CustomDetector] = [:]
    private var seriesKeys: [String: [UInt8]] = [:]
    private var ordinals = Ordinals()
    private var shown: [String: Token] = [:]

    /// Whether numbers are left open, to be given in the order of the captures.
    var defersNumbers = false
    /// Values that were dropped because there was no room for more pseudonyms.
    public var overflow: Int { ordinals.overflow }
    /// Whether two different values would have had one keyed pseudonym: what was written must not be published.
    public private(set) var hasCollision = false

    /// Stand-ins of one run.
    public init(policy: RedactionPolicy = RedactionPolicy(), key: RunKey = RunKey()) {
        self.policy = policy
        self.key = key
        customRules = Dictionary(policy.custom.map { ($0.ruleID, $0) }) { first, _ in first }
    }

    /// Whether pseudonyms are keyed ones.
    var isKeyed: Bool { key.series != nil }

    /// What stands for a value.
    ///
    /// - Parameters:
    ///   - value: the claimed stretch as its detector saw it, encodings undone.
    ///   - type: what it is.
    ///   - rule: the detector; a custom one's own action and name go before the type's.
    public mutating func standIn(for value: String, type: SensitiveType, rule: Public? = nil) -> Public {
        finished(openStandIn(for: value, type: type, rule: rule))
    }

    /// What stands for a value; its number may be open.
    mutating func openStandIn(for value: String, type: SensitiveType, rule: Public? = nil) -> StandIn {
        let custom = rule.flatMap { customRules[$0] }
        let name = custom?.id.text ?? type.rawValue
        let placeholder = Public(redacted: "(" + name + ")")
        switch action(type: type, rule: rule) {
        case .drop, .count: return StandIn(placeholder)
        case .mask: return StandIn("********")
        case .keep: return StandIn(Public(redacted: value))
        case .truncate: return StandIn(truncated(value, type) ?? placeholder)
        case .generalize: return StandIn(generalized(value, type) ?? placeholder)
        case .pseudonym:
            let canonical = custom == nil ? CanonicalForm.text(of: value, type: type) : CanonicalForm.folded(value)
            return pseudonym(canonical, name)
        }
    }

    /// What is done with a value of a type that a rule claimed.
    public func action(type: SensitiveType, rule: Public? = nil) -> PolicyAction {
        guard let custom = rule.flatMap({ customRules[$0] }) else {
            return policy.rule(for: type, isSalted: key.series != nil).action
        }
        return custom.action ?? custom.type.standardAction(isSalted: key.series != nil)
    }

    private mutating func pseudonym(_ canonical: String, _ name: String) -> StandIn {
        if let series = key.series {
            let familyKey = seriesKeys[name] ?? series.key(of: name)
            seriesKeys[name] = familyKey
            let token = Token(MessageCode.code(of: Array(canonical.utf8), key: familyKey))
            let text = name + "-" + token.shown
            if let known = shown[text] {
                if known != token { hasCollision = true }
            } else if shown.count < StandIns.limit {
                shown[text] = token
            }
            return StandIn(Public(redacted: text))
        }
        return numbered(PendingNumber(family: name, token: key.hash(of: canonical)))
    }

    /// A stand-in with a number, or one that waits for it.
    mutating func numbered(_ pending: PendingNumber) -> StandIn {
        defersNumbers ? StandIn(pending) : StandIn(finished(StandIn(pending)))
    }

    /// Keeps the number of a stand-in that stands in a capture already. The answer says so to whoever gives the numbers
    /// later; nil where there is nothing to say.
    mutating func kept(_ form: NumberedForm, written text: String) -> StandIn? {
        guard !isKeyed else { return nil }
        guard defersNumbers else {
            ordinals.reserve(form.number, in: form.family)
            return nil
        }
        var pending = PendingNumber(family: form.family, token: key.hash(of: text))
        pending.written = text
        pending.reserved = form.number
        return StandIn(pending)
    }

    /// The text of a stand-in, with its number.
    mutating func finished(_ standIn: StandIn) -> Public {
        guard let pending = standIn.pending else { return standIn.text }
        return pending.text(number: ordinals.number(of: pending.token, in: pending.family))
    }

    /// Learns which keyed pseudonyms another one gave.
    mutating func merge(_ other: StandIns) {
        hasCollision = hasCollision || other.hasCollision
        for (text, token) in other.shown {
            if let known = shown[text] {
                if known != token { hasCollision = true }
            } else if shown.count < StandIns.limit {
                shown[text] = token
            }
        }
    }

    private func truncated(_ value: String, _ type: SensitiveType) -> Public? {
        let rule = policy.rule(for: type, isSalted: key.series != nil)
        switch type {
        case .ip:
            return InternetAddress(value).map { address in
                let bits = address.bytes.count == 4 ? rule.v4 : rule.v6
                return Public(redacted: address.truncated(v4: rule.v4, v6: rule.v6).text) + "/\(bits)"
            }
        case .location: return Truncation.coordinates(value).map { Public(redacted: $0) }
        case .birthDate: return Truncation.year(value).map { Public(redacted: $0) }
        default: return nil
        }
    }

    private func generalized(_ value: String, _ type: SensitiveType) -> Public? {
        switch type {
        case .file: return FilenameRule.parts(of: value).suffix.map { "(file)." + $0 }
        case .email:
            // The domain of an address says where many have theirs; only well-known ones are such.
            let host = CanonicalForm.text(of: value, type: .email).split(separator: "@").last.map(String.init) ?? ""
            return Truncation.mailHosts.contains(host) ? "(email)@" + Public(redacted: host) : nil
        default: return nil
        }
    }
}

extension CustomDetector {
    /// How claims name the detector.
    var ruleID: Public { "custom." + id }

    /// The built-in type whose class its finds have.
    var type: SensitiveType {
        switch sensitivity {
        case .credential: .secret
        case .guessable: .nationalID
        case .identifier: .account
        case .personal: .text
        }
    }
}
