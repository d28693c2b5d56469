internal import Diagnostics
internal import Redaction
internal import ReportModel
internal import ReportRendering

/// Blocks about what is in a report beside the figures of one app.
extension ReportBlocks {
    /// The apps that were found, or a sentence that none was.
    func appCards() -> [Block] {
        guard !report.apps.isEmpty else {
            return [
                .paragraph([
                    .text(
                        "No app that ctreport knows was found in these captures. Their records were counted all the same: who "
                            + "logged, when, and what the messages look like.")
                ])
            ]
        }
        let cards = report.appCards { app in
            let names = [app.text, "\(app.text)-events"]
            return names.first(where: pages.contains).flatMap { PageLink(page: $0) }
        }
        let found = Public(counting: cards.count, one: "app was found", many: "apps were found")
        return [.paragraph([.text("\(found). What else the captures hold stands below.")]), .cards(cards)]
    }

    /// Records that are no events of an app.
    func recordBlocks(_ head: BlockWords) throws(Diagnostic) -> [Block] {
        try head.allow([])
        switch head.names.first {
        case "record-hours": return [.chart(report.recordsOverTime())]
        case "shapes": return [.table(report.shapeTable())]
        case "unplanned": return [.table(report.unplannedTable())]
        default:
            let word = head.names.dropFirst().first ?? ""
            guard let field = RecordField(rawValue: word) else {
                let known = RecordField.allCases.map(\.rawValue)
                throw Diagnostic(
                    "page.block.name", at: head.place, "expected \(listing(known)), found '\(word)'",
                    suggestion: nearest(to: word, among: known))
            }
            return [.table(report.recordTable(by: field))]
        }
    }
}
