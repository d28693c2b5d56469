/// Places in the source as loggers print them: `Name.m:52`, `Name.begin():58`.
enum SourcePlace {
    /// File and line of `Name.m:52`, which fills `range`.
    static func fileAndLine(_ bytes: Span<UInt8>, _ range: Range<Int>) -> (file: Range<Int>, line: Int32)? {
        var digits = range.upperBound
        while digits > range.lowerBound, bytes[digits - 1].digitValue != nil {
            digits -= 1
        }
        guard digits > range.lowerBound + 1, bytes[digits - 1] == 0x3A,
            let line = bytes.decimal(&digits, before: range.upperBound)
        else { return nil }
        let colon = bytes.positionOfLast(0x3A, in: range)
        return (range.lowerBound..<colon, line)
    }

    /// File, function and line of `Name.begin():58`, which fills `range`; the file ends at the first point.
    static func functionAndLine(
        _ bytes: Span<UInt8>, _ range: Range<Int>
    ) -> (file: Range<Int>, function: Range<Int>, line: Int32)? {
        guard let place = fileAndLine(bytes, range) else { return nil }
        let point = bytes.position(of: 0x2E, in: place.file)
        guard point > range.lowerBound, point + 1 < place.file.upperBound else { return nil }
        return (range.lowerBound..<point, point + 1..<place.file.upperBound, place.line)
    }
}

extension Span<UInt8> {
    /// What stands between `[` at `position` and the next `]`, which is stepped over; nil when there is no such group
    /// of at most 512 bytes.
    func group(at position: inout Int, before end: Int) -> Range<Int>? {
        guard position < end, self[position] == 0x5B else { return nil }
        let limit = Swift.min(end, position + 512)
        let close = self.position(of: 0x5D, in: position..<limit)
        guard close < limit else { return nil }
        let start = position + 1
        position = close + 1
        return start..<close
    }

    /// The position of the last `byte` in `range`, or the range's end when there is none.
    func positionOfLast(_ byte: UInt8, in range: Range<Int>) -> Int {
        var position = range.upperBound
        while position > range.lowerBound {
            position -= 1
            if self[position] == byte { return position }
        }
        return range.upperBound
    }

    /// What follows the last slash of the path in `range`.
    func lastComponent(_ range: Range<Int>) -> Range<Int> {
        var start = range.upperBound
        while start > range.lowerBound, self[start - 1] != 0x2F {
            start -= 1
        }
        return start..<range.upperBound
    }
}
