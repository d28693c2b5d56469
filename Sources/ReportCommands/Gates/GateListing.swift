internal import Comparison
internal import Redaction
internal import ReportModel

/// What became of gates, printed: a line each, in the order of the configuration.
struct GateListing: Sendable {
    let outcomes: [GateOutcome]
    /// How many gates are off.
    let off: Int
    /// The configuration, as messages name it.
    let file: String
    /// Whether apps go without saying.
    let isSingleApp: Bool

    func bytes(as format: CheckFormat) -> [UInt8] {
        switch format {
        case .text: Array(text.utf8)
        case .json: json.bytes
        case .junit: Array(junit.utf8)
        case .github: Array(github.utf8)
        }
    }

    /// A table and a line that counts.
    var text: String {
        let rows = outcomes.map { outcome in
            [
                outcome.state.word, name(outcome), outcome.measured?.text ?? "–", outcome.allowed.text, n(outcome),
                evidence(outcome),
            ]
        }
        return TextTable(rows: rows).text + summary + "\n"
    }

    /// `7 gates: 1 failed, 6 passed`.
    var summary: String {
        let counts = outcomes.counts.map { "\($0.count) \($0.state.rawValue)" } + (off > 0 ? ["\(off) off"] : [])
        let checks = "\(outcomes.count) \(outcomes.count == 1 ? "check" : "checks")"
        return counts.isEmpty ? checks : "\(checks): " + counts.joined(separator: ", ")
    }

    func name(_ outcome: GateOutcome) -> String {
        (isSingleApp ? "" : outcome.app.map { $0.text + "/" } ?? "") + outcome.metric.text
    }

    func n(_ outcome: GateOutcome) -> String {
        guard let n = outcome.n else { return "–" }
        return outcome.counted.text.isEmpty
            ? "n \(Public(count: n).text)" : "\(Public(count: n).text) \(counted(outcome, n))"
    }

    private func counted(_ outcome: GateOutcome, _ n: Int) -> String {
        let words = outcome.counted.text
        guard n == 1 else { return words }
        return words == "launches" ? "launch" : String(words.dropLast())
    }

    func evidence(_ outcome: GateOutcome) -> String { outcome.evidence.map(\.text).joined(separator: "; ") }

    var json: JSONValue {
        let counts = outcomes.counts.map { (Public(authored: $0.state.rawValue), JSONValue.integer($0.count)) }
        return .object([
            "schema": .string("ctreport.gates/1"),
            "gates": .array(outcomes.map { json($0) }),
            "counts": .object(Dictionary(uniqueKeysWithValues: counts + [("off", .integer(off))])),
            "failed": .bool(outcomes.hasFailed),
        ])
    }

    private func json(_ outcome: GateOutcome) -> JSONValue {
        .object([
            "app": outcome.app.map { .string($0) } ?? .null, "metric": .string(outcome.metric),
            "check": .string(Public(authored: outcome.check.rawValue)),
            "state": .string(Public(authored: outcome.state.rawValue)),
            "measured": outcome.measured.map { .string($0) } ?? .null, "allowed": .string(outcome.allowed),
            "n": outcome.n.map { .integer($0) } ?? .null, "counted": .string(outcome.counted),
            "evidence": .array(outcome.evidence.map { .string($0) }), "line": .integer(outcome.line),
        ])
    }
}

extension GateOutcome.State {
    /// The word that begins a line; what fails stands out.
    var word: String {
        switch self {
        case .failed: "FAIL"
        case .refused: "REFUSED"
        case .warned: "warn"
        case .missing: "missing"
        case .skipped: "skip"
        case .waived: "waived"
        case .passed: "pass"
        }
    }
}
