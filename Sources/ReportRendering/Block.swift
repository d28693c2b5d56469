public import Diagnostics
public import ReportModel
public import Redaction
internal import Texts

/// One block of a document. A document is a list of blocks; it is lowered twice, to HTML and to Markdown.
public indirect enum Block: Sendable, Hashable {
    /// A heading of level 1 to 6; `anchor` is its id in HTML.
    case heading(level: Int, [Inline], anchor: String?)
    /// A paragraph.
    case paragraph([Inline])
    /// A list; every entry is a list of blocks.
    case list(isOrdered: Bool, entries: [[Block]])
    /// A quotation.
    case quote([Block])
    /// A block of code, as it is.
    case code(language: String, Public)
    /// A thematic break.
    case rule
    /// Key figures side by side.
    case cards([Card])
    /// A table.
    case table(DataTable)
    /// A chart with its table.
    case chart(Chart)
    /// Findings about the app, or `emptyText` when there are none.
    case findings([FindingCard], emptyText: Public)
    /// Where figures can be filtered, for pages that run script; of the app of an id.
    case filter(app: Public)
    /// Something to unfold; open in Markdown.
    case details(summary: Public, [Block])
    /// A remark set apart.
    case note(Tone, [Block])
    /// A report block of a page that is not filled in yet: its words, the lines of its body, and where it begins.
    case slot(words: String, body: String, at: SourcePlace)
}

/// A run of text inside a block.
public indirect enum Inline: Sendable, Hashable {
    /// Text.
    case text(Public)
    /// Emphasis.
    case emphasis([Inline])
    /// Strong emphasis.
    case strong([Inline])
    /// Fixed-width text.
    case code(Public)
    /// A link to a page of the same site, or elsewhere.
    case link(LinkTarget, [Inline])
    /// A line break.
    case lineBreak
}
