/// Scalars on their way through the folding, each with the message's scalars that it stands for.
struct FoldedScalars: Sendable {
    var scalars: [UInt32]
    /// For each scalar, its first place in the message.
    var starts: [Int32]
    /// For each scalar, the place after its last.
    var ends: [Int32]

    /// A message before any folding.
    init(_ scalars: [UInt32]) {
        self.scalars = scalars
        starts = (0..<Int32(scalars.count)).map { $0 }
        ends = starts.map { $0 + 1 }
    }

    /// Nothing yet.
    init(capacity: Int) {
        (scalars, starts, ends) = ([], [], [])
        scalars.reserveCapacity(capacity)
        starts.reserveCapacity(capacity)
        ends.reserveCapacity(capacity)
    }

    /// Adds a scalar that stands for the places `range` of `source`.
    mutating func append(_ scalar: UInt32, for range: Range<Int>, of source: borrowing FoldedScalars) {
        scalars.append(scalar)
        starts.append(source.starts[range.lowerBound])
        ends.append(source.ends[range.upperBound - 1])
    }
}
