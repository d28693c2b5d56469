/// How favourites are stored: a JSON array of texts.
enum FunFavoritesText {
    /// The array of ids as they stand.
    static func encoded(_ favorites: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16 * favorites.count + 2)
        bytes.append(UInt8(ascii: "["))
        for id in favorites {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            add(id, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
        return bytes
    }

    /// The ids of an array of texts; nil when the bytes are anything else.
    static func decoded(_ bytes: [UInt8]) -> Set<String>? {
        var reader = Reader(bytes: bytes)
        return reader.texts()
    }

    private static func add(_ id: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        guard id.utf8.contains(where: isEscaped) else { return bytes.append(contentsOf: id.utf8) }
        for byte in id.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += Array((digits.count == 1 ? "\\u000" : "\\u00").utf8) + Array(digits.utf8)
            default: bytes.append(byte)
            }
        }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
}

/// Reads one JSON array of texts. An escape stands for one unit; surrogate pairs are not needed for ids and are refused.
private struct Reader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func texts() -> Set<String>? {
        guard take("[") else { return nil }
        var found: Set<String> = []
        if !take("]") {
            repeat {
                guard let text = text() else { return nil }
                found.insert(text)
            } while take(",")
            guard take("]") else { return nil }
        }
        skipBlanks()
        return position == bytes.count ? found : nil
    }

    private mutating func text() -> String? {
        guard take("\"") else { return nil }
        let start = position
        skipPlain()
        if next == UInt8(ascii: "\"") {
            defer { position += 1 }
            return String(validating: bytes[start..<position], as: UTF8.self)
        }
        return escapedText(after: Array(bytes[start..<position]))
    }

    /// The rest of a text that has escapes.
    private mutating func escapedText(after plain: [UInt8]) -> String? {
        var text = plain
        while let byte = next {
            position += 1
            if byte == UInt8(ascii: "\"") { return String(validating: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let scalar = escape() else { return nil }
            text += Array(String(scalar).utf8)
            let start = position
            skipPlain()
            text += bytes[start..<position]
        }
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        guard let byte = next else { return nil }
        position += 1
        switch Unicode.Scalar(byte) {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "b": return "\u{8}"
        case "f": return "\u{c}"
        case "u": return codePoint()
        case "\"", "\\", "/": return Unicode.Scalar(byte)
        default: return nil
        }
    }

    private mutating func codePoint() -> Unicode.Scalar? {
        let end = position + 4
        guard end <= bytes.count, let digits = String(validating: bytes[position..<end], as: UTF8.self),
            digits.utf8.first != UInt8(ascii: "+"), let value = UInt32(digits, radix: 16)
        else { return nil }
        position = end
        return Unicode.Scalar(value)
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Skips up to the next quote, backslash or control character.
    private mutating func skipPlain() {
        while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { position += 1 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard next == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }
}
