import EventModel

@testable import LogIngest

/// What one style reads from one line: the names of the fields and their texts, empty ones left out.
///
/// The answer of the style, if it is not a record, stands in the field `match`.
struct StyleFields {
    private(set) var fields: [String: String] = [:]

    /// Matches a whole line.
    init(line: String, _ match: (Span<UInt8>, Range<Int>, inout LogRecord) -> HeaderMatch) {
        let bytes = Array(line.utf8)
        var record = LogRecord(style: .custom, line: 1)
        set(match(bytes.span, 0..<bytes.count, &record), record, bytes)
    }

    /// Matches what follows the stamp that begins a line.
    init(stamped line: String, _ match: (Span<UInt8>, Range<Int>, inout LogRecord) -> HeaderMatch) {
        let bytes = Array(line.utf8)
        var record = LogRecord(style: .custom, line: 1)
        var clock = ClockReader()
        guard let stamp = clock.read(bytes.span, at: 0, before: bytes.count) else {
            fields = ["match": "no stamp"]
            return
        }
        record.time = stamp.time
        set(match(bytes.span, stamp.end..<bytes.count, &record), record, bytes)
    }

    /// The fields of a record whose texts stand in `bytes`.
    init(_ record: LogRecord, _ bytes: [UInt8]) {
        set(.record, record, bytes)
    }

    private mutating func set(_ match: HeaderMatch, _ record: LogRecord, _ bytes: [UInt8]) {
        guard match == .record else {
            fields = ["match": "\(match)"]
            return
        }
        func text(_ range: Range<Int>) -> String? {
            range.isEmpty ? nil : String(decoding: bytes[range], as: UTF8.self)
        }
        let details = record.details
        let all: [(String, String?)] = [
            ("style", record.style.rawValue), ("time", record.time.map { $0.civilText + ($0.utcOffsetText ?? "") }),
            ("type", record.type == .log ? nil : record.type.rawValue), ("level", record.level?.rawValue),
            ("word", text(record.levelWord)), ("pid", record.processID.map(String.init)),
            ("tid", record.threadID.map { String($0) }), ("process", text(record.process)),
            ("library", text(record.sender)), ("subsystem", text(record.subsystem)),
            ("category", text(record.category)), ("message", text(record.message)), ("host", text(details.host)),
            ("job", text(details.job)), ("offset", text(details.imageOffset)), ("spid", text(details.signpostID)),
            ("scope", text(details.signpostScope)), ("kind", text(details.signpostKind)),
            ("name", text(details.signpostName)), ("metadata", text(record.metadata)),
            ("ttl", record.timeToLive.map(String.init)), ("thread", text(details.threadName)),
            ("address", text(details.threadAddress)), ("file", text(details.sourceFile)),
            ("function", text(details.sourceFunction)), ("symbol", text(details.sourceSymbol)),
            ("image", text(details.sourceImage)), ("line", details.sourceLine.map(String.init)),
            ("activity", record.activityID == 0 ? nil : "0x" + String(record.activityID, radix: 16)),
        ]
        for case (let name, let text?) in all {
            fields[name] = text
        }
    }
}
