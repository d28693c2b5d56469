internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering

/// A page of `Site/` as its author wrote it.
struct PageSource: Sendable {
    /// The file's name without `.md`.
    var name: String
    var file: String
    var front: FrontMatter
    /// The page before its report blocks are filled.
    var document: Document

    init(name: String, bytes: [UInt8]) throws(Diagnostics) {
        self.name = name
        file = "\(name).md"
        let (front, body, line) = try FrontMatter.parsed(bytes, file: file)
        self.front = front
        document = try Document(markdown: body, file: file, firstLine: line)
    }
}

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
}

extension FrontMatter {
    /// Whether the report holds what the page needs.
    func isShown(for report: Report) -> Bool {
        switch need {
        case .records: report.records.total > 0
        case .app: !report.apps.isEmpty
        case .noApp: report.apps.isEmpty
        case .audit: report.policy.audit.hasPage
        case nil: true
        }
    }
}
