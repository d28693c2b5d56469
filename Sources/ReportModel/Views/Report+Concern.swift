public import EventModel
public import Redaction
internal import Texts

/// That so much of what was read was not understood that the figures may say little.
public struct ReadingConcern: Sendable, Hashable {
    /// An error where it is half of the lines or more, a warning otherwise.
    public var severity: Severity
    /// How much, and what it means: a sentence.
    public var message: Public
    /// What to do about it: a sentence, and the command.
    public var advice, command: Public
}

extension Report {
    /// The rule of the finding that tells of rejected lines.
    static let rejectedLinesRule: Public = "input.rejected"
    /// Below one line in this many, rejected lines are left to the page on data quality.
    private static let fewestShare = 20

    /// How bad it is that lines were rejected; nil where they are few. Banners and blank lines are no part of the lines.
    public var rejectedSeverity: Severity? {
        let lines = lines
        let told = lines.read - lines.noise
        guard lines.rejected > 0, lines.rejected * Self.fewestShare >= told else { return nil }
        return lines.rejected * 2 >= told ? .error : .warning
    }

    /// What to say at the head of pages when much was not understood.
    public var concern: ReadingConcern? {
        guard let severity = rejectedSeverity else { return nil }
        let lines = lines
        let all = language[.countedLines(count: lines.read)]
        return ReadingConcern(
            severity: severity,
            message: language[
                severity == .error
                    ? .mostLinesRejected(count: lines.rejected, all: all)
                    : .manyLinesRejected(count: lines.rejected, all: all)],
            advice: language[.inspectSaysWhy], command: inspectCommand)
    }

    /// The finding that lines were rejected, with the first of them.
    func rejectedLinesCard() -> FindingCard? {
        guard let severity = rejectedSeverity else { return nil }
        let places = captures.flatMap { capture in
            capture.rejectedLines.map { (place: "\(capture.name):\($0.line)" as Public, reason: $0.reason) }
        }
        let quoted = places.prefix(FindingCard.quotedPlaces)
        return FindingCard(
            rule: Self.rejectedLinesRule, severity: severity, message: language[.linesNotUnderstood],
            count: lines.rejected,
            evidence: quoted.map { .init(place: $0.place, event: Public(authored: $0.reason.rawValue)) },
            furtherPlaces: places.dropFirst(quoted.count).map(\.place))
    }

    /// The command that says why: of the capture with most rejected lines.
    private var inspectCommand: Public {
        let worst = captures.max { $0.lines.rejected < $1.lines.rejected }
        return "ctreport inspect \(captures.count == 1 ? worst?.name ?? "CAPTURE" : "CAPTURE")"
    }

    /// What was read, in one sentence, where no app logged an event; and of each app with records but no event what that means.
    public func scopeWithoutApp() -> [Public] {
        let lines = lines
        let records = lines.event + lines.other
        let read = language[
            .scopeOfNothing(
                lines: language[.countedLines(count: lines.read)],
                captures: language[.countedCaptures(count: captures.count)],
                records: language[.countedRecords(count: records)])]
        return [read]
            + silentApps.map { app in
                language[
                    .appWithoutEvent(
                        app: app.title, records: language[.countedRecords(count: app.records)], id: app.app)]
            }
    }
}
