internal import Diagnostics
internal import ReportRendering

/// A text with report blocks: a page or an include, by lines.
struct PageText: Sendable {
    var file: String
    var lines: SourceLines

    /// The text of a line behind `ctreport`, and where it begins.
    func words(ofBlockAt place: SourcePlace) -> (text: String, place: SourcePlace) {
        let line = lines[place.line] ?? []
        let mark = Array("ctreport".utf8)
        let end = (line.firstRange(of: mark)?.upperBound).map { $0 - line.startIndex } ?? 0
        let text = String(decoding: line.dropFirst(end), as: UTF8.self)
        return (text, SourcePlace(file: file, line: place.line, column: end + 1))
    }

    /// Where a text that stands in a line begins.
    func place(of text: Substring, line number: Int) -> SourcePlace {
        let line = lines[number] ?? []
        let start = (line.firstRange(of: Array(text.utf8))?.lowerBound).map { $0 - line.startIndex } ?? 0
        return SourcePlace(file: file, line: number, column: start + 1)
    }
}

extension BlockCall {
    /// Reads a block of a page.
    ///
    /// - Throws: a diagnostic `page.block…` for a name that no block has, and for words that its kind does not know.
    init(words: String, body: String, at place: SourcePlace, in text: PageText) throws(Diagnostic) {
        let line = text.words(ofBlockAt: place)
        let head = try BlockWords(parsing: line.text, at: line.place)
        let name = head.names.first
        guard let kind = BlockKind.all.first(where: { $0.name == name?.text }) else {
            let known = BlockKind.all.map(\.name)
            throw Diagnostic(
                "page.block", at: name?.place ?? place, "expected a report block, found \(quoted(name?.text ?? ""))",
                suggestion: name.flatMap { nearest(to: $0.text, among: known) },
                help: "the blocks are \(known.joined(separator: ", ")); what each shows: ctreport site blocks")
        }
        self.kind = kind
        self.head = head.withoutFirstName()
        try kind.arguments.check(self.head, of: kind.name)
        entries = []
        for (offset, entry) in body.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard entry.contains(where: { !$0.isWhitespace }) else { continue }
            let start = text.place(of: entry, line: place.line + 1 + offset)
            let words = try BlockWords(parsing: String(entry), at: start)
            guard let arguments = kind.entry else {
                throw Diagnostic(
                    "page.block.body", at: words.place, "expected no lines inside of '\(kind.name)', found one",
                    help: "how it is written: \(kind.guide.usage)")
            }
            try arguments.check(words, of: "")
            entries.append(words)
        }
        if kind.entry != nil, entries.isEmpty {
            throw Diagnostic(
                "page.block.body", at: head.place, "expected lines inside of '\(kind.name)', found none",
                help: "a line each: \(kind.entry?.usage ?? "")")
        }
    }
}
