public import Redaction
internal import Texts

/// A JSON value; its text is the same for the same value: keys sorted by scalars, numbers without exponent.
public indirect enum JSONValue: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number, rounded to 6 digits after the point, without trailing zeros; not a number gives `null`.
    case number(Double)
    /// A text.
    case string(Public)
    /// Values in order.
    case array([JSONValue])
    /// Values by key.
    case object([Public: JSONValue])

    /// The value in UTF-8, indented by two blanks, with a line feed at the end.
    public var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.write(self, depth: 0)
        return Array((writer.text + "\n").utf8)
    }
}

private struct JSONWriter {
    var text = ""

    mutating func write(_ value: JSONValue, depth: Int) {
        switch value {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): write(value)
        case .string(let value): write(value.text)
        case .array(let values): writeArray(values, depth: depth)
        case .object(let members): writeObject(members, depth: depth)
        }
    }

    private mutating func writeArray(_ values: [JSONValue], depth: Int) {
        guard !values.isEmpty else {
            text += "[]"
            return
        }
        let isFlat = values.allSatisfy(\.isScalar)
        text += "["
        for (index, value) in values.enumerated() {
            if index > 0 { text += isFlat ? ", " : "," }
            if !isFlat { breakLine(depth + 1) }
            write(value, depth: depth + 1)
        }
        if !isFlat { breakLine(depth) }
        text += "]"
    }

    private mutating func writeObject(_ members: [Public: JSONValue], depth: Int) {
        guard !members.isEmpty else {
            text += "{}"
            return
        }
        text += "{"
        for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
            if index > 0 { text += "," }
            breakLine(depth + 1)
            write(member.key.text)
            text += ": "
            write(member.value, depth: depth + 1)
        }
        breakLine(depth)
        text += "}"
    }

    private mutating func breakLine(_ depth: Int) {
        text += "\n" + String(repeating: "  ", count: depth)
    }

    private mutating func write(_ number: Double) {
        guard number.isFinite, abs(number) < 1e15 else {
            text += "null"
            return
        }
        var digits = fixedPoint(abs(number), digits: 6)
        while digits.hasSuffix("0") { digits.removeLast() }
        if digits.hasSuffix(".") { digits.removeLast() }
        text += number < 0 && digits != "0" ? "-" + digits : digits
    }

    private mutating func write(_ string: String) {
        text += "\""
        // Most strings have nothing to escape: no byte of theirs begins what the loop below looks for.
        let isPlain = string.utf8.allSatisfy {
            $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2
        }
        if isPlain {
            text += string
            text += "\""
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension JSONValue {
    fileprivate var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }
}
