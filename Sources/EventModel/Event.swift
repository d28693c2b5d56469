/// One analytics event as it stands in a record: ranges of the record's bytes. It holds no text.
public struct Event: Sendable, Hashable {
    /// A parameter of the event.
    public struct Parameter: Sendable, Hashable {
        /// Index into the planned event's parameters, or nil for a parameter that is not planned.
        public var planned: Int?
        /// Where the key stands.
        public var key: Range<Int>
        /// Where the value stands.
        public var value: Range<Int>

        /// A parameter.
        public init(planned: Int?, key: Range<Int>, value: Range<Int>) {
            self.planned = planned
            self.key = key
            self.value = value
        }
    }

    /// Index into the catalogue's events, or nil for an event that is not planned.
    public var planned: Int?
    /// Where the name stands.
    public var name: Range<Int>
    /// The parameters in the order of the message.
    public var parameters: [Parameter]

    /// An event.
    public init(planned: Int?, name: Range<Int>, parameters: [Parameter] = []) {
        self.planned = planned
        self.name = name
        self.parameters = parameters
    }
}

/// Where an event stands: in which capture, in which line, in which process, and when.
public struct EventOrigin: Sendable, Hashable {
    /// Index of the capture in the order given.
    public var capture: Int
    /// The install that the capture belongs to: the smallest index of its captures.
    public var install: Int
    /// The captures that are read as one, for they overlap or follow one another: the smallest index of them. Launches go
    /// on from one of them to the next.
    public var stream: Int
    /// First line of the record, from 1.
    public var line: Int
    /// A number for the process name, equal for equal names of one stream.
    public var process: Int
    /// Process id, or nil where the log has none.
    public var processID: Int32?
    /// When, as printed.
    public var time: Timestamp?
    /// The record's level, if it has one.
    public var level: LogLevel?
    /// The labels of the capture: an index into the run's different sets of them, of which the first one is empty.
    public var labels: Int
    /// The launch that the event belongs to, counted from 1 in its stream; 0 until the flows have told launches apart.
    public var launch = 0

    /// An origin. Without a stream the capture is read by itself.
    public init(
        capture: Int, install: Int, stream: Int? = nil, line: Int, process: Int, processID: Int32?, time: Timestamp?,
        level: LogLevel? = nil, labels: Int = 0
    ) {
        self.labels = labels
        self.stream = stream ?? capture
        self.level = level
        self.capture = capture
        self.install = install
        self.line = line
        self.process = process
        self.processID = processID
        self.time = time
    }
}
