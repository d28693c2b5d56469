internal import Flows
internal import Plans
internal import Redaction
internal import ReportModel
internal import ReportRendering
internal import Texts

/// Blocks about tracking plans.
extension ReportBlocks {
    /// How much of an app's plan came, and how often something differed.
    func plan(of app: FlowSummary) -> [Block] {
        guard let plan = report.plan(of: app.program.app) else {
            return [.paragraph([.text(language[.noEventComparedWithPlan])])]
        }
        return head(of: plan)
    }

    /// What differs from an app's plan.
    func violations(in app: FlowSummary, rows: Int?) -> [Block] {
        guard let plan = report.plan(of: app.program.app) else { return [] }
        return [.table(report.violationTable(plan).limited(to: rows, in: language))]
    }

    /// The events of an app's plan.
    func plannedEvents(of app: FlowSummary, rows: Int?) -> [Block] {
        guard let plan = report.plan(of: app.program.app) else { return [] }
        return [.table(report.planTable(plan).limited(to: rows, in: language))]
    }

    /// Plans of no app of the report, one after the other.
    func otherPlans() -> [Block] {
        report.otherPlans.flatMap { plan -> [Block] in
            [.heading(level: 2, [.text(language[plan.title])], anchor: nil)] + head(of: plan)
                + [.table(report.violationTable(plan)), .table(report.planTable(plan))]
        }
    }

    private func head(of plan: PlanSummary) -> [Block] {
        [.paragraph([.text(report.scope(of: plan))]), .cards(report.planCards(plan))]
    }
}
