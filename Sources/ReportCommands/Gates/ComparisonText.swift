internal import Comparison
internal import Redaction
internal import ReportModel
internal import Texts

/// A comparison of two runs as plain text.
struct ComparisonText: Sendable {
    let comparison: RunComparison

    var text: String {
        [headText, environmentText, eventsText, metricsText, methodsText].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var headText: String {
        let changes = comparison.changes().map { "  \($0.text)\n" }.joined()
        let apps = comparison.apps.map { "\($0.app.text): \($0.sentence().text)\n" }.joined()
        let runs = comparison.runTexts().map { "\($0.text)\n" }.joined()
        return comparison.headline().text + "\n" + changes + "\n" + runs + apps
    }

    private var environmentText: String {
        guard !comparison.differences.isEmpty else { return "" }
        return "unlike environments, so differences may come from them:\n"
            + comparison.differences.map { "  \($0.english.text)\n" }.joined()
    }

    private var eventsText: String {
        guard !comparison.events.isEmpty else { return "" }
        return "new and lost events:\n" + comparison.events.map { "  \($0.sentence().text)\n" }.joined()
    }

    private var metricsText: String {
        let head = ["  metric", "before", "now", "difference", "95 % interval", "verdict"]
        return comparison.apps.map { app in
            let rows = comparison.metrics.filter { $0.app == app.app }.map { metric in
                [
                    "  " + metric.name.shown.text, metric.texts().before.text, metric.texts().now.text,
                    metric.differenceText().text, metric.intervalText().text, metric.verdictText.english.text,
                ]
            }
            return "\(app.app.text)\n" + TextTable(rows: [head] + rows).text
        }.joined(separator: "\n")
    }

    private var methodsText: String {
        RunComparison.methods.map { "\($0.english.text)\n" }.joined()
    }
}
