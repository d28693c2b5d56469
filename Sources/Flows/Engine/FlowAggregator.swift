internal import EventModel
public import Redaction

/// Gathers the events of one app and gives the summary of all its flows.
///
/// Captures are the parts: `add` takes a capture's events in order, `merge` joins aggregators of other captures. Any
/// grouping of the same captures gives the same summary, for the summary puts the captures of an install in order of
/// time, ties by capture, and folds them one by one.
public struct FlowAggregator: Sendable {
    private let compiled: CompiledProgram
    private var current: CaptureFlows?
    private var parts: [Int: CapturePart] = [:]

    /// A finished capture.
    private struct CapturePart: Sendable {
        var install: Int
        var firstInstant: Int64?
        var figures: StretchFigures
    }

    /// An aggregator without events. With `excludesForced` forced launches count nowhere.
    public init(program: FlowProgram, excludesForced: Bool = false) {
        compiled = CompiledProgram(program, excludesForced: excludesForced)
    }

    /// Takes an event. Events of one capture come together and in order.
    public mutating func add(_ event: RedactedEvent) {
        if current?.origin.capture != event.origin.capture {
            closeCurrent()
            current = CaptureFlows(compiled, first: event.origin)
        }
        current?.take(event)
    }

    /// Joins the captures of another aggregator of the same program. A capture that both know counts once.
    public mutating func merge(_ other: FlowAggregator) {
        var other = other
        other.closeCurrent()
        closeCurrent()
        parts.merge(other.parts) { mine, _ in mine }
    }

    /// The summary of everything so far.
    public func summary() -> FlowSummary {
        var copy = self
        copy.closeCurrent()
        return FlowSummary(compiled.program, installs: copy.installs(), captures: copy.parts.count)
    }

    private mutating func closeCurrent() {
        guard let capture = current else { return }
        parts[capture.origin.capture] = CapturePart(
            install: capture.origin.install, firstInstant: capture.firstInstant, figures: capture.finished())
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
