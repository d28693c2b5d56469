internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// The page of one launch: its figures, its events on a time axis, and what was found in it.
struct LaunchPage {
    /// The name of its files.
    let name: String
    let title: Public
    let description: Public
    let document: Document

    /// The pages of all launches that have one.
    static func pages(of report: Report, listedOn lists: Set<String>) -> [LaunchPage] {
        report.apps.flatMap { app in
            let all = report.launchPages(app).all
            let list = report.apps.count == 1 ? "launches" : "\(app.program.app.text)-launches"
            let way = lists.contains(list) ? PageLink(page: list) : nil
            return all.enumerated().map { index, entry in
                let before = index > 0 ? all[index - 1].page : nil
                let after = index + 1 < all.count ? all[index + 1].page : nil
                return LaunchPage(entry.launch, entry.page, app, report, ways: (way, before, after))
            }
        }
    }

    private init(
        _ launch: LaunchRecord, _ link: PageLink, _ app: FlowSummary, _ report: Report,
        ways: (list: PageLink?, before: PageLink?, after: PageLink?)
    ) {
        let language = report.language
        name = link.page
        title = language[.launchOf(name: report.name(of: launch))]
        description = language[.launchPageDescription(app: app.program.title)]
        var way: [Inline] = []
        for (target, text) in [
            (ways.list, language[.allLaunches]), (ways.before, language[.launchListedBefore]),
            (ways.after, language[.launchListedNext]),
        ] {
            guard let target else { continue }
            if !way.isEmpty { way.append(.text(" · ")) }
            way.append(.link(.page(target), [.text(text)]))
        }
        var blocks: [Block] = [
            .heading(level: 1, [.text(title)], anchor: nil),
            .paragraph(
                [.text(language[.oneLaunchOf(app: app.program.title)])]
                    + (report.capture(of: launch).map { [.text(language[.inCapture]), .code($0), .text(".")] } ?? [
                        .text(".")
                    ])),
        ]
        if !way.isEmpty { blocks.append(.paragraph(way)) }
        blocks.append(.cards(report.cards(of: launch, in: app)))
        let findings = report.findingTable(of: launch, in: app)
        if !findings.rows.isEmpty {
            blocks += [.heading(level: 2, [.text(language[.findingsTitle])], anchor: "findings"), .table(findings)]
        }
        blocks.append(.heading(level: 2, [.text(language[.timelineTitle])], anchor: "timeline"))
        if let chart = report.timeline(of: launch, in: app) {
            blocks.append(.chart(chart))
        } else {
            blocks.append(.paragraph([.text(language[.noTimesNoAxis])]))
        }
        if let chart = report.states(of: launch, in: app) { blocks.append(.chart(chart)) }
        blocks += [
            .heading(level: 2, [.text(language[.eventsColumn])], anchor: "events"),
            .table(report.eventTable(of: launch, in: app)),
        ]
        document = Document(blocks)
    }
}
