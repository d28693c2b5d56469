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
