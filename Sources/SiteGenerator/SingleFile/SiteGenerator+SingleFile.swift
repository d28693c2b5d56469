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
        let pages = SitePage.pages(sources, for: report)
        let parts = try filled(pages, report).map {
            Part(name: $0.name, document: $0.document, language: report.language)
        }
        let all = LaunchPage.pages(of: report, listedOn: Set(pages.map(\.name))).map {
            Part(name: $0.name, document: $0.document, language: report.language)
        }
        let style = try styleSheet()
        // Links to what is left out become shorter, so what fits with all of them fits without.
        let names = Set((parts + all).map(\.name))
        var room = mostBytes - style.text.utf8.count - Self.frameBytes
        for part in parts { room -= size(of: part, names) }
        guard room >= 0 else { throw Diagnostics([Self.tooLarge(by: -room, mostBytes)]) }
        var launches: [Part] = []
        for launch in all {
            room -= size(of: launch, names)
            guard room >= 0 else { break }
            launches.append(launch)
        }
        let text = try singleFile(
            parts + launches, pages, style, report,
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
        _ parts: [Part], _ pages: [SitePage], _ style: HTML, _ report: Report, omissions: Public?
    ) throws(Diagnostics) -> String {
        let names = Set(parts.map(\.name))
        let sections: [[String: Template.Value]] = parts.map { part in
            ["id": .text(Public(authored: HTML.place(of: part.name))), "content": .html(part.html(among: names))]
        }
        let values: [String: Template.Value] = [
            "site-title": .text(siteTitle(report)), "app": .text(subject(report)), "style": .html(style),
            "style-hash": .text(
                Public(authored: "sha256-" + Base64.text(of: SHA256.digest(of: Array(style.text.utf8))))),
            "navigation": .list(
                Navigation(pages: pages, current: nil, in: report.language) { "#" + HTML.place(of: $0) }.groups),
            "has-omissions": .flag(omissions != nil), "omissions": .text(omissions ?? ""), "sections": .list(sections),
            "generator": .text(report.generator.name), "version": .text(report.generator.version),
        ]
        do {
            let frame = [SingleFileTemplate.name: Array(SingleFileTemplate.text.utf8)]
            return try TemplateSet(files: frame).rendered(SingleFileTemplate.name, with: values)
        } catch {
            throw Diagnostics([error])
        }
    }

    /// Tokens and style sheet in one text.
    private func styleSheet() throws(Diagnostics) -> HTML {
        let bytes = ["tokens.css", "style.css"].compactMap { name in look.assets.first { $0.path == name }?.bytes }
        if let style = HTML(styleSheet: Array(bytes.joined(separator: [UInt8(ascii: "\n")]))) { return style }
        throw Diagnostics([
            Diagnostic(
                "site.single-file", "expected style sheets that can stand in a page, found '</' or '<!' in one",
                help: "take it out of tokens.css and style.css of --templates")
        ])
    }

    private static func tooLarge(by bytes: Int, _ most: Int) -> Diagnostic {
        Diagnostic(
            "site.single-file",
            "expected pages of at most \(most) bytes for one file, found \(bytes) more, launches left out already",
            help: "build a folder instead (-o DIR), or leave pages out with files of the same name in --site")
    }
}
