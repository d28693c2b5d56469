internal import EventModel
internal import LogIngest

/// Finds the records that a line may belong to: all that begin shortly before it.
struct RecordFinder: RecordSink {
    /// How many lines before the line a record may begin beyond those that it has: lines in between may be none of its own.
    private static let slack = 1000

    let line: Int
    private(set) var candidates: [(line: Int, lineCount: Int)] = []

    init(line: Int) {
        self.line = line
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        if record.line <= line, record.line + record.lineCount + RecordFinder.slack > line {
            candidates.append((record.line, record.lineCount))
        }
        return .other
    }

    /// The first line of the record that the watched line belongs to; the first of two that share the line.
    func recordLine(_ watch: LineWatch) -> Int? {
        candidates.last { watch.isInRecord(first: $0.line, lineCount: $0.lineCount) }?.line
    }
}
