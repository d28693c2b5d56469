/// Where values end.
extension FieldScanner {
    mutating func value(from start: Int, key: Range<Int>, isColon: Bool) -> (Range<Int>, Field.Form)? {
        let first = text.scalars[start]
        if let closing = Quotes.closing(of: first) {
            guard let end = self.closing(closing, of: first, from: start + 1) else { return nil }
            return (start + 1..<end, .quoted)
        }
        if first == Mark.leftParenthesis || first == 0x5B {
            let closing = first == 0x5B ? 0x5D : Mark.rightParenthesis
            guard let end = self.closing(closing, of: first, from: start + 1) else { return nil }
            return (start + 1..<end, .quoted)
        }
        if isColon { return (start..<phraseEnd(from: start), .colon) }
        if isQuery(key: key, value: start) { return (start..<queryEnd(from: start), .query) }
        return (start..<phraseEnd(from: start), .assigned)
    }

    mutating func closing(_ closing: UInt32, of opening: UInt32, from start: Int) -> Int? {
        let last = min(text.scalars.count, start + FieldScanner.longestValue)
        var place = start
        // What was searched before is not searched again: hostile text opens quotes without end.
        if let searched = unclosed[opening], searched.contains(start) { place = max(place, searched.upperBound) }
        while place < last {
            if closes(place, closing, of: opening) { return place }
            place += 1
        }
        unclosed[opening] = start..<max(start, place)
        return nil
    }

    private func closes(_ place: Int, _ closing: UInt32, of opening: UInt32) -> Bool {
        let scalar = text.scalars[place]
        guard scalar == closing || (opening == 0x201E && scalar == 0x201C) else { return false }
        // An apostrophe inside of a word ends nothing.
        guard closing == Mark.quote || closing == 0x2019 else { return true }
        return !(text.classes[safe: place + 1]?.meets(.word) ?? false)
    }

    /// Behind `?`, `&`, `#` or `;`, or before `&`.
    private func isQuery(key: Range<Int>, value: Int) -> Bool {
        if let before = text.scalars[safe: key.lowerBound - 1], [0x3F, 0x26, 0x23].contains(before) { return true }
        if text.scalars[safe: key.lowerBound - 1] == Mark.semicolon, key.lowerBound > 1,
            text.classes[key.lowerBound - 2].meets(.word)
        {
            return true
        }
        return hasAmpersand && text.scalars[safe: queryEnd(from: value)] == Mark.ampersand
    }

    private func queryEnd(from start: Int) -> Int {
        let last = min(text.scalars.count, start + 2 * FieldScanner.longestValue)
        var place = start
        while place < last {
            switch text.scalars[place] {
            case Mark.ampersand, Mark.semicolon, Mark.doubleQuote, 0x3C, 0x3E, 0x0A, 0x23, 0x201D, Mark.rightBrace:
                if text.isWritten(place) { return place }
            case Mark.blank:
                if text.isWritten(place) { return beforePunctuation(place, start) }
            default: break
            }
            place += 1
        }
        return beforePunctuation(place, start)
    }

    /// Without the comma, full stop or bracket of the sentence.
    private func beforePunctuation(_ end: Int, _ start: Int) -> Int {
        var end = end
        while end > start,
            [Mark.comma, Mark.dot, Mark.rightParenthesis, 0x5D, Mark.quote].contains(text.scalars[end - 1])
        {
            end -= 1
        }
        return end
    }

    /// The end of a value that may have blanks: a comma, semicolon or bracket, a line's end, or the blank before the next key.
    private func phraseEnd(from start: Int) -> Int {
        let last = min(text.scalars.count, start + FieldScanner.longestValue)
        var place = start
        var wordStart = start
        while place < last {
            let scalar = text.scalars[place]
            switch scalar {
            case 0x0A, 0x09, 0x7C, Mark.semicolon, Mark.rightBrace, 0x5D, Mark.doubleQuote, Mark.ampersand, 0x3C, 0x3E,
                Mark.leftBrace:
                return trimmedEnd(place, start)
            case Mark.comma:
                guard let next = text.scalars[safe: place + 1], next != Mark.blank, next != 0x0A else {
                    return trimmedEnd(place, start)
                }
            case Mark.rightParenthesis:
                if !hasOpen(start..<place) { return trimmedEnd(place, start) }
            case Mark.blank:
                if let next = text.scalars[safe: place + 1], next == Mark.leftParenthesis || next == 0x5B,
                    !opensName(place + 2)
                {
                    return trimmedEnd(place, start)
                }
                wordStart = place + 1
            case Mark.equals:
                if wordStart > start { return trimmedEnd(wordStart, start) }
            case Mark.colon:
                if wordStart > start, text.scalars[safe: place + 1] == Mark.blank {
                    return trimmedEnd(wordStart, start)
                }
            default: break
            }
            place += 1
        }
        return trimmedEnd(place, start)
    }

    /// Whether what stands in brackets belongs to a file's name: `Anna (VPN).p12`.
    private func opensName(_ start: Int) -> Bool {
        guard
            let close = (start..<min(text.scalars.count, start + 40)).first(where: {
                text.scalars[$0] == Mark.rightParenthesis
            })
        else { return false }
        return text.scalars[safe: close + 1] == Mark.dot && (text.classes[safe: close + 2]?.meets(.word) ?? false)
    }

    private func hasOpen(_ range: Range<Int>) -> Bool {
        range.suffix(64).contains { text.scalars[$0] == Mark.leftParenthesis }
    }

    private func trimmedEnd(_ end: Int, _ start: Int) -> Int {
        var end = end
        while end > start, [Mark.blank, Mark.comma, Mark.dot].contains(text.scalars[end - 1]) { end -= 1 }
        return end
    }
}
