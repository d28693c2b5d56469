internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// Finding the figures that blocks name.
extension ReportBlocks {
    /// A figure as a block names it.
    struct NamedMetric {
        var app: FlowSummary
        var id: MetricID
        var value: MetricValue
        /// What pages call it.
        func title(in language: Language) -> Public { app.program.title(of: id, in: language) }

        /// How it is counted, in a sentence.
        func rule(in language: Language) -> Public? { app.program.rules(in: language)[id.name] }
    }

    /// Names of cards that are no metrics: totals of an app.
    static let totals = ["launches", "events"]

    /// The figure that the words begin with: `METRIC` of the page's app, or `APP/METRIC`.
    func metric(_ words: BlockWords) throws(Diagnostic) -> NamedMetric {
        guard let word = words.names.first else {
            throw Diagnostic("page.metric", at: words.place, "expected a metric, found nothing")
        }
        let (address, id) = Self.split(word.text)
        let app: FlowSummary
        if let address {
            guard let found = report.apps.first(where: { $0.program.app.text == address }) else {
                throw Diagnostic(
                    "page.metric", at: word.place,
                    "expected \(listing(site.apps)) before '/', found \(quoted(address))",
                    suggestion: nearest(to: address, among: site.apps))
            }
            app = found
        } else {
            app = try self.app(for: words)
        }
        if let metric = app.metrics.first(where: { $0.id.text.text == id }) {
            return NamedMetric(app: app, id: metric.id, value: metric.value)
        }
        if let value = app.emptyValue(ofPart: id) {
            return NamedMetric(app: app, id: MetricID(Public(authored: id)), value: value)
        }
        let known = app.metrics.map(\.id.text.text)
        throw Diagnostic(
            "page.metric", at: word.place, "expected a metric of \(app.program.app.text), found \(quoted(word.text))",
            suggestion: nearest(to: id, among: known), help: "what there is: ctreport site blocks CAPTURE")
    }

    /// `APP/METRIC` in its two parts; dimensions may hold a slash.
    private static func split(_ name: String) -> (app: String?, id: String) {
        guard let slash = name.prefix(while: { $0 != "{" }).firstIndex(of: "/") else { return (nil, name) }
        return (String(name[..<slash]), String(name[name.index(after: slash)...]))
    }

    /// The app that a line names and the report does not have, though there is a pack of it.
    func absentApp(of lines: [BlockWords]) -> String? {
        let named = lines.compactMap { $0.names.first.flatMap { Self.split($0.text).app } }
        return named.first { name in
            site.apps.contains(name) && !report.apps.contains { $0.program.app.text == name }
        }
    }

    /// Whether the words name a figure that the app does not have.
    func isMissing(_ words: BlockWords) -> Bool {
        if Self.totals.contains(words.names.first?.text ?? "") { return false }
        do {
            _ = try metric(words)
            return false
        } catch {
            return error.code == "page.metric"
        }
    }
}

extension FlowSummary {
    /// Nothing, of the kind of a metric that the app has, for a dimension that no event had; nil where the metric itself is
    /// unknown.
    fileprivate func emptyValue(ofPart id: String) -> MetricValue? {
        guard let brace = id.firstIndex(of: "{"), id.hasSuffix("}"),
            let whole = metrics.first(where: { $0.id.text.text == id[..<brace] })
        else { return nil }
        switch whole.value {
        case .count: return .count(0)
        case .rate: return .rate(Share())
        case .duration: return .duration(DistributionFigures())
        case .distribution(_, let unit): return .distribution(DistributionFigures(), unit: unit)
        case .best: return .best(nil)
        case .sequence: return .sequence([])
        case .table(let columns, _, _): return .table(columns: columns, rows: [], other: 0)
        case .paths: return .paths(steps: 0, edges: [], other: 0)
        case .stateTime: return .stateTime(nanoseconds: 0, intervals: 0)
        case .funnel: return nil
        }
    }
}
