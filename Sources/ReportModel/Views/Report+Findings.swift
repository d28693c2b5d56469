internal import EventModel
public import Flows
public import Redaction
internal import Texts

extension Report {
    /// The findings of an app as cards, the worst first, and that lines were not understood where they are many; with `prefix`
    /// those of rules that begin with it.
    public func findingCards(_ app: FlowSummary, prefix: Public?) -> [FindingCard] {
        let pages = launchPages(app)
        let ofInput = rejectedLinesCard().map { [$0] } ?? []
        let ofApp = app.findings.filter { finding in prefix.map { finding.rule.text.hasPrefix($0.text) } ?? true }.map {
            finding in
            let quoted = finding.figures.evidence.prefix(FindingCard.quotedPlaces)
            return FindingCard(
                rule: finding.rule, severity: finding.severity,
                message: app.program.told(finding.message, in: language),
                count: finding.figures.count, launches: launches(of: finding, in: app),
                evidence: quoted.map { evidence in
                    .init(
                        place: place(of: evidence.event),
                        time: evidence.event.origin.time.map { time($0.civilNanoseconds) },
                        event: text(of: evidence.event, in: app), launch: pages[evidence.event.origin])
                },
                furtherPlaces: finding.figures.evidence.dropFirst(quoted.count).map { place(of: $0.event) })
        }
        let isAsked = prefix.map { Report.rejectedLinesRule.text.hasPrefix($0.text) } ?? true
        return isAsked ? (ofInput + ofApp).sorted { $0.severity.rank < $1.severity.rank } : ofApp
    }

    private func launches(of finding: Finding, in app: FlowSummary) -> Public? {
        guard app.program.launchesUnknown == nil else { return nil }
        let count = finding.figures.launchCount
        return finding.figures.hasMoreLaunches
            ? language[.moreThanLaunches(count: count)] : language[.countedLaunches(count: count)]
    }
}
