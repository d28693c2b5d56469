public import Diagnostics
internal import ReportRendering
internal import Texts

/// What users wrote for their site: pages that stand beside the built-in ones or take their place, and templates.
public struct AuthoredSite: Sendable {
    /// Pages and includes by their path below `pagesFolder`: `release.md`, `includes/intro.md`; those of another language than
    /// English in a folder of its tag: `de/release.md`.
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

    /// The folders that may stand in the folder of pages: texts to include, and a folder for each other language.
    public static var pageFolders: [String] {
        [SourceReader.includes] + foreignTags.flatMap { [$0, "\($0)/\(SourceReader.includes)"] }
    }

    /// The tags of the languages whose pages stand in a folder.
    static var foreignTags: [String] { Language.all.map(\.tag).filter { $0 != Language.english.tag } }

    /// Templates as they are searched for what is personal: without addresses of other hosts, which are refused as such.
    public var searchedTemplates: [String: [UInt8]] {
        templates.reduce(into: [:]) { searched, template in
            let check = LookCheck(name: template.key, file: template.key, bytes: template.value)
            searched[template.key] = check.withoutForeignAddresses
        }
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

/// The texts that pages may include, by the language of their folder and their name.
struct IncludeSources: Sendable {
    /// Those of the folder `includes` beside the pages, which are English.
    var common: [String: IncludeSource] = [:]
    /// Those of the folder of the site's language.
    var own: [String: IncludeSource] = [:]
    /// The site's language.
    let language: Language

    /// What a page of a language may include.
    func texts(in language: Language) -> [String: IncludeSource] {
        language == self.language ? common.merging(own) { $1 } : common
    }

    var all: [IncludeSource] { Array(common.values) + Array(own.values) }
}
