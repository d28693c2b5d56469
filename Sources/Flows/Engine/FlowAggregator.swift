internal import EventModel
public import Redaction

/// Gathers the events of one app and gives the summary of all its flows.
///
/// Streams are the parts: a capture, or several that are read as one. `add` takes a stream's events in order, `merge` joins
/// aggregators of other streams. Any grouping of the same streams gives the same summary, for the summary puts the streams
/// of an install in order of time, ties by number, and folds them one by one.
public struct FlowAggregator: Sendable {
    private let compiled: CompiledProgram
    private var current: StreamFlows?
    private var parts: [Int: Part] = [:]
    /// Of all finished streams.
    private var sums = LaunchSums()
    private var watch: EventWatch?
    /// What the watched event did, once its stream was read.
    public private(set) var explanation: EventExplanation?

    /// A finished stream: what has to be known in the order of its install.
    private struct Part: Sendable {
        var install: Int
        var captureCount: Int
        var firstInstant: Int64?
        var figures: StretchFigures
    }

    /// An aggregator without events. With `excludesForced` forced launches count nowhere.
    public init(program: FlowProgram, excludesForced: Bool = false) {
        compiled = CompiledProgram(program, excludesForced: excludesForced)
    }

    /// Explains the event of a line of a capture when it comes.
    public mutating func explainEvent(capture: Int, line: Int) {
        watch = EventWatch(capture: capture, line: line)
    }

    /// Takes an event. Events of one stream come together and in order.
    public mutating func add(_ event: RedactedEvent) {
        if current?.origin.stream != event.origin.stream {
            closeCurrent()
            current = StreamFlows(compiled, first: event.origin, watch: watch)
        }
        current?.take(event)
    }

    /// Joins the streams of another aggregator of the same program, which are others than its own.
    public mutating func merge(_ other: FlowAggregator) {
        var other = other
        other.closeCurrent()
        closeCurrent()
        parts.merge(other.parts) { mine, _ in mine }
        sums.add(other.sums)
    }

    /// The summary of everything so far.
    ///
    /// - Parameter names: which undeclared values may be shown; all of them unless said otherwise.
    public func summary(_ names: PseudonymNames = PseudonymTable().names()) -> FlowSummary {
        var copy = self
        copy.closeCurrent()
        let captures = copy.parts.values.reduce(0) { $0 + $1.captureCount }
        return FlowSummary(compiled, copy.sums, installs: copy.installs(), captures: captures, names: names)
    }

    /// Ends the stream that is being read.
    public mutating func finish() { closeCurrent() }

    private mutating func closeCurrent() {
        guard let stream = current else { return }
        var figures = stream.finished()
        sums.add(figures.takenSums())
        parts[stream.origin.stream] = Part(
            install: stream.origin.install, captureCount: stream.captures.count, firstInstant: stream.firstInstant,
            figures: figures)
        explanation = explanation ?? stream.explanation
        current = nil
    }

    /// The figures of each install, in order of their first times.
    private func installs() -> [StretchFigures] {
        let byTime = parts.sorted {
            ($0.value.firstInstant ?? .max, $0.key) < ($1.value.firstInstant ?? .max, $1.key)
        }
        var order: [Int] = []
        var figures: [Int: StretchFigures] = [:]
        for (_, part) in byTime {
            if figures[part.install]?.append(part.figures) == nil {
                order.append(part.install)
                figures[part.install] = part.figures
            }
        }
        return order.compactMap { figures[$0] }
    }
}
