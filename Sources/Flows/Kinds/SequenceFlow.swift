internal import EventModel
public import Redaction

/// The values of a parameter in the order in which they came, for each install.
public struct SequenceFlow: Sendable, Hashable {
    /// The metric.
    public var id: Public
    /// Which value.
    public var value: ParameterReference

    /// A sequence.
    public init(id: Public, value: ParameterReference) {
        self.id = id
        self.value = value
    }
}

/// How many values, the first hundred, and the last.
struct SequenceFigures: Figures {
    private static let mostKept = 100

    struct Moment: Sendable, Hashable {
        var value: RedactedValue
        /// Nanoseconds of the civil clock since 1970, where the log has a time.
        var time: Int64?
    }

    var total = 0
    var first: [Moment] = []
    var last: Moment?

    mutating func take(_ event: RedactedEvent, _ flow: SequenceFlow) {
        guard let value = flow.value.value(in: event) else { return }
        let moment = Moment(value: value, time: event.origin.time?.civilNanoseconds)
        if first.count < SequenceFigures.mostKept { first.append(moment) }
        last = moment
        total += 1
    }

    mutating func append(_ later: SequenceFigures) {
        total += later.total
        first += later.first.prefix(SequenceFigures.mostKept - first.count)
        last = later.last ?? last
    }

    /// Sequences of several installs stand side by side; the summary lists them.
    mutating func join(_ other: SequenceFigures) {}
}

struct SequenceLane: KindLane {
    var content: LaneContent<SequenceFlow>
}

extension SequenceFlow: FlowKind {
    typealias Lane = SequenceLane

    var listensTo: [EventMatcher] { [EventMatcher(event: value.event)] }

    func emptyStretch() -> SequenceFigures { SequenceFigures() }

    func take(_ event: RedactedEvent, _ run: inout SequenceFigures, at place: LaunchPlace) {
        run.take(event, self)
    }

    func metrics(of all: SequenceFigures, installs: [SequenceFigures]) -> [Metric] {
        let sequences = installs.enumerated().compactMap { index, figures -> InstallSequence? in
            guard figures.total > 0 else { return nil }
            return InstallSequence(
                install: "install-\(index + 1)", total: figures.total,
                first: figures.first.map { ($0.value, $0.time) }, last: figures.last?.value)
        }
        return [Metric(id, .sequence(sequences))]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [(id, "\(words.text(value)) in order, for each install")]
    }
}
