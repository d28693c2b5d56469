/// Texts inside the quotes of a JSON string, escaped as `log` does: slashes too, everything beyond ASCII as it is.
extension [UInt8] {
    mutating func add(jsonEscaping text: String) {
        for byte in text.utf8 { add(jsonEscaping: byte) }
    }

    mutating func add(jsonEscaping text: StaticString) {
        text.withUTF8Buffer { letters in
            // Safety: the buffer is read inside the closure, within its bounds.
            for index in letters.indices { unsafe add(jsonEscaping: letters[index]) }
        }
    }

    private mutating func add(jsonEscaping byte: UInt8) {
        switch byte {
        case 0x22, 0x2F, 0x5C:
            append(0x5C)
            append(byte)
        case 0x08: add("\\b")
        case 0x09: add("\\t")
        case 0x0A: add("\\n")
        case 0x0C: add("\\f")
        case 0x0D: add("\\r")
        case 0x00...0x1F:
            add(byte < 0x10 ? "\\u000" : "\\u00")
            add(hexadecimal: UInt64(byte))
        default: append(byte)
        }
    }
}
