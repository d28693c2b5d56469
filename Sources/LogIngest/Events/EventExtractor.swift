public import EventModel

/// Finds the analytics event in a message, as a catalogue's grammar or the shapes of its events say.
///
/// The grammar, if there is one, is asked first: a message that begins with its prefix is an event of its own. Events with a
/// shape are found by that only, see `ShapeSet`; their holes are the parameters of the same name.
///
/// Parameters are not escaped in the log: values hold `, `, `=` and line breaks. A planned event is split at its own
/// keys. Where a catalogue says that they are sorted, only in that order, and the last key at its last possible place,
/// since what stands before it may be free text; else each where it first stands. Values of
/// closed kinds (numbers, bools, enums) cannot hold a separator, so a key that is not planned ends them. An event that
/// is not planned is split only where a key is an identifier greater than the one before, for keys are logged sorted.
public struct EventExtractor: Sendable {
    /// One planned event, in bytes.
    private struct Planned: Sendable {
        var index: Int
        var name: [UInt8]
        var keys: [[UInt8]]
        var isClosed: [Bool]
    }

    private let grammar: (prefix: [UInt8], parametersMark: [UInt8])?
    private let keysAreSorted: Bool
    private let plannedByLength: [Int: [Planned]]
    private let selectors: RecordSelectors
    private let shapes: ShapedEvents

    /// An extractor for the events of a grammar in whatever record they stand; none of them is planned.
    public init(grammar: EventCatalogue.Grammar) {
        self.grammar = (Array(grammar.prefix.utf8), Array(grammar.parametersMark.utf8))
        keysAreSorted = grammar.keyOrder == .sorted
        plannedByLength = [:]
        selectors = RecordSelectors([.init(subsystem: nil)])
        shapes = ShapedEvents([])
    }

    /// Kinds whose values end where the next key begins, planned or not.
    public static let closedKinds: Set<ParameterKind> = [.number, .bool, .enum]

    /// An extractor for the events of one catalogue.
    ///
    /// - Parameter closed: the kinds whose values end where the next key begins, planned or not; a value of another kind
    ///   ends where the next planned key begins.
    public init(catalogue: EventCatalogue, closed: Set<ParameterKind> = EventExtractor.closedKinds) {
        grammar = catalogue.grammar.map { (Array($0.prefix.utf8), Array($0.parametersMark.utf8)) }
        keysAreSorted = catalogue.grammar?.keyOrder == .sorted
        selectors = RecordSelectors(catalogue.eventRecords, process: catalogue.process)
        shapes = ShapedEvents(catalogue.events)
        var byLength: [Int: [Planned]] = [:]
        for (index, event) in catalogue.events.enumerated() where event.shape == nil {
            let name = Array(event.name.utf8)
            byLength[name.count, default: []].append(
                Planned(
                    index: index, name: name, keys: event.parameters.map { Array($0.name.utf8) },
                    isClosed: event.parameters.map { closed.contains($0.kind) }))
        }
        plannedByLength = byLength
    }

    /// The event of a record, or nil when the record does not belong to the catalogue or holds no event.
    public func event(of record: LogRecord, bytes: Span<UInt8>) -> Event? {
        selects(record, bytes: bytes) ? event(in: record.message, bytes: bytes) : nil
    }

    /// Whether events are looked for in a record: what type it is of, and who logged it.
    public func selects(_ record: LogRecord, bytes: Span<UInt8>) -> Bool {
        record.type == .log && selectors.contain(record, bytes)
    }

    /// The event of a message; it depends on its bytes only.
    public func event(in message: Range<Int>, bytes: Span<UInt8>) -> Event? {
        spelledEvent(message, bytes) ?? shapes.event(message, bytes)
    }

    /// The event that the grammar finds.
    private func spelledEvent(_ message: Range<Int>, _ bytes: Span<UInt8>) -> Event? {
        let end = message.upperBound
        guard let (prefix, parametersMark) = grammar, matches(prefix, at: message.lowerBound, in: bytes, end: end)
        else { return nil }
        let start = message.lowerBound + prefix.count
        let mark = firstPlace(of: parametersMark, in: bytes, from: start, to: end)
        let name = start..<(mark ?? end)
        guard !name.isEmpty else { return nil }
        let planned = plannedEvent(named: name, bytes)
        guard let mark else { return Event(planned: planned?.index, name: name) }
        let text = (mark + parametersMark.count)..<end
        let parameters = planned.map { split(text, by: $0, bytes) } ?? splitUnplanned(text, after: nil, bytes)
        return Event(planned: planned?.index, name: name, parameters: parameters)
    }

    private func plannedEvent(named name: Range<Int>, _ bytes: Span<UInt8>) -> Planned? {
        plannedByLength[name.count]?.first { equals($0.name, name, bytes) }
    }

    /// Splits at the planned keys that are there; what stands before the first of them is split as unplanned.
    private func split(_ text: Range<Int>, by planned: Planned, _ bytes: Span<UInt8>) -> [Event.Parameter] {
        let known = keysAreSorted ? sortedKeys(of: planned, in: text, bytes) : keys(of: planned, in: text, bytes)
        let firstKey = known.first?.key.lowerBound ?? text.upperBound + 2
        guard firstKey > text.lowerBound else { return closing(known, planned, bytes) }
        return splitUnplanned(text.lowerBound..<firstKey - 2, after: nil, bytes) + closing(known, planned, bytes)
    }

    /// The planned keys, each where it first stands, with values that are not closed yet.
    private func keys(of planned: Planned, in text: Range<Int>, _ bytes: Span<UInt8>) -> [Event.Parameter] {
        let found = planned.keys.enumerated().compactMap { index, key -> Event.Parameter? in
            guard let place = place(of: key, from: text.lowerBound, in: text, takesLast: false, bytes) else {
                return nil
            }
            let end = place + key.count
            return Event.Parameter(planned: index, key: place..<end, value: end + 1..<text.upperBound)
        }
        return found.sorted { $0.key.lowerBound < $1.key.lowerBound }
    }

    /// The planned keys as far as they stand in order, with values that are not closed yet.
    private func sortedKeys(of planned: Planned, in text: Range<Int>, _ bytes: Span<UInt8>) -> [Event.Parameter] {
        var known: [Event.Parameter] = []
        var from = text.lowerBound
        for (index, key) in planned.keys.enumerated() {
            let takesLast = index > 0 && index == planned.keys.count - 1
            guard let place = place(of: key, from: from, in: text, takesLast: takesLast, bytes) else { continue }
            from = place + key.count + 1
            known.append(Event.Parameter(planned: index, key: place..<from - 1, value: from..<text.upperBound))
        }
        return known
    }

    /// Ends each value before the next key, and values of closed kinds before a key that is not planned.
    private func closing(
        _ parameters: [Event.Parameter], _ planned: Planned, _ bytes: Span<UInt8>
    ) -> [Event.Parameter] {
        var closed: [Event.Parameter] = []
        for (index, parameter) in parameters.enumerated() {
            var value = parameter.value
            if index + 1 < parameters.count {
                value = value.lowerBound..<(parameters[index + 1].key.lowerBound - 2)
            }
            var extra: [Event.Parameter] = []
            if let number = parameter.planned, planned.isClosed[number] {
                extra = splitUnplanned(value, after: parameter.key, bytes)
                if let first = extra.first {
                    value = value.lowerBound..<(first.key.lowerBound - 2)
                }
            }
            closed.append(Event.Parameter(planned: parameter.planned, key: parameter.key, value: value))
            closed += extra
        }
        return closed
    }

    /// The first or the last place from `from` where `key=` stands at the start of the text or behind a separator.
    private func place(
        of key: [UInt8], from: Int, in text: Range<Int>, takesLast: Bool, _ bytes: Span<UInt8>
    ) -> Int? {
        let places = from..<max(from, text.upperBound - key.count)
        func isPlace(_ place: Int) -> Bool {
            bytes[place + key.count] == UInt8(ascii: "=")
                && (place == text.lowerBound || isSeparator(place - 2, in: bytes, from: text.lowerBound))
                && matches(key, at: place, in: bytes, end: text.upperBound)
        }
        return takesLast ? places.last(where: isPlace) : places.first(where: isPlace)
    }

    /// Splits where a key is an identifier greater than the one before. With `after`, the text begins in the value of
    /// that key and only the parameters behind it are returned.
    private func splitUnplanned(_ text: Range<Int>, after: Range<Int>?, _ bytes: Span<UInt8>) -> [Event.Parameter] {
        var parameters: [Event.Parameter] = []
        var last = after
        if after == nil {
            guard let key = identifier(at: text.lowerBound, in: text, bytes) else { return [] }
            parameters.append(Event.Parameter(planned: nil, key: key, value: key.upperBound + 1..<text.upperBound))
            last = key
        }
        var place = last.map { max($0.upperBound + 1, text.lowerBound) } ?? text.lowerBound
        while place + 2 < text.upperBound {
            if isSeparator(place, in: bytes, from: text.lowerBound),
                let key = identifier(at: place + 2, in: text, bytes),
                last.map({ !keysAreSorted || isGreater(key, than: $0, bytes) }) ?? true
            {
                if let open = parameters.last {
                    parameters[parameters.count - 1].value = open.value.lowerBound..<place
                }
                parameters.append(Event.Parameter(planned: nil, key: key, value: key.upperBound + 1..<text.upperBound))
                last = key
                place = key.upperBound
            }
            place += 1
        }
        return parameters
    }

    /// An identifier followed by `=`.
    private func identifier(at start: Int, in text: Range<Int>, _ bytes: Span<UInt8>) -> Range<Int>? {
        var end = start
        while end < text.upperBound, end - start <= 64, isIdentifierByte(bytes[end], isFirst: end == start) { end += 1 }
        guard end > start, end < text.upperBound, bytes[end] == UInt8(ascii: "=") else { return nil }
        return start..<end
    }
}

private func isIdentifierByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
    default: false
    }
}

private func isSeparator(_ place: Int, in bytes: Span<UInt8>, from start: Int) -> Bool {
    place >= start && bytes[place] == UInt8(ascii: ",") && bytes[place + 1] == UInt8(ascii: " ")
}

private func matches(_ pattern: [UInt8], at place: Int, in bytes: Span<UInt8>, end: Int) -> Bool {
    guard place + pattern.count <= end else { return false }
    for offset in pattern.indices where bytes[place + offset] != pattern[offset] { return false }
    return true
}

private func equals(_ text: [UInt8], _ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    range.count == text.count && matches(text, at: range.lowerBound, in: bytes, end: range.upperBound)
}

private func firstPlace(of pattern: [UInt8], in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    guard let first = pattern.first, end - start >= pattern.count else { return nil }
    for place in start...(end - pattern.count) where bytes[place] == first {
        if matches(pattern, at: place, in: bytes, end: end) { return place }
    }
    return nil
}

private func isGreater(_ left: Range<Int>, than right: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    for offset in 0..<min(left.count, right.count) {
        let (a, b) = (bytes[left.lowerBound + offset], bytes[right.lowerBound + offset])
        if a != b { return a > b }
    }
    return left.count > right.count
}
