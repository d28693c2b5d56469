internal import Redaction

/// A program ready to run: shared by all launches, with what each event concerns looked up once.
final class CompiledProgram: Sendable {
    let program: FlowProgram
    let excludesForced: Bool
    let listeners: Listeners
    private let marks: [[FlowProgram.TimelineMark]]

    init(_ program: FlowProgram, excludesForced: Bool) {
        self.program = program
        self.excludesForced = excludesForced
        listeners = Listeners(program)
        var marks = Array(repeating: [FlowProgram.TimelineMark](), count: program.events.count)
        for mark in program.timeline { marks[mark.event.event].append(mark) }
        self.marks = marks
    }

    /// Closes the books of a launch, unless it was forced and such launches are left out.
    func close(_ launch: LaunchRun, into figures: inout StretchFigures) {
        var launch = launch
        if excludesForced, launch.isForced {
            figures.excluded += 1
        } else {
            figures.append(launch.finish())
        }
    }

    /// The mark that a launch's timeline gets for an event.
    func mark(for event: RedactedEvent) -> FlowProgram.TimelineMark? {
        event.planned.flatMap { marks[$0].first { $0.event.matches(event) } }
    }
}
