import EventModel
import Testing

@testable import Flows
@testable import Redaction

extension RedactedEvent {
    /// The same event of a log that prints no time.
    var withoutTime: RedactedEvent {
        var origin = origin
        origin.time = nil
        return RedactedEvent(
            planned: planned, name: name, values: values, unplannedParameters: unplannedParameters, origin: origin)
    }
}

extension FlowSummary {
    /// Each metric by its id, in short: `3`, `1/2`, `1.001 2.5` (seconds), `counter webView | counter`, `lk.nsq.market 2`.
    var shown: [String: String] {
        Dictionary(metrics.map { ($0.id.text.text, $0.value.shown) }) { "\($0) and again \($1)" }
    }

    /// Each finding in short: `counter.best.missed 0:3 1:7`, with capture and line of its evidence.
    var shownFindings: [String] {
        findings.map { finding in
            let places = finding.figures.evidence.map { "\($0.event.origin.capture):\($0.event.origin.line)" }
            return ([finding.rule.text] + places).joined(separator: " ")
        }
    }
}

extension MetricValue {
    var shown: String {
        switch self {
        case .count(let count): "\(count)"
        case .rate(let share): "\(share.k)/\(share.n)"
        case .duration(let figures):
            figures.sorted.flatMap { Array(repeating: seconds($0.value), count: $0.count) }.joined(separator: " ")
        case .best(let best): best.map { "\($0)" } ?? "-"
        case .sequence(let installs):
            installs.map { install in
                install.first.map { $0.value.label(PseudonymTable().names()).text }.joined(separator: " ")
            }.joined(separator: " | ")
        case .table(_, let rows, let other):
            rows.map { "\($0.label.label(PseudonymTable().names()).text) \($0.count)" }.sorted().joined(separator: ", ")
                + (other > 0 ? ", other \(other)" : "")
        case .distribution(let figures, _):
            figures.sorted.flatMap { value, count in
                Array(repeating: figures.scale == 1 ? "\(value)" : seconds(value), count: count)
            }.joined(separator: " ")
        case .paths(let steps, let edges, let other):
            (["\(steps) steps"]
                + edges.map { edge, count in
                    let names = PseudonymTable().names()
                    return "\(edge.from.label(names).text)>\(edge.to.label(names).text) \(count)"
                }.sorted()).joined(separator: ", ") + (other > 0 ? ", other \(other)" : "")
        case .funnel(let funnel):
            funnel.steps.map { "\($0.reached)" + ($0.pending > 0 ? " (\($0.pending) pending)" : "") }
                .joined(separator: " > ")
        case .stateTime(let nanoseconds, let intervals): "\(seconds(nanoseconds)) in \(intervals)"
        }
    }
}

/// Decimal seconds without trailing zeros.
func seconds(_ nanoseconds: Int64) -> String {
    var fraction = String(nanoseconds.magnitude % 1_000_000_000 + 1_000_000_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let whole = (nanoseconds < 0 ? "-" : "") + String(nanoseconds.magnitude / 1_000_000_000)
    return fraction.isEmpty ? whole : whole + "." + fraction
}

/// A hand-worked case: captures, what some metrics must be, and all findings.
struct FlowCase: Sendable, CustomTestStringConvertible {
    var name: String
    var captures: [String]
    var installs: [Int]?
    var excludesForced: Bool
    var metrics: [String: String]
    var findings: [String]

    var testDescription: String { name }

    init(
        _ name: String, _ captures: String..., installs: [Int]? = nil, excludesForced: Bool = false,
        metrics: [String: String], findings: [String] = []
    ) {
        self.name = name
        self.captures = captures
        self.installs = installs
        self.excludesForced = excludesForced
        self.metrics = metrics
        self.findings = findings
    }

    /// Compares what the case names. `launches` is `total (partial)`.
    func check(with gate: Gate? = nil) throws {
        let gate = try gate ?? Gate.shared.get()
        let summary = try gate.summary(captures, installs: installs, excludesForced: excludesForced)
        var shown = summary.shown
        shown["launches"] = "\(summary.launches) (\(summary.partialLaunches))"
        let actual = metrics.reduce(into: [:]) { $0[$1.key] = shown[$1.key] ?? "nothing" }
        #expect(actual == metrics)
        #expect(summary.shownFindings == findings)
    }
}
