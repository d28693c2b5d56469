internal import BuiltInTemplates
public import Comparison
public import Diagnostics
internal import Redaction
internal import ReportModel
internal import ReportRendering
public import Texts

/// Makes the files of a site on two runs side by side: what changed on the first page, every metric of each app on a page of
/// its own, all of it as Markdown and JSON, too. It writes nothing.
public struct ComparisonSite: Sendable {
    private let templates: TemplateSet
    private let version: Public
    private let title: Public
    private let language: Language

    /// A page of the site.
    private struct Page {
        var name: String
        var title: Public
        var blocks: [Block]
    }

    /// A generator with the built-in template; `title` stands in the head of every page.
    public init(version: String, title: String?, language: Language = .english) throws(Diagnostics) {
        self.language = language
        self.version = Public(authored: version)
        self.title = title.map { Public(authored: $0) } ?? language[.comparisonOfTwoRuns]
        do {
            templates = try TemplateSet(files: builtInTemplates.filter { $0.key.hasSuffix(".html") })
        } catch {
            throw Diagnostics([error])
        }
    }

    /// The files of the site of a comparison, sorted by path.
    public func files(for comparison: RunComparison) throws(Diagnostics) -> [OutputFile] {
        let pages = pages(for: comparison)
        var texts = builtInTemplates.filter { !$0.key.hasSuffix(".html") }.map { (path: $0.key, bytes: $0.value) }
        do {
            for (index, page) in pages.enumerated() {
                let document = Document(page.blocks)
                let html = try templates.rendered("page.html", with: values(document, at: index, of: pages, comparison))
                texts.append(("\(page.name).html", Array(html.utf8)))
                texts.append(("\(page.name).md", Array(document.markdown(in: language).utf8)))
            }
            texts.append(("comparison.json", comparison.json.bytes))
            texts.append((ScriptData.words, ScriptWords(language).bytes))
            texts.append((ScriptData.index, index(of: pages, comparison).bytesOfSite))
            var files: [OutputFile] = []
            for text in texts.sorted(by: { $0.path < $1.path }) {
                files.append(try OutputFile(path: text.path, bytes: text.bytes))
            }
            return files
        } catch {
            throw Diagnostics([error])
        }
    }

    /// The whole comparison as one Markdown text.
    public func markdown(for comparison: RunComparison) -> String {
        Document(pages(for: comparison).flatMap(\.blocks)).markdown(in: language)
    }

    private func pages(for comparison: RunComparison) -> [Page] {
        let views = ComparisonPages(comparison: comparison, language: language)
        let apps = comparison.apps.enumerated().map { number, app in
            Page(name: "app-\(number + 1)", title: app.app, blocks: views.metrics(of: app))
        }
        return [Page(name: "index", title: language[.whatChanged], blocks: views.overview)] + apps
    }

    private func index(of pages: [Page], _ comparison: RunComparison) -> SearchIndex {
        SearchIndex(
            pages.map { page in
                SearchIndex.Page(
                    name: page.name, title: page.title, description: comparison.headline(in: language),
                    document: Document(page.blocks))
            }, nil)
    }

    private func values(
        _ document: Document, at index: Int, of pages: [Page], _ comparison: RunComparison
    ) -> [String: Template.Value] {
        let page = pages[index]
        func entry(_ page: Page) -> [String: Template.Value] {
            ["title": .text(page.title), "href": .text(Public(authored: "\(page.name).html"))]
        }
        let entries = pages.enumerated().map { number, page in
            entry(page).merging(["is-current": .flag(number == index)]) { $1 }
        }
        let apps = comparison.apps.map(\.app).joined(separator: ", ")
        return FrameWords.values(in: language).merging([
            "title": .text(page.title), "site-title": .text(title),
            "description": .text(comparison.headline(in: language)),
            "app": .text(comparison.apps.isEmpty ? "ctreport" : apps), "root": .text(""), "home": .text("index.html"),
            "navigation": .list([
                ["label": .text(language[.thisComparison]), "is-labelled": .flag(false), "entries": .list(entries)]
            ]),
            "content": .html(document.html(in: language)), "has-neighbours": .flag(pages.count > 1),
            "previous": .list(index > 0 ? [entry(pages[index - 1])] : []),
            "next": .list(index + 1 < pages.count ? [entry(pages[index + 1])] : []),
            "markdown": .text(Public(authored: "\(page.name).md")), "json": .text("comparison.json"),
            "about": .list([]), "generator": .text("ctreport"), "version": .text(version),
        ]) { $1 }
    }
}
