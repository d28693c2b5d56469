internal import EventModel

/// The words that tools print as levels, in any case of letters; device tools and the Apple System Log have them in angle
/// brackets.
enum LevelWords {
    /// A level as printed and what it means; `Unknown` and `USER_ACTION` mean none.
    struct Word {
        var range: Range<Int>
        var level: LogLevel?
    }

    /// Reads `<Notice>` and steps over it; blanks that pad the word are no part of it. Nil for any other word.
    static func read(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int) -> Word? {
        guard position < end, bytes[position] == 0x3C else { return nil }
        let start = position + 1
        var next = start
        while next < end, isLetter(bytes[next]) {
            next += 1
        }
        guard let entry = words.first(where: { isWord($0.word, bytes, start..<next) }) else { return nil }
        var close = next
        bytes.skipSpaces(&close, before: end)
        guard close < end, bytes[close] == 0x3E else { return nil }
        position = close + 1
        return Word(range: start..<next, level: entry.level)
    }

    /// The level that a word without brackets means; nil for any other word, and for those that mean none.
    static func level(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LogLevel? {
        words.first { isWord($0.word, bytes, range) }?.level
    }

    /// The level of a number of the Apple System Log: 0 is Emergency, 7 is Debug.
    static func level(ofNumber number: Int32) -> LogLevel? {
        switch number {
        case 0...2: .critical
        case 3: .error
        case 4: .warning
        case 5: .standard
        case 6: .info
        case 7: .debug
        default: nil
        }
    }

    private static let words: [(word: StaticString, level: LogLevel?)] = [
        ("notice", .standard), ("debug", .debug), ("info", .info), ("error", .error), ("fault", .fault),
        ("warning", .warning), ("critical", .critical), ("alert", .critical), ("emergency", .critical),
        ("default", .standard), ("trace", .trace), ("verbose", .trace), ("warn", .warning), ("fatal", .fault),
        ("unknown", nil), ("user_action", nil),
    ]

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte == 0x5F
    }

    private static func isWord(_ word: StaticString, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard word.utf8CodeUnitCount == range.count else { return false }
        return word.withUTF8Buffer { letters in
            for index in letters.indices
            where unsafe letters[index] | 0x20 != bytes[range.lowerBound + index] | 0x20 {
                return false
            }
            return true
        }
    }
}
