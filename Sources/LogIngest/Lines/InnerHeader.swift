/// Places inside a line where the header of a record may begin.
///
/// Headers hold a time of day, so the places are those that stand at the right distance before one: behind a date, a month and a
/// day, or a type and a tab. JSON entries begin with `{"`.
struct InnerHeaders {
    private var position: Int
    private let range: Range<Int>
    private var waiting: [Int] = []
    /// How far a line is searched, in bytes.
    private static let searchLimit = 4096
    /// Distances from the beginning of a header to the hour: `2026-07-29 ` and `Wed Jul 29 `, `07/29/26 `, `Jul 29 `, `Jul 9 `, none.
    private static let distances = [11, 9, 7, 6, 0]

    /// The places in `range`, its beginning aside.
    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        self.range = range.lowerBound..<min(range.upperBound, range.lowerBound + InnerHeaders.searchLimit)
        position = range.lowerBound
        if let brace = brace(bytes) { waiting.append(brace) }
        if let metadata = metadata(bytes) { waiting.append(metadata) }
    }

    /// The next place, in the order of the times.
    mutating func next(_ bytes: Span<UInt8>) -> Int? {
        while waiting.isEmpty {
            position = bytes.position(of: 0x3A, in: position..<range.upperBound)
            guard position < range.upperBound else { return nil }
            addPlaces(bytes, hour: position - 2)
            position += 1
        }
        return waiting.removeLast()
    }

    private mutating func addPlaces(_ bytes: Span<UInt8>, hour: Int) {
        guard hour > range.lowerBound, hour + 8 <= range.upperBound, bytes[hour + 5] == 0x3A,
            bytes[hour].digitValue != nil, bytes[hour + 1].digitValue != nil, bytes[hour + 3].digitValue != nil
        else { return }
        if bytes[hour - 1] == 0x09 { waiting.append(wordStart(bytes, before: hour - 1)) }
        for distance in InnerHeaders.distances.reversed() {
            let place = hour - distance
            guard place > range.lowerBound else { continue }
            let isBoundary = bytes[place].digitValue == nil || bytes[place - 1].digitValue == nil
            if isBoundary, isHeaderByte(bytes[place]) { waiting.append(place) }
        }
        waiting.removeAll { $0 <= range.lowerBound }
    }

    private func isHeaderByte(_ byte: UInt8) -> Bool {
        byte.digitValue != nil || byte &- 0x41 < 26
    }

    private func wordStart(_ bytes: Span<UInt8>, before end: Int) -> Int {
        var start = end
        while start > range.lowerBound, bytes[start - 1] &- 0x61 < 26 {
            start -= 1
        }
        return start
    }

    /// The first `Type: ` behind a prefix of believable length: metadata of Xcode.
    private func metadata(_ bytes: Span<UInt8>) -> Int? {
        let end = min(range.upperBound, range.lowerBound + LinePrefixes.lengthLimit)
        return (range.lowerBound + 1..<max(end, range.lowerBound + 1)).first {
            bytes[$0] == 0x54 && bytes.hasText("Type: ", at: $0, before: range.upperBound)
        }
    }

    /// The first `{"` behind a prefix of believable length.
    private func brace(_ bytes: Span<UInt8>) -> Int? {
        let end = min(range.upperBound, range.lowerBound + LinePrefixes.lengthLimit)
        let brace = bytes.position(of: 0x7B, in: range.lowerBound..<end)
        guard brace > range.lowerBound, bytes.hasText("{\"", at: brace, before: end) else { return nil }
        return brace
    }
}
