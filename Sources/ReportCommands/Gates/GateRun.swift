internal import Redaction
internal import YAMLDocument
internal import Comparison
internal import Configuration
internal import Diagnostics
internal import EventModel
internal import Plans
internal import ReportModel
internal import Texts

/// The gates of a configuration, held against a run: the same for `check` and for what a site shows of them.
struct GateRun: Sendable {
    let loaded: LoadedConfiguration
    /// The gates, those of plans among them.
    let gates: [Gate]
    /// Whether a plan was not judged because the report was made with another one.
    private(set) var leavesOutPlan = false

    init(_ loaded: LoadedConfiguration, _ run: RunFigures) {
        self.loaded = loaded
        let ofPlans = GateRun.planGates(loaded, run)
        gates = loaded.configuration.gates + ofPlans.gates
        leavesOutPlan = ofPlans.leavesOut
    }

    /// Whether a baseline is needed.
    var asksForBaseline: Bool { gates.contains { $0.regression != nil && $0.severity != .off } }

    /// The file of the baseline that the configuration names.
    var baselineFile: String? { loaded.configuration.baseline.map { loaded.file.resolved($0.file) } }

    /// What becomes of the gates.
    ///
    /// - Throws: what is wrong with gates, known only now that the metrics are, with its place.
    func sheet(
        of run: RunFigures, baseline: RunFigures?, isUnread: Bool = false, today: CivilDate, in language: Language
    ) throws -> GateSheet {
        let judge = GateJudge(
            run.figures, baseline: baseline?.figures, except: loaded.configuration.baseline?.except ?? [],
            words: loaded.declaredWords, today: today, language: language, isUnread: isUnread)
        do {
            return GateSheet(
                outcomes: try judge.outcomes(of: gates), off: gates.count { $0.severity == .off })
        } catch {
            throw QuotedDiagnostics(diagnostics: error, lines: SourceLines(loaded.bytes))
        }
    }

    /// A gate for each tracking plan of the configuration that no gate asks about: no violation.
    private static func planGates(_ loaded: LoadedConfiguration, _ run: RunFigures) -> (gates: [Gate], leavesOut: Bool)
    {
        let asked = loaded.configuration.gates.contains { $0.target.id.hasPrefix(PlanFigures.violations) }
        guard !asked, let place = loaded.configuration.plans.first?.place else { return ([], false) }
        var leavesOut = false
        let gates = loaded.plans.compactMap { plan -> Gate? in
            if run.report == nil, run.figures.plans.contains(where: { $0.app == plan.app && $0.isOfPack }) {
                leavesOut = true
                return nil
            }
            let id = "\(plan.app ?? PlanFigures.noApp)/\(PlanFigures.violations)"
            guard let target = MetricTarget(id), let none = GateLimit(parsing: "0") else { return nil }
            var gate = Gate(target, at: place)
            gate.atMost = none
            return gate
        }
        return (gates, leavesOut)
    }
}
