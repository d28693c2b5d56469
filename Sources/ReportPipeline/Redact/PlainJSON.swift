/// A value of JSON, read strictly enough for files that people write by hand: no comments, no trailing commas, at most 64
/// levels.
enum PlainJSON {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case array([PlainJSON])
    case object([String: PlainJSON])

    /// The value that a text holds, and nothing else; nil when it is none.
    init?(parsing bytes: [UInt8]) {
        var reader = Reader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipBlanks()
        guard reader.position == bytes.count else { return nil }
        self = value
    }

    /// The value of a member; nil of anything but an object, and where there is none.
    subscript(key: String) -> PlainJSON? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var elements: [PlainJSON]? { if case .array(let elements) = self { elements } else { nil } }
    /// A whole number that fits.
    var integer: Int? {
        if case .number(let number) = self { Int(exactly: number) } else { nil }
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        mutating func skipBlanks() {
            while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
        }

        private mutating func take(_ byte: UInt8) -> Bool {
            skipBlanks()
            guard position < bytes.count, bytes[position] == byte else { return false }
            position += 1
            return true
        }

        mutating func value(depth: Int) -> PlainJSON? {
            skipBlanks()
            guard depth <= 64, position < bytes.count else { return nil }
            switch bytes[position] {
            case 0x7B: return object(depth)
            case 0x5B: return array(depth)
            case 0x22: return string().map { .text($0) }
            case 0x74: return word("true", .bool(true))
            case 0x66: return word("false", .bool(false))
            case 0x6E: return word("null", .null)
            default: return number()
            }
        }

        private mutating func word(_ word: String, _ value: PlainJSON) -> PlainJSON? {
            guard bytes[position...].starts(with: word.utf8) else { return nil }
            position += word.utf8.count
            return value
        }

        private mutating func number() -> PlainJSON? {
            let digits = bytes[position...].prefix {
                (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
            }
            position += digits.count
            return Double(String(decoding: digits, as: UTF8.self)).map { .number($0) }
        }

        private mutating func array(_ depth: Int) -> PlainJSON? {
            position += 1
            var elements: [PlainJSON] = []
            if take(0x5D) { return .array([]) }
            while true {
                guard let element = value(depth: depth + 1) else { return nil }
                elements.append(element)
                if take(0x5D) { return .array(elements) }
                guard take(0x2C) else { return nil }
            }
        }

        private mutating func object(_ depth: Int) -> PlainJSON? {
            position += 1
            var members: [String: PlainJSON] = [:]
            if take(0x7D) { return .object([:]) }
            while true {
                skipBlanks()
                guard position < bytes.count, bytes[position] == 0x22, let key = string(), take(0x3A),
                    let value = value(depth: depth + 1)
                else { return nil }
                members[key] = value
                if take(0x7D) { return .object(members) }
                guard take(0x2C) else { return nil }
            }
        }

        private mutating func string() -> String? {
            let runs = JSONLineRuns.string(in: bytes, at: position)
            position = runs.end
            return runs.isWhole ? String(validating: runs.text, as: UTF8.self) : nil
        }
    }
}
