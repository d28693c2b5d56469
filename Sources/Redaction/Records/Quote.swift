/// A pair of quotes.
struct Quote {
    let opening: [UInt8]
    private let closing: [UInt8]
    /// Whether the mark may stand inside of a word, as an apostrophe does.
    private let isApostrophe: Bool

    private static let pairs: [Quote] = [
        Quote("\"", "\""), Quote("'", "'", isApostrophe: true), Quote("`", "`"), Quote("“", "”"),
        Quote("‘", "’", isApostrophe: true), Quote("«", "»"), Quote("„", "“"),
    ]

    private init(_ opening: String, _ closing: String, isApostrophe: Bool = false) {
        self.opening = Array(opening.utf8)
        self.closing = Array(closing.utf8)
        self.isApostrophe = isApostrophe
    }

    /// The quotes whose opening mark stands at a place.
    init?(at place: Int, in bytes: [UInt8]) {
        let byte = bytes[place]
        guard byte == 0x22 || byte == 0x27 || byte == 0x60 || byte >= 0xC2,
            let pair = Quote.pairs.first(where: { bytes[place...].starts(with: $0.opening) })
        else { return nil }
        self = pair
    }

    /// An apostrophe opens only where no word stands before it.
    func canOpen(at place: Int, in bytes: [UInt8]) -> Bool {
        guard isApostrophe, place > 0 else { return true }
        return !(ByteClass.isLetter(bytes[place - 1]) || ByteClass.isDigit(bytes[place - 1]))
    }

    /// The place behind the closing mark. A mark that a letter, a digit or `=` follows closes nothing: it is part of the
    /// quoted text.
    func end(from start: Int, in bytes: [UInt8]) -> Int? {
        var place = start
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "\\") {
                place += 2
                continue
            }
            if bytes[place] == closing[0], bytes[place...].starts(with: closing) {
                let end = place + closing.count
                guard end < bytes.count,
                    ByteClass.isKey(bytes[end]) || bytes[end] == UInt8(ascii: "=") || bytes[end] >= 0x80
                else { return end }
                if bytes[end] == UInt8(ascii: "."), end + 1 == bytes.count || ByteClass.isBlank(bytes[end + 1]) {
                    return end
                }
            }
            place += 1
        }
        return nil
    }
}
