internal import Redaction

/// A program ready to run: shared by all launches, with what each event concerns looked up once.
final class CompiledProgram: Sendable {
    let program: FlowProgram
    let excludesForced: Bool
    let listeners: Listeners
    let lanes: Lanes
    /// The lanes of a launch that begins.
    let runs: [any AnyLane]
    /// The lanes before the first launch.
    let figures: [any AnyLane]
    private let marks: [[FlowProgram.TimelineMark]]

    init(_ program: FlowProgram, excludesForced: Bool) {
        self.program = program
        self.excludesForced = excludesForced
        lanes = Lanes(program.flows)
        runs = lanes.all.map(\.launch)
        figures = lanes.all.map(\.stretch)
        listeners = Listeners(program, lanes)
        var marks = Array(repeating: [FlowProgram.TimelineMark](), count: program.events.count)
        for mark in program.timeline { marks[mark.event.event].append(mark) }
        self.marks = marks
    }

    /// The mark that a launch's timeline gets for an event.
    func mark(for event: RedactedEvent) -> FlowProgram.TimelineMark? {
        event.planned.flatMap { marks[$0].first { $0.event.matches(event) } }
    }
}
