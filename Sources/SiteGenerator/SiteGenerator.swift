internal import BuiltInPages
internal import BuiltInTemplates
public import Diagnostics
internal import Flows
public import Redaction
public import ReportModel
internal import ReportRendering

/// Makes the files of a site from a report: pages as HTML and Markdown, the whole report in one Markdown file, the figures
/// as JSON with their schema, and the style sheet. It writes nothing.
public struct SiteGenerator: Sendable {
    private let sources: [PageSource]
    private let templates: TemplateSet
    private let assets: [(path: String, bytes: [UInt8])]
    private let title: Public?
    private let leavesOutMissing: Bool

    /// A generator with the built-in pages and templates.
    ///
    /// - Parameters:
    ///   - title: the site's title; without one the app's name, or `Log report` for none or several.
    ///   - leavesOutMissing: whether blocks are left out whose figures an app's pack does not have; of packs that users
    ///     wrote, for the built-in pages are made for the built-in ones.
    ///   - pages: pages by file name, such as `notes.md`; they stand beside the built-in ones or replace them.
    /// - Throws: `Diagnostics` with all that is wrong in pages and templates.
    public init(title: Public? = nil, leavesOutMissing: Bool = false, pages: [String: [UInt8]] = [:])
        throws(Diagnostics)
    {
        self.title = title
        self.leavesOutMissing = leavesOutMissing
        var sources: [PageSource] = []
        var problems: [Diagnostic] = []
        let all = builtInPages.merging(pages) { _, own in own }
        for (file, bytes) in all.sorted(by: { $0.key < $1.key }) {
            do {
                sources.append(
                    try PageSource(name: file.hasSuffix(".md") ? String(file.dropLast(3)) : file, bytes: bytes))
            } catch {
                problems += error.all
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        self.sources = sources
        do {
            templates = try TemplateSet(files: builtInTemplates.filter { $0.key.hasSuffix(".html") })
        } catch {
            throw Diagnostics([error])
        }
        assets = builtInTemplates.filter { !$0.key.hasSuffix(".html") }.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value)
        }
    }

    /// The texts that the built-in pages and templates are made of: words that stand on a page whatever was logged.
    public static var wording: [String] {
        (Array(builtInPages.values) + Array(builtInTemplates.values)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a file of a site is one that the tool brings along as it is.
    public static func isBuiltIn(path: String, _ bytes: [UInt8]) -> Bool {
        switch path {
        case "report.schema.json": bytes == PackageResources.report_schema_json
        case "redaction.schema.json": bytes == PackageResources.redaction_schema_json
        default: bytes == builtInTemplates[path]
        }
    }

    /// The files of the site of a report, sorted by path.
    ///
    /// - Throws: `Diagnostics`, every report block that cannot be filled.
    public func files(for report: Report) throws(Diagnostics) -> [OutputFile] {
        let pages = SitePage.pages(sources, for: report)
        let documents = try filled(pages, report)
        var texts: [(path: String, bytes: [UInt8])] = assets
        for (index, document) in documents.enumerated() {
            let page = pages[index]
            texts.append(("\(page.name).md", Array(document.markdown().utf8)))
            texts.append(("\(page.name).html", Array(try html(document, at: index, of: pages, report).utf8)))
        }
        texts.append(("report.md", Array(wholeReport(pages, documents, report).markdown().utf8)))
        texts.append(("report.json", report.json.bytes))
        texts.append(("report.schema.json", PackageResources.report_schema_json))
        texts.append((report.policy.audit.file, report.auditJSON.bytes))
        texts.append(("redaction.schema.json", PackageResources.redaction_schema_json))
        var files: [OutputFile] = []
        for text in texts.sorted(by: { $0.path < $1.path }) {
            files.append(try SiteGenerator.file(text.path, text.bytes))
        }
        return files
    }

    /// The whole report as one Markdown text.
    public func markdown(for report: Report) throws(Diagnostics) -> String {
        let pages = SitePage.pages(sources, for: report)
        return wholeReport(pages, try filled(pages, report), report).markdown()
    }

    private static func file(_ path: String, _ bytes: [UInt8]) throws(Diagnostics) -> OutputFile {
        do {
            return try OutputFile(path: path, bytes: bytes)
        } catch {
            throw Diagnostics([error])
        }
    }

    /// The pages' documents with every block filled.
    private func filled(_ pages: [SitePage], _ report: Report) throws(Diagnostics) -> [Document] {
        let names = Set(pages.map(\.name))
        var problems: [Diagnostic] = []
        var documents: [Document] = []
        for page in pages {
            var blocks = ReportBlocks(
                report: report, app: page.app, file: page.source.file, pages: names,
                leavesOutMissing: leavesOutMissing)
            do {
                let title = Block.heading(level: 1, [.text(page.source.front.title)], anchor: nil)
                let content = try page.source.document.filling { (words, body, line) throws(Diagnostic) in
                    try blocks.blocks(words: words, body: body, line: line)
                }
                documents.append(Document([title] + content.blocks))
            } catch {
                problems.append(error)
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return documents
    }

    private func siteTitle(_ report: Report) -> Public {
        title ?? (report.apps.isEmpty ? "Log report" : "Analytics report")
    }

    /// Whom the site is about.
    private func subject(_ report: Report) -> Public {
        report.apps.isEmpty ? report.generator.name : report.apps.map(\.program.title).joined(separator: ", ")
    }

    private func wholeReport(_ pages: [SitePage], _ documents: [Document], _ report: Report) -> Document {
        let title = Block.heading(level: 1, [.text("\(subject(report)): \(siteTitle(report))")], anchor: nil)
        return Document([title] + documents.flatMap { $0.blocks.map(\.oneLevelDeeper) })
    }

    private func html(
        _ document: Document, at index: Int, of pages: [SitePage], _ report: Report
    ) throws(Diagnostics) -> String {
        let page = pages[index]
        let values: [String: Template.Value] = [
            "title": .text(page.source.front.title), "site-title": .text(siteTitle(report)),
            "description": .text(page.source.front.description),
            "app": .text(subject(report)), "root": .text(""), "home": .text("index.html"),
            "navigation": .list(Navigation(pages: pages, current: index).groups), "content": .html(document.html()),
            "has-neighbours": .flag(pages.count > 1),
            "previous": .list(index > 0 ? [Navigation.entry(pages[index - 1])] : []),
            "next": .list(index + 1 < pages.count ? [Navigation.entry(pages[index + 1])] : []),
            "markdown": .text(Public(authored: "\(page.name).md")), "json": .text("report.json"),
            "generator": .text(report.generator.name), "version": .text(report.generator.version),
        ]
        do {
            return try templates.rendered("page.html", with: values)
        } catch {
            throw Diagnostics([error])
        }
    }
}

extension Block {
    /// The block with its heading one level down, to stand in a longer document.
    fileprivate var oneLevelDeeper: Block {
        guard case .heading(let level, let text, _) = self else { return self }
        return .heading(level: min(6, level + 1), text, anchor: nil)
    }
}
