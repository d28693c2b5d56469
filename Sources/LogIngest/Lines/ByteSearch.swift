internal import EventModel

/// Searches over bytes that are faster than a loop over a span: the unsafe part of the scanner, all behind one check
/// of the range each.
extension Span<UInt8> {
    /// The position of the first `byte` in `range`, or the range's end when there is none.
    func position(of byte: UInt8, in range: Range<Int>) -> Int {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of this span")
        return unsafe withUnsafeBytes { bytes in
            // Safety: the range lies in the span; an empty span has no base address and gives its end at once.
            guard let base = bytes.baseAddress else { return range.upperBound }
            let offset = unsafe Platform.position(of: byte, in: base + range.lowerBound, count: range.count)
            return range.lowerBound + offset
        }
    }

    /// The position of the first byte in `range` that is `one`, `other`, or at most `limit`, which is below 0x80; or the
    /// range's end.
    @inline(__always)
    func position(ofFirst one: UInt8, _ other: UInt8, orAtMost limit: UInt8, in range: Range<Int>) -> Int {
        var position = range.lowerBound
        while position + 8 <= range.upperBound {
            let word = word(at: position)
            let marks = word.bytesEqual(to: one) | word.bytesEqual(to: other) | word.bytesBelow(limit + 1)
            if marks != 0 { return position + marks.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < range.upperBound {
            let byte = self[position]
            if byte == one || byte == other || byte <= limit { return position }
            position += 1
        }
        return range.upperBound
    }

    /// Whether the bytes from `position` on are `text`.
    func hasText(_ text: StaticString, at position: Int, before end: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard position >= 0, position + length <= end, end <= count else { return false }
        return text.withUTF8Buffer { letters in
            var index = 0
            while index + 8 <= length {
                // Safety: eight bytes of the text from `index` on; any bytes make an integer.
                let word = unsafe UnsafeRawBufferPointer(letters).loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if UInt64(littleEndian: word) != self.word(at: position + index) { return false }
                index += 8
            }
            while index < length {
                if unsafe letters[index] != self[position + index] { return false }
                index += 1
            }
            return true
        }
    }
}

extension UInt64 {
    /// The high bit of each byte that is equal to `byte`; exact up to and including the first one.
    fileprivate func bytesEqual(to byte: UInt8) -> UInt64 {
        let difference = self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }

    /// The high bit of each byte below `limit`, which is at most 0x80; exact up to and including the first one.
    fileprivate func bytesBelow(_ limit: UInt8) -> UInt64 {
        (self &- UInt64(limit) &* 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080
    }
}
