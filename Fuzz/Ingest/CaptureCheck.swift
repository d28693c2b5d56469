internal import EventModel
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif
@testable internal import LogIngest

/// What holds for every capture: each line has one class, records come in the order of their lines, and reading takes time
/// in proportion to the bytes.
enum CaptureCheck {
    /// The size that an input is repeated to when its time is taken, in bytes.
    private static let timedSize = 64 << 10
    /// What a byte may take, in nanoseconds of CPU time and with AddressSanitizer. Reading takes about 300; a quadratic step
    /// over 64 KiB takes 65,536 times its own time.
    private static let mostNanosecondsPerByte = 40_000

    static func check(_ bytes: [UInt8], with reader: CaptureReader = CaptureReader()) {
        let tally = checkCounts(bytes, with: reader)
        // Some inputs only: the repeated ones take longer than the rest together.
        if bytes.count > 4, tally.byteCount % 31 == 7 || bytes.count >= timedSize / 2 {
            checkTime(of: bytes, with: reader)
        }
    }

    @discardableResult
    private static func checkCounts(_ bytes: [UInt8], with reader: CaptureReader) -> CaptureTally {
        var sink = OrderSink()
        var source = MemorySource(bytes)
        let tally = reader.read(&source, into: &sink)
        let lines = bytes.count { $0 == 0x0A } + (bytes.isEmpty || bytes.last == 0x0A ? 0 : 1)
        require(tally.lines.read == lines, "\(lines) lines, but \(tally.lines.read) have a class")
        require(tally.byteCount == bytes.count, "\(tally.byteCount) of \(bytes.count) bytes were read")
        require(tally.recordCount == sink.count, "\(sink.count) records, but \(tally.recordCount) are counted")
        require(tally.lines.event + tally.lines.other <= sink.count, "more first lines than records")
        let rejected = tally.rejections.values.reduce(0) { $0 + $1.count }
        require(rejected == tally.lines.rejected, "\(tally.lines.rejected) rejected lines, \(rejected) reasons")
        return tally
    }

    private static func checkTime(of bytes: [UInt8], with reader: CaptureReader) {
        var text: [UInt8] = []
        while text.count < timedSize { text += bytes }
        let begin = clock()
        checkCounts(text, with: reader)
        let nanoseconds = Int(clock() - begin) * (1_000_000_000 / Int(CLOCKS_PER_SEC))
        require(
            nanoseconds < text.count * mostNanosecondsPerByte,
            "\(text.count) bytes took \(nanoseconds / 1_000_000) ms")
    }
}

/// Looks at every byte that a record names, and at the order of records.
struct OrderSink: RecordSink {
    private(set) var count = 0
    private var line = 0
    private var settled = 0

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        count += 1
        require(
            record.line >= max(line, settled), "line \(record.line) comes behind line \(line), \(settled) is settled")
        require(record.lineCount >= 0, "a record of \(record.lineCount) lines")
        line = record.line
        let texts = [
            record.levelWord, record.process, record.sender, record.subsystem, record.category, record.metadata,
            record.message,
        ]
        for range in texts where !range.isEmpty {
            // Traps where the range is none of the bytes.
            require(bytes.extracting(range).count == range.count, "a range outside")
        }
        return count % 3 == 0 ? .event : .other
    }

    mutating func settle(before line: Int) {
        require(line >= settled, "what was settled is open again")
        settled = line
    }
}
