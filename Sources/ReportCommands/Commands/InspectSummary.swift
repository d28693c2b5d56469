internal import EventModel
internal import Redaction
internal import ReportModel
internal import Texts

/// The first lines of `inspect`: what was found, what was lost, and what to do about it.
struct InspectSummary: Sendable {
    let capture: Report.Capture

    /// Four lines, without a line feed behind the last.
    var text: String {
        [
            "  found           " + found,
            "  lost            " + joined(losses, orElse: "nothing that the capture shows"),
            "  not understood  " + notUnderstood, "  what helps      " + joined(advice, orElse: "nothing to do"),
        ].joined(separator: "\n")
    }

    private func joined(_ parts: [String], orElse none: String) -> String {
        parts.isEmpty ? none : parts.joined(separator: "; ")
    }

    private var lines: LineCounts { capture.lines }
    private var recordCount: Int { capture.formats.values.reduce(0, +) }

    private var found: String {
        guard recordCount > 0 else { return "no record in \(counted(lines.read, "line"))" }
        let formats = capture.formats.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key.text)
        let shown =
            formats.prefix(3).joined(separator: ", ") + (formats.count > 3 ? " and \(formats.count - 3) more" : "")
        return "\(counted(recordCount, "record")) in \(counted(lines.read, "line")) of \(shown), "
            + (lines.event > 0
                ? "\(counted(lines.event, "event")) of known apps among them" : "no event of a known app")
    }

    private var losses: [String] {
        let losses = capture.losses
        var parts: [String] = []
        if losses.privateValues > 0 { parts.append(counted(losses.privateValues, "hidden value")) }
        if losses.cutMessages > 0 { parts.append(counted(losses.cutMessages, "cut message")) }
        if losses.droppedMessages > 0 { parts.append(counted(losses.droppedMessages, "dropped message")) }
        let missing = losses.missingLevels.sorted().reversed().map { $0.lowercased() }
        if !missing.isEmpty { parts.append("\(missing.joined(separator: " and ")) lines, left out or never logged") }
        if let footer = capture.footers.first(where: { !$0.agrees }) {
            parts.append("records that the totals in line \(footer.line) count")
        }
        return parts
    }

    private var notUnderstood: String {
        guard lines.rejected > 0 else { return "0 lines" }
        let reasons = capture.rejections.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
        let first = capture.rejectedLines.map(\.line).min().map { "; the first is line \($0)" } ?? ""
        return "\(counted(lines.rejected, "line")): "
            + reasons.map { "\($0.value) \($0.key.meaning.english.text)" }.joined(separator: "; ") + first
    }

    private var advice: [String] {
        var parts: [String] = []
        if lines.read == 0 { parts.append("the capture is empty: ctreport help capture") }
        if lines.read > 0, lines.rejected == 0, recordCount == 0 {
            parts.append(
                "the log had no record to give: check its predicate, and capture at level info: ctreport help capture")
        }
        if let reading = readingAdvice { parts.append(reading) }
        if capture.losses.privateValues > 0 { parts.append("log values with privacy: .public") }
        if let levels = levelAdvice { parts.append(levels) }
        if capture.losses.droppedMessages > 0 { parts.append("prefer log show to a live stream") }
        let flags: [(TimeAssumption, String)] = [
            (.zoneUnknown, "--time-zone"), (.yearUnknown, "--year"), (.dateUnknown, "--date"),
        ]
        let missing = flags.filter { capture.assumptions[$0.0] != nil }.map(\.1)
        if !missing.isEmpty { parts.append("say what the times do not: " + missing.joined(separator: ", ")) }
        return parts
    }

    /// How to capture the missing levels; events that are there need none below their own.
    private var levelAdvice: String? {
        let isDebugOnly = !capture.losses.missingLevels.contains("Info")
        return isDebugOnly && lines.event > 0 ? nil : capture.losses.levelAdvice?.english.text
    }

    /// What to do about a capture that is mostly not understood.
    private var readingAdvice: String? {
        guard lines.rejected > 0, lines.rejected >= lines.event + lines.other else { return nil }
        let reason = capture.rejections.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
        switch reason {
        case .binary:
            return "this is no text: unpack it first; a .logarchive becomes text with: "
                + "log show --archive X --style ndjson --info --debug"
        case .noRecordOpen:
            return "text without headers: copy from Xcode's console with its metadata shown, or describe the lines "
                + "as a format of your own (ctreport help formats)"
        case .damagedHeader: return "headers that are cut, or hold a word that is not known: see the lines named below"
        case .foreignJSON, .invalidJSON: return "JSON of another program; capture with: log stream --style ndjson"
        case .lineTooLong: return RunContext.longLineHelp
        default: return nil
        }
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)" + (count == 1 ? "" : "s")
    }

    /// All captures of a report as one, for the lines above those of each.
    static func total(of report: Report) -> String {
        var all = Report.Capture(name: Public(authored: "\(report.captures.count) captures"))
        for capture in report.captures {
            all.formats.merge(capture.formats, uniquingKeysWith: +)
            all.lines.add(capture.lines)
            all.rejections.merge(capture.rejections, uniquingKeysWith: +)
            all.assumptions.merge(capture.assumptions, uniquingKeysWith: +)
            all.losses.add(capture.losses)
        }
        return "\(all.name.text)\n\(InspectSummary(capture: all).text)\n"
    }
}
