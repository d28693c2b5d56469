public import Redaction

/// A condition over the parameters of an event and what its launch has seen so far. Its types are checked when it is read.
///
/// What is not known, such as the last value of an event that never came, makes the parts unknown that need it; what is
/// unknown as a whole is neither kept nor broken.
public indirect enum InvariantExpression: Sendable, Hashable {
    /// An operation on two values.
    public enum Operator: String, Sendable, Hashable, CaseIterable {
        case or, and
        case equal = "=="
        case unequal = "!="
        case lessOrEqual = "<="
        case less = "<"
        case greaterOrEqual = ">="
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"
    }

    /// What is kept of a launch for the condition.
    public enum Watch: Sendable, Hashable {
        /// How often an event came, the event at hand included.
        case count(event: Int)
        /// The last value of a parameter, the event at hand included.
        case last(ParameterReference)
        /// The value that a parameter had in the event before that was judged.
        case previous([ParameterReference])
        /// Seconds since an event came last; 0 for the event at hand.
        case since(event: Int)
    }

    /// A number.
    case number(Double)
    /// `true` or `false`.
    case truth(Bool)
    /// A declared word.
    case word(Public)
    /// A parameter of the event that is judged: one for each kind of event.
    case parameter([ParameterReference])
    /// Something of the launch.
    case watch(Watch)
    /// The opposite.
    case not(InvariantExpression)
    /// The number with the other sign.
    case negated(InvariantExpression)
    /// Two values and what is made of them.
    case operation(Operator, InvariantExpression, InvariantExpression)

    /// Everything that has to be kept of a launch for it.
    var watches: [Watch] {
        switch self {
        case .number, .truth, .word, .parameter: []
        case .watch(let watch): [watch]
        case .not(let inner), .negated(let inner): inner.watches
        case .operation(_, let left, let right): left.watches + right.watches
        }
    }
}

/// A value while a condition is judged.
enum InvariantValue: Equatable {
    case unknown
    case number(Double)
    case truth(Bool)
    case word(RedactedValue)

    init(_ value: RedactedValue?) {
        switch value {
        case .integer(let number): self = .number(Double(number))
        case .decimal(let number, _): self = .number(number)
        case .bool(let truth): self = .truth(truth)
        case .absent, .dropped, nil: self = .unknown
        case .some(let other): self = .word(other)
        }
    }
}

extension InvariantExpression {
    /// The value for an event, or at the end of a launch where there is none.
    func value(_ event: RedactedEvent?, _ state: InvariantState) -> InvariantValue {
        switch self {
        case .number(let number): return .number(number)
        case .truth(let truth): return .truth(truth)
        case .word(let word): return .word(.word(word))
        case .parameter(let references):
            return InvariantValue(event.flatMap { event in references.lazy.compactMap { $0.value(in: event) }.first })
        case .watch(let watch): return state.value(of: watch)
        case .not(let inner):
            guard case .truth(let truth) = inner.value(event, state) else { return .unknown }
            return .truth(!truth)
        case .negated(let inner):
            guard case .number(let number) = inner.value(event, state) else { return .unknown }
            return .number(-number)
        case .operation(let operation, let left, let right):
            return operation.value(left.value(event, state), right.value(event, state))
        }
    }
}

extension InvariantExpression.Operator {
    fileprivate func value(_ left: InvariantValue, _ right: InvariantValue) -> InvariantValue {
        switch (self, left, right) {
        // One side can decide alone, whatever the other one is.
        case (.or, .truth(true), _), (.or, _, .truth(true)): .truth(true)
        case (.or, .truth(false), .truth(false)): .truth(false)
        case (.and, .truth(false), _), (.and, _, .truth(false)): .truth(false)
        case (.and, .truth(true), .truth(true)): .truth(true)
        case (_, .unknown, _), (_, _, .unknown): .unknown
        case (.equal, _, _): .truth(left == right)
        case (.unequal, _, _): .truth(left != right)
        case (_, .number(let left), .number(let right)): value(left, right)
        default: .unknown
        }
    }

    private func value(_ left: Double, _ right: Double) -> InvariantValue {
        switch self {
        case .less: .truth(left < right)
        case .lessOrEqual: .truth(left <= right)
        case .greater: .truth(left > right)
        case .greaterOrEqual: .truth(left >= right)
        case .plus: .number(left + right)
        case .minus: .number(left - right)
        case .times: .number(left * right)
        case .divided: right == 0 ? .unknown : .number(left / right)
        case .or, .and, .equal, .unequal: .unknown
        }
    }
}
