internal import EventModel
public import Redaction
public import Texts

/// One way in which events break a plan: which rule, where, how often, and the first places of it.
public struct PlanViolation: Sendable, Hashable {
    /// What is broken, without how often: equal ones are counted together.
    public struct Subject: Sendable, Hashable {
        /// The rule.
        public var rule: PlanRule
        /// The event.
        public var event: Public
        /// The parameter, where it is about one.
        public var parameter: Public?
        /// The kind that the value looks like, of a value of another kind.
        public var found: Public?
        /// What the plan has that is near.
        public var suggestion: Public?

        /// A subject.
        public init(
            _ rule: PlanRule, event: Public, parameter: Public? = nil, found: Public? = nil, suggestion: Public? = nil
        ) {
            self.rule = rule
            self.event = event
            self.parameter = parameter
            self.found = found
            self.suggestion = suggestion
        }
    }

    /// A place in a capture.
    public struct Place: Sendable, Hashable, Comparable {
        /// Index of the capture.
        public var capture: Int
        /// Line, from 1.
        public var line: Int
        /// Civil nanoseconds, where the record has a time.
        public var time: Int64?

        init(_ origin: EventOrigin) {
            (capture, line, time) = (origin.capture, origin.line, origin.time?.civilNanoseconds)
        }

        /// Order of captures and lines.
        public static func < (left: Place, right: Place) -> Bool {
            (left.capture, left.line) < (right.capture, right.line)
        }
    }

    /// What is broken.
    public var subject: Subject
    /// What the plan says, where it says something: `number`, `counter or webView`.
    public var expected: Text?
    /// How often.
    public var count: Int
    /// Civil nanoseconds of the earliest and the latest one, where records have times.
    public var firstTime, lastTime: Int64?
    /// The first places, in order.
    public var evidence: [Place]

    /// The violation as one phrase: `counter_incremented count: value of another kind, expected number, found text`.
    public var text: Public {
        let name = subject.parameter.map { "\(subject.event).\($0)" as Public } ?? subject.event
        var text: Public = "\(name): \(subject.rule.title.english)"
        if let expected { text = "\(text), expected \(expected.english)" }
        if let found = subject.found { text = "\(text), found \(found)" }
        if let suggestion = subject.suggestion { text = "\(text); did you mean '\(suggestion)'?" }
        return text
    }
}

extension PlanViolation.Subject: Comparable {
    private var texts: [Public] { [event, parameter ?? "", found ?? "", suggestion ?? ""] }

    /// By rule, event and parameter.
    public static func < (left: Self, right: Self) -> Bool {
        left.rule == right.rule ? left.texts.lexicographicallyPrecedes(right.texts) : left.rule.order < right.rule.order
    }
}

/// How often a violation came, and its first places. Parts add up in any order.
struct ViolationFigures: Sendable {
    private static let mostPlaces = 5

    private(set) var count = 0
    private(set) var firstTime, lastTime: Int64?
    private(set) var places: [PlanViolation.Place] = []

    init(_ place: PlanViolation.Place) {
        count = 1
        (firstTime, lastTime) = (place.time, place.time)
        places = [place]
    }

    mutating func add(_ other: ViolationFigures) {
        count += other.count
        firstTime = [firstTime, other.firstTime].compactMap { $0 }.min()
        lastTime = [lastTime, other.lastTime].compactMap { $0 }.max()
        // Most of what comes is behind the places that are kept.
        guard places.count < Self.mostPlaces || other.places.contains(where: { $0 < places[places.count - 1] }) else {
            return
        }
        places = Array((places + other.places).sorted().prefix(Self.mostPlaces))
    }
}
