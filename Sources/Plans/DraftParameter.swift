internal import EventModel
internal import Redaction

/// What was learnt of one parameter. Parts add up in any order.
struct DraftParameter: Sendable {
    /// An enumeration has at most so many values.
    static let mostWords = 64
    /// So few values are listed whatever their share.
    private static let fewWords = 8

    private(set) var count = 0
    private var kinds: Set<ParameterKind> = []
    private var words: Set<Public> = []
    /// Values of an enumeration that may not be shown.
    private var hasHiddenWords = false
    /// There are more words than an enumeration has.
    private var hasTooManyWords = false
    /// Values that the log hid, or that stand for others: they say nothing.
    private(set) var unreadable = 0

    mutating func note(_ lesson: ValueLearner.Lesson) {
        count += 1
        kinds.insert(lesson.kind)
        guard lesson.kind == .enum else { return }
        if let word = lesson.word { add([word]) } else { hasHiddenWords = true }
    }

    mutating func noteUnreadable() {
        count += 1
        unreadable += 1
    }

    mutating func merge(_ later: DraftParameter) {
        count += later.count
        unreadable += later.unreadable
        kinds.formUnion(later.kinds)
        hasHiddenWords = hasHiddenWords || later.hasHiddenWords
        hasTooManyWords = hasTooManyWords || later.hasTooManyWords
        add(later.words)
    }

    private mutating func add(_ more: Set<Public>) {
        words.formUnion(more)
        if words.count > DraftParameter.mostWords { hasTooManyWords = true }
        if hasTooManyWords { words = [] }
    }

    /// The parameter as a plan has it: the narrowest kind that all values had the form of.
    ///
    /// - Parameters:
    ///   - total: how often the event came.
    ///   - shown: the words that may be shown.
    func parameter(named name: Public, of total: Int, _ shown: (Public) -> Public) -> EventCatalogue.Parameter {
        let kind = kind
        let known = words.filter { shown($0) == $0 }
        let isListed =
            !hasTooManyWords && known.count == words.count
            && (words.count <= DraftParameter.fewWords || words.count * 2 <= count)
        var domain: [String] = []
        if kind == .enum, !hasHiddenWords, unreadable == 0, isListed {
            domain = known.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            if kinds.contains(.bool) { domain += ["false", "true"] }
        }
        return EventCatalogue.Parameter(name: name.text, kind: kind, domain: domain, isRequired: count >= total)
    }

    private var kind: ParameterKind {
        guard kinds.count > 1 else { return kinds.first ?? .text }
        // An enumeration of words that may not be shown holds any word; each of these kinds is read as the wider one.
        let wider: [(kind: ParameterKind, holds: Set<ParameterKind>)] = [
            (.duration, [.number, .duration]), (.timestamp, [.number, .timestamp]), (.enum, [.bool, .enum]),
            (.url, [.path, .url]), (.identifier, [.number, .enum, .identifier]), (.filename, [.enum, .filename]),
            (.path, [.filename, .path, .enum]),
        ]
        if kinds.contains(.error) { return .error }
        return wider.first { kinds.contains($0.kind) && kinds.isSubset(of: $0.holds) }?.kind ?? .text
    }
}
