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

    /// The text's bytes at every sign that means something; what lies between is copied as it is.
    private static func pieces(of text: String) -> [Piece] {
        let bytes = Array(text.utf8)
        var pieces: [Piece] = []
        var wording: [UInt8] = []
        func finish() {
            if !wording.isEmpty { pieces.append(.wording(String(decoding: wording, as: UTF8.self))) }
            wording = []
        }
        var next = 0
        while next < bytes.count {
            let byte = bytes[next]
            let follower = next + 1 < bytes.count ? bytes[next + 1] : nil
            if byte == UInt8(ascii: "\\"), follower == UInt8(ascii: "_") {
                wording.append(UInt8(ascii: " "))
                next += 2
            } else if byte == UInt8(ascii: "{"), follower == UInt8(ascii: "{") {
                wording.append(byte)
                next += 2
            } else if byte == UInt8(ascii: "{"), let end = bytes[next...].firstIndex(of: UInt8(ascii: "}")) {
                finish()
                pieces.append(.placeholder(String(decoding: bytes[next + 1..<end], as: UTF8.self)))
                next = end + 1
            } else {
                wording.append(byte)
                next += 1
            }
        }
        finish()
        return pieces.isEmpty ? [.wording("")] : pieces
    }
}
