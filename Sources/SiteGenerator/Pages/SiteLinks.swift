internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering

/// Where links of pages may lead: the pages of a site, their headings, and its files.
struct SiteLinks {
    /// The names of the pages of this site.
    let names: Set<String>
    /// The names of pages that there are and that this report does not need.
    let hidden: Set<String>
    private let anchors: [String: Set<String>]
    private let files: Set<String>
    /// The first page made of a source, by the source's name.
    private let pageOfSource: [String: String]

    init(_ pages: [SitePage], _ sources: [PageSource], _ report: Report) {
        names = Set(pages.map(\.name))
        // Links may name a page by its file, whatever it is called in the site of several apps.
        let shown = Set(pages.flatMap { [$0.name, $0.source.name] })
        hidden = Set(sources.map(\.name)).subtracting(shown)
        anchors = Dictionary(
            pages.flatMap { page in [page.name, page.source.name].map { ($0, page.source.document.anchors) } },
            uniquingKeysWith: { $0.union($1) })
        pageOfSource = Dictionary(pages.map { ($0.source.name, $0.name) }) { first, _ in first }
        files = ["report.md", "report.json", "report.schema.json", report.policy.audit.file, "redaction.schema.json"]
    }

    /// Links of a page that lead nowhere.
    func problems(of document: Document) -> [Diagnostic] {
        document.links.compactMap { link in
            switch link.target {
            case .address: nil
            case .file(let path): problem(ofFile: path, at: link.place)
            case .page(let page): problem(of: page, at: link.place)
            }
        }
    }

    private func problem(ofFile path: String, at place: SourcePlace) -> Diagnostic? {
        if files.contains(String(path.prefix { $0 != "#" })) || path.hasPrefix("#") { return nil }
        let known = files.sorted() + names.map { $0 + ".md" }.sorted()
        return Diagnostic(
            "page.link", at: place, "expected a page or a file of the site, found \(quoted(path))",
            suggestion: nearest(to: path, among: known), help: "pages are named like their files: splash.md")
    }

    private func problem(of link: PageLink, at place: SourcePlace) -> Diagnostic? {
        if hidden.contains(link.page) || files.contains(link.page + ".md") { return nil }
        guard let anchors = anchors[link.page] else {
            let known = anchors.keys.sorted()
            return Diagnostic(
                "page.link", at: place, "expected a page of the site, found '\(link.page).md'",
                suggestion: nearest(to: link.page, among: known).map { $0 + ".md" },
                help: "the pages are \(known.joined(separator: ", "))")
        }
        guard let anchor = link.anchor, !anchors.contains(anchor) else { return nil }
        return Diagnostic(
            "page.link", at: place, "expected a heading of \(link.page).md, found '#\(anchor)'",
            suggestion: nearest(to: anchor, among: anchors.sorted()).map { "#" + $0 },
            help: anchors.isEmpty
                ? "the page has no heading" : "its headings are \(anchors.sorted().joined(separator: ", "))")
    }

    /// The document with links to the pages as this site calls them; links to pages that it does not need are plain text.
    func resolved(_ document: Document, on page: SitePage) -> Document {
        document.relinked { target in
            guard case .page(let link) = target, !names.contains(link.page), !files.contains(link.page + ".md") else {
                return target
            }
            let own = page.app.map { "\($0.program.app.text)-\(link.page)" }
            let name = own.flatMap { names.contains($0) ? $0 : nil } ?? pageOfSource[link.page]
            return name.flatMap { PageLink(page: $0, anchor: link.anchor) }.map { .page($0) }
        }
    }
}
