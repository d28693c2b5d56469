internal import EventModel
internal import Redaction
internal import ReportModel
internal import Texts

/// What a capture lost, what was assumed about it and what was left out of it, as rows of `inspect`.
extension InspectCommand {
    private static let shownPlaces = 5

    /// What the log lost, with what helps.
    func losses(_ capture: Report.Capture) -> [[String]] {
        let losses = capture.losses
        var rows: [[String]] = []
        if losses.privateValues > 0 {
            rows.append(["  lost", "hidden values", "\(losses.privateValues)"])
        }
        rows += hiddenValues(capture.hiddenValues)
        if losses.cutMessages > 0 { rows.append(["  lost", "cut messages", "\(losses.cutMessages)"]) }
        if losses.droppedMessages > 0 {
            rows.append(["  lost", "dropped messages", "\(losses.droppedMessages); prefer log show to a live stream"])
        }
        if let advice = losses.levelAdvice {
            rows.append([
                "  lost", "levels not captured",
                losses.missingLevels.sorted().joined(separator: ", ") + "; " + advice.english.text,
            ])
        }
        return rows + footers(capture)
    }

    private func hiddenValues(_ hidden: HiddenValues) -> [[String]] {
        let rows = hidden.rows
        let shown = rows.prefix(InspectCommand.shownPlaces).map { row, count in
            let place =
                "\((row.place.event ?? row.place.eventLabel.english).text) \((row.place.parameter ?? row.place.parameterLabel.english).text)"
            return ["  lost", "<\(row.placeholder.text)>", "\(count) in \(place): \(row.advice.english.text)"]
        }
        return rows.count > shown.count
            ? shown + [["  lost", "and", "\(rows.count - shown.count) more places"]] : shown
    }

    private func footers(_ capture: Report.Capture) -> [[String]] {
        capture.footers.map { check in
            let figures =
                check.agrees
                ? ""
                : ": the log says \(check.text(check.printed, in: .english).text), read \(check.text(check.read, in: .english).text)"
            return ["  totals", "line \(check.line)", check.verdict.english.text + figures]
        }
    }

    /// What times did not say.
    func assumptions(_ capture: Report.Capture) -> [[String]] {
        TimeAssumption.allCases.compactMap { assumption in
            capture.assumptions[assumption].map {
                ["  time", assumption.rawValue, "\($0): \(assumption.meaning.english.text)"]
            }
        }
    }

    /// What was counted otherwise than it stands in the capture.
    func changes(_ capture: Report.Capture) -> [[String]] {
        var rows: [[String]] = []
        let duplicates = capture.duplicates
        if duplicates.records > 0 {
            rows.append([
                "  left out", "duplicates",
                "\(duplicates.records) records, \(duplicates.events) events of an earlier capture; --keep-duplicates counts them",
            ])
        }
        if capture.repeatedMessages > 0 {
            rows.append([
                "  added", "repeated",
                "\(capture.repeatedMessages) messages, \(capture.repeatedEvents) events by repeat markers",
            ])
        }
        if capture.movedEvents > 0 { rows.append(["  moved", "out of order", "\(capture.movedEvents) events"]) }
        return rows
    }
}
