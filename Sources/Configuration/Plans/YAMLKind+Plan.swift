internal import Diagnostics
internal import EventModel
internal import Plans
internal import YAMLDocument

extension YAMLKind where Value == [TrackingPlan] {
    /// A whole file: one plan, or a list of plans of different apps.
    static var trackingPlans: YAMLKind {
        let many = YAMLKind<[TrackingPlan]>.oneOrMany(.named("plan", .trackingPlan))
        return YAMLKind("a plan, or a list of plans", schema: many.schema) { node, findings in
            guard let plans = many.value(of: node, &findings) else { return nil }
            let twice = plans.indices.first { index in plans[..<index].contains { $0.app == plans[index].app } }
            if let twice {
                let app = plans[twice].app.map { "for \(quoted($0))" } ?? "without an app"
                findings.report("expected one plan \(app), found two", at: node.place)
            }
            return plans
        }
    }
}

extension YAMLKind where Value == TrackingPlan {
    /// `{ app: …, keys: …, events: …, required: … }`.
    fileprivate static var trackingPlan: YAMLKind {
        .mapping("plan", help: "what a plan holds: ctreport help plan") { plan in
            let app = plan.optional(
                "app", .text, "The app of the pack that finds the events; without it events that no pack takes.")
            let order = plan.optional(
                "keys", .oneOf(EventCatalogue.Grammar.KeyOrder.self), default: .any,
                "The order in which the keys of an event must stand.")
            let events = plan.required(
                "events", .plannedEvents, "Events by name, each with its parameters and their kinds.")
            let required = plan.optional(
                "required", .list(of: .placed(.text)), default: [], "Events that must come in whatever is checked.")
            let names = (events ?? []).map(\.name)
            for name in required where events != nil && !names.contains(name.value) {
                plan.reject(
                    "required", "expected an event of the plan, found \(quoted(name.value))", at: name.place,
                    suggestion: nearest(to: name.value, among: names))
            }
            return events.map {
                TrackingPlan(app: app, keyOrder: order, events: $0, requiredEvents: Set(required.map(\.value)))
            }
        }
    }
}
