internal import Redaction

/// A program ready to run: shared by all launches, with what each event concerns looked up once.
final class CompiledProgram: Sendable {
    let program: FlowProgram
    let excludesForced: Bool
    let listeners: Listeners
    let lanes: Lanes
    /// For each lane whether launches without an event of it matter.
    let noticing: [Bool]
    /// The first flow that measures a duration, and its metric: how long a launch makes its user wait.
    let wait: (place: Lanes.Place, id: MetricID)?
    /// What a day has at least: the values of flows without an event.
    let emptyDay: DaySeries.Step
    private let marks: [[FlowProgram.TimelineMark]]
    /// For each event what has to be looked at besides the flows.
    private let concerns: [Concerns]

    /// What an event may be besides an event of flows.
    struct Concerns: OptionSet, Sendable {
        let rawValue: UInt8

        static let begin = Concerns(rawValue: 1)
        static let forced = Concerns(rawValue: 2)
        static let mark = Concerns(rawValue: 4)
    }

    init(_ program: FlowProgram, excludesForced: Bool) {
        self.program = program
        self.excludesForced = excludesForced
        lanes = Lanes(program.flows.map { $0.resolved(program.labels) })
        wait = lanes.wait
        let empty = lanes.emptyMetrics.seriesValues
        emptyDay = DaySeries.Step(values: empty, sums: empty.filter { $1.isSum })
        noticing = lanes.all.map(\.noticesEveryLaunch)
        listeners = Listeners(program, lanes)
        var marks = Array(repeating: [FlowProgram.TimelineMark](), count: program.events.count)
        var concerns = Array(repeating: Concerns(), count: program.events.count)
        for mark in program.timeline {
            marks[mark.event.event].append(mark)
            concerns[mark.event.event].insert(.mark)
        }
        if let marker = program.launchMarker { concerns[marker.event].insert(.begin) }
        if let forced = program.forcedLaunch {
            for event in [forced.start.event, forced.end.event] { concerns[event].insert(.forced) }
        }
        self.marks = marks
        self.concerns = concerns
    }

    /// What an event has to be looked at for.
    func concerns(of event: RedactedEvent) -> Concerns { event.planned.map { concerns[$0] } ?? [] }

    /// The mark that a launch's timeline gets for an event.
    func mark(for event: RedactedEvent) -> FlowProgram.TimelineMark? {
        event.planned.flatMap { marks[$0].first { $0.event.matches(event) } }
    }
}
