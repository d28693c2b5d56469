/// The pairs in the metadata of a record of swift-log.
public enum SwiftLogMetadata {
    /// Keys and values, in the order of the line. Values are not quoted, so a value goes on to the next ` name=`; brackets of arrays
    /// and dictionaries are stepped over.
    public static func pairs(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [(key: Range<Int>, value: Range<Int>)] {
        var pairs: [(key: Range<Int>, value: Range<Int>)] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let equals = bytes.position(of: 0x3D, in: start..<range.upperBound)
            guard equals < range.upperBound else { break }
            var end = equals + 1
            if end < range.upperBound, bytes[end] == 0x5B {
                end = SwiftLogStyle.bracketsEnd(bytes, from: end, before: range.upperBound) ?? end
            }
            while end < range.upperBound, !isPair(bytes, after: end, before: range.upperBound) {
                end = bytes.position(of: 0x20, in: end + 1..<range.upperBound)
            }
            pairs.append((start..<equals, equals + 1..<end))
            start = end + 1
        }
        return pairs
    }

    /// Whether a blank and `name=` stand at `position`.
    private static func isPair(_ bytes: Span<UInt8>, after position: Int, before end: Int) -> Bool {
        guard bytes[position] == 0x20 else { return false }
        let equals = SwiftLogStyle.nameEnd(bytes, from: position + 1, before: end)
        return equals > position + 1 && equals < end && bytes[equals] == 0x3D
    }
}
