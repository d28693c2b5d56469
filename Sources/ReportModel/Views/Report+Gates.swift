public import Flows
internal import Plans
public import Redaction
internal import Texts

/// Why a run is not as it should be although no rule was broken: gates that are not kept.
public struct GateConcern: Sendable, Hashable {
    /// The colour family: bad where the build fails.
    public var tone: Tone
    /// How many, in a sentence.
    public var message: Public
    /// The first of the gates, the worst first.
    public var gates: [GateOutcome]
}

extension Report {
    /// How many gates are named beside the number of all.
    private static let namedGates = 5

    /// What became of the gates that are about an app, or about none that was found; without an app of all.
    public func gateOutcomes(of app: FlowSummary?) -> [GateOutcome] {
        guard let gates else { return [] }
        guard let app else { return gates.outcomes }
        let others = apps.map(\.program.app).filter { $0 != app.program.app }
        return gates.outcomes.filter { outcome in outcome.app.map { !others.contains($0) } ?? true }
    }

    /// What to say at the head of a page about gates; nil where all are kept.
    public func gateConcern(of app: FlowSummary?) -> GateConcern? {
        let states: [GateOutcome.State] = [.failed, .refused, .warned]
        let outcomes = states.map { state in gateOutcomes(of: app).filter { $0.state == state } }
        let sentences = [
            outcomes[0].isEmpty ? nil : language[.gatesFailed(count: outcomes[0].count)],
            outcomes[1].isEmpty ? nil : language[.gatesRefused(count: outcomes[1].count)],
            outcomes[2].isEmpty ? nil : language[.gatesWarn(count: outcomes[2].count)],
        ].compactMap { $0 }
        guard !sentences.isEmpty else { return nil }
        return GateConcern(
            tone: outcomes[0].isEmpty && outcomes[1].isEmpty ? .warning : .bad,
            message: sentences.map { "\($0)." }.joined(separator: " "),
            gates: Array(outcomes.joined().prefix(Self.namedGates)))
    }

    /// Every gate with what was measured and what is allowed.
    public func gateTable() -> DataTable {
        let rows = (gates?.outcomes ?? []).map { outcome -> [DataTable.Cell] in
            let app: Public = apps.count > 1 ? outcome.app.map { "\($0)/" } ?? "" : ""
            return [
                .init(language[outcome.state.word], tone: outcome.state.tone),
                .init("\(app)\(outcome.metric)", code: true), .init(outcome.measured ?? "–"), .init(outcome.allowed),
                .init(outcome.basis ?? "–"), .init(outcome.evidence.joined(separator: "; ")),
            ]
        }
        return DataTable(
            caption: language[.gatesCaption],
            columns: [
                .init(language[.resultColumn]), .init(language[.metricColumn]), .init(language[.measuredColumn]),
                .init(language[.allowedColumn]), .init(language[.restsOnColumn]), .init(language[.evidenceCaption]),
            ], rows: rows, note: language[.gatesNote], emptyText: language[.noMetric])
    }

    /// Why no good word is said of an app although no rule was broken: gates that failed, and a plan that is not kept to.
    public func reasonsToLook(at app: FlowSummary?) -> [Public] {
        let failed = gateOutcomes(of: app).count { $0.state == .failed }
        let differing = brokenPlans(of: app).reduce(0) { $0 + $1.violations.count }
        return [
            failed > 0 ? language[.gatesFailed(count: failed)] : nil,
            differing > 0 ? language[.planWantsLook(count: differing)] : nil,
        ].compactMap { $0 }
    }
}

extension GateOutcome.State {
    /// The state in a word or two.
    var word: Text {
        switch self {
        case .failed: .gateFailed
        case .refused: .gateRefused
        case .warned: .gateWarns
        case .missing: .gateMissing
        case .skipped: .gateSkipped
        case .waived: .gateWaivedWord
        case .passed: .gatePassed
        }
    }

    /// The colour family of the state.
    var tone: Tone {
        switch self {
        case .failed, .refused: .bad
        case .warned, .waived: .warning
        case .missing, .skipped: .muted
        case .passed: .good
        }
    }
}
