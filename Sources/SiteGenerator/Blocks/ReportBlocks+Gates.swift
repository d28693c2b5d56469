internal import Flows
internal import Plans
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// Blocks about the gates of the configuration, and what of plans belongs to the head of a page.
extension ReportBlocks {
    /// The anchor of the table of gates.
    private static let anchor = "gates"

    /// Every gate under a heading; nothing where there are none.
    func gates(rows: Int?) -> [Block] {
        guard let gates = report.gates, !gates.outcomes.isEmpty else { return [] }
        return [
            .heading(level: 2, [.text(language[.gatesHeading])], anchor: Self.anchor),
            .table(report.gateTable().limited(to: rows, in: language)),
        ]
    }

    /// Gates that are not kept, each with what was measured, and the way to all of them.
    func gateConcern() -> [Block] {
        guard let concern = report.gateConcern(of: app) else { return [] }
        let page = site.pages.contains("data-quality") ? PageLink(page: "data-quality", anchor: Self.anchor) : nil
        let link: [Inline] = page.map { [.text(" "), .link(.page($0), [.text(language[.allGates])])] } ?? []
        return [
            .note(
                concern.tone,
                [
                    .paragraph([.strong([.text(concern.message)])] + link),
                    .list(
                        isOrdered: false,
                        entries: concern.gates.map { gate in
                            [.paragraph([.code(gate.metric), .text(" \(gate.measured ?? "–"), \(gate.allowed)")])]
                        }),
                ])
        ]
    }

    /// What differs from plans, a note each with the way to the plan.
    func planConcern() -> [Block] {
        report.brokenPlans(of: app).map { plan in
            let link: [Inline] =
                planPage(of: plan.plan.app).map {
                    [.text(" "), .link(.page($0), [.text(language[.trackingPlanLink])])]
                } ?? []
            let concern = report.planConcern(plan)
            let entries: [[Block]] =
                concern.entries.map { [.paragraph([.code($0.name), .text(": \($0.detail)")])] }
                + (concern.rest.map { [[.paragraph([.text($0)])]] } ?? [])
            return .note(
                .warning,
                [
                    .paragraph([.strong([.text("\(concern.message).")])] + link),
                    .list(isOrdered: false, entries: entries),
                ])
        }
    }

    private func planPage(of app: String?) -> PageLink? {
        let found = app.map { app in report.apps.contains { $0.program.app.text == app } } ?? false
        let names = found ? ["plan", app.map { "\($0)-plan" } ?? "plan"] : ["other-plans"]
        return names.first(where: site.pages.contains).flatMap { PageLink(page: $0) }
    }
}
