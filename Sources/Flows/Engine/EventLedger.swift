internal import EventModel
internal import Redaction

/// All events of a stretch: by name, with their values, and over time.
struct EventLedger: Sendable {
    /// By the event's index in the catalogue; nil where it never came.
    private(set) var planned: [EventFigures?] = []
    private(set) var unplanned = TopTable<Public>()
    private(set) var overTime = TimeBuckets()
    /// By hour, without those of the hour that is being counted.
    private(set) var hours = HourTable()
    private(set) var dates = DateHourTable()
    /// How many events came one after the other in the last one's hour.
    private var hourRun: (hour: Int64, count: Int)?
    private var levels: [LogLevel: Int] = [:]
    /// How often the level of the last event came since it was last another one.
    private var run: (level: LogLevel, count: Int)?

    mutating func take(_ event: RedactedEvent) {
        if let time = event.origin.time?.civilNanoseconds {
            overTime.add(time)
            note(hour: HourTable.hour(of: time))
        }
        if let level = event.origin.level { note(level) }
        if let index = event.planned {
            makeRoom(index)
            if planned[index] == nil { planned[index] = EventFigures(parameterCount: event.values.count) }
            planned[index]?.take(event)
        } else {
            unplanned.add(event.name)
        }
    }

    mutating func append(_ later: EventLedger) {
        for (index, figures) in later.planned.enumerated() {
            guard let figures else { continue }
            makeRoom(index)
            if planned[index]?.append(figures) == nil { planned[index] = figures }
        }
        unplanned.append(later.unplanned)
        overTime.append(later.overTime)
        closeHour()
        hours.append(later.hours)
        dates.append(later.dates)
        if let run = later.hourRun {
            hours.add(hour: run.hour, count: run.count)
            dates.add(hour: run.hour, count: run.count)
        }
        levels.merge(later.allLevels, uniquingKeysWith: +)
    }

    /// Events by level.
    var allLevels: [LogLevel: Int] {
        run.map { last in levels.merging([last.level: last.count], uniquingKeysWith: +) } ?? levels
    }

    private mutating func makeRoom(_ index: Int) {
        while planned.count <= index { planned.append(nil) }
    }

    private mutating func note(hour: Int64) {
        if hourRun?.hour == hour {
            hourRun?.count += 1
        } else {
            closeHour()
            hourRun = (hour, 1)
        }
    }

    private mutating func closeHour() {
        guard let run = hourRun else { return }
        hours.add(hour: run.hour, count: run.count)
        dates.add(hour: run.hour, count: run.count)
        hourRun = nil
    }

    private mutating func note(_ level: LogLevel) {
        if run?.level == level {
            run?.count += 1
        } else {
            levels = allLevels
            run = (level, 1)
        }
    }
}
