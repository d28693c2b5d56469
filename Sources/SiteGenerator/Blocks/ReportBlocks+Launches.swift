internal import Diagnostics
internal import Flows
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// Lists of launches.
extension ReportBlocks {
    /// The first launches, or those of a reason.
    func launches(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let app = try app(for: call.head)
        let rows = call.number("rows")
        guard let reason = call.head["which"].flatMap({ LaunchRecord.Reason(rawValue: $0.text) }) else {
            return [.table(report.launchTable(app).limited(to: rows, in: language))]
        }
        var table = report.launchList(app, reason)
        if let rows, table.rows.count > rows {
            table.rows.removeLast(table.rows.count - rows)
            table.note = report.launchListNote(app, reason, shown: rows)
        }
        return [.table(table)]
    }

    /// Links to the lists of launches on this page and on those of other apps.
    func launchFilters(_ call: BlockCall) throws(Diagnostic) -> [Block] {
        let app = try app(for: call.head)
        let isSingle = report.apps.count == 1
        func page(of app: FlowSummary) -> String { isSingle ? "launches" : "\(app.program.app.text)-launches" }
        let lists: [[Block]] = LaunchRecord.Reason.allCases.compactMap { reason in
            guard let link = PageLink(page: page(of: app), anchor: reason.anchor) else { return nil }
            let total = reason == .first ? app.launches : app.notable[reason].total
            return [
                .paragraph([.link(.page(link), [.text(language[reason.title])]), .text(": \(forms.count(total))")])
            ]
        }
        let others: [[Block]] = report.apps.compactMap { other in
            guard other.program.app != app.program.app, site.pages.contains(page(of: other)),
                let link = PageLink(page: page(of: other))
            else { return nil }
            let text: Public = language[.launchesOf(app: other.program.title)]
            return [.paragraph([.link(.page(link), [.text(text)]), .text(": \(forms.count(other.launches))")])]
        }
        return [.list(isOrdered: false, entries: lists + others)]
    }
}

extension LaunchRecord.Reason {
    /// The anchor that a heading made of the title has.
    var anchor: String { title.english.text.lowercased().split(separator: " ").joined(separator: "-") }
}
