internal import Diagnostics
internal import Redaction
internal import ReportModel
internal import ReportRendering

/// Blocks about what is in a report beside the figures of one app.
extension ReportBlocks {
    /// A card for each app that was found.
    func appCards() -> [Block] {
        let cards = report.appCards { app in
            let names = [app.text, "\(app.text)-events"]
            return names.first(where: pages.contains).flatMap { PageLink(page: $0) }
        }
        return [.cards(cards)]
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
