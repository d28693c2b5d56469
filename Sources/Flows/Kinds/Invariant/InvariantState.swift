internal import EventModel
internal import Redaction

/// What a launch has seen of what a condition asks for.
struct InvariantState: Sendable {
    private struct Entry: Sendable {
        var watch: InvariantExpression.Watch
        var count = 0
        var value: RedactedValue?
        var instant: Int64?
    }

    private var entries: [Entry]
    private var now: Int64?

    init(_ watches: [InvariantExpression.Watch]) {
        entries = Set(watches).map { Entry(watch: $0) }
    }

    /// Takes an event before it is judged.
    mutating func take(_ event: RedactedEvent, at instant: Int64?) {
        now = instant
        for index in entries.indices {
            switch entries[index].watch {
            case .count(let wanted): if event.planned == wanted { entries[index].count += 1 }
            case .last(let parameter): if let value = parameter.value(in: event) { entries[index].value = value }
            case .since(let wanted): if event.planned == wanted { entries[index].instant = instant }
            case .previous: break
            }
        }
    }

    /// Notes the values of an event that was judged.
    mutating func noteJudged(_ event: RedactedEvent) {
        for index in entries.indices {
            guard case .previous(let parameters) = entries[index].watch else { continue }
            if let value = parameters.lazy.compactMap({ $0.value(in: event) }).first { entries[index].value = value }
        }
    }

    /// Moves on to the end of the launch.
    mutating func finish(at instant: Int64?) { now = instant }

    func value(of watch: InvariantExpression.Watch) -> InvariantValue {
        guard let entry = entries.first(where: { $0.watch == watch }) else { return .unknown }
        switch watch {
        case .count: return .number(Double(entry.count))
        case .last, .previous: return InvariantValue(entry.value)
        case .since:
            guard let now, let then = entry.instant else { return .unknown }
            let (passed, overflow) = now.subtractingReportingOverflow(then)
            return overflow ? .unknown : .number(Double(passed) / 1_000_000_000)
        }
    }
}
