/// A line of a catalogue: the key, the plural form, and the text in pieces.
struct CatalogueLine {
    enum Piece: Hashable {
        case wording(String)
        case placeholder(String)
    }

    let key: String
    let category: PluralCategory
    let pieces: [Piece]

    /// The names in braces, each once, in the order of the text.
    var placeholders: [String] {
        var seen: Set<String> = []
        return pieces.compactMap { piece in
            guard case .placeholder(let name) = piece, seen.insert(name).inserted else { return nil }
            return name
        }
    }

    /// A line of the form `key = text` or `key.one = text`; nil for others.
    init?(_ line: some Collection<UInt8>) {
        guard !Self.isRemark(line), let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let name = String(decoding: line[..<equals].filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        let parts = name.split(separator: ".", maxSplits: 1)
        guard let first = parts.first else { return nil }
        key = String(first)
        guard let category = parts.count > 1 ? PluralCategory(rawValue: String(parts[1])) : .other else { return nil }
        self.category = category
        let text = String(decoding: line[line.index(after: equals)...].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        pieces = Self.pieces(of: text)
    }

    static func isRemark(_ line: some Collection<UInt8>) -> Bool {
        line.first { $0 != UInt8(ascii: " ") }.map { $0 == UInt8(ascii: "#") } ?? true
    }

    private static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        var wording = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            if character == "\\", rest.first == "_" {
                rest.removeFirst()
                wording.append(" ")
            } else if character == "{", rest.first == "{" {
                rest.removeFirst()
                wording.append("{")
            } else if character == "{", let end = rest.firstIndex(of: "}") {
                if !wording.isEmpty { pieces.append(.wording(wording)) }
                wording = ""
                pieces.append(.placeholder(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            } else {
                wording.append(character)
            }
        }
        if !wording.isEmpty || pieces.isEmpty { pieces.append(.wording(wording)) }
        return pieces
    }
}
