public import Diagnostics
internal import Flows
internal import Redaction
public import ReportModel
internal import ReportRendering
internal import Texts

/// The report as Markdown for the summary of a CI job. A host drops a summary as a whole when it is too large, so that the
/// report is fitted to a number of bytes, and says at its head what it leaves out.
extension SiteGenerator {
    /// What GitHub takes is 1 MiB for a step; other steps of a job may say something, too.
    public static let jobSummaryBytes = 900 << 10

    /// The whole report, or as much of it as fits: every page with the first rows of its tables before any page with all of
    /// them, overviews first, then pages of the user's own, data quality, and the others in the order of the site.
    public func jobSummary(
        for report: Report, mostBytes: Int = SiteGenerator.jobSummaryBytes
    ) throws(Diagnostics) -> String {
        let report = spoken(report)
        let pages = SitePage.pages(sources, for: report)
        let sections = try filled(pages, report).map { filled in
            JobSummary.Section(
                title: title(of: filled.page, report), rank: filled.page.summaryRank, document: filled.document)
        }
        var summary = JobSummary(sections, heading: heading(report), in: report.language)
        return summary.text(mostBytes: mostBytes)
    }

    private func title(of page: SitePage, _ report: Report) -> Public {
        let title = page.source.front.title
        guard report.apps.count > 1, let app = page.app else { return title }
        return "\(app.program.title): \(title)"
    }
}

extension SitePage {
    /// Which pages matter most where there is no room for all: the lowest first.
    fileprivate var summaryRank: (Int, Int) {
        if source.front.role != .topic { return (0, source.front.order) }
        if source.isAuthored { return (1, source.front.order) }
        return (source.name == "data-quality" ? 2 : 3, source.front.order)
    }
}

/// Sections that are fitted to a number of bytes.
private struct JobSummary {
    /// A page.
    struct Section {
        var title: Public
        var rank: (Int, Int)
        var document: Document
    }

    /// Rows of each table, from all to few.
    private static let rowLimits: [Int?] = [nil, 50, 10]

    private let heading: Block
    private let language: Language
    private var sections: [Section] = []
    /// The blocks of each section with each limit of rows, and how many bytes they have.
    private var parts: [[Section.Part]] = []
    /// The limit of each section, by its place in `rowLimits`; nil for one that is left out.
    private var chosen: [Int?] = []

    init(_ sections: [Section], heading: Block, in language: Language) {
        self.language = language
        self.sections = sections
        self.heading = heading
        parts = sections.map { section in
            let document = section.document.standingAlone()
            return JobSummary.rowLimits.map { limit in
                Section.Part(limit.map { document.limitingTables(to: $0, in: language) } ?? document, in: language)
            }
        }
        chosen = sections.map { _ in nil }
    }

    /// The Markdown; at most so many bytes, unless the head alone has more.
    mutating func text(mostBytes: Int) -> String {
        var room = mostBytes
        while true {
            choose(room: room)
            let text = document.markdown(in: language)
            let excess = text.utf8.count - mostBytes
            guard excess > 0, chosen.contains(where: { $0 != nil }) else { return text }
            room -= excess
        }
    }

    private mutating func choose(room: Int) {
        let order = sections.indices.sorted { one, other in
            let (mine, theirs) = (sections[one].rank, sections[other].rank)
            return (mine.0, mine.1, one) < (theirs.0, theirs.1, other)
        }
        let fewest = JobSummary.rowLimits.count - 1
        var left = room - Document([heading]).markdown(in: language).utf8.count
        chosen = sections.map { _ in nil }
        // What is left out has to be said, at most once a section.
        left -= sections.reduce(400) { $0 + $1.title.text.utf8.count + 4 }
        for index in order where parts[index][fewest].size <= left {
            chosen[index] = fewest
            left -= parts[index][fewest].size
        }
        for index in order where chosen[index] != nil {
            let free = left + parts[index][fewest].size
            let widest = parts[index].firstIndex { $0.size <= free } ?? fewest
            chosen[index] = widest
            left = free - parts[index][widest].size
        }
    }

    private var document: Document {
        let blocks = sections.indices.flatMap { index in
            chosen[index].map { parts[index][$0].blocks } ?? []
        }
        return Document([heading] + omissions + blocks)
    }

    /// What is left out, in words; nothing where all is there.
    private var omissions: [Block] {
        let missing = sections.indices.filter { chosen[$0] == nil }
        let cut = sections.indices.filter { index in
            chosen[index].map { parts[index][$0].size < parts[index][0].size } ?? false
        }
        let sentences: [Public] = [
            missing.isEmpty ? nil : language[.pagesLeftOut(pages: names(of: missing))],
            cut.isEmpty ? nil : language[.pagesWithFirstRows(pages: names(of: cut))],
        ].compactMap { $0 }
        guard !sentences.isEmpty else { return [] }
        return [
            .note(
                .warning,
                [
                    .paragraph([
                        .text(
                            ([language[.summaryDoesNotFit]] + sentences + [language[.wholeReportIsTheSite]]).joined(
                                separator: " "))
                    ])
                ])
        ]
    }

    private func names(of indices: [Int]) -> Public {
        indices.map { sections[$0].title }.joined(separator: ", ")
    }
}

extension JobSummary.Section {
    /// Blocks, and how many bytes their Markdown has.
    fileprivate struct Part {
        var blocks: [Block]
        var size: Int

        init(_ document: Document, in language: Language) {
            blocks = document.blocks.map(\.oneLevelDeeper)
            size = Document(blocks).markdown(in: language).utf8.count + 2
        }
    }
}
