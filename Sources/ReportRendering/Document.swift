public import Diagnostics
public import Texts

/// A page as a value: blocks that are lowered twice, to HTML and to GitHub-flavoured Markdown.
public struct Document: Sendable, Hashable {
    /// The blocks in reading order.
    public var blocks: [Block]
    /// The links of a page that was read, in reading order.
    public private(set) var links: [AuthoredLink] = []

    /// How deep lists and quotations of a page may nest.
    public static let nestingLimit = 24

    /// A document of blocks; headings without an anchor get one.
    public init(_ blocks: [Block]) {
        self.blocks = Anchors.assigned(to: blocks)
    }

    /// The document of a CommonMark page.
    ///
    /// A fenced code block whose info string is `ctreport` or starts with `ctreport ` becomes a `.slot`. Every heading gets
    /// an anchor that is unique in the document. Throws a diagnostic for each piece of raw HTML, each image, each link whose
    /// address `LinkTarget` refuses, and for nesting beyond `nestingLimit`.
    ///
    /// - Parameters:
    ///   - bytes: The page in UTF-8, without its front matter.
    ///   - file: The page's name, for diagnostics.
    ///   - firstLine: The line of the file on which `bytes` start, from 1.
    public init(markdown bytes: [UInt8], file: String, firstLine: Int = 1) throws(Diagnostics) {
        guard let tree = CmarkTree(parsing: bytes) else {
            throw Diagnostics([Diagnostic("page.memory", at: SourcePlace(file: file, line: firstLine), "out of memory")]
            )
        }
        var reader = PageReader(file: file, lineOffset: firstLine - 1)
        self.init(try reader.blocks(of: tree.steps()))
        links = reader.links
    }

    /// The document with every slot, however deep, replaced by the blocks that `blocks` gives for its words, body and place.
    ///
    /// Cost: one pass; slots among the given blocks are not filled again.
    public func filling<Failure: Error>(
        _ blocks: (_ words: String, _ body: String, _ place: SourcePlace) throws(Failure) -> [Block]
    ) throws(Failure) -> Document {
        Document(try Self.filled(self.blocks, blocks))
    }

    private static func filled<Failure: Error>(
        _ blocks: [Block], _ content: (String, String, SourcePlace) throws(Failure) -> [Block]
    ) throws(Failure) -> [Block] {
        var result: [Block] = []
        for block in blocks {
            switch block {
            case .slot(let words, let body, let place): result += try content(words, body, place)
            case .list(let isOrdered, let entries):
                var filledEntries: [[Block]] = []
                for entry in entries { filledEntries.append(try filled(entry, content)) }
                result.append(.list(isOrdered: isOrdered, entries: filledEntries))
            case .quote(let inner): result.append(.quote(try filled(inner, content)))
            case .details(let summary, let inner): result.append(.details(summary: summary, try filled(inner, content)))
            case .note(let tone, let inner): result.append(.note(tone, try filled(inner, content)))
            default: result.append(block)
            }
        }
        return result
    }

    /// The document as an HTML fragment: no script, no `style`, no address outside but the author's links.
    public func html(in language: Language = .english) -> HTML {
        var lowering = HTMLLowering(in: language)
        lowering.append(blocks)
        return HTML(trusted: CmarkTree(building: lowering.steps)?.rendered(to: .html) ?? "")
    }

    /// The document as GitHub-flavoured Markdown; links to pages lead to their `.md` files.
    public func markdown(in language: Language = .english) -> String {
        var lowering = MarkdownLowering(in: language)
        lowering.append(blocks)
        return CmarkTree(building: lowering.steps)?.rendered(to: .commonMark) ?? ""
    }
}
