internal import EventModel
internal import Flows
public import Plans
public import Redaction

extension Report {
    /// The plan that an app's events were compared with.
    public func plan(of app: Public) -> PlanSummary? {
        plans.first { $0.plan.app == app.text }
    }

    /// The plans of no app that was found: of apps without an event, and of events that no pack takes.
    public var otherPlans: [PlanSummary] {
        plans.filter { plan in !apps.contains { $0.program.app.text == plan.plan.app } }
    }

    /// The sentence above a plan's tables: how much of it came, and how often something differed.
    public func scope(of plan: PlanSummary) -> Public {
        let source: Public = plan.plan.isOfPack ? "the app's pack" : "a plan of its own"
        let events = Public(counting: plan.eventTotal, one: "event", many: "events")
        let seen: Public = "\(plan.seenCount) of \(plan.events.count) planned events came"
        let broken: Public =
            plan.violationTotal == 0
            ? plan.eventTotal == 0 ? "so nothing was checked" : "nothing differed"
            : "\(Public(counting: plan.violationTotal, one: "time", many: "times")) something differed"
        return "\(events) compared with \(source): \(seen), \(broken)."
    }

    /// Coverage and violations side by side.
    public func planCards(_ plan: PlanSummary) -> [Card] {
        let (seen, all) = (plan.seenCount, plan.events.count)
        let rules = Set(plan.violations.map(\.subject.rule)).count
        return [
            Card(
                label: "Planned events seen", value: "\(seen) of \(all)",
                detail: all > 0 ? "\((seen * 1000 + all / 2) / all / 10) % of the plan" : "the plan is empty"),
            Card(
                label: "Violations", value: Public(count: plan.violationTotal),
                detail: rules == 0
                    ? "in \(Public(counting: plan.eventTotal, one: "event", many: "events"))"
                    : "of \(Public(counting: rules, one: "rule", many: "rules"))",
                verdict: plan.violationTotal > 0 ? "look at the list" : nil,
                tone: plan.violationTotal > 0 ? .bad : .neutral),
        ]
    }

    /// What differed from a plan, by rule.
    public func violationTable(_ plan: PlanSummary) -> DataTable {
        let rows = plan.violations.prefix(Report.listedRows).map { violation -> [DataTable.Cell] in
            let subject = violation.subject
            let name = subject.parameter.map { "\(subject.event).\($0)" as Public } ?? subject.event
            let places = violation.evidence.prefix(FindingCard.quotedPlaces).map { place(of: $0) }
            return [
                .init(subject.rule.title, tone: .bad), .init(name, code: true), .init(violation.planned),
                .init(Public(count: violation.count)), .init(time(violation.firstTime)),
                .init(time(violation.lastTime)), .init(places.joined(separator: ", "), code: !places.isEmpty),
            ]
        }
        let left = plan.violations.dropFirst(rows.count).reduce(plan.otherViolations) { $0 + $1.count }
        return DataTable(
            caption: "What differs from the plan",
            columns: [
                .init("What"), .init("Where"), .init("The plan has"), .init("Count", numeric: true), .init("First"),
                .init("Last"), .init("Places"),
            ], rows: Array(rows),
            note: left > 0 ? "\(Public(count: left)) more are not listed." : nil,
            emptyText: plan.eventTotal == 0 ? "No event was compared." : "Every event is as planned.")
    }

    /// The events of a plan: how often each came, first and last.
    public func planTable(_ plan: PlanSummary) -> DataTable {
        let planned = Dictionary(plan.plan.events.map { (Public(authored: $0.name), $0) }) { first, _ in first }
        return DataTable(
            caption: "The planned events",
            columns: [
                .init("Event"), .init("Parameters"), .init("Count", numeric: true), .init("First"), .init("Last"),
            ],
            rows: plan.events.map { row in
                let parameters = (planned[row.name]?.parameters ?? []).map { parameter in
                    Public(authored: parameter.name + (parameter.isRequired ? "" : "?"))
                }
                return [
                    .init(row.name, code: true), .init(parameters.joined(separator: ", "), code: !parameters.isEmpty),
                    .init(
                        row.count > 0 ? Public(count: row.count) : "never",
                        tone: row.count > 0 ? nil : row.isRequired ? .bad : .muted),
                    .init(time(row.firstTime)), .init(time(row.lastTime)),
                ]
            },
            note: plan.plan.events.contains { $0.parameters.contains { !$0.isRequired } }
                ? "A parameter with a question mark may be missing." : nil,
            emptyText: "The plan has no event.")
    }

    /// A place as a reader finds it: `app.log:17`.
    public func place(of place: PlanViolation.Place) -> Public {
        "\(captures[place.capture].name):\(place.line)"
    }
}

extension PlanViolation {
    /// What the plan has in the place of what was found, in words.
    public var planned: Public {
        let near: Public? = subject.suggestion.map { "did you mean '\($0)'?" }
        let found: Public? = subject.found.map { "found \($0)" }
        return [expected, found, near].compactMap { $0 }.joined(separator: "; ")
    }
}
