/// A value that templates of pages may show: one row of the table that checks and docs come from.
public struct TemplateKey: Sendable, Hashable {
    /// What a value is.
    public indirect enum Kind: Sendable, Hashable {
        /// Text, for `{{name}}`.
        case text
        /// HTML, for `{{{name}}}`.
        case html
        /// A condition, for sections.
        case flag
        /// Entries with values of their own, for sections.
        case list([TemplateKey])

        /// The kind in a word.
        public var word: String {
            switch self {
            case .text: "text"
            case .html: "HTML"
            case .flag: "flag"
            case .list: "list"
            }
        }
    }

    /// The name between the braces.
    public let name: String
    /// What it is.
    public let kind: Kind
    /// One line of help.
    public let summary: String

    private init(_ name: String, _ kind: Kind, _ summary: String) {
        self.name = name
        self.kind = kind
        self.summary = summary
    }

    private static let link = [
        TemplateKey("title", .text, "the page's title in the navigation"),
        TemplateKey("href", .text, "its address from the root"),
    ]

    /// The values of every page.
    public static let page = [
        TemplateKey("title", .text, "the page's own title"),
        TemplateKey("site-title", .text, "the site's title"),
        TemplateKey("description", .text, "one sentence, for search engines and previews of links"),
        TemplateKey("app", .text, "the app that the report is about, or all of them"),
        TemplateKey("root", .text, "the way to the site's root: empty, or ../ and so on"),
        TemplateKey("home", .text, "the first page's address from the root"),
        TemplateKey(
            "navigation",
            .list([
                TemplateKey("label", .text, "an app's name, or what the group is"),
                TemplateKey("is-labelled", .flag, "whether the label is worth showing"),
                TemplateKey(
                    "entries", .list(link + [TemplateKey("is-current", .flag, "whether it is the page itself")]),
                    "the pages of the group"),
            ]), "the pages in groups"),
        TemplateKey("content", .html, "what the page holds"),
        TemplateKey("has-neighbours", .flag, "whether there is a page before or after"),
        TemplateKey("previous", .list(link), "the page before, if there is one"),
        TemplateKey("next", .list(link), "the page after, if there is one"),
        TemplateKey("markdown", .text, "the address of the page as Markdown"),
        TemplateKey("json", .text, "the address of report.json from the root"),
        TemplateKey("about", .list(link), "the page about the report itself, unless the site does without"),
        TemplateKey("generator", .text, "the name of the program"),
        TemplateKey("version", .text, "its version"),
        TemplateKey("language", .text, "the language of the site, such as en or de"),
        TemplateKey("content-language", .text, "the language of what the page holds"),
        TemplateKey("has-other-language", .flag, "whether that is another one than the site's"),
        TemplateKey("say-skip", .text, "the words of the link past the navigation"),
        TemplateKey("say-pages", .text, "the name of the navigation"),
        TemplateKey("say-neighbours", .text, "the name of the links to the neighbours"),
        TemplateKey("say-previous", .text, "the word before the page before"),
        TemplateKey("say-next", .text, "the word before the page after"),
        TemplateKey("say-markdown", .text, "the words of the link to the Markdown"),
        TemplateKey("say-json", .text, "the words of the link to the JSON"),
        TemplateKey("say-written-by", .text, "the words before the name of the program"),
    ]
}
