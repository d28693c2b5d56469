internal import Redaction

/// All figures of a stretch of launches: one capture, one install, or the whole run.
struct StretchFigures: Figures {
    /// What adds up whoever's launches they are.
    var sums = LaunchSums()
    /// The days of the sums that were taken out.
    private(set) var days = LaunchDays()
    /// The flows, kind by kind: the open launches, the day that is being counted, and the figures of all before.
    private(set) var lanes: [any AnyLane]
    private let compiled: CompiledProgram
    private var today: Day?

    /// The day that the lanes count: launches one after the other that began on it, of captures with the same labels.
    private struct Day: Sendable {
        /// Counted from 1970; nil where the log has no times.
        var number: Int64?
        /// The set of labels.
        var labels: Int
        var launches = 0
        var events = 0
    }

    init(_ compiled: CompiledProgram) {
        self.compiled = compiled
        lanes = compiled.lanes.all
    }

    /// Gives an event of a launch to the flows that listen to it.
    mutating func take(_ event: RedactedEvent, launch: Int, at place: LaunchPlace) {
        for number in compiled.listeners.numbers(of: event.planned) {
            let listener = compiled.listeners[number]
            lanes[listener.lane].take(event, flow: listener.index, launch: launch, at: place)
        }
    }

    /// Closes the books of the launch at a place of the ring, unless it was forced and such launches are left out.
    mutating func close(_ launch: LaunchRun, at place: Int) {
        let facts = launch.facts
        if compiled.excludesForced, facts.isForced {
            sums.excluded += 1
            for lane in lanes.indices where launch.touches(lane) { lanes[lane].drop(launch: place) }
            return
        }
        sums.launches += 1
        sums.partial += facts.isWhole ? 0 : 1
        sums.forced += facts.isForced ? 1 : 0
        if compiled.excludesForced { sums.ledger.append(launch.ledger) }
        if sums.hasRoomForTrace { sums.add(trace(of: launch, at: place)) }
        noteRecord(of: launch, at: place)
        let day = launch.start.map { DaySeries.day(of: $0) }
        let labels = compiled.program.labels.count > 1 ? facts.labels : 0
        if today.map({ $0.number != day || $0.labels != labels }) ?? true {
            endDay(isFollowed: true)
            today = Day(number: day, labels: labels)
        }
        today?.launches += 1
        today?.events += facts.eventCount
        for lane in lanes.indices {
            if launch.touches(lane) {
                lanes[lane].close(launch: place, facts)
            } else if compiled.noticing[lane] {
                lanes[lane].passOver(facts)
            }
        }
    }

    /// Adds the day that is being counted to what is known; when another launch follows, it ends what is open.
    mutating func endDay(isFollowed: Bool = false) {
        guard let day = today else { return }
        today = nil
        if let number = day.number {
            let values = self.values { lanes[$0.lane].dayMetrics(flow: $0.index, isFollowed: false) }
            let followed =
                isFollowed ? self.values { lanes[$0.lane].dayMetrics(flow: $0.index, isFollowed: true) } : values
            let step = DaySeries.Step(
                launches: day.launches, events: day.events, values: values, sums: followed.filter { $1.isSum })
            sums.series.add(step, day: number, least: compiled.emptyDay)
            let sets = compiled.program.labels
            if sets.count > 1 {
                sums.labelled[sets[day.labels], default: DaySeries()].add(step, day: number, least: compiled.emptyDay)
            }
        }
        for lane in lanes.indices { lanes[lane].endDay() }
    }

    /// Forgets the launches that are open.
    mutating func dropLaunches() {
        for lane in lanes.indices { lanes[lane].dropLaunches() }
    }

    /// A launch as it is drawn, with its own metrics.
    private func trace(of launch: LaunchRun, at place: Int) -> LaunchTrace {
        var trace = launch.finishedTrace
        trace.values = values { lanes[$0.lane].metrics(flow: $0.index, launch: place, launch.facts) }
        return trace
    }

    private mutating func noteRecord(of launch: LaunchRun, at place: Int) {
        guard compiled.program.launchesUnknown == nil else { return }
        var record = launch.finishedRecord
        if let wait = compiled.wait, launch.touches(wait.place.lane) {
            record.wait = lanes[wait.place.lane].longest(
                wait.id, flow: wait.place.index, launch: place, launch.facts)
        }
        sums.notable.add(record)
    }

    private func values(_ metrics: (Lanes.Place) -> [Metric]) -> [Public: SeriesValue] {
        compiled.lanes.places.flatMap(metrics).seriesValues
    }

    /// The sums, which are not kept.
    mutating func takenSums() -> LaunchSums {
        days.append(sums.days)
        var taken = LaunchSums()
        swap(&taken, &sums)
        return taken
    }

    /// Adds a later stretch; the days of both are over.
    mutating func append(_ later: StretchFigures) {
        add(later)
        for lane in lanes.indices { lanes[lane].append(later.lanes[lane]) }
    }

    mutating func join(_ other: StretchFigures) {
        add(other)
        for lane in lanes.indices { lanes[lane].join(other.lanes[lane]) }
    }

    private mutating func add(_ other: StretchFigures) {
        sums.add(other.sums)
        days.append(other.days)
    }
}
