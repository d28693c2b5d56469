public import Redaction

/// Matches events of one kind whose parameters meet every condition.
public struct EventMatcher: Sendable, Hashable {
    /// What one parameter must be.
    public enum Condition: Sendable, Hashable {
        /// One of these values.
        case value(parameter: Int, oneOf: [RedactedValue])
        /// A text of at least this length.
        case length(parameter: Int, atLeast: TextFacts.Length)
        /// An error that the classifier puts into one of these classes.
        case errorClass(parameter: Int, classifier: ErrorClassifier, oneOf: [Public])
    }

    /// Index of the event in the catalogue.
    public var event: Int
    /// The conditions; none match every such event.
    public var conditions: [Condition]
    /// For outcomes: counts only while an attempt is open.
    public var onlyWhileOpen: Bool

    /// A matcher.
    public init(event: Int, conditions: [Condition] = [], onlyWhileOpen: Bool = false) {
        self.event = event
        self.conditions = conditions
        self.onlyWhileOpen = onlyWhileOpen
    }

    /// True when the event is meant.
    func matches(_ event: RedactedEvent) -> Bool {
        event.planned == self.event && holds(for: event)
    }

    fileprivate func holds(for event: RedactedEvent) -> Bool {
        conditions.isEmpty || conditions.allSatisfy { $0.holds(for: event) }
    }
}

extension [EventMatcher] {
    /// Whether one of them means the event.
    func match(_ event: RedactedEvent) -> Bool { firstMatch(event) != nil }

    /// The first one that means the event. One for another kind of event costs a comparison and nothing else.
    func firstMatch(_ event: RedactedEvent) -> Int? {
        guard let planned = event.planned else { return nil }
        for index in indices where self[index].event == planned && self[index].holds(for: event) { return index }
        return nil
    }
}

extension EventMatcher.Condition {
    fileprivate func holds(for event: RedactedEvent) -> Bool {
        switch self {
        case .value(let parameter, let values): values.contains(event.values[parameter])
        case .length(let parameter, let least):
            if case .text(let facts) = event.values[parameter] { facts.length >= least } else { false }
        case .errorClass(let parameter, let classifier, let classes):
            classes.contains(classifier.errorClass(of: event.values[parameter]))
        }
    }
}

/// Names a parameter of an event.
public struct ParameterReference: Sendable, Hashable {
    /// Index of the event in the catalogue.
    public var event: Int
    /// Index of the parameter.
    public var parameter: Int

    /// A reference.
    public init(event: Int, parameter: Int) {
        self.event = event
        self.parameter = parameter
    }

    func value(in event: RedactedEvent) -> RedactedValue? {
        event.planned == self.event ? event.values[parameter] : nil
    }

    func number(in event: RedactedEvent, unit: Public? = nil) -> LoggedNumber? {
        value(in: event).flatMap { LoggedNumber($0, unit: unit) }
    }
}

/// Puts errors into classes by domain and code.
public struct ErrorClassifier: Sendable, Hashable {
    /// One class: its name and the codes of each domain that belong to it.
    public struct Class: Sendable, Hashable {
        /// The class.
        public var name: Public
        /// Codes by domain.
        public var codes: [Public: Set<Int64>]

        /// A class.
        public init(name: Public, codes: [Public: Set<Int64>]) {
            self.name = name
            self.codes = codes
        }
    }

    /// The classes; the first that holds an error is its class.
    public var classes: [Class]
    /// The class of every other error.
    public var otherwise: Public

    /// A classifier.
    public init(classes: [Class], otherwise: Public) {
        self.classes = classes
        self.otherwise = otherwise
    }

    func errorClass(of value: RedactedValue) -> Public {
        guard case .error(let error) = value, let identity = error.identity else { return otherwise }
        return classes.first { $0.codes[identity.domain]?.contains(identity.code) == true }?.name ?? otherwise
    }
}
