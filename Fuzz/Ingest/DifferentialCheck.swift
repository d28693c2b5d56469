internal import EventModel
@testable internal import LogIngest

/// One capture, read whole, in pieces, and without the short ways that only make reading faster: the same records, the same
/// counts. The first byte of the input chooses the sizes.
enum DifferentialCheck {
    static func check(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let capture = Array(bytes.dropFirst())
        let sizes = [1, 2, 3, 7, 64, 1000, 4096, 65_536]
        let (chunk, piece) = (sizes[Int(first & 7)], sizes[Int(first >> 3 & 7)])
        let whole = read(capture, CaptureReader())

        var plain = CaptureReader()
        plain.comparesHeads = false
        require(read(capture, plain) == whole, "heads that come again are read differently")
        if chunk * piece > 64 || capture.count < 2000 {
            var pieces = CaptureReader()
            pieces.chunkSize = chunk
            require(read(capture, pieces, pieceSize: piece) == whole, "chunks of \(chunk), pieces of \(piece)")
        }
    }

    private struct Outcome: Equatable {
        var records: [SeenRecord]
        var tally: CaptureTally
    }

    private static func read(_ bytes: [UInt8], _ reader: CaptureReader, pieceSize: Int = .max) -> Outcome {
        var sink = SeenSink()
        var source = MemorySource(bytes, pieceSize: pieceSize)
        let tally = reader.read(&source, into: &sink)
        return Outcome(records: sink.records, tally: tally)
    }
}

/// A record with its texts in place of where they stood.
private struct SeenRecord: Equatable {
    var record: LogRecord
    var texts: [[UInt8]]
}

private struct SeenSink: RecordSink {
    private(set) var records: [SeenRecord] = []

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        let ranges = [
            record.levelWord, record.process, record.sender, record.subsystem, record.category, record.metadata,
            record.message,
        ]
        // Where texts stand in memory is up to the reader; the details hold such places too and are left out.
        var bare = record
        (bare.levelWord, bare.process, bare.sender, bare.subsystem) = (0..<0, 0..<0, 0..<0, 0..<0)
        (bare.category, bare.metadata, bare.message) = (0..<0, 0..<0, 0..<0)
        bare.details = RecordDetails()
        records.append(SeenRecord(record: bare, texts: ranges.map { range in range.map { bytes[$0] } }))
        return records.count % 3 == 0 ? .event : .other
    }
}
