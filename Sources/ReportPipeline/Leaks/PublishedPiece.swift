/// A text that readers of a published file can see, or find when they look: a text node, an attribute, a comment, a key, a
/// value, a line.
struct PublishedPiece: Sendable, Hashable {
    /// What kind of place it stands in.
    enum Kind: Sendable, Hashable {
        case text
        /// Numbers that draw something.
        case geometry
        case name
    }

    var kind = Kind.text
    /// The line of the file, from 1.
    var line: Int
    var text: [UInt8]
}

/// Takes published files apart.
enum PublishedFile {
    /// How deep packed files are looked into.
    private static let deepest = 3
    /// How much is unpacked at most.
    private static let unpackedLimit = 64 << 20

    /// The pieces of a file; nil when it is packed and cannot be unpacked.
    static func pieces(path: String, _ bytes: [UInt8], depth: Int = 0) -> [PublishedPiece]? {
        if bytes.starts(with: [0x1F, 0x8B]) {
            guard depth < deepest, let content = Inflate.gzip(bytes, limit: unpackedLimit) else { return nil }
            let inner = path.hasSuffix(".gz") ? String(path.dropLast(3)) : path
            return pieces(path: inner, content, depth: depth + 1)
        }
        if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6]) {
            return depth < deepest ? memberPieces(bytes, depth: depth + 1) : nil
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            return textPieces(ImageTexts.png(bytes, limit: unpackedLimit))
        }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return textPieces(ImageTexts.jpeg(bytes)) }
        if let text = WideText.utf8(bytes) { return depth < deepest ? pieces(path: path, text, depth: depth + 1) : nil }
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        let suffix = name.split(separator: ".").last.map(String.init) ?? ""
        switch suffix {
        case "html", "htm", "svg", "xml", "xhtml": return MarkupPieces(bytes).pieces
        case "json", "webmanifest", "map": return jsonPieces(bytes, firstLine: 1)
        case "js": return scriptPieces(bytes)
        case "md", "markdown": return linePieces(bytes).flatMap(cells)
        default: return linePieces(bytes)
        }
    }

    /// The pieces of a script: its strings, and its lines but those that are JSON, such as values that it reads.
    static func scriptPieces(_ bytes: [UInt8]) -> [PublishedPiece] {
        jsonPieces(bytes, firstLine: 1) + linePieces(bytes).filter { !isJSON($0.text) }
    }

    /// Whether a line is strings, numbers and signs of JSON, and nothing else.
    private static func isJSON(_ line: [UInt8]) -> Bool {
        var isInString = false
        var isEscaped = false
        var word: [UInt8] = []
        for byte in line + [UInt8(ascii: "\n")] {
            if isInString {
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else if "0123456789{}[]:,;+-. \"\r\t\n".utf8.contains(byte) {
                guard word.isEmpty || jsonWords.contains(word) else { return false }
                word = []
                isInString = byte == UInt8(ascii: "\"")
            } else {
                word.append(byte)
            }
        }
        return !isInString
    }

    private static let jsonWords = ["true", "false", "null"].map { Array($0.utf8) }

    static func linePieces(_ bytes: [UInt8]) -> [PublishedPiece] {
        // Keys go over several lines.
        let isKey = bytes.place(of: Array("-----BEGIN ".utf8), in: 0..<bytes.count) != nil
        let whole = isKey ? chunks(bytes).map { PublishedPiece(line: 1, text: $0) } : []
        return whole
            + bytes.lines.enumerated().flatMap { index, line -> [PublishedPiece] in
                chunks(Array(bytes[line])).map { PublishedPiece(line: index + 1, text: $0) }
            }
    }

    /// The cells of a row of a table; any other line as it is.
    private static func cells(of line: PublishedPiece) -> [PublishedPiece] {
        guard line.text.first == 0x7C else { return [line] }
        return line.text.split(separator: 0x7C).map { PublishedPiece(line: line.line, text: content(of: $0)) }
    }

    /// A cell without the blanks at its ends and the marks around code: the text that stands in HTML, too, so that it is
    /// looked at once.
    private static func content(of cell: ArraySlice<UInt8>) -> [UInt8] {
        func trimmed(_ text: ArraySlice<UInt8>, of byte: UInt8) -> ArraySlice<UInt8> {
            var text = text
            while text.first == byte { text = text.dropFirst() }
            while text.last == byte { text = text.dropLast() }
            return text
        }
        let text = trimmed(cell, of: 0x20)
        let code = trimmed(text, of: 0x60)
        // Marks inside are more than those around: the cell is not code as a whole.
        return Array(code.contains(0x60) ? text : code)
    }

    static func jsonPieces(_ bytes: [UInt8], firstLine: Int) -> [PublishedPiece] {
        bytes.lines.enumerated().flatMap { index, line -> [PublishedPiece] in
            let text = Array(bytes[line])
            let json = JSONLineRuns(text)
            let numbers = json.numbers.filter { $0.range.count >= 9 }.map { Array(text[$0.range]) }
            return (json.runs.map(\.text) + numbers).filter { !$0.isEmpty }.flatMap(chunks).map {
                PublishedPiece(line: firstLine + index, text: $0)
            }
        }
    }

    private static func textPieces(_ texts: [[UInt8]]) -> [PublishedPiece] {
        texts.flatMap(chunks).map { PublishedPiece(line: 1, text: $0) }
    }

    /// The names and the pieces of the members of a zip file; nil when one of them cannot be unpacked.
    private static func memberPieces(_ bytes: [UInt8], depth: Int) -> [PublishedPiece]? {
        guard let members = ZipMembers(bytes, limit: unpackedLimit).members else { return nil }
        var found: [PublishedPiece] = []
        for member in members {
            found.append(PublishedPiece(kind: .name, line: 1, text: Array(member.name.utf8)))
            guard let content = member.content, let inner = pieces(path: member.name, content, depth: depth) else {
                return nil
            }
            found += inner
        }
        return found
    }

    /// Long texts in parts that overlap, for what is longer than a message is not looked at.
    static func chunks(_ text: [UInt8]) -> [[UInt8]] {
        let (size, overlap) = (32_768, 512)
        guard text.count > size else { return text.isEmpty ? [] : [text] }
        return stride(from: 0, to: text.count, by: size - overlap).map { start in
            let cut = Array(text[start..<min(text.count, start + size)])
            // Parts begin and end with whole characters.
            return Array(cut.drop { $0 & 0xC0 == 0x80 })
        }
    }
}
