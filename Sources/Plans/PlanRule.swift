public import Redaction

/// What an event may break of a plan, in the order in which violations are listed.
public enum PlanRule: String, Sendable, Hashable, CaseIterable {
    /// An event that must come never came.
    case missingEvent = "missing-event"
    /// An event that the plan does not have.
    case unplannedEvent = "unplanned-event"
    /// A name, a key or a value that the plan writes in another case.
    case wrongCase = "wrong-case"
    /// A parameter that every event of the name must carry is not there.
    case missingParameter = "missing-parameter"
    /// A parameter that the plan does not have.
    case unexpectedParameter = "unexpected-parameter"
    /// A parameter that stands twice.
    case repeatedParameter = "repeated-parameter"
    /// A value that has not the form of its kind.
    case wrongType = "wrong-type"
    /// A value that is not among those that the plan lists.
    case wrongValue = "wrong-value"
    /// Keys that do not stand in ascending order.
    case wrongOrder = "wrong-order"

    /// The rule for people.
    public var title: Public {
        switch self {
        case .missingEvent: "event never seen"
        case .unplannedEvent: "event not in the plan"
        case .wrongCase: "wrong case"
        case .missingParameter: "parameter missing"
        case .unexpectedParameter: "parameter not in the plan"
        case .repeatedParameter: "parameter stands twice"
        case .wrongType: "value of another kind"
        case .wrongValue: "value not in the plan"
        case .wrongOrder: "keys out of order"
        }
    }

    var order: Int { PlanRule.allCases.firstIndex(of: self) ?? 0 }
}
