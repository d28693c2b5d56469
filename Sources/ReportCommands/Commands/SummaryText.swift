internal import EventModel
internal import Flows
internal import Redaction
internal import ReportModel

/// The figures of a report as plain text, in columns.
struct SummaryText: Sendable {
    let report: Report
    /// The captures as they were named.
    var inputs: [String] = []

    var text: String {
        var blocks = report.apps.map(appText)
        if report.records.total > 0 { blocks.append(recordsText) }
        if report.apps.isEmpty { blocks.insert(silentText, at: 0) }
        if let concern = report.concern { blocks.insert(text(of: concern), at: 0) }
        blocks.append(GateLines.plans(report) + gatesText + linesText)
        return blocks.joined(separator: "\n")
    }

    /// What is at the head because without it everything below looks better than it is.
    private func text(of concern: ReadingConcern) -> String {
        "\(concern.severity.rawValue): \(concern.message.text)\n  \(concern.advice.text): \(concern.command.text)\n"
    }

    /// Gates that are not kept, and how many ended how.
    private var gatesText: String {
        let worst = report.gateConcern(of: nil)?.gates.map { "  \($0.phrase.text)\n" }.joined() ?? ""
        return GateLines.gates(report, check: inputs.count == 1 ? inputs[0] : "CAPTURE…") + worst
    }

    private var silentText: String { report.scopeWithoutApp().map { $0.text + "\n" }.joined() }

    private func appText(_ app: FlowSummary) -> String {
        let events = Public(counting: app.eventTotal, one: "event", many: "events").text
        let figures = TextTable(rows: rows(app), rightAligned: [1]).text
        return "\(app.program.title.text): \(events)\(report.launches(of: app).text)\n\n\(figures)\n"
            + findingsText(app)
    }

    /// One row for each metric, those with the same first word together.
    private func rows(_ app: FlowSummary) -> [[String]] {
        var order: [String] = []
        var groups: [String: [[String]]] = [:]
        for metric in app.metrics {
            let figure = report.figure(metric.value, in: app)
            let group = String(metric.id.name.text.prefix { $0 != "." })
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(
                ["  " + metric.id.text.text, figure.value.text, figure.basis?.text ?? ""])
        }
        return Array(order.map { groups[$0] ?? [] }.joined(separator: [[]]))
    }

    private func findingsText(_ app: FlowSummary) -> String {
        let cards = report.findingCards(app, prefix: nil)
        guard !cards.isEmpty else { return "findings: none\n" }
        let findings = cards.map { finding in
            let places = finding.evidence.map { "    \($0.place.text): \($0.event.text)\n" }.joined()
            return "  \(finding.severity.rawValue): \(finding.message.text) [\(finding.rule.text)] ×\(finding.count)\n"
                + places
        }
        return "findings:\n" + findings.joined()
    }

    /// Records that belong to no known app: who logged them, and what the messages look like.
    private var recordsText: String {
        let tables = [report.recordTable(by: .process), report.unplannedTable(), report.shapeTable()]
        let parts = tables.filter { !$0.rows.isEmpty }.map { table in
            let rows = table.rows.prefix(SummaryText.shownRows).map { row in
                ["  " + (row.last?.text.text ?? ""), row.first?.text.text ?? ""]
            }
            return "\(table.caption.text):\n" + TextTable(rows: Array(rows), rightAligned: [0]).text
        }
        let records = Public(counting: report.records.total, one: "record", many: "records").text
        return "\(records) of no known app\n\n" + parts.joined(separator: "\n")
    }

    private static let shownRows = 10

    private var duplicatesText: String {
        let duplicates = report.duplicates
        guard duplicates.records > 0 else { return "" }
        return "duplicates: \(duplicates.records) records, \(duplicates.events) events, counted in an earlier capture\n"
    }

    private var linesText: String {
        let lines = report.lines
        let classes = "\(lines.event) event + \(lines.other) other + \(lines.continuation) continuation"
        return "lines: \(lines.read) read = \(classes) + \(lines.noise) noise + \(lines.rejected) rejected\n"
            + duplicatesText
            + "redaction: \(report.audit.redactedValues) values generalized, replaced or dropped\n"
    }
}

/// Rows of cells in columns; an empty row is a blank line.
struct TextTable: Sendable {
    let rows: [[String]]
    var rightAligned: Set<Int> = []

    var text: String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: widths[column] - cell.count)
                return rightAligned.contains(column) ? blanks + cell : cell + blanks
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
