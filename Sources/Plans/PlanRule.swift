public import Texts

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
    public var title: Text {
        switch self {
        case .missingEvent: .planMissingEvent
        case .unplannedEvent: .planUnplannedEvent
        case .wrongCase: .planWrongCase
        case .missingParameter: .planMissingParameter
        case .unexpectedParameter: .planUnexpectedParameter
        case .repeatedParameter: .planRepeatedParameter
        case .wrongType: .planWrongType
        case .wrongValue: .planWrongValue
        case .wrongOrder: .planWrongOrder
        }
    }

    var order: Int { PlanRule.allCases.firstIndex(of: self) ?? 0 }
}
