/// What of a message its format string says, and what was put in: `sent %d bytes to %{public}@`.
///
/// Conversions are those of printf and of the system's log, with their flags, widths and `{…}` marks.
struct FormatText: Sendable {
    /// A stretch that a conversion stands for.
    struct Hole: Sendable, Hashable {
        /// Bytes of the message.
        var range: Range<Int>
        /// Whether it is the text of an object or a string, not a number or an address.
        var isText: Bool
    }

    /// The stretches that were put in, in order; what lies between them is the format's own.
    let holes: [Hole]

    private static let longest = 4096

    /// Lays a format over a message; nil when it has no conversion, does not fit, or one of both is very long.
    init?(format: [UInt8], message: [UInt8]) {
        guard format.count <= FormatText.longest, message.count <= FormatText.longest else { return nil }
        let pieces = FormatText.pieces(of: format)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last,
            message.count >= first.literal.count + last.literal.count, message.starts(with: first.literal),
            message.suffix(last.literal.count).elementsEqual(last.literal)
        else { return nil }
        let end = message.count - last.literal.count
        var holes: [Hole] = []
        var place = first.literal.count
        for (before, piece) in zip(pieces, pieces.dropFirst().dropLast()) {
            // The first place that fits: what a value says of the text behind it stays a value's.
            guard let found = FormatText.place(of: piece.literal, in: message, place..<end) else { return nil }
            holes.append(Hole(range: place..<found, isText: before.isText))
            place = found + piece.literal.count
        }
        guard place <= end else { return nil }
        holes.append(Hole(range: place..<end, isText: pieces[pieces.count - 2].isText))
        self.holes = holes
    }

    /// Whether a stretch of the message is the format's own.
    func isLiteral(_ range: Range<Int>) -> Bool {
        !holes.contains { $0.range.overlaps(range) }
    }

    /// A literal, and whether text is put in behind it.
    private struct Piece {
        var literal: [UInt8] = []
        var isText = false
    }

    private static func pieces(of format: [UInt8]) -> [Piece] {
        var pieces = [Piece()]
        var place = 0
        while place < format.count {
            let byte = format[place]
            place += 1
            guard byte == 0x25 else {
                pieces[pieces.count - 1].literal.append(byte)
                continue
            }
            if place < format.count, format[place] == 0x25 {
                pieces[pieces.count - 1].literal.append(0x25)
                place += 1
                continue
            }
            let letter = conversion(in: format, &place)
            let isText = letter.map { "@sSCaA".utf8.contains($0) } ?? true
            // Values that follow each other cannot be told apart.
            if pieces.count > 1, pieces[pieces.count - 1].literal.isEmpty {
                pieces[pieces.count - 2].isText = pieces[pieces.count - 2].isText || isText
            } else {
                pieces[pieces.count - 1].isText = isText
                pieces.append(Piece())
            }
        }
        return pieces
    }

    /// Goes behind a conversion whose `%` was read, and gives its letter.
    private static func conversion(in format: [UInt8], _ place: inout Int) -> UInt8? {
        if place < format.count, format[place] == 0x7B {
            guard let close = format[place...].firstIndex(of: 0x7D) else { return nil }
            place = close + 1
        }
        while place < format.count, "0123456789.*$+-# 'hlqjztL".utf8.contains(format[place]) { place += 1 }
        guard place < format.count else { return nil }
        defer { place += 1 }
        return format[place]
    }

    private static func place(of literal: [UInt8], in message: [UInt8], _ range: Range<Int>) -> Int? {
        guard let first = literal.first else { return range.lowerBound }
        var place = range.lowerBound
        while place + literal.count <= range.upperBound {
            if message[place] == first, message[place..<place + literal.count].elementsEqual(literal) { return place }
            place += 1
        }
        return nil
    }
}
