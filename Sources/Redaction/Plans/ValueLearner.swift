public import EventModel

/// What a plan may learn of the value of a parameter that nobody declared: its kind, and its word where the values of the
/// parameter are an enumeration.
///
/// The kind is that of ``KindInference``. A word is given only where the kind says so *and* the key is known to name an
/// enumeration, or every part of the word is one that programs use of themselves: a single word under an unknown key may be
/// a person's name. What the gate would not let through is never given.
public struct ValueLearner: Sendable {
    /// What was learnt of a value.
    public struct Lesson: Sendable, Hashable {
        /// The kind of the value.
        public var kind: ParameterKind
        /// The value itself, where it is a word of an enumeration that may be shown.
        public var word: Public?
    }

    private static let mostRemembered = 4096
    private static let longestRemembered = 64

    private var gate: ValueGate
    private let policy: RedactionPolicy
    private var remembered: [[String]: Lesson] = [:]

    /// A learner under the run's policy.
    public init(_ policy: RunPolicy, vocabulary: Vocabulary) {
        gate = ValueGate(vocabulary: vocabulary, key: policy.key, detectors: policy.detectors)
        self.policy = policy.policy
    }

    /// What may be learnt of a value under a key.
    ///
    /// - Parameter declared: the kind that a pack declares for the parameter.
    public mutating func lesson(
        _ text: String, event: String, key: String, declared: ParameterKind? = nil
    ) -> Lesson {
        let place = [event, key, text]
        let isShort = text.utf8.count <= ValueLearner.longestRemembered
        if isShort, let known = remembered[place] { return known }
        let kind =
            policy.kind(event: event, key: key) ?? declared ?? TextStandIn.kind(of: text)
            ?? KindInference.kind(event: event, key: key, value: text, policy: policy)
        var lesson = Lesson(kind: kind)
        if kind == .enum, !TextStandIn.isPlaceholder(text),
            case .word(let word) = gate.value(of: text, ValueGate.Rule(kind: kind, domain: [], key: key)),
            declared == .enum || isEnumeration(key, event: event) || isProgramWord(word.text)
        {
            lesson.word = word
        }
        if isShort {
            if remembered.count >= ValueLearner.mostRemembered { remembered.removeAll(keepingCapacity: true) }
            remembered[place] = lesson
        }
        return lesson
    }

    /// Whether the policy or the key itself says that values are an enumeration.
    private func isEnumeration(_ key: String, event: String) -> Bool {
        if policy.kind(event: event, key: key) == .enum { return true }
        return KeyLexicon.meaning(of: key) == .kind(.enum)
    }

    /// Whether every part of a word is on the list of words that programs use of themselves.
    private func isProgramWord(_ word: String) -> Bool {
        let parts = word.utf8.split { !(97...122).contains($0 | 0x20) && $0 != 95 }
        return !parts.isEmpty && parts.allSatisfy { ShapeWords.isShown(Array($0)[...]) }
    }
}

extension ValueLearner {
    /// Whether a text stands for a value in a redacted capture: it says nothing of the value's form.
    public static func isStandIn(_ text: String) -> Bool {
        TextStandIn.kind(of: text) != nil || TextStandIn.isPlaceholder(text)
    }

    /// The kind that a value looks like, whatever its key.
    public static func shape(of text: String) -> ParameterKind { KindInference.shape(of: text) }
}
