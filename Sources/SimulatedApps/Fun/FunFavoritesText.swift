/// How favourites are stored: a JSON array of texts.
enum FunFavoritesText {
    /// The array of ids in ascending order, so that equal favourites are equal bytes.
    static func encoded(_ favorites: Set<String>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16 * favorites.count + 2)
        bytes.append(UInt8(ascii: "["))
        for id in favorites.sorted() {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            add(id, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
        return bytes
    }

    /// The ids of an array of texts; nil when the bytes are anything else.
    static func decoded(_ bytes: [UInt8]) -> Set<String>? {
        var reader = Reader(rest: bytes[...])
        return reader.texts()
    }

    private static func add(_ id: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
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
        bytes.append(UInt8(ascii: "\""))
    }
}

/// Reads one JSON array of texts. An escape stands for one unit; surrogate pairs are not needed for ids and are refused.
private struct Reader {
    var rest: ArraySlice<UInt8>

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
        return rest.isEmpty ? found : nil
    }

    private mutating func text() -> String? {
        guard take("\"") else { return nil }
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(validating: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return nil }
                bytes += Array(String(scalar).utf8)
            case 0..<0x20: return nil
            default: bytes.append(byte)
            }
        }
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        switch rest.popFirst().map(Unicode.Scalar.init) {
        case "n": "\n"
        case "r": "\r"
        case "t": "\t"
        case "b": "\u{8}"
        case "f": "\u{c}"
        case "u": codePoint()
        case let same? where same == "\"" || same == "\\" || same == "/": same
        default: nil
        }
    }

    private mutating func codePoint() -> Unicode.Scalar? {
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        guard let text = String(validating: digits, as: UTF8.self), text.utf8.count == 4,
            let value = UInt32(text, radix: 16)
        else { return nil }
        return Unicode.Scalar(value)
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard rest.first == UInt8(ascii: scalar) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipBlanks() {
        while let byte = rest.first, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { rest.removeFirst() }
    }
}
