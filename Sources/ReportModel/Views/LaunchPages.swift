public import EventModel
public import Flows
internal import Redaction

/// The launches of an app that have a page each, and the names of the pages.
public struct LaunchPages: Sendable {
    /// How many launches of a report have a page, all apps together.
    public static let most = 60

    /// The launches with their pages, in the order of the reasons. Pages are numbered in the order of time.
    public let all: [(launch: LaunchRecord, page: PageLink)]
    private let links: [LaunchRecord.Key: PageLink]

    init(_ app: FlowSummary, apps: Int) {
        let prefix = apps > 1 ? app.program.app.text + "-" : ""
        let launches = app.notable.pages(most: LaunchPages.most / max(1, apps))
        var numbers = Array(repeating: 0, count: launches.count)
        let inTime = launches.indices.sorted { launches[$0].isEarlier(than: launches[$1]) }
        for (number, index) in inTime.enumerated() { numbers[index] = number + 1 }
        all = zip(launches, numbers).compactMap { launch, number in
            PageLink(page: "\(prefix)launch-\(number)").map { (launch, $0) }
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
