import EventModel
import Foundation

@testable import LogIngest

/// A record with its texts taken out of the bytes.
struct ReadRecord: Equatable {
    var style: LogStyle
    var line: Int
    var lineCount: Int
    var time: String?
    var offset: String?
    var level: LogLevel?
    var type: RecordType
    var processID: Int32?
    var threadID: UInt64?
    var activityID: UInt64
    var timeToLive: Int32?
    var process: String?
    var sender: String?
    var subsystem: String?
    var category: String?
    var metadata: String?
    var message: String
    var isTruncated: Bool

    init(_ record: LogRecord, _ bytes: Span<UInt8>) {
        func text(_ range: Range<Int>) -> String {
            String(decoding: range.map { bytes[$0] }, as: UTF8.self)
        }
        func field(_ range: Range<Int>) -> String? { range.isEmpty ? nil : text(range) }
        style = record.style
        line = record.line
        lineCount = record.lineCount
        time = record.time?.civilText
        offset = record.time?.utcOffsetText
        level = record.level
        type = record.type
        processID = record.processID
        threadID = record.threadID
        activityID = record.activityID
        timeToLive = record.timeToLive
        process = field(record.process)
        sender = field(record.sender)
        subsystem = field(record.subsystem)
        category = field(record.category)
        metadata = field(record.metadata)
        message = text(record.message)
        isTruncated = record.isTruncated
    }
}

/// Keeps every record; a message that begins with `Event: ` is an event.
struct CollectingSink: RecordSink {
    var records: [ReadRecord] = []

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        let read = ReadRecord(record, bytes)
        records.append(read)
        return read.message.hasPrefix("Event: ") ? .event : .other
    }
}

/// Records and tally of a capture in memory.
func read(
    _ bytes: [UInt8], pieceSize: Int = .max, reader: CaptureReader = CaptureReader()
) throws -> (records: [ReadRecord], tally: CaptureTally) {
    var source = MemorySource(bytes, pieceSize: pieceSize)
    var sink = CollectingSink()
    let tally = reader.read(&source, into: &sink)
    return (sink.records, tally)
}

/// Records and tally of a capture in memory.
func read(_ text: String) throws -> (records: [ReadRecord], tally: CaptureTally) {
    try read(Array(text.utf8))
}

/// The folder of fixtures, found from this file.
let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

/// The bytes of a fixture.
func fixture(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: fixtures.appendingPathComponent(path)))
}

/// The names of the captures among the fixtures, sorted.
func captureNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: fixtures.appendingPathComponent("captures").path)
        .filter { $0.hasSuffix(".log") }.sorted()
}
