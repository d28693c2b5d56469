public import EventModel

/// One log entry of a simulated program, before any style prints it.
public struct SimulatedEntry {
    /// When, in nanoseconds UTC since 1970.
    public var instant: Int64
    /// The level.
    public var level: LogLevel
    /// Where it comes from.
    public var origin: LogOrigin
    /// The message; may hold line breaks.
    public var message: String
    /// The format string behind the message, as the structured styles print it; the message itself where it is nil.
    public var format: StaticString?
    /// The process.
    public var processID: Int32
    /// The thread.
    public var threadID: UInt64

    /// An entry.
    public init(
        instant: Int64, level: LogLevel, origin: LogOrigin, message: String, format: StaticString? = nil,
        processID: Int32, threadID: UInt64
    ) {
        self.instant = instant
        self.level = level
        self.origin = origin
        self.message = message
        self.format = format
        self.processID = processID
        self.threadID = threadID
    }
}

/// What takes the entries of simulated programs, in the order in which they are logged.
public protocol EntrySink: AnyObject {
    /// Takes one entry.
    func receive(_ entry: SimulatedEntry)

    /// Whether nothing more is wanted: a population starts no further launch then.
    var isFull: Bool { get }
}

extension EntrySink {
    /// Never.
    public var isFull: Bool { false }
}

/// A sink that keeps everything; for tests and short scenarios.
public final class EntryList: EntrySink {
    /// What came in, in order.
    public private(set) var entries: [SimulatedEntry] = []

    /// An empty list.
    public init() {}

    /// Keeps one entry.
    public func receive(_ entry: SimulatedEntry) {
        entries.append(entry)
    }
}
