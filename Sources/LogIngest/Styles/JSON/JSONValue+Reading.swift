extension JSONValue {
    /// Where a text without escapes stands.
    var plainText: Range<Int>? {
        if case .text(let text) = self, !text.hasEscapes { return text.range }
        return nil
    }

    /// The text, or none.
    var text: JSONText {
        if case .text(let text) = self { return text }
        return .none
    }

    /// The last component of a path.
    func lastComponent(_ bytes: Span<UInt8>) -> JSONText {
        var text = text
        text.range = bytes.lastComponent(text.range)
        text.hasEscapes = text.hasEscapes && bytes.position(of: 0x5C, in: text.range) < text.range.upperBound
        return text
    }

    /// A number from 0 to 2^64 - 1.
    var unsigned: UInt64? {
        if case .integer(let magnitude, false) = self { return magnitude }
        return nil
    }

    /// A number that fits with its sign.
    var signed: Int64? {
        guard case .integer(let magnitude, let isNegative) = self, let number = Int64(exactly: magnitude) else {
            return nil
        }
        return isNegative ? -number : number
    }

    /// A number that fits 32 bits with its sign; one in quotes counts as well.
    func small(_ bytes: Span<UInt8>) -> Int32? {
        if let number = signed { return Int32(exactly: number) }
        guard let text = plainText else { return nil }
        var position = text.lowerBound
        guard let number = bytes.decimal(&position, before: text.upperBound), position == text.upperBound else {
            return nil
        }
        return number
    }

    /// Whether it is a text that says `word`.
    func isText(_ word: StaticString, _ bytes: Span<UInt8>) -> Bool {
        guard let text = plainText, text.count == word.utf8CodeUnitCount else { return false }
        return bytes.hasText(word, at: text.lowerBound, before: text.upperBound)
    }

    /// Gives each member of an object; nothing for other values.
    func forEachMember(_ bytes: Span<UInt8>, _ body: (JSONLine.Member) -> Void) {
        guard case .nested(let range) = self, bytes[range.lowerBound] == 0x7B else { return }
        var line = JSONLine(range)
        // The object is known to be valid; were it not, its members up to there would count.
        while let member = try? line.next(bytes) {
            body(member)
        }
    }
}
