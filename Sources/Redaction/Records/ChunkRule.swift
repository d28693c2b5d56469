/// Decides which hole stands for a run of bytes without a blank.
enum ChunkRule {
    /// The hole for a whole chunk, or nil when its words are decided one by one.
    static func hole(for chunk: ArraySlice<UInt8>) -> MessageShape.Hole? {
        if isURL(chunk) { return .url }
        if chunk.contains(UInt8(ascii: "@")) { return .id }
        if isPath(chunk) { return .path }
        return isIdentifier(chunk) ? .id : nil
    }

    /// The hole for a value whose words are not shown.
    static func valueHole(for value: ArraySlice<UInt8>) -> MessageShape.Hole {
        if value.contains(where: ByteClass.isBlank) { return .text }
        if let hole = hole(for: value) { return hole }
        return numberEnd(from: 0, in: Array(value)) == value.count ? .number : .text
    }

    /// The end of a number that begins at a place: digits with signs, points, colons and dashes between them, hexadecimal
    /// behind `0x`, and a unit of at most four letters.
    static func numberEnd(from start: Int, in bytes: [UInt8]) -> Int? {
        var place = start
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+"),
            place == 0 || !ByteClass.isWord(at: place - 1, in: bytes)
        {
            place += 1
        }
        guard place < bytes.count, ByteClass.isDigit(bytes[place]) else { return nil }
        if bytes[place] == UInt8(ascii: "0"), place + 2 < bytes.count, bytes[place + 1] | 0x20 == UInt8(ascii: "x"),
            ByteClass.isHexDigit(bytes[place + 2])
        {
            place += 2
            while place < bytes.count, ByteClass.isHexDigit(bytes[place]) { place += 1 }
            return place
        }
        while place < bytes.count, isNumeric(at: place, in: bytes) { place += 1 }
        let unit = bytes[place...].prefix { ByteClass.isLetter($0) }.count
        let end = place + unit
        guard unit <= 4, end == bytes.count || !ByteClass.isWord(at: end, in: bytes) else { return nil }
        return end
    }

    /// A digit, or a mark between two digits.
    private static func isNumeric(at place: Int, in bytes: [UInt8]) -> Bool {
        if ByteClass.isDigit(bytes[place]) { return true }
        return ByteClass.isInNumber(bytes[place]) && place + 1 < bytes.count && ByteClass.isDigit(bytes[place + 1])
    }

    private static func isURL(_ chunk: ArraySlice<UInt8>) -> Bool {
        guard chunk.contains(UInt8(ascii: ":")) else { return chunk.starts(with: "www.".utf8) }
        if contains("://", chunk) { return true }
        return ["www.", "mailto:", "tel:", "data:", "blob:", "file:"].contains { chunk.starts(with: $0.utf8) }
    }

    /// Begins at a root, has two slashes or backslashes, or ends like a file's name.
    private static func isPath(_ chunk: ArraySlice<UInt8>) -> Bool {
        let slashes = chunk.count { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        if slashes > 1, chunk.contains(where: ByteClass.isLetter) { return true }
        if slashes == 1, chunk.count > 1, chunk.starts(with: "/".utf8) || chunk.starts(with: "~/".utf8) { return true }
        let trimmed = ByteClass.untrailed(chunk)
        guard let dot = trimmed.lastIndex(of: UInt8(ascii: ".")), dot > trimmed.startIndex else { return false }
        let suffix = String(decoding: trimmed[(dot + 1)...], as: UTF8.self).lowercased()
        return Vocabulary.fileExtensions.contains(suffix)
    }

    /// A UUID, or another long run of letters, digits, `-` and `_` that has both letters and digits.
    private static func isIdentifier(_ chunk: ArraySlice<UInt8>) -> Bool {
        let run = chunk.prefix {
            ByteClass.isLetter($0) || ByteClass.isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        return run.count >= 16 && run.contains(where: ByteClass.isDigit) && run.contains(where: ByteClass.isLetter)
    }

    private static func contains(_ text: StaticString, _ chunk: ArraySlice<UInt8>) -> Bool {
        let wanted = Array(text.description.utf8)
        guard chunk.count >= wanted.count else { return false }
        return (chunk.startIndex...(chunk.endIndex - wanted.count)).contains {
            chunk[$0] == wanted[0] && chunk[$0..<($0 + wanted.count)].elementsEqual(wanted)
        }
    }
}
