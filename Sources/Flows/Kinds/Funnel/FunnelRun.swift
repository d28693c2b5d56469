internal import Redaction

/// A funnel in one launch: the unit that runs, or, where installs are counted, the moments of the launch.
struct FunnelRun: Sendable {
    private(set) var unit: FunnelUnit
    private(set) var history = FunnelHistory()
    private var session = 0
    private var wasMoment = false
    private var lastInstant: Int64?
    private var lastNumber = 0

    init(_ flow: FunnelFlow) {
        unit = FunnelUnit(flow)
    }

    mutating func take(_ event: RedactedEvent, _ flow: FunnelFlow, at place: LaunchPlace) {
        if flow.unit == .sessions, place.session != session {
            unit.finish(at: lastInstant, number: lastNumber + 1, mayGoOn: false, flow)
            session = place.session
            wasMoment = false
        }
        if wasMoment {
            unit.noteNext(event.name)
            history.noteNext(event.name)
            wasMoment = false
        }
        lastInstant = place.instant
        lastNumber = place.number
        guard let moment = flow.moment(event, number: place.number, instant: place.instant) else { return }
        wasMoment = true
        if flow.unit == .installs { history.add(moment) } else { unit.take(moment, flow) }
    }
}

/// The moments of an install in order, bounded: the first thousand, and how many there were more.
struct FunnelHistory: Sendable {
    private static let mostMoments = 1000

    private(set) var moments: [FunnelMoment] = []
    private(set) var more = 0
    /// How many events of any kind there were, and the last time.
    private(set) var eventCount = 0
    private(set) var lastInstant: Int64?

    mutating func add(_ moment: FunnelMoment) {
        if moments.count < FunnelHistory.mostMoments { moments.append(moment) } else { more += 1 }
    }

    mutating func noteNext(_ name: Public) {
        guard more == 0, !moments.isEmpty else { return }
        moments[moments.count - 1].next = name
    }

    /// Closes a launch.
    mutating func finish(_ launch: LaunchFacts) {
        eventCount = launch.eventCount
        lastInstant = launch.lastInstant
    }

    /// Adds what came later.
    mutating func append(_ later: FunnelHistory) {
        let room = FunnelHistory.mostMoments - moments.count
        for var moment in later.moments.prefix(room) {
            moment.number += eventCount
            moments.append(moment)
        }
        more += later.more + max(0, later.moments.count - room)
        eventCount += later.eventCount
        if let instant = later.lastInstant { lastInstant = max(lastInstant ?? instant, instant) }
    }

    /// How far the install's attempts came.
    func counts(_ flow: FunnelFlow) -> FunnelParts {
        var unit = FunnelUnit(flow)
        for moment in moments {
            unit.take(moment, flow)
            if let next = moment.next { unit.noteNext(next) }
        }
        // Nobody knows what became of an attempt whose later events were not kept.
        unit.finish(at: more > 0 ? nil : lastInstant, number: eventCount + 1, mayGoOn: true, flow)
        return unit.counts
    }
}
