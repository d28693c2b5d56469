internal import EventModel
public import Flows
public import Plans
public import Redaction
public import Texts

/// What differs from a plan, for the head of a page.
public struct PlanConcern: Sendable, Hashable {
    /// An event or a parameter that differs.
    public struct Entry: Sendable, Hashable {
        /// The event, or the parameter with it.
        public var name: Public
        /// How it differs, and the nearest name that the plan has.
        public var detail: Public
    }

    /// How much differs, as a phrase.
    public var message: Public
    /// The first of it.
    public var entries: [Entry]
    /// That there is more; nil where there is not.
    public var rest: Public?
}

extension Report {
    /// The plan that an app's events were compared with.
    public func plan(of app: Public) -> PlanSummary? {
        plans.first { $0.plan.app == app.text }
    }

    /// The plans of no app that was found: of apps without an event, and of events that no pack takes.
    public var otherPlans: [PlanSummary] {
        plans.filter { plan in !apps.contains { $0.program.app.text == plan.plan.app } }
    }

    /// The plans that events differ from: of an app, and with one app alone those of none; without an app all.
    public func brokenPlans(of app: FlowSummary?) -> [PlanSummary] {
        let asked =
            app.map { app in (plan(of: app.program.app).map { [$0] } ?? []) + (apps.count == 1 ? otherPlans : []) }
            ?? plans
        return asked.filter { $0.violationTotal > 0 }
    }

    /// What differs from a plan: how much, and the first of it.
    public func planConcern(_ plan: PlanSummary) -> PlanConcern {
        let named = plan.violations.prefix(FindingCard.quotedPlaces).map { violation in
            let subject = violation.subject
            let near = subject.suggestion.map { language[.didYouMean(name: $0)] }
            return PlanConcern.Entry(
                name: subject.parameter.map { "\(subject.event).\($0)" as Public } ?? subject.event,
                detail: [language[subject.rule.title], near].compactMap { $0 }.joined(separator: "; "))
        }
        let left = plan.violations.count - named.count
        return PlanConcern(
            message: language[.planDiffers(count: plan.violations.count)], entries: named,
            rest: left > 0 ? language[.andMoreOfThem(more: left)] : nil)
    }

    /// The sentence above a plan's tables: how much of it came, and how often something differed.
    public func scope(of plan: PlanSummary) -> Public {
        let source: Public = plan.plan.isOfPack ? language[.packOfApp] : language[.planOfItsOwn]
        let events = language[.countedEvents(count: plan.eventTotal)]
        let seen: Public = language[.plannedEventsCame(seen: plan.seenCount, all: plan.events.count)]
        let broken: Public =
            plan.violationTotal == 0
            ? plan.eventTotal == 0 ? language[.soNothingChecked] : language[.nothingDiffered]
            : language[.somethingDiffered(times: language[.countedTimes(count: plan.violationTotal)])]
        return language[.scopeOfPlan(events: events, source: source, seen: seen, broken: broken)]
    }

    /// Coverage and violations side by side.
    public func planCards(_ plan: PlanSummary) -> [Card] {
        let (seen, all) = (plan.seenCount, plan.events.count)
        let rules = Set(plan.violations.map(\.subject.rule)).count
        return [
            Card(
                label: language[.plannedEventsSeen], value: language[.someOf(part: seen, whole: all)],
                detail: all > 0
                    ? language[.shareOfPlan(percent: (seen * 1000 + all / 2) / all / 10)] : language[.planIsEmpty]),
            Card(
                label: language[.violationsLabel], value: forms.count(plan.violationTotal),
                detail: rules == 0
                    ? language[.inEvents(count: plan.eventTotal)]
                    : language[.ofRules(rules: language[.countedRules(count: rules)])],
                verdict: plan.violationTotal > 0 ? language[.lookAtList] : nil,
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
                .init(language[subject.rule.title], tone: .bad), .init(name, code: true),
                .init(violation.planned(in: language)),
                .init(forms.count(violation.count)), .init(time(violation.firstTime)),
                .init(time(violation.lastTime)), .init(places.joined(separator: ", "), code: !places.isEmpty),
            ]
        }
        let left = plan.violations.dropFirst(rows.count).reduce(plan.otherViolations) { $0 + $1.count }
        return DataTable(
            caption: language[.whatDiffersFromPlan],
            columns: [
                .init(language[.whatColumn]), .init(language[.whereColumn]), .init(language[.planHasColumn]),
                .init(language[.countColumn], numeric: true), .init(language[.firstColumn]),
                .init(language[.lastColumn]), .init(language[.placesColumn]),
            ], rows: Array(rows),
            note: left > 0 ? language[.moreNotListed(count: left)] : nil,
            emptyText: plan.eventTotal == 0 ? language[.noEventCompared] : language[.everyEventAsPlanned])
    }

    /// The events of a plan: how often each came, first and last.
    public func planTable(_ plan: PlanSummary) -> DataTable {
        let planned = Dictionary(plan.plan.events.map { (Public(authored: $0.name), $0) }) { first, _ in first }
        return DataTable(
            caption: language[.plannedEvents],
            columns: [
                .init(language[.eventColumn]), .init(language[.parametersColumn]),
                .init(language[.countColumn], numeric: true), .init(language[.firstColumn]),
                .init(language[.lastColumn]),
            ],
            rows: plan.events.map { row in
                let parameters = (planned[row.name]?.parameters ?? []).map { parameter in
                    Public(authored: parameter.name + (parameter.isRequired ? "" : "?"))
                }
                return [
                    .init(row.name, code: true), .init(parameters.joined(separator: ", "), code: !parameters.isEmpty),
                    .init(
                        row.count > 0 ? forms.count(row.count) : language[.never],
                        tone: row.count > 0 ? nil : row.isRequired ? .bad : .muted),
                    .init(time(row.firstTime)), .init(time(row.lastTime)),
                ]
            },
            note: plan.plan.events.contains { $0.parameters.contains { !$0.isRequired } }
                ? language[.questionMarkMayBeMissing] : nil,
            emptyText: language[.planHasNoEvent])
    }

    /// A place as a reader finds it: `app.log:17`.
    public func place(of place: PlanViolation.Place) -> Public {
        "\(captures[place.capture].name):\(place.line)"
    }
}

extension PlanViolation {
    /// What the plan has in the place of what was found, in words.
    public func planned(in language: Language) -> Public {
        let near = subject.suggestion.map { Text.didYouMean(name: $0) }
        let found = subject.found.map { Text.foundInstead(found: $0) }
        return [expected, found, near].compactMap { $0.map { language[$0] } }.joined(separator: "; ")
    }
}
