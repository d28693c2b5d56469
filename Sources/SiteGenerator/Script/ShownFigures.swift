internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel

/// What the report blocks of a page show, and under which heading: what the search index leads to.
struct ShownFigures {
    /// A figure of an app.
    struct Figure {
        var app: FlowSummary
        var id: Public
        /// What the page calls it.
        var label: Public
        var value: MetricValue
        /// The anchor of the heading above; nil before the first one.
        var heading: String?
    }

    private(set) var figures: [Figure] = []
    /// Apps whose events the page lists by name.
    private(set) var eventLists: [(app: FlowSummary, heading: String?)] = []
    /// The heading that is read.
    var heading: String?

    mutating func add(_ metric: ReportBlocks.NamedMetric, label: Public) {
        figures.append(
            Figure(app: metric.app, id: metric.id.text, label: label, value: metric.value, heading: heading))
    }

    mutating func addEvents(of app: FlowSummary) {
        eventLists.append((app, heading))
    }
}

extension ReportBlocks {
    /// Notes what a block that was filled shows.
    mutating func note(_ call: BlockCall) throws(Diagnostic) {
        let named =
            (call.kind.arguments.name == .metric ? [call.head] : [])
            + (call.kind.entry?.name == .metric ? call.entries : [])
        for words in named where !Self.totals.contains(words.names.first?.text ?? "") {
            let metric = try metric(words)
            shown.add(metric, label: words.text(default: metric.title(in: language)))
        }
        switch call.kind.name {
        case "events": if let app { shown.addEvents(of: app) }
        case "metrics":
            for metric in app?.metrics ?? [] {
                guard let app else { continue }
                shown.add(
                    NamedMetric(app: app, id: metric.id, value: metric.value),
                    label: app.program.title(of: metric.id, in: language))
            }
        default: break
        }
    }
}
