internal import EventModel
internal import Redaction

/// The flows of one stream while it is read: launches that are open, and the figures of those that are over.
struct StreamFlows: Sendable {
    private struct LaunchKey: Hashable {
        var process: Int
        var processID: Int32?
    }

    /// Launches that may be open at the same time; the one that began first is closed for the next.
    private static let mostOpen = 64

    let origin: EventOrigin
    private(set) var firstInstant: Int64?
    /// The captures that its events come from.
    private(set) var captures: Set<Int> = []
    private let compiled: CompiledProgram
    private var figures: StretchFigures
    private var launches: [LaunchRun] = []
    private var open: [LaunchKey: Int] = [:]
    private var closed = 0

    init(_ compiled: CompiledProgram, first: EventOrigin) {
        self.compiled = compiled
        origin = first
        figures = StretchFigures(compiled)
    }

    mutating func take(_ event: RedactedEvent) {
        captures.insert(event.origin.capture)
        if let instant = event.origin.time?.instantNanoseconds { firstInstant = min(firstInstant ?? instant, instant) }
        let key = LaunchKey(process: event.origin.process, processID: event.origin.processID)
        let marker = compiled.program.launchMarker
        let begins = marker?.matches(event) ?? false
        if begins || open[key] == nil { begin(key, event, isWhole: begins || marker == nil) }
        if let number = open[key] { launches[number - closed].take(event) }
        if !compiled.excludesForced { figures.ledger.take(event) }
    }

    /// The figures of the stream, open launches included.
    func finished() -> StretchFigures {
        var result = figures
        for launch in launches { result.close(launch, excludesForced: compiled.excludesForced) }
        return result
    }

    private mutating func begin(_ key: LaunchKey, _ event: RedactedEvent, isWhole: Bool) {
        if launches.count >= StreamFlows.mostOpen {
            figures.close(launches.removeFirst(), excludesForced: compiled.excludesForced)
            if let gone = open.first(where: { $0.value == closed })?.key { open[gone] = nil }
            closed += 1
        }
        launches.append(LaunchRun(compiled, first: event, isWhole: isWhole))
        open[key] = closed + launches.count - 1
    }
}
