public import EventModel
public import Flows
internal import Redaction

/// The launches of an app that have a page each, and the names of the pages.
public struct LaunchPages: Sendable {
    /// How many launches of a report have a page, all apps together.
    public static let most = 60

    /// The launches with their pages, in the order of the reasons.
    public let all: [(launch: LaunchRecord, page: PageLink)]
    private let links: [LaunchRecord.Key: PageLink]

    init(_ app: FlowSummary, apps: Int) {
        let prefix = apps > 1 ? app.program.app.text + "-" : ""
        all = app.notable.pages(most: LaunchPages.most / max(1, apps)).enumerated().compactMap { index, launch in
            PageLink(page: "\(prefix)launch-\(index + 1)").map { (launch, $0) }
        }
        links = Dictionary(all.compactMap { entry in entry.launch.key.map { ($0, entry.page) } }) { first, _ in first }
    }

    /// The page of the launch that an event belongs to; nil where it has none.
    public subscript(event: EventOrigin) -> PageLink? { links[LaunchRecord.Key(event)] }
}

extension Report {
    /// The pages of an app's launches.
    public func launchPages(_ app: FlowSummary) -> LaunchPages {
        LaunchPages(app, apps: apps.count { $0.program.launchesUnknown == nil })
    }
}
