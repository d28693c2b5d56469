public import Diagnostics
internal import ReportRendering

/// What users wrote for their site: pages that stand beside the built-in ones or take their place, and templates.
public struct AuthoredSite: Sendable {
    /// Pages and includes by their path below `pagesFolder`: `release.md`, `includes/intro.md`.
    public var pages: [String: [UInt8]]
    /// Templates and style sheets by file name: `page.html`, `tokens.css`.
    public var templates: [String: [UInt8]]
    /// The folders as messages name them.
    public var pagesFolder, templatesFolder: String

    /// Nothing, or what was read from two folders.
    public init(
        pages: [String: [UInt8]] = [:], templates: [String: [UInt8]] = [:], pagesFolder: String = "Site",
        templatesFolder: String = "Templates"
    ) {
        self.pages = pages
        self.templates = templates
        self.pagesFolder = pagesFolder
        self.templatesFolder = templatesFolder
    }

    /// The text that a place points into, for quoting.
    public func source(of place: SourcePlace?) -> SourceLines? {
        guard let file = place?.file else { return nil }
        let page = pages.first { self.file(ofPage: $0.key) == file }?.value
        let template = templates.first { self.file(ofTemplate: $0.key) == file }?.value
        return (page ?? template).map { SourceLines($0) }
    }

    func file(ofPage path: String) -> String { pagesFolder + "/" + path }

    func file(ofTemplate name: String) -> String { templatesFolder + "/" + name }
}

/// A text that pages may include: Markdown with report blocks, without front matter.
struct IncludeSource: Sendable {
    var text: PageText
    var document: Document

    init(_ bytes: [UInt8], file: String) throws(Diagnostics) {
        text = PageText(file: file, lines: SourceLines(bytes))
        document = try Document(markdown: bytes, file: file)
    }
}
