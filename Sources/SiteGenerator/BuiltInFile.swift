internal import BuiltInGermanPages
internal import BuiltInPages
internal import BuiltInTemplates
public import Diagnostics
internal import Redaction

/// A page, template, style sheet or script that is compiled into the tool, to start one's own from.
public struct BuiltInFile: Sendable, Hashable {
    /// Where a user keeps the file that takes its place: `Site/splash.md`, `Templates/page.html`.
    public let path: String
    /// What it is, in a line.
    public let summary: String
    /// What it holds.
    public let bytes: [UInt8]

    /// All of them: templates with what belongs to them, then pages, English ones first.
    public static var all: [BuiltInFile] {
        templates.compactMap { name, summary in
            builtInTemplates[name].map { BuiltInFile(path: "Templates/" + name, summary: summary, bytes: $0) }
        } + pages(builtInPages, folder: "Site/") + pages(germanPages, folder: "Site/de/")
    }

    /// The file that a user means: by its whole path, or by what stands behind its folder.
    ///
    /// - Throws: `site.show` for a name that no file has.
    public static func named(_ name: String) throws(Diagnostic) -> BuiltInFile {
        let wanted = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        let all = all
        let file = ["", "Templates/", "Site/"].lazy.compactMap { folder in all.first { $0.path == folder + wanted } }
            .first
        if let file { return file }
        let names = all.flatMap { file in [file.path, file.path.split(separator: "/").last.map(String.init) ?? ""] }
        throw Diagnostic(
            "site.show", "expected a built-in file, found \(quoted(name))",
            suggestion: nearest(to: wanted, among: names),
            help: "all of them: ctreport site show")
    }

    private static let templates = [
        ("page.html", "the frame of every page; its parts are the next three"),
        ("head.html", "what stands between <head> and </head>: title, policy, style sheets, script"),
        ("header.html", "the bar with the name at the top"),
        ("foot.html", "the foot: links to Markdown, JSON and About, and who wrote it"),
        (SiteLook.tokensFile, "colours, type and distances by name; yours holds only what it changes"),
        ("style.css", "every rule of the look"),
        (SiteLook.scriptFile, "what the script adds: sorting, search, filter, keys"),
    ]

    private static func pages(_ pages: [String: [UInt8]], folder: String) -> [BuiltInFile] {
        pages.sorted { $0.key < $1.key }.map { name, bytes in
            let front = try? FrontMatter.parsed(bytes, file: name).0
            let summary = front.map { "\($0.title.text): \($0.description.text)" } ?? ""
            return BuiltInFile(path: folder + name, summary: summary, bytes: bytes)
        }
    }
}
