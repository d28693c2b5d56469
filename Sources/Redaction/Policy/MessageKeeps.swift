/// The keep rules of a policy over free messages: what a rule's pattern matches stays, and nothing beside it.
struct MessageKeeps: Sendable {
    /// A place in a message that a rule is meant for.
    struct Find: Sendable {
        var range: Range<Int>
        var fit: KeepRules.Fit
        var rule: KeepRule
    }

    private let rules: [(rule: KeepRule, fit: KeepRules.Fit)]

    /// The rules as they hold in a run.
    init(_ policy: RunPolicy) {
        self.init(policy.policy.keeps, day: policy.date)
    }

    /// The rules as they hold on a day; without one, all of them hold.
    init(_ rules: [KeepRule], day: CivilDate?) {
        self.rules = rules.enumerated().map { index, rule in
            (rule, KeepRules.Fit(index: index, hasEnded: !(day.map { rule.holds(on: $0) } ?? true)))
        }
    }

    /// No rules.
    init() { rules = [] }

    /// Whether there are none.
    var isEmpty: Bool { rules.isEmpty }

    /// The places of a message of an event that rules are meant for. The key of a place is the word in front of it, as in
    /// `build=42` and `"build": "42"`.
    func finds(in text: [UInt8], event: String?) -> [Find] {
        rules.flatMap { rule, fit -> [Find] in
            guard rule.event?.matches(event ?? "") ?? true, case .found(let ranges) = rule.pattern.finds(in: text)
            else { return [] }
            return ranges.compactMap { range in
                let isMeant = rule.key.map { $0.matches(MessageKeeps.key(before: range.lowerBound, in: text)) } ?? true
                return isMeant ? Find(range: range, fit: fit, rule: rule) : nil
            }
        }
    }

    /// The places that rules find, whatever the event and the key.
    func finds(in text: [UInt8]) -> [Find] {
        rules.flatMap { rule, fit -> [Find] in
            guard case .found(let ranges) = rule.pattern.finds(in: text) else { return [] }
            return ranges.map { Find(range: $0, fit: fit, rule: rule) }
        }
    }

    /// The rule that lets a claimed stretch through, or else the first that would have: its find holds all of the stretch,
    /// and it lifts the class.
    static func fit(_ range: Range<Int>, _ type: SensitiveType, _ finds: [Find]) -> KeepRules.Fit? {
        let lifting = finds.filter {
            $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
                && $0.rule.lifts(type.sensitivity)
        }
        return (lifting.first { !$0.fit.hasEnded } ?? lifting.first)?.fit
    }

    private static let longestKey = 64

    private static func key(before start: Int, in text: [UInt8]) -> String {
        var end = start
        while end > 0, start - end < 8, " =:\"'".utf8.contains(text[end - 1]) { end -= 1 }
        var first = end
        while first > 0, end - first < longestKey, isKeyByte(text[first - 1]) { first -= 1 }
        return end == start ? "" : String(decoding: text[first..<end], as: UTF8.self)
    }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte == 0x2D
            || byte == 0x2E || byte >= 0x80
    }
}
