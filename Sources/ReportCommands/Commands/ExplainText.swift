internal import EventModel
internal import Flows
internal import LogIngest
internal import Redaction
internal import ReportModel
internal import ReportPipeline
internal import Texts

/// The explanation of a line as plain text, in columns.
struct ExplainText: Sendable {
    let explanation: LineExplanation

    var text: String {
        // Words in front: a name must not begin a line, where CI systems look for commands.
        var blocks = ["capture \(explanation.capture.visibleText), line \(explanation.line)\n" + table(lineRows)]
        if !explanation.packs.isEmpty { blocks.append("packs\n" + table(packRows)) }
        if let event = explanation.packs.lazy.compactMap(\.event).first { blocks.append(eventText(event)) }
        let violations = explanation.packs.flatMap(\.violations)
        if !violations.isEmpty { blocks.append("tracking plan\n" + table(violations.map { ["  " + $0.visibleText] })) }
        if let effect = explanation.effect { blocks += [launchText(effect), EffectText(effect: effect).text] }
        return blocks.joined(separator: "\n")
    }

    private func table(_ rows: [[String]]) -> String { TextTable(rows: rows).text }

    // MARK: Line and record

    private var lineRows: [[String]] {
        var rows = [["  class", classText]]
        guard let record = explanation.record else { return rows }
        let last = record.line + max(1, record.lineCount) - 1
        rows.append(["  style", record.style.visibleText])
        rows.append(["  record", last > record.line ? "lines \(record.line) to \(last)" : "line \(record.line)"])
        if record.type != .log { rows.append(["  type", record.type.rawValue]) }
        rows.append(["  time", record.time.map { $0.civilText + ($0.utcOffsetText ?? "") } ?? "none"])
        rows.append(["  level", record.level?.rawValue ?? "none"])
        rows.append([
            "  process", (record.process?.visibleText ?? "none") + (record.processID.map { " [\($0)]" } ?? ""),
        ])
        rows.append(["  subsystem", record.subsystem?.visibleText ?? "none"])
        rows.append(["  category", record.category?.visibleText ?? "none"])
        rows.append(["  message", record.message.visibleText])
        if record.isDuplicate { rows.append(["  left out", "another capture of the install has the same record"]) }
        return rows
    }

    private var classText: String {
        switch explanation.lineClass {
        case .event: "event: starts an analytics event"
        case .other: "other: starts a record that is no event of a pack"
        case .continuation: "continuation: a further line of the record of line \(explanation.record?.line ?? 0)"
        case .noise: "noise: " + (explanation.mark?.meaning ?? "a line between records")
        case .rejected:
            "rejected: " + (explanation.rejection.map { "\($0.rawValue), \($0.meaning.english.text)" } ?? "")
        case nil: "none"
        }
    }

    // MARK: Packs and event

    private var packRows: [[String]] {
        explanation.packs.map { ["  " + $0.app.visibleText, $0.verdict.visibleText] }
    }

    private func eventText(_ event: LineExplanation.FoundEvent) -> String {
        var rows = event.parameters.map { ["  " + $0.name.visibleText, $0.kind.text, $0.value.visibleValue] }
        rows += event.unplanned.map { ["  " + $0.visibleText, "not planned", "dropped"] }
        if rows.isEmpty { rows = [["  no parameters"]] }
        let suggestion = event.suggestion.map { ", did you mean \($0.text)?" } ?? ""
        let plan = event.isPlanned ? "" : " (not planned\(suggestion))"
        return "event \(event.name.visibleText)\(plan)\n" + table(rows)
    }

    // MARK: Launch

    private func launchText(_ effect: EventExplanation) -> String {
        let kind = !effect.isWhole ? "partial: its begin was not seen" : "whole"
        let forced = !effect.isForced ? "" : effect.excludesForced ? ", forced: left out everywhere" : ", forced"
        let rows = [
            ["  kind", kind + forced],
            ["  process id", effect.launchStart.processID.map(String.init) ?? "none"],
            [
                "  begins",
                "line \(effect.launchStart.line)" + (explanation.launchCapture.map { " of \($0.visibleText)" } ?? ""),
            ],
            ["  this event", "number \(effect.number) of the launch"],
        ]
        return "launch \(effect.event.origin.launch)\n" + table(rows)
    }
}

extension LineWatch.Mark {
    /// The mark in words.
    fileprivate var meaning: String {
        switch self {
        case .blank: "a blank line"
        case .ruler: "a ruler"
        case .banner: "a banner, header, marker or footer"
        case .interjection: "a line of the system inside a record"
        case .footer: "a footer with totals"
        case .columns: "the header of a CSV file"
        case .repeated: "a marker that the message before came again"
        case .dropped: "a marker of dropped messages"
        case .levelsSkipped: "a banner about levels that were left out"
        }
    }
}
