internal import EventModel
internal import Redaction

/// The flows of one stream while it is read: launches that are open, and the figures of those that are over.
struct StreamFlows: Sendable {
    private struct LaunchKey: Hashable {
        var process: Int
        var processID: Int32?
    }

    private struct Launch: Sendable {
        var key: LaunchKey
        /// Counted from 1.
        var number: Int
        var run: LaunchRun
    }

    /// Launches that may be open at the same time; the one that began first is closed for the next.
    private static let mostOpen = 64

    let origin: EventOrigin
    private(set) var firstInstant: Int64?
    /// The captures that its events come from.
    private(set) var captures: Set<Int> = []
    private var latestCapture: Int?
    private let compiled: CompiledProgram
    private var figures: StretchFigures
    /// The launches that are open, a ring in the order in which they began; `closed` went before.
    private var launches: [Launch] = []
    private var closed = 0
    private var began = 0
    /// The number of the last launch of each key.
    private var open: [LaunchKey: Int] = [:]
    /// The launch that had the last event: most events go to the same one.
    private var latest: (key: LaunchKey, number: Int)?
    /// Memory for the events of the next launch.
    private var room: [LaunchRecord.Moment] = []
    /// The event that is to be explained, where somebody asks.
    private var watch: EventWatch?

    init(_ compiled: CompiledProgram, first: EventOrigin, watch: EventWatch? = nil) {
        self.watch = watch
        self.compiled = compiled
        origin = first
        figures = StretchFigures(compiled)
    }

    mutating func take(_ event: RedactedEvent) {
        if event.origin.capture != latestCapture {
            captures.insert(event.origin.capture)
            latestCapture = event.origin.capture
        }
        if let instant = event.origin.time?.instantNanoseconds { firstInstant = min(firstInstant ?? instant, instant) }
        let place = place(of: event)
        var event = event
        event.origin.launch = launches[place].number
        if watch == nil {
            figures.take(event, launch: place, at: launches[place].run.take(event))
        } else {
            takeWatching(event, launch: place)
        }
        if !compiled.excludesForced { figures.sums.ledger.take(event) }
    }

    /// Takes an event that may be the one that is to be explained.
    private mutating func takeWatching(_ event: RedactedEvent, launch place: Int) {
        let before = watch?.isMeant(event) ?? false ? (run: launches[place].run, lanes: figures.lanes) : nil
        figures.take(event, launch: place, at: launches[place].run.take(event))
        guard let before else { return }
        watch?.explanation = launches[place].run.explanation(
            of: event, launch: place, before: before, lanes: figures.lanes)
    }

    /// The figures of the stream, open launches included.
    func finished() -> StretchFigures {
        var result = figures
        for number in closed..<began {
            let place = number % StreamFlows.mostOpen
            result.close(launches[place].run, at: place)
        }
        result.endDay()
        result.dropLaunches()
        result.sums.ledger.settle()
        return result
    }

    /// What is known of the watched event when all is read.
    var explanation: EventExplanation? {
        var copy = self
        launches.forEach { copy.noteEnd(of: $0) }
        return copy.watch?.explanation
    }

    private mutating func noteEnd(of launch: Launch) {
        guard watch?.explanation?.event.origin.launch == launch.number else { return }
        watch?.explanation?.isForced = launch.run.facts.isForced
    }

    /// Where the launch of an event stands in the ring; it begins here if the event is its first.
    private mutating func place(of event: RedactedEvent) -> Int {
        let key = LaunchKey(process: event.origin.process, processID: event.origin.processID)
        let mayBegin = compiled.concerns(of: event).contains(.begin)
        let begins = mayBegin && compiled.program.launchMarker?.matches(event) ?? false
        if !begins {
            if let latest, latest.key == key { return latest.number % StreamFlows.mostOpen }
            if let number = open[key] {
                latest = (key, number)
                return number % StreamFlows.mostOpen
            }
        }
        return begin(key, event, isWhole: begins || compiled.program.launchMarker == nil)
    }

    private mutating func begin(_ key: LaunchKey, _ event: RedactedEvent, isWhole: Bool) -> Int {
        // Where launches may be left out later ones take their place.
        let isDrawn = began < LaunchSums.mostTraces || compiled.excludesForced
        var origin = event.origin
        origin.launch = began + 1
        let run = LaunchRun(compiled, first: origin, isWhole: isWhole, isDrawn: isDrawn, room: room)
        room = []
        var launch = Launch(key: key, number: began + 1, run: run)
        let place = began % StreamFlows.mostOpen
        if launches.count < StreamFlows.mostOpen {
            launches.append(launch)
        } else {
            swap(&launches[place], &launch)
            noteEnd(of: launch)
            figures.close(launch.run, at: place)
            room = launch.run.clearedRoom()
            if open[launch.key] == closed { open[launch.key] = nil }
            closed += 1
        }
        open[key] = began
        latest = (key, began)
        began += 1
        return place
    }
}
