internal import EventModel
internal import Redaction

/// Sums over launches that add up in any order, whoever's launches they are. A run has one of them, not one for each install.
struct LaunchSums: Sendable {
    /// How many launches can be drawn.
    static let mostTraces = 60

    var launches = 0
    var partial = 0
    var forced = 0
    var excluded = 0
    var ledger = EventLedger()
    /// The metrics by day.
    var series = DaySeries()
    /// The same by the labels of the captures; empty where no capture has labels.
    var labelled: [Labels: DaySeries] = [:]
    /// The first launches, to be drawn.
    private(set) var traces: [LaunchTrace] = []
    /// Launches that are worth a look.
    var notable = NotableLaunches()

    /// Whether another launch of the same stream is among the first ones.
    var hasRoomForTrace: Bool { traces.count < LaunchSums.mostTraces }

    /// Adds a launch to be drawn.
    mutating func add(_ trace: LaunchTrace) { traces.append(trace) }

    mutating func add(_ other: LaunchSums) {
        launches += other.launches
        partial += other.partial
        forced += other.forced
        excluded += other.excluded
        ledger.append(other.ledger)
        series.append(other.series)
        for (labels, days) in other.labelled { labelled[labels, default: DaySeries()].append(days) }
        notable.add(other.notable)
        traces = Array((traces + other.traces).sorted { $0.place < $1.place }.prefix(LaunchSums.mostTraces))
    }

    /// On which days there were launches.
    var days: LaunchDays {
        LaunchDays(all: series.withoutValues, labelled: labelled.mapValues(\.withoutValues))
    }
}

/// The days on which launches of an install began, without any figure but their number.
struct LaunchDays: Sendable {
    var all = DaySeries()
    /// By the labels of the captures; empty where no capture has labels.
    var labelled: [Labels: DaySeries] = [:]

    mutating func append(_ later: LaunchDays) {
        all.append(later.all)
        for (labels, days) in later.labelled { labelled[labels, default: DaySeries()].append(days) }
    }
}

extension LaunchTrace {
    /// The order of launches in a run: by their begin, without times by stream.
    fileprivate var place: (Int64, Int, Int) { (start ?? .max, origin.stream, origin.launch) }
}
