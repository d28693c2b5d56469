/// The parts of a URL in a message, as places.
struct URLParts {
    /// Lower-case ASCII scheme.
    var scheme: Range<Int>
    /// User, host and port; empty for `scheme:rest`.
    var authority: Range<Int>
    /// Segments of the path, without the slashes, matrix parameters aside.
    var segments: [Range<Int>]
    /// Where the URL ends.
    var end: Int

    static let longest = 4096
    static let mostSegments = 64

    /// Reads the URL whose scheme ends before the colon at `colon`; nil when there is none.
    init?(_ text: DetectableText, colon: Int) {
        var start = colon
        while start > 0, colon - start < 32, URLParts.isScheme(text.lowered[start - 1]) { start -= 1 }
        while start < colon, !(97...122).contains(text.lowered[start]) { start += 1 }
        guard start < colon, colon - start > 1 else { return nil }
        scheme = start..<colon
        var place = colon + 1
        let hasSlashes = text.scalars[safe: place] == Mark.slash && text.scalars[safe: place + 1] == Mark.slash
        if hasSlashes { place += 2 }
        let last = min(text.scalars.count, place + URLParts.longest)
        var end = place
        while end < last, !URLParts.ends(text, end) { end += 1 }
        while end > place, URLParts.trails(text.scalars[end - 1]) { end -= 1 }
        self.end = end
        var pathStart = place
        if hasSlashes {
            while pathStart < end, ![Mark.slash, Mark.question, 0x23, Mark.backslash].contains(text.scalars[pathStart])
            {
                pathStart += 1
            }
        }
        authority = place..<pathStart
        segments = URLParts.segments(text, pathStart..<end)
    }

    /// Reads the path that begins with the slash at `slash`.
    init?(_ text: DetectableText, path slash: Int) {
        let last = min(text.scalars.count, slash + URLParts.longest)
        var end = slash + 1
        while end < last, !URLParts.ends(text, end) { end += 1 }
        while end > slash, URLParts.trails(text.scalars[end - 1]) { end -= 1 }
        guard end > slash + 1 else { return nil }
        (scheme, authority, self.end) = (slash..<slash, slash..<slash, end)
        segments = URLParts.segments(text, slash..<end)
    }

    private static func segments(_ text: DetectableText, _ path: Range<Int>) -> [Range<Int>] {
        var segments: [Range<Int>] = []
        var start = path.lowerBound
        var place = start
        while place <= path.upperBound {
            let scalar = place < path.upperBound ? text.scalars[place] : Mark.question
            let isEnd = scalar == Mark.question || scalar == 0x23
            if isEnd || scalar == Mark.slash {
                if start < place { segments.append(withoutParameters(text, start..<place)) }
                start = place + 1
            }
            if isEnd || segments.count == mostSegments { break }
            place += 1
        }
        return segments
    }

    private static func withoutParameters(_ text: DetectableText, _ segment: Range<Int>) -> Range<Int> {
        let end = text.scalars[segment].firstIndex(of: Mark.semicolon) ?? segment.upperBound
        return segment.lowerBound..<end
    }

    private static func isScheme(_ scalar: UInt32) -> Bool {
        (97...122).contains(scalar) || KeyScalar.isDigit(scalar) || [Mark.plus, Mark.dash, Mark.dot].contains(scalar)
    }

    /// Blanks and marks that are no part of a URL, unless they were encoded.
    private static func ends(_ text: DetectableText, _ place: Int) -> Bool {
        switch text.scalars[place] {
        case 0...0x20, Mark.doubleQuote, Mark.less, Mark.more, 0x60, Mark.leftBrace, Mark.rightBrace, 0x7C, 0xA0,
            0x201D,
            0xBB, 0x300D, 0x2019:
            text.isWritten(place)
        case Mark.comma: text.isWritten(place) && (text.classes[safe: place + 1]?.contains(.blank) ?? true)
        default: false
        }
    }

    private static func trails(_ scalar: UInt32) -> Bool {
        [
            Mark.dot, Mark.comma, Mark.semicolon, Mark.colon, Mark.bang, Mark.rightParenthesis, Mark.rightBracket,
            Mark.quote,
        ]
        .contains(scalar)
    }
}
