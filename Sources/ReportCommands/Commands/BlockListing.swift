internal import Flows
internal import Redaction
internal import ReportModel
internal import SiteGenerator

/// The lists of `site blocks`: what pages can show, and the figures that blocks name.
enum BlockListing {
    /// Every block with its options.
    static var blocks: String {
        let blocks = BlockGuide.all.map { block in
            var text = "  \(block.usage)\n      \(block.summary)\n"
            if let entry = block.entryUsage { text += "      lines: \(entry)\n" }
            return text
        }
        var options: [[String]] = []
        for option in BlockGuide.all.flatMap(\.options) where !options.contains(where: { $0[0] == "  " + option.usage })
        {
            options.append(["  " + option.usage, option.summary])
        }
        return """
            Report blocks stand in a page between two fences, the first with the block's words:

              ```ctreport chart splash.duration "How long the splash takes"
              ```

            What stands in brackets may be left out. A figure of another app than the page's is named with it: APP/METRIC.

            blocks:
            \(blocks.joined())
            options:
            \(TextTable(rows: options, rightAligned: []).text)
            """
    }

    /// Every figure of an app: its id, its kind, what it is now where there is a report, and how it is counted.
    static func figures(_ app: FlowSummary, of report: Report? = nil) -> String {
        let rows = app.metrics.map { metric -> [String] in
            let value = report.map { [$0.figure(metric.value, in: app).value.text] } ?? []
            let rule = app.program.rules[metric.id.name]?.text ?? ""
            return ["  " + metric.id.text.text, metric.value.kindWord.text] + value + [rule]
        }
        let right: Set<Int> = report == nil ? [] : [2]
        return "figures of \(app.program.app.text) (\(app.program.title.text)):\n"
            + TextTable(rows: rows, rightAligned: right).text
    }
}

extension MetricValue {
    /// The kind as `report.json` names it.
    fileprivate var kindWord: Public {
        switch self {
        case .count: "count"
        case .rate: "rate"
        case .duration: "duration"
        case .best: "best"
        case .sequence: "sequence"
        case .table: "table"
        case .distribution: "distribution"
        case .paths: "paths"
        case .stateTime: "state_time"
        case .funnel: "funnel"
        }
    }
}
