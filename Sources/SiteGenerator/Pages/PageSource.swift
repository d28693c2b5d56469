internal import Diagnostics
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// A page of `Site/` as its author wrote it.
struct PageSource: Sendable {
    /// The file's name without `.md`.
    var name: String
    var text: PageText
    var front: FrontMatter
    /// Whether a user wrote it.
    var isAuthored: Bool
    /// The language that it is written in.
    var language: Language
    /// The page before its report blocks are filled.
    var document: Document

    var file: String { text.file }

    /// A page from its bytes; `path` is its name with `.md`, `language` that of its folder, which its front matter overrules.
    ///
    /// - Throws: `Diagnostics`, all that is wrong with its name, its front matter, or its Markdown.
    init(path: String, bytes: [UInt8], file: String, isAuthored: Bool, language: Language) throws(Diagnostics) {
        name = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
        text = PageText(file: file, lines: SourceLines(bytes))
        self.isAuthored = isAuthored
        guard PageLink(page: name) != nil else {
            throw Diagnostics([
                Diagnostic(
                    "page.name", at: SourcePlace(file: file, line: 1),
                    "expected a file name of a–z, 0–9 and '-', found \(quoted(name))",
                    suggestion: PageSource.nearestName(to: name).map { $0 + ".md" },
                    help: "the name is the page's address: release-notes.md becomes release-notes.html")
            ])
        }
        let (front, body, line) = try FrontMatter.parsed(bytes, file: file)
        self.front = front
        self.language = front.language ?? language
        document = try Document(markdown: body, file: file, firstLine: line)
    }

    /// The letters and digits of a name, lower case, joined by `-`.
    private static func nearestName(to name: String) -> String? {
        let words = name.lowercased().split { !("a"..."z").contains($0) && !("0"..."9").contains($0) }
        return words.isEmpty ? nil : words.joined(separator: "-")
    }
}
