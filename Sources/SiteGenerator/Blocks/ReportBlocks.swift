internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// Fills the report blocks of one page with what the report holds under their names.
struct ReportBlocks: Sendable {
    /// What is the same for all pages of a site.
    struct Site: Sendable {
        var report: Report
        /// The pages that links may lead to.
        var pages: Set<String> = []
        /// Pages that there are and that this report does not need.
        var hiddenPages: Set<String> = []
        /// The ids of all apps that there are packs of, whether they were found or not.
        var apps: [String] = []
        /// The texts that pages may include, by name.
        var includes: [String: IncludeSource] = [:]
    }

    /// How deep includes may include each other.
    private static let includeLimit = 8

    let site: Site
    /// The app that the page is about, where it is about one.
    let app: FlowSummary?
    /// Whether figures that the app's pack does not have are left out: of built-in pages, where the pack is a user's own.
    let leavesOutMissing: Bool
    /// Cards of the page so far that ask for a look.
    var watched: [Card] = []
    /// What the page shows so far.
    var shown = ShownFigures()
    /// All that is wrong with blocks so far.
    private(set) var problems: [Diagnostic] = []
    /// The text whose blocks are filled; includes stand on top of the page that includes them.
    private var texts: [PageText]

    init(_ site: Site, app: FlowSummary?, text: PageText, leavesOutMissing: Bool = false) {
        self.site = site
        self.app = app
        self.leavesOutMissing = leavesOutMissing
        texts = [text]
    }

    var report: Report { site.report }
    var language: Language { site.report.language }
    var forms: LocaleForms { language.forms }
    var rules: [Public: Public] { app?.program.rules(in: language) ?? [:] }

    /// The document with every block filled; blocks that are wrong are left out and noted in `problems`.
    mutating func filled(_ document: Document) -> Document {
        var filled: [Block] = []
        for block in document.blocks {
            if case .heading(_, _, let anchor) = block { shown.heading = anchor }
            filled +=
                Document([block]).filling { words, body, place in
                    do throws(Diagnostic) {
                        return try blocks(words: words, body: body, at: place)
                    } catch {
                        problems.append(error)
                        return []
                    }
                }.blocks
        }
        return Document(filled)
    }

    private mutating func blocks(words: String, body: String, at place: SourcePlace) throws(Diagnostic) -> [Block] {
        guard let text = texts.last else { return [] }
        var call = try BlockCall(words: words, body: body, at: place, in: text)
        if call.kind.needsApp { _ = try app(for: call.head) }
        let lines = call.kind.arguments.name == .metric ? [call.head] : []
        if let absent = absentApp(of: lines) { return [nothing(of: absent)] }
        if leavesOutMissing, lines.contains(where: isMissing) { return [] }
        if call.kind.entry?.name == .metric {
            let absent = call.entries.compactMap { absentApp(of: [$0]) }.first
            call.entries.removeAll { absentApp(of: [$0]) != nil || (leavesOutMissing && isMissing($0)) }
            if call.entries.isEmpty { return absent.map { [nothing(of: $0)] } ?? [] }
        }
        let blocks = try call.kind.fill(&self, call)
        try note(call)
        return blocks
    }

    /// The app that the page is about.
    func app(for words: BlockWords) throws(Diagnostic) -> FlowSummary {
        if let app { return app }
        throw Diagnostic(
            "page.app", at: words.place, "expected a page about an app, found a block that needs one",
            help: "add 'app: ID' or 'app: each' to the page's front matter, or name figures as APP/METRIC")
    }

    /// Said in the place of figures of an app that is known and not in the report.
    private func nothing(of app: String) -> Block {
        .paragraph([.text(language[.nothingToShowOf(app: Public(authored: app))])])
    }

    // MARK: Includes

    mutating func include(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        guard let word = call.head.names.first else { return [] }
        let name = word.text.hasSuffix(".md") ? String(word.text.dropLast(3)) : word.text
        guard let source = site.includes[name] else {
            let known = site.includes.keys.sorted()
            throw Diagnostic(
                "page.include", at: word.place,
                known.isEmpty
                    ? "expected a file of the folder 'includes', which holds none, found \(quoted(word.text))"
                    : "expected \(listing(known)), found \(quoted(word.text))",
                suggestion: nearest(to: name, among: known),
                help: "texts to include stand beside the pages in a folder 'includes', one a file, without front matter"
            )
        }
        guard texts.count <= Self.includeLimit else {
            throw Diagnostic(
                "page.include", at: word.place,
                "'\(name)' includes itself, or includes nest deeper than \(Self.includeLimit)")
        }
        texts.append(source.text)
        defer { texts.removeLast() }
        return filled(source.document).blocks
    }
}
