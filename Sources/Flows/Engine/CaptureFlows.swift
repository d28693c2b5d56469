internal import EventModel
internal import Redaction

/// The flows of one capture while it is read: launches that are open, and the figures of those that are over.
struct CaptureFlows: Sendable {
    private struct LaunchKey: Hashable {
        var process: Int
        var processID: Int32?
    }

    /// Launches that may be open at the same time; the one that began first is closed for the next.
    private static let mostOpen = 64

    let origin: EventOrigin
    private(set) var firstInstant: Int64?
    private let program: FlowProgram
    private let listeners: Listeners
    private let excludesForced: Bool
    private var figures: StretchFigures
    private var launches: [LaunchRun] = []
    private var open: [LaunchKey: Int] = [:]
    private var closed = 0

    init(_ program: FlowProgram, _ listeners: Listeners, first: EventOrigin, excludesForced: Bool) {
        self.program = program
        self.listeners = listeners
        self.excludesForced = excludesForced
        origin = first
        figures = StretchFigures(program)
    }

    mutating func take(_ event: RedactedEvent) {
        if let instant = event.origin.time?.instantNanoseconds { firstInstant = min(firstInstant ?? instant, instant) }
        let key = LaunchKey(process: event.origin.process, processID: event.origin.processID)
        let begins = program.launchMarker?.matches(event) ?? false
        if begins || open[key] == nil { begin(key, event, isWhole: begins || program.launchMarker == nil) }
        if let number = open[key] { launches[number - closed].take(event, listeners) }
    }

    /// The figures of the capture, open launches included.
    func finished() -> StretchFigures {
        var result = figures
        for launch in launches { CaptureFlows.close(launch, into: &result, excludesForced: excludesForced) }
        return result
    }

    private mutating func begin(_ key: LaunchKey, _ event: RedactedEvent, isWhole: Bool) {
        if launches.count >= CaptureFlows.mostOpen {
            CaptureFlows.close(launches.removeFirst(), into: &figures, excludesForced: excludesForced)
            if let gone = open.first(where: { $0.value == closed })?.key { open[gone] = nil }
            closed += 1
        }
        launches.append(LaunchRun(program, first: event, isWhole: isWhole))
        open[key] = closed + launches.count - 1
    }

    private static func close(_ launch: LaunchRun, into figures: inout StretchFigures, excludesForced: Bool) {
        var launch = launch
        if excludesForced, launch.isForced {
            figures.excluded += 1
        } else {
            figures.append(launch.finish())
        }
    }
}
