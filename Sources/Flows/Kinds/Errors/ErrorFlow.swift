internal import EventModel
public import Redaction

/// Errors by class, and which of them only echo another event.
public struct ErrorFlow: Sendable, Hashable {
    /// One kind of event that is an error.
    public struct Source: Sendable, Hashable {
        /// What its class is.
        public enum Classification: Sendable, Hashable {
            /// Always the same.
            case fixed(Public)
            /// As the classifier says of a parameter; some classes are no errors.
            case classifier(parameter: Int, ErrorClassifier, ignored: [Public])
        }

        /// Which events.
        public var event: EventMatcher
        /// Their class.
        public var classification: Classification
        /// What to break the class down by.
        public var by: Breakdown?

        /// A source.
        public init(event: EventMatcher, classification: Classification, by: Breakdown? = nil) {
            self.event = event
            self.classification = classification
            self.by = by
        }

        /// The classes that its events can have.
        public var classes: [Public] {
            switch classification {
            case .fixed(let name): [name]
            case .classifier(_, let classifier, let ignored):
                (classifier.classes.map(\.name) + [classifier.otherwise]).filter { !ignored.contains($0) }
            }
        }
    }

    /// An error of `errorClass` that comes within a time after one of `causes`, with none of `breaks` between, is an
    /// echo of it; one that is not is a finding.
    public struct Echo: Sendable, Hashable {
        /// The class that echoes.
        public var errorClass: Public
        /// How late an echo may come.
        public var withinNanoseconds: Int64
        /// What is echoed.
        public var causes: [EventMatcher]
        /// What ends the wait.
        public var breaks: [EventMatcher]
        /// The finding's text.
        public var finding: Public

        /// An echo rule.
        public init(
            errorClass: Public, withinNanoseconds: Int64, causes: [EventMatcher], breaks: [EventMatcher],
            finding: Public
        ) {
            self.errorClass = errorClass
            self.withinNanoseconds = withinNanoseconds
            self.causes = causes
            self.breaks = breaks
            self.finding = finding
        }
    }

    /// An error is recovered when a success of the same thing follows it in the same launch or session.
    public struct Recovery: Sendable, Hashable {
        /// What an error and its success have in common.
        public enum Scope: String, Sendable, Hashable, CaseIterable {
            case launch, session
        }

        /// What shows that the thing works again.
        public var success: [EventMatcher]
        /// How long after the error it may come.
        public var withinNanoseconds: Int64?
        /// The values that error and success must have in common.
        public var hold: Breakdown?
        /// Where the success has to come.
        public var scope: Scope

        /// A recovery rule.
        public init(success: [EventMatcher], withinNanoseconds: Int64?, hold: Breakdown?, scope: Scope) {
            self.success = success
            self.withinNanoseconds = withinNanoseconds
            self.hold = hold
            self.scope = scope
        }
    }

    /// The metrics' common name: `navigation.errors` gives `navigation.errors.offline`.
    public var id: Public
    /// What is an error.
    public var sources: [Source]
    /// All classes, in the order they are shown.
    public var classes: [Public]
    /// The echo rule.
    public var echo: Echo?
    /// What counts as recovered.
    public var recovery: Recovery?

    /// A flow of errors.
    public init(id: Public, sources: [Source], classes: [Public], echo: Echo?, recovery: Recovery? = nil) {
        self.id = id
        self.sources = sources
        self.classes = classes
        self.echo = echo
        self.recovery = recovery
    }
}
