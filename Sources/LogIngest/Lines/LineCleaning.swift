/// Remembers where the next occurrence of a byte is, so that most lines need no search of their own.
struct ByteCursor {
    let byte: UInt8
    private var first = 0
    private var next = 0
    private var searched = 0

    init(_ byte: UInt8) {
        self.byte = byte
    }

    /// Whether the byte stands in `range`; the search goes on to `filled`, so that the answer serves later ranges too.
    mutating func isInside(_ range: Range<Int>, of bytes: Span<UInt8>, filled: Int) -> Bool {
        let isKnown =
            range.lowerBound >= first && range.lowerBound <= next
            && (next < searched || range.upperBound <= searched)
        if !isKnown {
            first = range.lowerBound
            searched = max(filled, range.upperBound)
            next = bytes.position(of: byte, in: first..<searched)
        }
        return next < range.upperBound
    }

    /// Follows the buffer when its bytes move down.
    mutating func shift(by distance: Int) {
        first = max(0, first - distance)
        next -= distance
        searched -= distance
        if next < first { (first, next, searched) = (0, 0, 0) }
    }
}

/// Frees lines of what terminals and broken files put into them.
enum LineCleaning {
    /// Appends the bytes of `range` without NUL bytes, without ANSI sequences (`ESC [`, parameters, a final byte) and without those
    /// of XcodeColors (`ESC [fg12,0,0;`, `ESC [;` behind it), then drops one trailing carriage return and a leading byte order mark.
    static func append(_ bytes: Span<UInt8>, _ range: Range<Int>, to text: inout [UInt8]) {
        let start = text.count
        var position = range.lowerBound
        var hasXcodeColors = false
        while position < range.upperBound {
            let byte = bytes[position]
            if byte == 0x1B, let end = escapeEnd(bytes, position, before: range.upperBound, &hasXcodeColors) {
                position = end
                continue
            }
            if byte != 0 { text.append(byte) }
            position += 1
        }
        if text.count > start, text.last == 0x0D { text.removeLast() }
        if text[start...].starts(with: [0xEF, 0xBB, 0xBF]) { text.removeSubrange(start..<start + 3) }
    }

    /// What follows the sequence that begins with the ESC at `position`; nil when there is none.
    static func escapeEnd(
        _ bytes: Span<UInt8>, _ position: Int, before end: Int, _ hasXcodeColors: inout Bool
    ) -> Int? {
        if let next = xcodeColorEnd(bytes, position, before: end, isOpen: hasXcodeColors) {
            hasXcodeColors = true
            return next
        }
        return sequenceEnd(bytes, position, before: end)
    }

    /// What follows `ESC [fg…;` or `ESC [bg…;`, or, with `isOpen`, `ESC [fg;` and `ESC [;`; nil when there is none.
    private static func xcodeColorEnd(
        _ bytes: Span<UInt8>, _ position: Int, before end: Int, isOpen: Bool
    ) -> Int? {
        var next = position + 2
        if isOpen, bytes.hasText("\u{1B}[;", at: position, before: end) { return position + 3 }
        guard
            bytes.hasText("\u{1B}[fg", at: position, before: end)
                || bytes.hasText("\u{1B}[bg", at: position, before: end)
        else { return nil }
        next += 2
        while next < end, bytes[next].digitValue != nil || bytes[next] == 0x2C {
            next += 1
        }
        return next < end && bytes[next] == 0x3B ? next + 1 : nil
    }

    /// What follows the ANSI sequence at `position`, or nil when there is none.
    private static func sequenceEnd(_ bytes: Span<UInt8>, _ position: Int, before end: Int) -> Int? {
        var next = position + 1
        guard next < end, bytes[next] == 0x5B else { return nil }
        next += 1
        while next < end, (0x20...0x3F).contains(bytes[next]) {
            next += 1
        }
        return next < end && (0x40...0x7E).contains(bytes[next]) ? next + 1 : nil
    }

    /// The line without one trailing carriage return and without a leading byte order mark.
    static func trimmed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        if end - start >= 3, bytes[start] == 0xEF, bytes[start + 1] == 0xBB, bytes[start + 2] == 0xBF { start += 3 }
        return start..<end
    }

    /// Whether a line holds control bytes that no text has.
    static func isBinary(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.contains { bytes[$0] < 0x20 && !(0x08...0x0D).contains(bytes[$0]) && bytes[$0] != 0x1B }
    }
}
