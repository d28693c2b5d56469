internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel

/// A page of one site: a source, and the app that it is shown for.
struct SitePage: Sendable {
    var source: PageSource
    var app: FlowSummary?
    /// The name of its files.
    var name: String

    /// The pages of a site in the order of its navigation: first page, pages of the apps, pages for all.
    static func pages(_ sources: [PageSource], for report: Report) -> [SitePage] {
        let isSingle = report.apps.count == 1
        let sorted = sources.filter { $0.front.isShown(for: report) }.sorted {
            ($0.front.order, $0.name) < ($1.front.order, $1.name)
        }
        // The overview of a single app is the first page; apps of packs that users wrote share one.
        let owners = sources.filter { $0.front.role == .overview }.map(\.front.audience)
        let startsWithOverview =
            isSingle
            && report.apps.contains { owners.contains(.app($0.program.app.text)) || owners.contains(.others) }
        let starts = startsWithOverview ? [] : sorted.filter { $0.front.role == .start }
        var pages = starts.map { SitePage(source: $0, name: "index") }
        for app in report.apps {
            let id = app.program.app.text
            for source in sorted {
                guard source.front.isShown(for: app) else { continue }
                switch source.front.audience {
                case .each:
                    pages.append(
                        SitePage(source: source, app: app, name: isSingle ? source.name : "\(id)-\(source.name)"))
                case .others where owners.contains(.app(id)): break
                case .app(id), .others:
                    let isFirst = source.front.role == .overview
                    pages.append(
                        SitePage(source: source, app: app, name: isFirst ? (isSingle ? "index" : id) : source.name))
                case .app, .all: break
                }
            }
        }
        let common = sorted.filter { $0.front.audience == .all && $0.front.role != .start }
        return pages + common.map { SitePage(source: $0, app: isSingle ? report.apps.first : nil, name: $0.name) }
    }

    /// Names that two pages want, or that another file of the site has.
    static func nameProblems(of pages: [SitePage]) -> [Diagnostic] {
        var owners: [String: PageSource] = [:]
        return pages.compactMap { page in
            let place = SourcePlace(file: page.source.file, line: 1)
            if page.name == "report" {
                return Diagnostic(
                    "page.name", at: place, "expected a name that is free, found 'report', which is the whole report's",
                    help: "give the file another name")
            }
            guard let other = owners.updateValue(page.source, forKey: page.name) else { return nil }
            return Diagnostic(
                "page.name", at: place,
                "expected a name that is free, found '\(page.name)', which \(quoted(other.file)) has in this site",
                help: "give the file another name; one with the name of a built-in page takes its place")
        }
    }
}

extension FrontMatter {
    /// Whether an app has what the page needs of every app that it is shown for.
    func isShown(for app: FlowSummary) -> Bool {
        need != .launches || (app.program.launchesUnknown == nil && app.launches > 0)
    }

    /// Whether the report holds what the page needs.
    func isShown(for report: Report) -> Bool {
        switch need {
        case .records: report.records.total > 0
        case .app: !report.apps.isEmpty
        case .noApp: report.apps.isEmpty
        case .otherPlans: !report.otherPlans.isEmpty
        case .launches: report.apps.contains(where: isShown)
        case .audit: report.policy.audit.hasPage
        case nil: true
        }
    }
}
