/// What single bytes of a message are to `MessageShape`.
enum ByteClass {
    /// A set of ASCII characters.
    private struct Marks: Sendable {
        private var low: UInt64 = 0
        private var high: UInt64 = 0

        init(_ characters: StaticString) {
            for byte in characters.description.utf8 {
                if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
            }
        }

        func contains(_ byte: UInt8) -> Bool {
            byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
        }
    }

    private static let openers = Marks("([{<,;:=|")
    private static let valueEnds = Marks(",;)]}|\n")
    private static let trailers = Marks(".,;:!?)]}>'")
    private static let joints = Marks(" ,.-/&'|_")
    private static let numberMarks = Marks(".,:-/+T")

    static let blank = UInt8(ascii: " ")

    /// Blanks, line ends and control characters.
    static func isBlank(_ byte: UInt8) -> Bool { byte <= 32 || byte == 127 }

    static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

    static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (97...102).contains(byte | 0x20) }

    /// A byte of a key: letters, digits, `_`, `.` and `-`.
    static func isKey(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "-")
    }

    /// Behind these a new chunk begins although there is no blank.
    static func opens(_ byte: UInt8) -> Bool { openers.contains(byte) }

    /// Ends a chunk before the next blank.
    static func endsChunk(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") }

    /// Ends an unquoted value.
    static func endsValue(_ byte: UInt8) -> Bool { valueEnds.contains(byte) }

    /// Belongs to the sentence, not to the URL or path before it.
    static func trails(_ byte: UInt8) -> Bool { trailers.contains(byte) }

    /// May stand between two digits of a number or a time.
    static func isInNumber(_ byte: UInt8) -> Bool { numberMarks.contains(byte) }

    /// A chunk without what belongs to the sentence.
    static func untrailed(_ chunk: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        chunk[..<chunk.reversed().drop(while: trails).startIndex.base]
    }

    /// Stands between the parts of one text.
    static func joinsTexts(_ byte: UInt8) -> Bool { joints.contains(byte) }

    /// Whether a byte belongs to a word: letters, digits, `_`, and whatever is no ASCII and no mark that is shown.
    static func isWord(at place: Int, in bytes: [UInt8]) -> Bool {
        let byte = bytes[place]
        if byte >= 0x80 { return markLength(at: place, in: bytes) == 0 }
        return isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
    }

    /// An apostrophe with letters on both sides, as in `doesn't`.
    static func isInnerApostrophe(at place: Int, in bytes: [UInt8]) -> Bool {
        bytes[place] == UInt8(ascii: "'") && place > 0 && place + 1 < bytes.count && isLetter(bytes[place - 1])
            && isLetter(bytes[place + 1])
    }

    /// The length of a mark that is shown as it is: an ASCII one, a dash, an ellipsis, a bullet or `→`; 0 for another
    /// character outside of ASCII.
    static func markLength(at place: Int, in bytes: [UInt8]) -> Int {
        guard bytes[place] >= 0x80 else { return 1 }
        guard bytes[place] == 0xE2, place + 2 < bytes.count else { return 0 }
        let (second, third) = (bytes[place + 1], bytes[place + 2])
        // Not the quotes among them: one that opens nothing belongs to a word.
        let isPunctuation = second == 0x80 && ((0x90...0x97).contains(third) || (0xA0...0xA6).contains(third))
        return isPunctuation || (second == 0x86 && third == 0x92) ? 3 : 0
    }

    /// A capital and a small letter: `Larry`, but not `LEFT` and not `tabBar`.
    static func isTitleCase(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first else { return false }
        return first >= 0x80 || ((65...90).contains(first) && word.dropFirst().allSatisfy { !(65...90).contains($0) })
    }
}
