/// A JSON value that keeps the order of its members.
indirect enum JSONText: Sendable {
    case string(String)
    /// A number or `true`, `false`, `null`, as it is written.
    case raw(String)
    case array([JSONText])
    case object([(String, JSONText)])

    /// The text: a member a line, lists of plain values on one.
    var text: String { text(indent: "") }

    private func text(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .string(let text): return JSONText.quoted(text)
        case .raw(let text): return text
        case .array(let values) where values.allSatisfy(\.isPlain):
            return "[" + values.map { $0.text(indent: "") }.joined(separator: ", ") + "]"
        case .array(let values):
            return "[\n" + values.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members) where members.isEmpty: return "{}"
        case .object(let members):
            let lines = members.map { inner + JSONText.quoted($0) + ": " + $1.text(indent: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    private var isPlain: Bool {
        switch self {
        case .string, .raw: true
        case .array, .object: false
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
