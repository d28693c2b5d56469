/// Bytes eight at a time: hashes and comparisons of texts that are looked up for every record.
extension Span<UInt8> {
    /// Eight bytes from `position` on, the first one in the lowest bits.
    @inlinable
    public func word(at position: Int) -> UInt64 {
        precondition(position >= 0 && position &+ 8 <= count, "eight bytes of this span")
        // Safety: all eight bytes lie in the span; any bytes make an integer.
        let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
        return UInt64(littleEndian: word)
    }

    /// A hash of the bytes of a range. Who uses it compares the bytes, so a collision costs time only.
    @inlinable
    public func hash(of range: Range<Int>, seed: UInt64) -> UInt64 {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of this span")
        var hash = (seed &+ UInt64(truncatingIfNeeded: range.count)) &* 0x9E37_79B9_7F4A_7C15
        var position = range.lowerBound
        while position &+ 8 <= range.upperBound {
            hash = (hash ^ word(at: position)) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash &>> 32
            position &+= 8
        }
        while position < range.upperBound {
            hash = (hash ^ UInt64(self[position])) &* 0xFF51_AFD7_ED55_8CCD
            position &+= 1
        }
        return hash ^ (hash &>> 29)
    }

    /// Whether a range of this span holds the bytes of a range of another one.
    @inlinable
    public func isEqual(_ range: Range<Int>, to other: Span<UInt8>, _ otherRange: Range<Int>) -> Bool {
        guard range.count == otherRange.count else { return false }
        var offset = 0
        while offset &+ 8 <= range.count {
            if word(at: range.lowerBound &+ offset) != other.word(at: otherRange.lowerBound &+ offset) { return false }
            offset &+= 8
        }
        while offset < range.count {
            if self[range.lowerBound &+ offset] != other[otherRange.lowerBound &+ offset] { return false }
            offset &+= 1
        }
        return true
    }
}
