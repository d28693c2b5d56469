internal import EventModel
internal import Redaction

/// All events of a stretch: by name, with their values, and over time.
struct EventLedger: Sendable {
    private(set) var planned: [Int: EventFigures] = [:]
    private(set) var unplanned = TopTable<Public>()
    private(set) var overTime = TimeBuckets()
    private(set) var levels: [LogLevel: Int] = [:]

    mutating func take(_ event: RedactedEvent) {
        if let time = event.origin.time?.civilNanoseconds { overTime.add(time) }
        if let level = event.origin.level { levels[level, default: 0] += 1 }
        if let index = event.planned {
            planned[index, default: EventFigures(parameterCount: event.values.count)].take(event)
        } else {
            unplanned.add(event.name)
        }
    }

    mutating func append(_ later: EventLedger) {
        for (event, figures) in later.planned {
            if planned[event]?.append(figures) == nil { planned[event] = figures }
        }
        unplanned.append(later.unplanned)
        overTime.append(later.overTime)
        levels.merge(later.levels, uniquingKeysWith: +)
    }
}
