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

    /// The metrics' common name: `navigation.errors` gives `navigation.errors.offline`.
    public var id: Public
    /// What is an error.
    public var sources: [Source]
    /// All classes, in the order they are shown.
    public var classes: [Public]
    /// The echo rule.
    public var echo: Echo?

    /// A flow of errors.
    public init(id: Public, sources: [Source], classes: [Public], echo: Echo?) {
        self.id = id
        self.sources = sources
        self.classes = classes
        self.echo = echo
    }
}

/// Errors counted by class, by the values of a parameter, and by domain and code.
struct ErrorFigures: AdditiveFigures {
    var classes: [Public: Int] = [:]
    /// By class.
    var parts: [Public: PartTable<Int>] = [:]
    var identities = TopTable<RedactedError.Identity>()
    var unexplained = FindingFigures()

    mutating func append(_ later: ErrorFigures) {
        classes.merge(later.classes, uniquingKeysWith: +)
        for (errorClass, table) in later.parts {
            parts[errorClass, default: PartTable()].merge(table, from: 0, +=)
        }
        identities.append(later.identities)
        unexplained.add(later.unexplained)
    }
}

/// The errors of one launch while it runs: the last event that may be echoed.
struct ErrorRun: Sendable {
    var figures = ErrorFigures()
    private var cause: Int64?
    private var hasCause = false

    mutating func take(_ event: RedactedEvent, _ flow: ErrorFlow) {
        if let source = flow.sources.first(where: { $0.event.matches(event) }) {
            count(event, source, flow)
        }
        guard let echo = flow.echo else { return }
        if echo.breaks.match(event) { hasCause = false }
        if echo.causes.match(event) {
            hasCause = true
            cause = event.origin.time?.instantNanoseconds
        }
    }

    private mutating func count(_ event: RedactedEvent, _ source: ErrorFlow.Source, _ flow: ErrorFlow) {
        let errorClass: Public
        switch source.classification {
        case .fixed(let name): errorClass = name
        case .classifier(let parameter, let classifier, let ignored):
            errorClass = classifier.errorClass(of: event.values[parameter])
            if ignored.contains(errorClass) { return }
            if case .error(let error) = event.values[parameter], let identity = error.identity {
                figures.identities.add(identity)
            }
        }
        figures.classes[errorClass, default: 0] += 1
        if let by = source.by {
            figures.parts[errorClass, default: PartTable()].update(by.key(of: event), from: 0) { $0 += 1 }
        }
        if let echo = flow.echo, echo.errorClass == errorClass, !isEcho(event, echo) { figures.unexplained.add(event) }
    }

    private func isEcho(_ event: RedactedEvent, _ echo: ErrorFlow.Echo) -> Bool {
        guard hasCause else { return false }
        guard let cause, let now = event.origin.time?.instantNanoseconds else { return true }
        return now.saturatingDistance(from: cause) <= echo.withinNanoseconds
    }
}

struct ErrorLane: KindLane {
    var content: LaneContent<ErrorFlow>
}

extension ErrorFlow: FlowKind {
    typealias Lane = ErrorLane

    var listensTo: [EventMatcher] { sources.map(\.event) + (echo.map { $0.causes + $0.breaks } ?? []) }

    func begin() -> ErrorRun { ErrorRun() }

    func emptyStretch() -> ErrorFigures { ErrorFigures() }

    func take(_ event: RedactedEvent, _ run: inout ErrorRun, at place: LaunchPlace) {
        run.take(event, self)
    }

    func close(_ run: inout ErrorRun, _ launch: LaunchFacts, into stretch: inout ErrorFigures) {
        stretch.append(run.figures)
    }

    func metrics(of all: ErrorFigures, installs: [ErrorFigures]) -> [Metric] {
        classes.flatMap { errorClass in
            let name = "\(id).\(errorClass)" as Public
            let total = Metric(name, .count(all.classes[errorClass] ?? 0))
            let by = sources.first { $0.by != nil && $0.classification == .fixed(errorClass) }?.by
            guard let by else { return [total] }
            return [total] + Metric.parts(all.parts[errorClass] ?? PartTable(), name, by.names) { .count($0) }
        }
    }

    func findings(of all: ErrorFigures) -> [Finding] {
        guard let echo else { return [] }
        return [
            Finding(
                rule: "\(id).\(echo.errorClass)", message: echo.finding, figures: all.unexplained, severity: .warning)
        ]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        classes.map { errorClass in
            let fixed = sources.filter { $0.classification == .fixed(errorClass) }
            let classified = sources.filter {
                if case .classifier = $0.classification { true } else { false }
            }
            let events = (fixed.isEmpty ? classified : fixed).map(\.event)
            return ("\(id).\(errorClass)", "\(words.text(events)) of class \(errorClass)")
        }
    }
}
