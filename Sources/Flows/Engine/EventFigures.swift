internal import EventModel
public import Redaction

/// How often one event came, when first and last, and with which values.
public struct EventFigures: Sendable {
    /// How often.
    public internal(set) var count = 0
    /// Civil nanoseconds of the earliest and the latest one.
    public internal(set) var firstTime, lastTime: Int64?
    /// For each planned parameter: how often each value came.
    public internal(set) var values: [TopTable<RedactedValue>]

    init(parameterCount: Int) {
        values = Array(repeating: TopTable(), count: parameterCount)
    }

    mutating func take(_ event: RedactedEvent) {
        count += 1
        note(event.origin.time?.civilNanoseconds)
        for index in values.indices where event.values[index] != .absent { values[index].add(event.values[index]) }
    }

    mutating func append(_ later: EventFigures) {
        count += later.count
        note(later.firstTime)
        note(later.lastTime)
        for index in values.indices { values[index].append(later.values[index]) }
    }

    private mutating func note(_ time: Int64?) {
        guard let time else { return }
        firstTime = min(firstTime ?? time, time)
        lastTime = max(lastTime ?? time, time)
    }
}
