internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// The figures that matter most of an app whose pages nobody wrote.
extension ReportBlocks {
    /// How many cards there are besides those of launches and events.
    private static let mostFigures = 6

    mutating func keyFigures(_ app: FlowSummary) -> [Block] {
        guard app.eventTotal > 0 else { return [.note(.muted, [.paragraph([.text(report.scope(of: app))])])] }
        let launches =
            app.program.launchesUnknown == nil
            ? [launchCard(app, label: language[.launchesColumn], link(to: "launches", of: app))] : []
        let events = report.eventCard(app, label: language[.eventsColumn], page: link(to: "events", of: app))
        let figures = ReportBlocks.keyFigures(of: app).map { metric in
            var card = report.card(
                metric.id, metric.value, in: app, label: app.program.title(of: metric.id, in: language), page: nil)
            if app.program.app != self.app?.program.app { card.metric = nil }
            return card
        }
        watched += figures.filter { $0.tone == .bad }
        return [.cards(launches + [events] + figures)]
    }

    /// Those that the pack chose; else what says most first: rates, durations, best values, counts, each in the pack's order.
    private static func keyFigures(of app: FlowSummary) -> [Metric] {
        let wholes = app.metrics.filter(\.id.dimensions.isEmpty)
        if !app.program.overview.isEmpty {
            return app.program.overview.compactMap { name in wholes.first { $0.id.name == name } }
        }
        let ranked = wholes.compactMap { metric in metric.value.rank.map { (rank: $0, metric: metric) } }
        let order = ranked.indices.sorted { (ranked[$0].rank, $0) < (ranked[$1].rank, $1) }
        return order.prefix(mostFigures).map { ranked[$0].metric }
    }

    private func link(to page: String, of app: FlowSummary) -> PageLink? {
        let names = [page, "\(app.program.app.text)-\(page)"]
        return names.first(where: site.pages.contains).flatMap { PageLink(page: $0) }
    }
}

extension MetricValue {
    /// How early it comes among key figures; nil for what one card cannot say.
    fileprivate var rank: Int? {
        switch self {
        case .rate: 0
        case .duration: 1
        case .best: 2
        case .count: 3
        case .distribution, .stateTime: 4
        case .funnel, .sequence, .table, .paths: nil
        }
    }
}
