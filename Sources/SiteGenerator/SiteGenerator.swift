internal import BuiltInGermanPages
internal import BuiltInPages
internal import BuiltInTemplates
public import Diagnostics
internal import Flows
public import Redaction
public import ReportModel
internal import ReportRendering
public import Texts

/// Makes the files of a site from a report: pages as HTML and Markdown, the whole report in one Markdown file, the figures
/// as JSON with their schema, and the style sheets. It writes nothing.
public struct SiteGenerator: Sendable {
    let sources: [PageSource]
    private let includes: IncludeSources
    let look: SiteLook
    private let title: Public?
    private let leavesOutMissing: Bool
    private let apps: [String]
    private let language: Language

    /// A generator with the built-in pages and templates.
    ///
    /// - Parameters:
    ///   - title: the site's title; without one the app's name, or `Log report` for none or several.
    ///   - leavesOutMissing: whether blocks of built-in pages are left out whose figures an app's pack does not have; of
    ///     packs that users wrote, for the built-in pages are made for the built-in ones.
    ///   - authored: pages and templates of the user's own; they stand beside the built-in ones or take their place.
    ///   - apps: the ids of all apps that there are packs of; pages and blocks about others are errors.
    ///   - language: the language of the pages; JSON speaks English.
    /// - Throws: `Diagnostics` with all that is wrong in pages and templates.
    public init(
        title: Public? = nil, leavesOutMissing: Bool = false, authored: AuthoredSite = AuthoredSite(),
        apps: [String] = [], language: Language = .english
    ) throws(Diagnostics) {
        self.language = language
        self.title = title
        self.leavesOutMissing = leavesOutMissing
        self.apps = apps
        var problems: [Diagnostic] = []
        look = collecting(&problems) { () throws(Diagnostics) in try SiteLook(authored) } ?? SiteLook.builtIn
        var reader = SourceReader(authored, language)
        reader.read()
        sources = reader.pages
        includes = reader.includes
        problems += reader.problems
        for page in sources where page.isAuthored { problems += SiteGenerator.problems(of: page.front, look, apps) }
        guard problems.isEmpty else { throw Diagnostics(problems) }
    }

    /// What is wrong with front matter beyond its form.
    private static func problems(of front: FrontMatter, _ look: SiteLook, _ apps: [String]) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if !look.templateNames.contains(front.template) {
            problems.append(
                Diagnostic(
                    "page.template", at: front.templatePlace,
                    "expected \(listing(look.templateNames)), found \(quoted(front.template))",
                    suggestion: nearest(to: front.template, among: look.templateNames),
                    help: "templates of your own stand in the folder of --templates; the built-in one to start from: "
                        + "ctreport site show Templates/\(FrontMatter.standardTemplate)"))
        }
        if case .app(let id) = front.audience, !apps.isEmpty, !apps.contains(id) {
            let known = ["all", "each"] + apps
            problems.append(
                Diagnostic(
                    "page.app", at: front.audiencePlace, "expected \(listing(known)), found \(quoted(id))",
                    suggestion: nearest(to: id, among: known)))
        }
        return problems
    }

    /// The texts that the built-in pages and templates are made of: words that stand on a page whatever was logged.
    public static var wording: [String] {
        let files =
            Array(builtInPages.values) + Array(germanPages.values) + Array(builtInTemplates.values)
            + Language.all.map { ScriptWords($0).bytes }
        return files.map { String(decoding: $0, as: UTF8.self) } + [SingleFileTemplate.text]
    }

    /// Whether a file of a site is one that the tool brings along as it is.
    public static func isBuiltIn(path: String, _ bytes: [UInt8]) -> Bool {
        switch path {
        case "report.schema.json": bytes == PackageResources.report_schema_json
        case "redaction.schema.json": bytes == PackageResources.redaction_schema_json
        default: bytes == builtInTemplates[path]
        }
    }

    /// What there is to say of the user's own pages and templates: texts that are hard to read, built-in pages whose place was
    /// taken, and pages that the site of a report does without.
    public func notes(for report: Report) -> [Diagnostic] {
        let shown = Set(SitePage.pages(sources, for: report).map(\.source.file))
        let replacing = sources.filter { $0.isAuthored && builtInPages[$0.name + ".md"] != nil }.map { page in
            Diagnostic(
                "page.replaces", at: SourcePlace(file: page.file, line: 1), severity: .note,
                "the page takes the place of the built-in one")
        }
        return look.warnings + replacing
            + sources.filter { $0.isAuthored && !shown.contains($0.file) }.map { page in
                let reason: String =
                    switch page.front.audience {
                    case .app(let id) where page.front.isShown(for: report): "no event of \(id) was found"
                    case _ where !page.front.isShown(for: report): "its 'needs' is not met"
                    default: "no app of the report needs it"
                    }
                return Diagnostic(
                    "page.left-out", at: SourcePlace(file: page.file, line: 1), severity: .note,
                    "the page is left out: \(reason)")
            }
    }

    /// The files of the site of a report, sorted by path.
    ///
    /// - Throws: `Diagnostics`, every report block that cannot be filled.
    public func files(for report: Report) throws(Diagnostics) -> [OutputFile] {
        let report = spoken(report)
        let pages = SitePage.pages(sources, for: report)
        let (filled, cube) = cube(try filled(pages, report), report)
        let launches = LaunchPage.pages(of: report, listedOn: Set(pages.map(\.name)))
        var texts = look.assets
        for (index, page) in filled.enumerated() {
            texts.append(("\(page.name).md", Array(page.document.markdown(in: page.language).utf8)))
            texts.append(("\(page.name).html", Array(try html(page.document, at: index, of: pages, report).utf8)))
        }
        for launch in launches {
            texts.append(("\(launch.name).md", Array(launch.document.markdown(in: report.language).utf8)))
            texts.append(("\(launch.name).html", Array(try html(launch, of: pages, report).utf8)))
        }
        if look.bringsScript {
            texts.append((ScriptData.words, ScriptWords(report.language).bytes))
            texts.append((ScriptData.cube, cube))
            texts.append((ScriptData.index, searchIndex(filled, launches, report).bytesOfSite))
        }
        texts.append(("report.md", Array(wholeReport(filled, report).markdown(in: report.language).utf8)))
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
        let report = spoken(report)
        let pages = SitePage.pages(sources, for: report)
        return wholeReport(try filled(pages, report), report).markdown(in: report.language)
    }

    private static func file(_ path: String, _ bytes: [UInt8]) throws(Diagnostics) -> OutputFile {
        do {
            return try OutputFile(path: path, bytes: bytes)
        } catch {
            throw Diagnostics([error])
        }
    }

    /// The pages' documents with every block filled and every link checked.
    func filled(_ pages: [SitePage], _ report: Report) throws(Diagnostics) -> [FilledPage] {
        var problems = SitePage.nameProblems(of: pages)
        let links = SiteLinks(pages, sources, report)
        var sites: [Language: ReportBlocks.Site] = [:]
        for language in Set(pages.map(\.source.language)) {
            sites[language] = ReportBlocks.Site(
                report: spoken(report, in: language), pages: links.names, hiddenPages: links.hidden, apps: apps,
                includes: includes.texts(in: language))
        }
        var filled: [FilledPage] = []
        for page in pages {
            guard let site = sites[page.source.language] else { continue }
            var blocks = ReportBlocks(
                site, app: page.app, text: page.source.text,
                leavesOutMissing: leavesOutMissing && !page.source.isAuthored)
            let title = Block.heading(level: 1, [.text(page.source.front.title)], anchor: nil)
            problems += links.problems(of: page.source.document)
            let content = blocks.filled(page.source.document)
            problems += blocks.problems
            let document = Document([title] + links.resolved(content, on: page).blocks)
            filled.append(FilledPage(page: page, document: document, shown: blocks.shown))
        }
        for include in includes.all { problems += links.problems(of: include.document) }
        // A page that several apps have is wrong once.
        var seen: Set<Diagnostic> = []
        problems.removeAll { !seen.insert($0).inserted }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return filled
    }

    /// The report in the language of the site, or in that of a page.
    func spoken(_ report: Report, in language: Language? = nil) -> Report {
        var report = report
        report.language = language ?? self.language
        return report
    }

    func siteTitle(_ report: Report) -> Public {
        title ?? report.language[report.apps.isEmpty ? .logReport : .analyticsReport]
    }

    /// Whom the site is about.
    func subject(_ report: Report) -> Public {
        report.apps.isEmpty ? report.generator.name : report.apps.map(\.program.title).joined(separator: ", ")
    }

    /// The heading of the whole report in one text: the title that was chosen, or whom it is about.
    func heading(_ report: Report) -> Block {
        .heading(level: 1, [.text(title ?? "\(subject(report)): \(siteTitle(report))")], anchor: nil)
    }

    private func wholeReport(_ pages: [FilledPage], _ report: Report) -> Document {
        Document([heading(report)] + pages.flatMap { $0.document.blocks.map(\.oneLevelDeeper) })
    }

    private func html(
        _ document: Document, at index: Int, of pages: [SitePage], _ report: Report
    ) throws(Diagnostics) -> String {
        let page = pages[index]
        var values = commonValues(of: page.name, document, report, pages, content: page.source.language)
        values["title"] = .text(page.source.front.title)
        values["description"] = .text(page.source.front.description)
        values["navigation"] = .list(Navigation(pages: pages, current: index, in: report.language).groups)
        values["has-neighbours"] = .flag(pages.count > 1)
        values["previous"] = .list(index > 0 ? [Navigation.entry(pages[index - 1])] : [])
        values["next"] = .list(index + 1 < pages.count ? [Navigation.entry(pages[index + 1])] : [])
        return try rendered(page.source.front.template, values)
    }

    /// The page of a launch: the navigation leads away from it, for it lists no launches.
    private func html(_ launch: LaunchPage, of pages: [SitePage], _ report: Report) throws(Diagnostics) -> String {
        var values = commonValues(of: launch.name, launch.document, report, pages)
        values["title"] = .text(launch.title)
        values["description"] = .text(launch.description)
        values["navigation"] = .list(Navigation(pages: pages, current: nil, in: report.language).groups)
        values["has-neighbours"] = .flag(false)
        values["previous"] = .list([])
        values["next"] = .list([])
        return try rendered(FrontMatter.standardTemplate, values)
    }

    private func commonValues(
        of name: String, _ document: Document, _ report: Report, _ pages: [SitePage], content: Language? = nil
    ) -> [String: Template.Value] {
        let about = pages.first { $0.source.name == "about" }
        return FrameWords.values(in: report.language, around: content).merging([
            "site-title": .text(siteTitle(report)), "app": .text(subject(report)), "root": .text(""),
            "home": .text("index.html"), "content": .html(document.html(in: content ?? report.language)),
            "markdown": .text(Public(authored: "\(name).md")), "json": .text("report.json"),
            "about": .list(about.map { [Navigation.entry($0)] } ?? []),
            "generator": .text(report.generator.name), "version": .text(report.generator.version),
        ]) { $1 }
    }

    private func rendered(_ template: String, _ values: [String: Template.Value]) throws(Diagnostics) -> String {
        do {
            return try look.templates.rendered(template, with: values)
        } catch {
            throw Diagnostics([error])
        }
    }
}

extension Block {
    /// The block with its heading one level down, to stand in a longer document.
    var oneLevelDeeper: Block {
        guard case .heading(let level, let text, _) = self else { return self }
        return .heading(level: min(6, level + 1), text, anchor: nil)
    }
}
