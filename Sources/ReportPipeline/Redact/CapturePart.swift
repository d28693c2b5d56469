internal import EventModel
internal import LogIngest

/// Lines of a capture that are rewritten by themselves: all lines of their records, and no line of another one's.
struct CapturePart: Sendable {
    /// The capture's place among the captures, from 0.
    var capture: Int
    /// Whether it is the capture's first part.
    var isFirst: Bool
    var records: [CopiedRecord] = []
    var lines: [RawLines.Line] = []
}

/// Cuts a capture into parts while it is read. Where it is cut depends on its lines only, and changes nothing of what becomes
/// of them.
struct PartCutter: RecordSink {
    /// How many bytes of lines make a part.
    private static let partSize = 64 << 10

    private let shared: SharedLines
    private let take: (CapturePart) -> Void
    private var part: CapturePart
    private var size = 0
    /// The last line of the records of the part.
    private var lastLine = 0

    /// - Parameters:
    ///   - lines: gets the bytes of the capture before its records come.
    ///   - take: takes the finished parts in order; there is one at least.
    init(capture: Int, lines: SharedLines, take: @escaping (CapturePart) -> Void) {
        shared = lines
        self.take = take
        part = CapturePart(capture: capture, isFirst: true)
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        if record.line > lastLine { moveLines(before: record.line) }
        part.records.append(CopiedRecord(record, bytes: bytes))
        lastLine = max(lastLine, record.line + max(0, record.lineCount - 1))
        return .other
    }

    mutating func settle(before line: Int) {
        if line > lastLine { moveLines(before: line) }
    }

    /// Gives away what is left.
    mutating func finish() {
        shared.lines.finish()
        moveLines(before: .max)
        if part.isFirst || !part.lines.isEmpty { take(part) }
    }

    /// Takes finished lines into the part, and begins another one when it has enough.
    private mutating func moveLines(before number: Int) {
        while shared.lines.firstLine < number, let line = shared.lines.takeFirst() {
            part.lines.append(line)
            size += (line.text?.count ?? 0) + 1
            guard size >= PartCutter.partSize, line.number >= lastLine else { continue }
            take(part)
            part = CapturePart(capture: part.capture, isFirst: false)
            size = 0
        }
    }
}
