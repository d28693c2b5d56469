/// Long runs of hexadecimal digits.
enum HexRun {
    /// From so many digits on a run is claimed without a word that says so.
    private static let longest = 24

    /// The claim on a run; nil when it stays.
    static func claim(_ run: Range<Int>, _ text: borrowing DetectableText) -> Claim? {
        let start = run.lowerBound
        let dashed = udid(run, text)
        guard dashed != nil || isPlain(run, text), !RequestNumbers.isOne(text, at: start) else { return nil }
        guard !text.hasWord(.digest, before: start, within: 2) || text.hasWord(.numbered, before: start, within: 2)
        else {
            return nil
        }
        let range =
            dashed
            ?? (text.scalar(start - 1) == 0x5F && run.count == 32 && !isWord(text, start - 2)
                ? start - 1..<run.upperBound : run)
        return Claim(range: range, type: type(range, text), rule: "hex")
    }

    /// Letters and digits in a length of identifiers, or behind a word for one.
    private static func isPlain(_ run: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        let start = run.lowerBound
        // Colours, pointers and constants.
        if text.scalar(start - 1) == 0x23 || text.lowered[start + 1] == 0x78 { return false }
        let shape = TokenShape(text.scalars[run])
        guard shape.digits > 0, shape.digits < shape.count, shape.entropy > 2.5 else { return false }
        guard shape.upper == 0 || shape.lower == 0 || run.count >= longest else { return false }
        if run.count >= longest { return true }
        return text.hasWord([.numbered, .deviceID, .push, .token, .number], before: start, within: 2)
    }

    /// `00008030-001A2B3C4D5E6F70`: the second part is the run.
    private static func udid(_ run: Range<Int>, _ text: borrowing DetectableText) -> Range<Int>? {
        let start = run.lowerBound - 9
        guard run.count == 16, start >= 0, text.scalars[start + 8] == 0x2D, text.isTokenStart(start) else { return nil }
        let head = text.scalars[start..<start + 8]
        guard head.prefix(4).allSatisfy({ $0 == 0x30 }), head.allSatisfy({ EscapeDecoder.hexValue($0) != nil }) else {
            return nil
        }
        return start..<run.upperBound
    }

    private static func isWord(_ text: borrowing DetectableText, _ place: Int) -> Bool {
        place >= 0 && text.classes[place].meets(.word)
    }

    private static func type(_ run: Range<Int>, _ text: borrowing DetectableText) -> SensitiveType {
        if text.scalars[run.lowerBound] == 0x5F { return .appleID }
        if text.hasWord(.token, before: run.lowerBound, within: 3) { return run.count == 64 ? .pushToken : .token }
        if run.count == 64 || text.hasWord(.push, before: run.lowerBound, within: 3) { return .pushToken }
        return text.hasWord(.numbered, before: run.lowerBound, within: 2) ? .user : .device
    }
}
