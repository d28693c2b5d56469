internal import EventModel
internal import Redaction

/// All events of a stretch: by name, with their values, and over time.
struct EventLedger: Sendable {
    // All of these are whole once `settle` was called.

    /// By the event's index in the catalogue; nil where it never came.
    private(set) var planned: [EventFigures?] = []
    private(set) var unplanned = TopTable<Public>()
    private(set) var overTime = TimeBuckets()
    private(set) var hours = HourTable()
    private(set) var dates = DateHourTable()
    /// How many events came one after the other in the last one's hour.
    private var hourRun: (hour: Int64, count: Int)?
    private var levels: [LogLevel: Int] = [:]
    /// How often the level of the last event came since it was last another one.
    private var run: (level: LogLevel, count: Int)?
    /// Events since the second of the last one began; nil where none has a time.
    private var second: (number: Int64, count: Int)?
    /// Events whose content has a number, by the number: they are counted as one when all are there.
    private var numbered: [Numbered?] = []

    /// Events that say the same.
    private struct Numbered: Sendable {
        let content: EventContent
        var times: EventTimes
    }

    /// Counts an event of which many may say the same.
    mutating func take(_ event: RedactedEvent) {
        guard let number = event.content.number else { return takeAlone(event) }
        noteRecord(of: event)
        while numbered.count <= number { numbered.append(nil) }
        if numbered[number]?.times.note(event.origin.time?.civilNanoseconds) == nil {
            var times = EventTimes()
            times.note(event.origin.time?.civilNanoseconds)
            numbered[number] = Numbered(content: event.content, times: times)
        }
    }

    /// Counts an event by itself.
    mutating func takeAlone(_ event: RedactedEvent) {
        noteRecord(of: event)
        var times = EventTimes()
        times.note(event.origin.time?.civilNanoseconds)
        add(event.content, times)
    }

    /// Counts what was put off.
    mutating func settle() {
        for case let numbered? in numbered { add(numbered.content, numbered.times) }
        numbered = []
        settleSecond()
        closeHour()
    }

    mutating func append(_ later: EventLedger) {
        var later = later
        later.settle()
        for (index, figures) in later.planned.enumerated() {
            guard let figures else { continue }
            makeRoom(index)
            if planned[index]?.append(figures) == nil { planned[index] = figures }
        }
        unplanned.append(later.unplanned)
        overTime.append(later.overTime)
        hours.append(later.hours)
        dates.append(later.dates)
        levels.merge(later.allLevels, uniquingKeysWith: +)
    }

    /// Events by level.
    var allLevels: [LogLevel: Int] {
        run.map { last in levels.merging([last.level: last.count], uniquingKeysWith: +) } ?? levels
    }

    private mutating func add(_ content: EventContent, _ times: EventTimes) {
        guard let index = content.planned else { return unplanned.add(content.name, count: times.count) }
        makeRoom(index)
        if planned[index] == nil { planned[index] = EventFigures(parameterCount: content.values.count) }
        planned[index]?.add(content, times)
    }

    private mutating func makeRoom(_ index: Int) {
        while planned.count <= index { planned.append(nil) }
    }

    private mutating func note(hour: Int64, count: Int) {
        if hourRun?.hour == hour {
            hourRun?.count += count
        } else {
            closeHour()
            hourRun = (hour, count)
        }
    }

    private mutating func closeHour() {
        guard let run = hourRun else { return }
        hours.add(hour: run.hour, count: run.count)
        dates.add(hour: run.hour, count: run.count)
        hourRun = nil
    }

    /// When the event came, and at which level.
    private mutating func noteRecord(of event: RedactedEvent) {
        if let time = event.origin.time?.civilNanoseconds {
            let second = EventLedger.secondNanoseconds
            let number = time / second - (time % second < 0 ? 1 : 0)
            if self.second?.number == number {
                self.second?.count += 1
            } else {
                settleSecond()
                self.second = (number, 1)
            }
        }
        if let level = event.origin.level { note(level) }
    }

    private static let secondNanoseconds: Int64 = 1_000_000_000

    private mutating func settleSecond() {
        guard let last = second else { return }
        let time = last.number * EventLedger.secondNanoseconds
        overTime.add(time, count: last.count)
        note(hour: HourTable.hour(of: time), count: last.count)
        second = nil
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
