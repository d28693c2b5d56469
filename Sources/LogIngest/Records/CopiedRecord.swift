/// A record with bytes of its own, for those who look at it later or on another thread.
public struct CopiedRecord: Sendable {
    /// The record; its ranges are places in `bytes`.
    public let record: LogRecord
    /// The bytes from its first text to its last.
    public let bytes: [UInt8]

    /// Copies what a record needs of the bytes that came with it.
    public init(_ record: LogRecord, bytes: Span<UInt8>) {
        var (start, end) = (Int.max, 0)
        var copy = record
        copy.mapTexts { range in
            if !range.isEmpty { (start, end) = (min(start, range.lowerBound), max(end, range.upperBound)) }
            return range
        }
        copy.mapTexts { $0.isEmpty ? 0..<0 : $0.lowerBound - start..<$0.upperBound - start }
        self.record = copy
        var own: [UInt8] = []
        if start < end {
            own.reserveCapacity(end - start)
            for place in start..<end { own.append(bytes[place]) }
        }
        self.bytes = own
    }
}
