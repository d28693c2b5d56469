internal import EventModel
public import Redaction
internal import Texts

/// The values of a parameter in the order in which they came, for each install.
public struct SequenceFlow: Sendable, Hashable {
    /// The metric.
    public var id: Public
    /// Which value.
    public var value: ParameterReference
    /// What to break down by.
    public var by: Breakdown?

    /// A sequence.
    public init(id: Public, value: ParameterReference, by: Breakdown? = nil) {
        self.id = id
        self.value = value
        self.by = by
    }
}

/// How many values, the first hundred, and the last; in all and in parts.
struct SequenceFigures: Figures {
    static let mostKept = 100

    struct Moment: Sendable, Hashable {
        var value: RedactedValue
        /// Nanoseconds of the civil clock since 1970, where the log has a time.
        var time: Int64?
    }

    var total = 0
    var first: [Moment] = []
    var last: Moment?
    private(set) var parts = PartTable<SequenceFigures>()

    mutating func take(_ event: RedactedEvent, _ flow: SequenceFlow) {
        guard let value = flow.value.value(in: event) else { return }
        let moment = Moment(value: value, time: event.origin.time?.civilNanoseconds)
        add(moment)
        if let by = flow.by { parts.update(by.key(of: event), from: SequenceFigures()) { $0.add(moment) } }
    }

    private mutating func add(_ moment: Moment) {
        if first.count < SequenceFigures.mostKept { first.append(moment) }
        last = moment
        total += 1
    }

    mutating func append(_ later: SequenceFigures) {
        total += later.total
        first += later.first.prefix(SequenceFigures.mostKept - first.count)
        last = later.last ?? last
        parts.merge(later.parts, from: SequenceFigures()) { $0.append($1) }
    }

    /// Sequences of several installs stand side by side; the summary lists them. That a part exists is known of all.
    mutating func join(_ other: SequenceFigures) {
        parts.merge(other.parts, from: SequenceFigures()) { $0.join($1) }
    }
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
        let whole = Metric(id, .sequence(sequences(of: installs)))
        guard let by else { return [whole] }
        var parts = PartTable<[InstallSequence]>()
        for key in all.parts.figures.keys {
            let figures = installs.map { $0.parts.figures[key] ?? SequenceFigures() }
            parts.update(key, from: []) { $0 = sequences(of: figures) }
        }
        return [whole] + Metric.parts(parts, id, by.names) { .sequence($0) }
    }

    private func sequences(of installs: [SequenceFigures]) -> [InstallSequence] {
        installs.enumerated().compactMap { index, figures -> InstallSequence? in
            guard figures.total > 0 else { return nil }
            return InstallSequence(
                number: index + 1, total: figures.total, first: figures.first.map { ($0.value, $0.time) },
                last: figures.last?.value, lastTime: figures.last?.time)
        }
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        [(id, words[.ruleInOrder(value: words.text(value))])]
    }
}
