public import Diagnostics
internal import Redaction
public import ReportModel
internal import ReportRendering
internal import Texts

extension SiteGenerator {
    /// A page, or a launch with a page, that stands in the file.
    private struct Part {
        var name: String
        var document: Document
        var language: Language

        /// The part's markup, which knows what else stands in the file.
        func html(among names: Set<String>) -> HTML { document.html(in: language).placed(on: name, among: names) }
    }

    /// The whole site in one file. What does not fit is left out by priority: launches with a page of their own, the last first.
    ///
    /// - Throws: `Diagnostics` when a page is wrong, or when the pages alone do not fit.
    public func singleFile(
        for report: Report, mostBytes: Int = SingleFile.mostBytes
    ) throws(Diagnostics) -> SingleFile {
        let report = spoken(report)
        let pages = SitePage.pages(sources, for: report)
        let (filled, cube) = cube(try filled(pages, report), report)
        let launchPages = LaunchPage.pages(of: report, listedOn: Set(pages.map(\.name)))
        let parts = filled.map { Part(name: $0.name, document: $0.document, language: $0.language) }
        let all = launchPages.map { Part(name: $0.name, document: $0.document, language: report.language) }
        let style = try styleSheet()
        // Links to what is left out become shorter, so what fits with all of them fits without.
        let names = Set((parts + all).map(\.name))
        let longest = try script(index: searchIndex(filled, launchPages, report), cube, report)
        var room = mostBytes - style.text.utf8.count - longest.text.utf8.count - Self.frameBytes
        for part in parts { room -= size(of: part, names) }
        guard room >= 0 else { throw Diagnostics([Self.tooLarge(by: -room, mostBytes)]) }
        var launches: [Part] = []
        for launch in all {
            room -= size(of: launch, names)
            guard room >= 0 else { break }
            launches.append(launch)
        }
        let index = searchIndex(filled, Array(launchPages.prefix(launches.count)), report)
        let text = try singleFile(
            parts + launches, pages, style, try script(index: index, cube, report), report,
            omissions: launches.count < all.count
                ? report.language[.holdingLaunches(shown: launches.count, all: all.count)]
                : nil)
        return SingleFile(
            bytes: Array(text.utf8), pages: parts.count, launches: launches.count, allLaunches: all.count)
    }

    /// Room for the frame around the pages.
    private static let frameBytes = 20_000

    private func size(of part: Part, _ names: Set<String>) -> Int {
        part.html(among: names).text.utf8.count + 2 * part.name.utf8.count + 60
    }

    private func singleFile(
        _ parts: [Part], _ pages: [SitePage], _ style: HTML, _ script: HTML, _ report: Report, omissions: Public?
    ) throws(Diagnostics) -> String {
        let names = Set(parts.map(\.name))
        let sections: [[String: Template.Value]] = parts.map { part in
            let own: [String: Template.Value] = [
                "id": .text(Public(authored: HTML.place(of: part.name))), "content": .html(part.html(among: names)),
            ]
            return own.merging(FrameWords.values(of: part.language, in: report.language)) { $1 }
        }
        var values = FrameWords.values(in: report.language, isSingleFile: true)
        values.merge([
            "site-title": .text(siteTitle(report)), "app": .text(subject(report)), "style": .html(style),
            "style-hash": .text(Self.hash(of: style)), "script": .html(script),
            "script-hash": .text(Self.hash(of: script)),
            "has-script": .flag(look.bringsScript),
            "navigation": .list(
                Navigation(pages: pages, current: nil, in: report.language) { "#" + HTML.place(of: $0) }.groups),
            "has-omissions": .flag(omissions != nil), "omissions": .text(omissions ?? ""), "sections": .list(sections),
            "generator": .text(report.generator.name), "version": .text(report.generator.version),
        ]) { $1 }
        do {
            let frame = [SingleFileTemplate.name: Array(SingleFileTemplate.text.utf8)]
            return try TemplateSet(files: frame).rendered(SingleFileTemplate.name, with: values)
        } catch {
            throw Diagnostics([error])
        }
    }

    /// What the policy calls a text that may stand in the page.
    private static func hash(of text: HTML) -> Public {
        Public(authored: "sha256-" + Base64.text(of: SHA256.digest(of: Array(text.text.utf8))))
    }

    /// Tokens and style sheet in one text.
    private func styleSheet() throws(Diagnostics) -> HTML {
        try inner(["tokens.css", "style.css"].map { look.asset($0) }, "style sheets", help: "tokens.css and style.css")
    }

    /// The site's script with its words and values in one text; nothing where the templates do without it.
    private func script(index: SearchIndex, _ cube: [UInt8], _ report: Report) throws(Diagnostics) -> HTML {
        guard look.bringsScript else { return try inner([], "scripts", help: "") }
        let places = index.bytes(
            address: { _ in "" }, place: { page, anchor in "#" + HTML.place(of: page) + (anchor ?? "") })
        let texts = [ScriptWords(report.language).bytes, places, cube, look.asset(SiteLook.scriptFile)]
        return try inner(texts, "scripts", help: SiteLook.scriptFile)
    }

    /// Texts that stand as they are in an element of the page's head.
    private func inner(_ texts: [[UInt8]], _ what: String, help files: String) throws(Diagnostics) -> HTML {
        if let text = HTML(headText: Array(texts.joined(separator: [UInt8(ascii: "\n")]))) { return text }
        throw Diagnostics([
            Diagnostic(
                "site.single-file", "expected \(what) that can stand in a page, found '</' or '<!' in one",
                help: "take it out of \(files) of --templates")
        ])
    }

    private static func tooLarge(by bytes: Int, _ most: Int) -> Diagnostic {
        Diagnostic(
            "site.single-file",
            "expected pages of at most \(most) bytes for one file, found \(bytes) more, launches left out already",
            help: "build a folder instead (-o DIR), or leave pages out with files of the same name in --site")
    }
}
