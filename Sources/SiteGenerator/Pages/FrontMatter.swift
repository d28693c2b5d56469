internal import Diagnostics
internal import Redaction
internal import YAMLDocument
internal import Texts

/// What a page says of itself at its top, between two lines of `---`.
struct FrontMatter: Sendable {
    /// Which reports a page belongs to.
    enum Audience: Sendable, Hashable {
        /// Once in every report.
        case all
        /// Once for each app of the report.
        case each
        /// Once for each app that has no overview of its own: apps of packs that users wrote.
        case others
        /// Only where this app was found.
        case app(String)
    }

    /// What place a page has in the site.
    enum Role: String, Sendable, CaseIterable {
        /// One page among others.
        case topic
        /// An app's first page; the site's first page when it is about one app.
        case overview
        /// The first page of a site about no app or several.
        case start
    }

    /// What a report must hold for a page to be shown.
    enum Need: String, Sendable, CaseIterable {
        /// Records that belong to no known app.
        case records
        /// An event of a known app.
        case app
        /// No event of a known app.
        case noApp = "no-app"
        /// A tracking plan of no app that was found.
        case otherPlans = "other-plans"
        /// Launches of an app that can be told apart.
        case launches
        /// A policy that wants its audit on a page.
        case audit
    }

    /// The template of pages that name none.
    static let standardTemplate = "page.html"

    var title: Public
    /// The title in the navigation.
    var shortTitle: Public
    var description: Public
    var order: Int
    var audience: Audience
    var role: Role
    /// Without this the page is left out; nil for a page that is always shown.
    var need: Need?
    /// The template that makes the page's HTML.
    var template: String
    var templatePlace: SourcePlace
    /// The language that the page is written in, where it says so; without it that of the page's folder.
    var language: Language?
    /// Where the audience is said, for messages.
    var audiencePlace: SourcePlace

    /// Splits a page into front matter and Markdown.
    ///
    /// - Returns: the front matter, the rest of the page, and the rest's first line.
    static func parsed(_ bytes: [UInt8], file: String) throws(Diagnostics) -> (FrontMatter, [UInt8], Int) {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.first.map(isMark) == true else {
            throw Diagnostics([
                Diagnostic(
                    "page.front-matter", at: SourcePlace(file: file, line: 1),
                    "expected front matter between two lines of '---', found none",
                    help: "begin the page with '---', 'title: …', 'description: …' and '---', a line each")
            ])
        }
        guard let end = lines.dropFirst().firstIndex(where: isMark) else {
            throw Diagnostics([
                Diagnostic(
                    "page.front-matter", at: SourcePlace(file: file, line: 1, column: 1, length: 3),
                    "expected a line of '---' at the end of the front matter, found the end of the page",
                    help: "front matter stands between two lines of '---'; the text of the page follows the second one")
            ])
        }
        // Blank first line instead of the mark, so that places in the YAML are places in the page.
        let yaml = [UInt8](lines[..<end].dropFirst().joined(separator: [UInt8(ascii: "\n")]))
        let node = try YAMLNode(parsing: [UInt8(ascii: "\n")] + yaml + [UInt8(ascii: "\n")], file: file)
        let body = [UInt8](lines[(end + 1)...].joined(separator: [UInt8(ascii: "\n")]))
        return (try node.read(.frontMatter, code: "page"), body, end + 2)
    }

    /// Whether a line is a mark: three dashes, blanks behind them aside.
    private static func isMark(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: Array("---".utf8)) && line.dropFirst(3).allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
    }
}

extension YAMLKind where Value == FrontMatter {
    fileprivate static var frontMatter: YAMLKind {
        .mapping(
            "page",
            help:
                "the keys of front matter: title, navigation, description, order, app, role, needs, template, language"
        ) {
            page in
            let title = page.required("title", .text)
            let short = page.optional("navigation", .text)
            let description = page.required("description", .text)
            let order = page.optional("order", .integer, default: 100)
            let app = page.optional("app", .text, default: "all")
            let role = page.optional("role", .oneOf(FrontMatter.Role.self), default: .topic)
            let need = page.optional("needs", .oneOf(FrontMatter.Need.self))
            let template = page.optional("template", .text)
            let language = page.optional("language", .oneOf(Language.Tag.self))
            let templatePlace = page.place(of: "template")
            let appPlace = page.place(of: "app")
            for (key, text) in [("title", title), ("navigation", short)] where text?.allSatisfy(\.isWhitespace) == true
            {
                page.reject(key, "expected a text, found none")
            }
            guard let title, let description else { return nil }
            let words: [String: FrontMatter.Audience] = ["all": .all, "each": .each, "others": .others]
            let audience = words[app] ?? .app(app)
            return FrontMatter(
                title: Public(authored: title), shortTitle: Public(authored: short ?? title),
                description: Public(authored: description), order: order, audience: audience, role: role,
                need: need, template: template ?? FrontMatter.standardTemplate,
                templatePlace: templatePlace, language: language.map { Language($0) }, audiencePlace: appPlace)
        }
    }
}
