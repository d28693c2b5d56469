internal import EventModel

/// Records with copies of their bytes: what a thread that reads hands to one that counts.
public struct RecordBatch: Sendable {
    /// How many bytes of texts are handed over at once, or how many records.
    private static let mostBytes = 128 << 10, mostRecords = 1024

    private var records: [LogRecord] = []
    private var text: [UInt8] = []

    /// No records.
    public init() {
        records.reserveCapacity(RecordBatch.mostRecords)
        text.reserveCapacity(RecordBatch.mostBytes)
    }

    /// Whether there is enough in it to be handed over.
    public var isFull: Bool { text.count >= RecordBatch.mostBytes || records.count >= RecordBatch.mostRecords }

    /// Adds a record; `bytes` hold its texts.
    public mutating func add(_ record: LogRecord, _ bytes: Span<UInt8>) {
        var copy = record
        var first = bytes.count, end = 0
        copy.mapTexts { range in
            if !range.isEmpty { (first, end) = (min(first, range.lowerBound), max(end, range.upperBound)) }
            return range
        }
        if first < end {
            let shift = text.count - first
            copy.mapTexts { $0.isEmpty ? 0..<0 : $0.lowerBound + shift..<$0.upperBound + shift }
            let range = first..<end
            // Safety: the range lies in the span, whose bytes are copied before it ends.
            unsafe bytes.extracting(range).withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
        }
        records.append(copy)
    }

    /// Gives every record to a sink, in order; the answer is how many lines are thereby events: the first ones of records, where they
    /// count for no other record.
    public func give(to sink: inout some RecordSink) -> Int {
        var events = 0
        for record in records {
            let isEvent = sink.accept(record, bytes: text.span) == .event
            events += isEvent && record.lineCount > 0 && !record.sharesLine ? 1 : 0
        }
        return events
    }
}
