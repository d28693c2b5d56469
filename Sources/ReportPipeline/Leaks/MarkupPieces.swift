internal import Redaction
internal import SiteGenerator

/// Takes HTML and SVG apart: text nodes, values of attributes, comments, scripts and styles. It never fails: what is no
/// markup is text.
struct MarkupPieces {
    private(set) var pieces: [PublishedPiece] = []
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    /// How a policy names the style sheets and scripts that stand in the page.
    private var innerHashes: [[UInt8]] = []

    /// The text of a block, and whether a tag stands within a word of it.
    private var block = BlockText()

    private static let geometryNames: Set<String> = [
        "cx", "cy", "d", "dx", "dy", "height", "points", "r", "rx", "ry", "stroke-dasharray", "transform", "viewbox",
        "width",
        "x", "x1", "x2", "y", "y1", "y2",
    ]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while position < bytes.count {
            if bytes[position] == 0x3C {
                takeMarkup()
            } else {
                let (start, first) = (position, line)
                takeText(upTo: "<")
                block.add(bytes[start..<position], line: first)
            }
        }
        closeBlock()
        dropStyleHashes()
    }

    /// A word that tags part is one for readers: such a block counts as a whole, too.
    private mutating func closeBlock() {
        if let text = block.parted {
            add(PublishedFile.chunks(text).map { PublishedPiece(line: block.line, text: $0) })
        }
        block = BlockText()
    }

    /// A policy names the page's own style sheets by their hash. That is no secret, however random it looks: the style sheet
    /// stands there. Any other hash stays.
    private mutating func dropStyleHashes() {
        for hash in innerHashes {
            for index in pieces.indices where pieces[index].kind == .text {
                guard let start = MarkupPieces.start(of: hash, in: pieces[index].text) else { continue }
                pieces[index].text.removeSubrange(start..<start + hash.count)
            }
        }
    }

    /// Where bytes stand in others for the first time: compared one by one, for most texts are short and have none of them.
    private static func start(of wanted: [UInt8], in text: [UInt8]) -> Int? {
        guard let first = wanted.first, text.count >= wanted.count else { return nil }
        return (0...text.count - wanted.count).first { start in
            text[start] == first && wanted.indices.allSatisfy { text[start + $0] == wanted[$0] }
        }
    }

    private mutating func takeMarkup() {
        if starts(with: "<!--") {
            takeText(upTo: "-->")
        } else if position + 1 < bytes.count,
            MarkupPieces.isNameByte(bytes[position + 1]) || bytes[position + 1] == 0x2F
        {
            takeTag()
        } else if starts(with: "<!") || starts(with: "<?") {
            takeText(upTo: ">")
            skip(1)
        } else {
            skip(1)
        }
    }

    private mutating func takeTag() {
        skip(1)
        let isEnd = position < bytes.count && bytes[position] == 0x2F
        if isEnd { skip(1) }
        addUnusual(bytes[position...].prefix { !MarkupPieces.isBlank($0) && $0 != 0x3E })
        let name = String(decoding: takeWhile(MarkupPieces.isNameByte), as: UTF8.self).lowercased()
        if !BlockText.inline.contains(name) { closeBlock() }
        while position < bytes.count, bytes[position] != 0x3E { takeAttribute() }
        skip(1)
        guard !isEnd, ["script", "style"].contains(name) else { return }
        let start = line
        let content = take(upTo: "</" + name)
        innerHashes.append(Array(("sha256-" + Base64.text(of: SHA256.digest(of: content))).utf8))
        let pieces = name == "script" ? PublishedFile.scriptPieces(content) : PublishedFile.linePieces(content)
        add(
            pieces.map { piece in
                var piece = piece
                piece.line += start - 1
                return piece
            })
    }

    private mutating func takeAttribute() {
        let name = takeWhile { !MarkupPieces.isBlank($0) && $0 != 0x3D && $0 != 0x3E }
        if name.isEmpty || name == [0x2F] {
            if position < bytes.count, bytes[position] != 0x3E { skip(1) }
            if name.isEmpty { return }
        }
        guard position < bytes.count, bytes[position] == 0x3D else {
            add(name)
            return
        }
        addUnusual(name[...])
        skip(1)
        let start = line
        let value: [UInt8]
        if position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 {
            let quote = bytes[position]
            skip(1)
            value = takeWhile { $0 != quote }
            skip(1)
        } else {
            value = takeWhile { !MarkupPieces.isBlank($0) && $0 != 0x3E }
        }
        let isGeometry = MarkupPieces.geometryNames.contains(String(decoding: name, as: UTF8.self).lowercased())
        for chunk in PublishedFile.chunks(value) {
            add([PublishedPiece(kind: isGeometry && draws(chunk) ? .geometry : .text, line: start, text: chunk)])
        }
    }

    /// Whether a text is nothing but numbers, letters of path commands, and signs.
    private func draws(_ text: [UInt8]) -> Bool {
        text.allSatisfy { (0x30...0x39).contains($0) || " ,.-+()%%MLHVCSQTAZmlhvcsqtazeprxo".utf8.contains($0) }
    }

    private mutating func takeText(upTo mark: String) {
        let start = line
        add(take(upTo: mark), line: start)
    }

    private mutating func add(_ text: [UInt8], line: Int? = nil) {
        let trimmed = text.drop(while: MarkupPieces.isBlank)
        guard !trimmed.isEmpty else { return }
        let skipped = text.prefix(text.count - trimmed.count).count { $0 == 0x0A }
        add(PublishedFile.chunks(Array(trimmed)).map { PublishedPiece(line: (line ?? self.line) + skipped, text: $0) })
    }

    private mutating func add(_ new: [PublishedPiece]) { pieces += new }

    /// Adds the name of a tag or of an attribute, unless it is formed like all that pages have: looking at each of them would
    /// take as long as looking at the texts.
    private mutating func addUnusual(_ name: ArraySlice<UInt8>) {
        guard name.count > 6 else { return }
        let isUsual = name.allSatisfy { (97...122).contains($0 | 0x20) || [0x2D, 0x2F, 0x3A].contains($0) }
        if !isUsual || name.count > 24 { add(Array(name)) }
    }

    /// The bytes up to a mark, in letters of any case, or to the end.
    private mutating func take(upTo mark: String) -> [UInt8] {
        let mark = Array(mark.utf8)
        let start = position
        while position < bytes.count, !matches(mark) { skip(1) }
        return Array(bytes[start..<position])
    }

    private mutating func takeWhile(_ belongs: (UInt8) -> Bool) -> [UInt8] {
        let start = position
        while position < bytes.count, belongs(bytes[position]) { skip(1) }
        return Array(bytes[start..<position])
    }

    private func starts(with mark: String) -> Bool { bytes[position...].starts(with: mark.utf8) }

    private func matches(_ mark: [UInt8]) -> Bool {
        guard position + mark.count <= bytes.count else { return false }
        return mark.indices.allSatisfy { lowered(bytes[position + $0]) == mark[$0] }
    }

    private func lowered(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }

    private mutating func skip(_ count: Int) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == 0x0A { line += 1 }
            position += 1
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (97...122).contains(byte | 0x20) || (0x30...0x39).contains(byte) || [0x2D, 0x3A, 0x5F].contains(byte)
    }
}
