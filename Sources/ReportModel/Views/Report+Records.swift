internal import EventModel
internal import Flows
public import Redaction
internal import Texts

/// A field by which records are counted.
public enum RecordField: String, Sendable, Hashable, CaseIterable {
    case process, subsystem, category, level
}

extension Report {
    private static let hour: Int64 = 3_600_000_000_000
    private static let mostBars = 24
    private static let shownKeys = 8

    /// An hour of the civil time: `2026-07-29T14`.
    func hourText(_ hour: Int64) -> Public {
        let text = Timestamp(civilNanoseconds: hour * Report.hour, fractionDigits: 0).civilText
        return Public(authored: String(text.prefix(text.count - ":00:00".count)))
    }

    /// Records that are no events of an app, by one of their fields.
    public func recordTable(by field: RecordField) -> DataTable {
        switch field {
        case .process:
            recordTable(records.processes, caption: language[.recordsByProcess], column: language[.processColumn])
        case .subsystem:
            recordTable(records.subsystems, caption: language[.recordsBySubsystem], column: language[.subsystemColumn])
        case .category:
            recordTable(records.categories, caption: language[.recordsByCategory], column: language[.categoryColumn])
        case .level:
            recordTable(
                RecordSummary.Table(counts: records.levels), caption: language[.recordsByLevel],
                column: language[.levelColumn])
        }
    }

    private func recordTable(_ table: RecordSummary.Table, caption: Public, column: Public) -> DataTable {
        let shown = table.rows.prefix(Report.listedRows)
        let left = table.rows.dropFirst(Report.listedRows).reduce(table.other) { $0 + $1.count }
        let rows = shown.map { row in
            [DataTable.Cell(row.text, code: row.text != "(none)"), countCell(row.count)]
        }
        return DataTable(
            caption: caption, columns: [.init(column), .init(language[.recordsColumn], numeric: true)],
            rows: rows + otherRow(left, language[.otherRow]),
            note: left > 0
                ? language[.otherRecordsNote(shown: shown.count)] : nil,
            emptyText: language[.noSuchRecord])
    }

    private func countCell(_ count: Int) -> DataTable.Cell {
        .init(forms.count(count), share: Double(count) / Double(max(1, records.total)))
    }

    private func otherRow(_ count: Int, _ label: Public) -> [[DataTable.Cell]] {
        count > 0 ? [[.init(label, tone: .muted), countCell(count)]] : []
    }

    /// Shapes of messages, the most frequent first.
    public func shapeTable() -> DataTable {
        let shown = records.shapes.rows.prefix(Report.listedRows)
        let left = records.shapes.rows.dropFirst(Report.listedRows).reduce(records.shapes.other) { $0 + $1.count }
        return DataTable(
            caption: language[.shapesOfMessages],
            columns: [.init(language[.shapeColumn]), .init(language[.recordsColumn], numeric: true)],
            rows: shown.map { [.init($0.text, code: true), countCell($0.count)] }
                + otherRow(left, language[.otherRow]) + otherRow(records.shapesSeenOnce, language[.seenOnceRow]),
            note:
                "{text}, {number}, {id}, {url} and {path} stand for what is not shown. (seen once): messages whose shape "
                + "came a single time.",
            emptyText: language[.noMessageFound])
    }

    /// Events that no known app planned, with their keys.
    public func unplannedTable() -> DataTable {
        let events = records.unplannedRows
        let left = events.dropFirst(Report.listedRows).reduce(records.otherUnplanned) { $0 + $1.event.count }
        let rows = events.prefix(Report.listedRows).map { name, event -> [DataTable.Cell] in
            let keys = event.keys.sorted()
            let more: Public =
                keys.count > Report.shownKeys ? language[.moreKeys(count: keys.count - Report.shownKeys)] : ""
            let list = keys.prefix(Report.shownKeys).joined(separator: ", ") + more
            return [
                .init(name, code: true), keys.isEmpty ? .init("–") : .init(list, code: true), countCell(event.count),
            ]
        }
        let rest: [[DataTable.Cell]] =
            left > 0 ? [[.init(language[.otherRow], tone: .muted), .init("–"), countCell(left)]] : []
        return DataTable(
            caption: language[.eventsOfNoKnownApp],
            columns: [
                .init(language[.eventColumn]), .init(language[.keysColumn]),
                .init(language[.recordsColumn], numeric: true),
            ],
            rows: rows + rest,
            emptyText: language[.noMessageOfEventForm])
    }

    /// Records by hour: bars for a day, a line for longer.
    public func recordsOverTime() -> Chart {
        let hours = records.hours.sorted { $0.key < $1.key }
        let table = DataTable(
            caption: language[.recordsByHour],
            columns: [.init(language[.fromColumn]), .init(language[.recordsColumn], numeric: true)],
            rows: hours.prefix(Report.listedRows).map { [.init(time($0.key * Report.hour)), countCell($0.value)] }
                + otherRow(
                    hours.dropFirst(Report.listedRows).reduce(records.otherHours) { $0 + $1.value }, language[.otherRow]
                ),
            emptyText: language[.noRecordHasTime])
        let content: Chart.Content
        if let first = hours.first?.key, let last = hours.last?.key, last - first >= Report.mostBars,
            last - first < 24 * 366
        {
            let points = (first...last).map {
                Chart.Point(time: $0 * Report.hour, value: Double(records.hours[$0] ?? 0))
            }
            content = .lines([.init(name: language[.recordsWord], points: points)])
        } else {
            content = .bars(hours.prefix(Report.mostBars).map { .init(hourLabel($0.key), Double($0.value)) })
        }
        return Chart(
            title: language[.recordsByHour],
            summary:
                language[.recordsByHourSummary(records: language[.countedRecords(count: records.total)])],
            content: content, unit: .count(language[.recordsWord]), table: table)
    }

    private func hourLabel(_ hour: Int64) -> Public {
        let text = Timestamp(civilNanoseconds: hour * Report.hour, fractionDigits: 0).civilText
        return Public(authored: text.split(separator: "T").joined(separator: " ").prefix(16).description)
    }

    /// One card for each app: launches, events, findings, and where to read more.
    public func appCards(page: (Public) -> PageLink?) -> [Card] {
        apps.map { app in
            let findings = app.findings.reduce(0) { $0 + $1.figures.count }
            let reasons = reasonsToLook(at: app)
            let kept: Public = reasons.isEmpty ? language[.noFindings] : reasons.joined(separator: ", ")
            return Card(
                label: app.program.title, value: forms.count(app.eventTotal),
                detail: "\(app.eventTotal == 1 ? "event" : "events")\(launches(of: app))",
                verdict: findings == 0 ? kept : language[.countedFindings(count: findings)],
                tone: app.findings.first?.severity.tone ?? (reasons.isEmpty ? .good : .warning),
                page: page(app.program.app))
        }
    }
}
