public import EventModel

/// What a record is: a message, or one of the log's own entries.
public enum RecordType: String, Sendable, Hashable, CaseIterable {
    case log, activity, signpost, timesync, loss, state, trace, userAction, transition
    /// Text that a program printed without any logging.
    case stdio
}

/// One log entry of one or more lines: numbers, and ranges of the bytes that hold its texts.
///
/// The ranges are positions in the bytes that a sink gets together with the record; they are valid during that call only.
/// An empty range means that the record does not say.
public struct LogRecord: Sendable, Hashable {
    /// The style it was read from.
    public var style: LogStyle
    /// For the style `custom`, the index of the user's own format.
    public var customFormat: UInt8?
    /// Its first line in the capture, from 1.
    public var line: Int
    /// How many lines it covers.
    public var lineCount: Int
    /// When, as printed.
    public var time: Timestamp?
    /// Its level, if it has one.
    public var level: LogLevel?
    /// The level as printed, where that is a word.
    public var levelWord = 0..<0
    /// What it is.
    public var type: RecordType
    /// Process id.
    public var processID: Int32?
    /// Thread id.
    public var threadID: UInt64?
    /// Activity id; 0 when there is none.
    public var activityID: UInt64
    /// Time to live in days, where the style prints it.
    public var timeToLive: Int32?
    /// Name of the process.
    public var process: Range<Int>
    /// Name of the sending image, where it is not the process.
    public var sender: Range<Int>
    /// Subsystem; of swift-log, the logger's label.
    public var subsystem: Range<Int>
    /// Category; of swift-log, the source, which is the module that logs.
    public var category: Range<Int>
    /// Metadata of swift-log, `k=v` pairs as printed; they are no part of the message.
    public var metadata: Range<Int>
    /// Message, verbatim, lines joined by line feeds, without the last line's end.
    public var message: Range<Int>
    /// What few styles print.
    public var details = RecordDetails()
    /// How many times more the message came, according to a repeat marker after it.
    public var repeatCount = 0
    /// Whether the message was longer than the reader keeps; the lines that were left out are in `lineCount`.
    public var isTruncated = false
    /// Whether it begins in a line that counts for the record before.
    public var sharesLine = false
}

/// Takes the records of a capture, one after the other, in the order of the file.
public protocol RecordSink {
    /// Takes one record; `bytes` hold its texts during this call. The answer says whether it is an analytics event
    /// (`event`) or not (`other`): the class of its first line.
    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass

    /// Learns that no record that is still to come begins before this line. Called now and then; a sink that keeps nothing
    /// of its own needs none of it.
    mutating func settle(before line: Int)
}

extension RecordSink {
    /// Nothing.
    public mutating func settle(before line: Int) {}
}
