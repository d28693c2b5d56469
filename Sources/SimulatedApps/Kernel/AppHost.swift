public import EventModel

/// The device that one installation of an app runs on: its clock, its chance, its storage and its log.
///
/// What changes is internal: an access from outside would have the runtime watch each access.
public final class AppHost {
    /// The clock.
    public let scheduler: Scheduler
    /// The source of chance.
    var generator: SeededGenerator
    /// What the app keeps between launches.
    public let install: Install
    /// What happened so far.
    var ledger = Ledger()
    /// How far one entry moves the clock, in nanoseconds.
    var entryCost: Int64
    /// The process that runs or ran last.
    private(set) var processID: Int32
    /// The thread that logs.
    var threadID: UInt64
    /// Messages since the last expectation; nil when nobody asks.
    var transcript: [String]?

    private let processIDStep: Int32
    private var isFirstProcess = true
    private let sink: any EntrySink

    /// A device on which nothing ran yet.
    public init(
        identity: AppIdentity, start: Int64, generator: SeededGenerator, sink: any EntrySink,
        install: Install = Install(), entryCost: Int64 = 311_000
    ) {
        scheduler = Scheduler(now: start)
        self.generator = generator
        self.install = install
        self.entryCost = entryCost
        self.sink = sink
        processID = identity.firstProcessID
        processIDStep = identity.processIDStep
        threadID = identity.threadID
    }

    /// Whether more of the run is for nothing: the log is full, or the clock stands at its end.
    public var isStopping: Bool { sink.isFull || scheduler.isAtEnd }

    /// Gives the next process its number and counts the launch; the app calls it.
    public func startProcess() {
        if isFirstProcess { isFirstProcess = false } else { processID = numberAfter(processID) }
        ledger.launches += 1
    }

    /// The number of the next process. Past the last one, Apple's systems begin again below; numbers of processes that
    /// start with the device, which still run, are left out.
    private func numberAfter(_ number: Int32) -> Int32 {
        let first: Int32 = 1000
        let last: Int32 = 99_998
        return first + (number - first + processIDStep) % (last - first + 1)
    }

    /// Drops what the process had scheduled; the app calls it.
    public func endProcess() {
        scheduler.cancelProcessWork()
    }

    /// Logs a message now; the clock moves on by the cost of an entry.
    public func log(_ message: String, from origin: LogOrigin, level: LogLevel, format: StaticString? = nil) {
        sink.receive(
            SimulatedEntry(
                instant: scheduler.now, level: level, origin: origin, message: message, format: format,
                processID: processID, threadID: threadID))
        if transcript != nil { transcript?.append(message) }
        ledger.entries += 1
        scheduler.advance(by: entryCost)
    }
}
