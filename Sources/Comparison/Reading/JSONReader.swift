/// Reads JSON strictly: no comments, no trailing commas, every key once, UTF-8 as it must be, and no more than the limits.
struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0
    private var values = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(JSONNode.Fault) -> JSONNode {
        let node = try value(level: 0)
        skipBlanks()
        guard position == bytes.count else { throw fault("the end") }
        return node
    }

    private mutating func skipBlanks() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    private func fault(_ expected: String, at offset: Int? = nil) -> JSONNode.Fault {
        let offset = offset ?? position
        let found = offset < bytes.count ? "something else" : "the end of the file"
        return JSONNode.Fault(expected: expected, found: found, offset: min(offset, bytes.count))
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func value(level: Int) throws(JSONNode.Fault) -> JSONNode {
        skipBlanks()
        values += 1
        guard values <= ReportLimits.mostValues else {
            throw JSONNode.Fault(
                expected: "at most \(ReportLimits.mostValues) values", found: "more", offset: position)
        }
        guard level <= ReportLimits.mostLevels else {
            throw JSONNode.Fault(
                expected: "at most \(ReportLimits.mostLevels) levels", found: "more", offset: position)
        }
        let start = position
        guard position < bytes.count else { throw fault("a value") }
        let content: JSONNode.Content =
            switch bytes[position] {
            case 0x7B: try object(level)
            case 0x5B: try list(level)
            case 0x22: .text(try text())
            case 0x74: try word("true", .bool(true))
            case 0x66: try word("false", .bool(false))
            case 0x6E: try word("null", .null)
            default: try number()
            }
        return JSONNode(content, at: start)
    }

    private mutating func word(
        _ word: StaticString, _ content: JSONNode.Content
    ) throws(JSONNode.Fault) -> JSONNode.Content {
        let text = word.description
        guard bytes[position...].starts(with: text.utf8) else { throw fault("a value") }
        position += text.utf8.count
        return content
    }

    private mutating func number() throws(JSONNode.Fault) -> JSONNode.Content {
        let start = position
        if position < bytes.count, bytes[position] == 0x2D { position += 1 }
        let whole = digits()
        let hasLeadingZero = whole > 1 && bytes[position - whole] == 0x30
        var isNumber = whole > 0 && !hasLeadingZero
        if position < bytes.count, bytes[position] == 0x2E {
            position += 1
            isNumber = digits() > 0 && isNumber
        }
        if position < bytes.count, bytes[position] | 0x20 == 0x65 {
            position += 1
            if position < bytes.count, [0x2B, 0x2D].contains(bytes[position]) { position += 1 }
            isNumber = digits() > 0 && isNumber
        }
        guard isNumber, position - start <= 64,
            let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite
        else { throw fault("a value", at: start) }
        return .number(number)
    }

    private mutating func digits() -> Int {
        let start = position
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
        return position - start
    }

    private mutating func list(_ level: Int) throws(JSONNode.Fault) -> JSONNode.Content {
        position += 1
        var elements: [JSONNode] = []
        if take(0x5D) { return .list([]) }
        while true {
            elements.append(try value(level: level + 1))
            if take(0x5D) { return .list(elements) }
            guard take(0x2C) else { throw fault("',' or ']'") }
        }
    }

    private mutating func object(_ level: Int) throws(JSONNode.Fault) -> JSONNode.Content {
        position += 1
        var members: [(key: String, value: JSONNode)] = []
        var known: Set<String> = []
        if take(0x7D) { return .object([]) }
        while true {
            skipBlanks()
            let start = position
            guard position < bytes.count, bytes[position] == 0x22 else { throw fault("a key in quotes") }
            let key = try text()
            guard known.insert(key).inserted else {
                throw JSONNode.Fault(expected: "every key once", found: "one again", offset: start)
            }
            guard take(0x3A) else { throw fault("':'") }
            members.append((key, try value(level: level + 1)))
            if take(0x7D) { return .object(members) }
            guard take(0x2C) else { throw fault("',' or '}'") }
        }
    }
}

extension JSONReader {
    private mutating func text() throws(JSONNode.Fault) -> String {
        let start = position
        position += 1
        var content: [UInt8] = []
        while position < bytes.count, bytes[position] != 0x22 {
            switch bytes[position] {
            case 0..<0x20: throw fault("a text without control characters")
            case 0x5C: try escape(into: &content)
            default:
                content.append(bytes[position])
                position += 1
            }
        }
        guard position < bytes.count else { throw fault("'\"'") }
        position += 1
        guard content.count <= ReportLimits.longestText else {
            throw JSONNode.Fault(
                expected: "a text of at most \(ReportLimits.longestText) bytes", found: "a longer one", offset: start)
        }
        guard let text = String(validating: content, as: UTF8.self) else {
            throw JSONNode.Fault(expected: "UTF-8", found: "other bytes", offset: start)
        }
        return text
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONNode.Fault) {
        let start = position
        position += 1
        guard position < bytes.count else { throw fault("an escape", at: start) }
        let plain: [UInt8: UInt8] = [
            0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9,
        ]
        if let byte = plain[bytes[position]] {
            position += 1
            return content.append(byte)
        }
        guard bytes[position] == 0x75, let first = unit() else { throw fault("an escape", at: start) }
        var scalar = first
        if (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: [0x5C, 0x75]) {
            position += 1
            guard let second = unit(), (0xDC00..<0xE000).contains(second) else { throw fault("an escape", at: start) }
            scalar = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(scalar) else { throw fault("an escape", at: start) }
        content += UTF8.encode(scalar).map(Array.init) ?? []
    }

    /// The number behind `u`, on which it stands.
    private mutating func unit() -> UInt32? {
        guard position + 5 <= bytes.count else { return nil }
        let digits = bytes[(position + 1)..<(position + 5)]
        position += 5
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
