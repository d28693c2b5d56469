public import Redaction

/// One difference between two plans.
public struct PlanChange: Sendable, Hashable {
    /// What changed.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case eventRemoved = "event-removed"
        case eventAdded = "event-added"
        case eventRequired = "event-required"
        case eventNotRequired = "event-not-required"
        case parameterRemoved = "parameter-removed"
        case parameterAdded = "parameter-added"
        case parameterRequired = "parameter-required"
        case parameterOptional = "parameter-optional"
        case kindChanged = "kind-changed"
        case valuesRemoved = "values-removed"
        case valuesAdded = "values-added"
        case orderChanged = "order-changed"

        /// The change for people.
        public var title: Public {
            switch self {
            case .eventRemoved: "event removed"
            case .eventAdded: "event added"
            case .eventRequired: "event must come now"
            case .eventNotRequired: "event need not come any more"
            case .parameterRemoved: "parameter removed"
            case .parameterAdded: "parameter added"
            case .parameterRequired: "parameter required now"
            case .parameterOptional: "parameter optional now"
            case .kindChanged: "kind changed"
            case .valuesRemoved: "values removed"
            case .valuesAdded: "values added"
            case .orderChanged: "order of keys changed"
            }
        }
    }

    /// What changed.
    public var kind: Kind
    /// The event; nil for what holds for the whole plan.
    public var event: Public?
    /// The parameter, where it is about one.
    public var parameter: Public?
    /// How it was, and how it is, where there is something to say.
    public var before, after: Public?
    /// Whether an event that fits the old plan may not fit the new one.
    public var isBreaking: Bool

    /// Where it is: `event.parameter`.
    public var subject: Public {
        guard let event else { return "keys" }
        return parameter.map { "\(event).\($0)" } ?? event
    }

    /// How it was and is: `number → text`.
    public var detail: Public {
        switch (before, after) {
        case (let before?, let after?): "\(before) → \(after)"
        case (let one?, nil), (nil, let one?): one
        case (nil, nil): ""
        }
    }
}
