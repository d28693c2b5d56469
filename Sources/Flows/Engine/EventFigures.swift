internal import EventModel
public import Redaction

/// How often something came, when first and last.
struct EventTimes: Sendable {
    private(set) var count = 0
    /// Civil nanoseconds of the earliest and the latest one.
    private(set) var first, last: Int64?

    /// Counts one that came at `time`, civil nanoseconds.
    mutating func note(_ time: Int64?) {
        count += 1
        guard let time else { return }
        first = min(first ?? time, time)
        last = max(last ?? time, time)
    }

    mutating func append(_ later: EventTimes) {
        count += later.count
        first = [first, later.first].compactMap { $0 }.min()
        last = [last, later.last].compactMap { $0 }.max()
    }
}

/// How often one event came, when first and last, and with which values.
public struct EventFigures: Sendable {
    private var times = EventTimes()
    /// How often.
    public var count: Int { times.count }
    /// Civil nanoseconds of the earliest one.
    public var firstTime: Int64? { times.first }
    /// Civil nanoseconds of the latest one.
    public var lastTime: Int64? { times.last }
    /// For each planned parameter: how often each value came.
    public internal(set) var values: [TopTable<RedactedValue>]

    init(parameterCount: Int) {
        values = Array(repeating: TopTable(), count: parameterCount)
    }

    /// Adds events of the same content.
    mutating func add(_ content: EventContent, _ more: EventTimes) {
        times.append(more)
        for index in values.indices where content.values[index] != .absent {
            values[index].add(content.values[index], count: more.count)
        }
    }

    mutating func append(_ later: EventFigures) {
        times.append(later.times)
        for index in values.indices { values[index].append(later.values[index]) }
    }
}
