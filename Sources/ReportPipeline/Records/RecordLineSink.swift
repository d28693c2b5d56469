internal import EventModel
internal import LogIngest
internal import Redaction

/// Writes each record as a line of JSON.
struct RecordLineSink: RecordSink {
    private(set) var recordCount = 0
    private var lines = JSONLineBuilder()
    /// Decides what is shown; nil shows everything as it is.
    private(set) var gate: RecordGate?
    private let capture: String
    private let formats: CustomFormats
    private let output: LineOutput
    private static let flushSize = 64 << 10

    init(capture: String, gate: RecordGate?, formats: CustomFormats, output: LineOutput) {
        self.capture = capture
        self.gate = gate
        self.formats = formats
        self.output = output
    }

    /// Gives away what is finished.
    mutating func flush() {
        output.take(lines.bytes)
        lines.removeAll()
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        recordCount += 1
        lines.beginObject()
        lines.text("capture", capture)
        lines.number("line", record.line)
        lines.text("format", formats.name(of: record))
        writeTime(record)
        writeSender(record, bytes)
        writeMessage(record, bytes)
        writeExtras(record, bytes)
        lines.endObject()
        lines.endLine()
        if lines.bytes.count > RecordLineSink.flushSize { flush() }
        return .other
    }

    private mutating func writeTime(_ record: LogRecord) {
        guard let time = record.time else { return lines.null("timestamp") }
        if let offset = time.utcOffsetText, time.unknown == .nothing {
            lines.text("timestamp", time.civilText + offset)
        } else {
            lines.null("timestamp")
            lines.text("timestamp_local", time.civilText + (time.utcOffsetText ?? ""))
        }
    }

    private mutating func writeSender(_ record: LogRecord, _ bytes: Span<UInt8>) {
        // A word that is no level could be anything.
        if record.levelWord.isEmpty || (gate != nil && record.level == nil) {
            if let level = record.level { lines.text("level", level.rawValue) } else { lines.null("level") }
        } else {
            lines.text("level", bytes, record.levelWord)
        }
        name("process", record.process, bytes, isAlways: true, allowsBlanks: true)
        lines.number("pid", record.processID)
        lines.number("tid", record.threadID)
        let isSwiftLog = record.style == .swiftLog
        name("library", isSwiftLog ? record.category : record.sender, bytes, isAlways: true)
        name("subsystem", isSwiftLog ? 0..<0 : record.subsystem, bytes, isAlways: true)
        name("category", isSwiftLog ? 0..<0 : record.category, bytes, isAlways: true)
        if record.activityID == 0 {
            lines.null("activity")
        } else {
            lines.text("activity", "0x" + String(record.activityID, radix: 16))
        }
    }

    private mutating func writeMessage(_ record: LogRecord, _ bytes: Span<UInt8>) {
        if let message = gate?.message(of: record, bytes) {
            lines.text("message", message)
        } else {
            lines.text("message", bytes, record.message)
        }
        if record.isTruncated { lines.text("truncated", "true") }
        if record.repeatCount > 0 { lines.number("repeated", record.repeatCount) }
    }

    private mutating func writeExtras(_ record: LogRecord, _ bytes: Span<UInt8>) {
        if let days = record.timeToLive { lines.number("ttl", days) }
        if record.type != .log { lines.text("type", record.type.rawValue) }
        if record.style == .swiftLog {
            name("label", record.subsystem, bytes)
        }
        writeMetadata(record, bytes)
        let details = record.details
        // Hosts and jobs are named after people and their devices as often as not.
        if gate == nil {
            name("host", details.host, bytes)
            name("job", details.job, bytes)
        }
        name("thread_name", details.threadName, bytes)
        name("thread_address", details.threadAddress, bytes)
        name("image_offset", details.imageOffset, bytes)
        writeSignpost(record, bytes)
        writeSource(details, bytes)
    }

    private mutating func writeSignpost(_ record: LogRecord, _ bytes: Span<UInt8>) {
        let details = record.details
        guard record.type == .signpost, !details.signpostID.isEmpty || !details.signpostKind.isEmpty else { return }
        lines.beginObject("signpost")
        let id = String(decoding: details.signpostID.map { bytes[$0] }, as: UTF8.self)
        if let number = UInt64(id) {
            lines.number("id", number)
        } else {
            name("id", details.signpostID, bytes)
        }
        name("scope", details.signpostScope, bytes)
        name("type", details.signpostKind, bytes)
        name("name", details.signpostName, bytes)
        lines.endObject()
    }

    private mutating func writeSource(_ details: RecordDetails, _ bytes: Span<UInt8>) {
        let texts: [(StaticString, Range<Int>)] = [
            ("file", details.sourceFile), ("function", details.sourceFunction), ("symbol", details.sourceSymbol),
            ("image", details.sourceImage),
        ]
        guard details.sourceLine != nil || texts.contains(where: { !$0.1.isEmpty }) else { return }
        lines.beginObject("source")
        for (key, range) in texts { name(key, range, bytes) }
        if let line = details.sourceLine { lines.number("line", line) }
        lines.endObject()
    }

    /// Pairs of swift-log; values may be anything, so only their keys are shown unless nothing is redacted.
    private mutating func writeMetadata(_ record: LogRecord, _ bytes: Span<UInt8>) {
        guard !record.metadata.isEmpty, gate == nil else { return }
        lines.beginObject("metadata")
        for (key, value) in SwiftLogMetadata.pairs(bytes, record.metadata) {
            lines.member(bytes, key: key, value: value)
        }
        lines.endObject()
    }

    /// A name, or null where one is due; only as it may be shown unless nothing is redacted.
    private mutating func name(
        _ key: StaticString, _ range: Range<Int>, _ bytes: Span<UInt8>, isAlways: Bool = false,
        allowsBlanks: Bool = false
    ) {
        if range.isEmpty {
            if isAlways { lines.null(key) }
        } else if let shown = gate?.name(bytes, range, allowsBlanks: allowsBlanks) {
            lines.text(key, shown)
        } else {
            lines.text(key, bytes, range)
        }
    }
}
