internal import Comparison
internal import Configuration
internal import Diagnostics
internal import Plans
internal import Redaction
internal import ReportModel
internal import ReportPipeline
internal import Texts

extension RunContext {
    /// The report with what becomes of the gates of the configuration; as it is where there are none. A baseline that cannot be
    /// read is said, and regressions are not judged: it is `check` that fails by gates.
    ///
    /// - Throws: what is wrong with the gates themselves.
    func judged(_ report: LogReport, in language: Language) throws -> LogReport {
        guard let loaded = configuration, !loaded.configuration.gates.isEmpty || !loaded.plans.isEmpty else {
            return report
        }
        let run = try figures(of: report)
        let held = GateRun(loaded, run)
        var baseline: RunFigures?
        var isUnread = false
        if held.asksForBaseline, let file = held.baselineFile {
            do {
                baseline = try figures(ofReport: file)
            } catch let fault as Diagnostic {
                isUnread = true
                terminal.report(Self.withoutBaseline(fault))
            }
        }
        return report.judged(
            try held.sheet(of: run, baseline: baseline, isUnread: isUnread, today: try date(), in: language))
    }

    private static func withoutBaseline(_ fault: Diagnostic) -> Diagnostic {
        var said = fault
        said.severity = .warning
        said.message += ": gates on regressions are not judged"
        return said
    }
}

/// What a terminal says of gates and of plans below the figures of a run.
enum GateLines {
    /// `gates: 1 failed, 3 passed: ctreport check app.log`; nothing without gates.
    static func gates(_ report: Report, check input: String) -> String {
        guard let gates = report.gates, !gates.outcomes.isEmpty else { return "" }
        return "gates: \(gates.counts.text): ctreport check \(input)\n"
    }

    /// A sentence for each plan that events differ from.
    static func plans(_ report: Report) -> String {
        var report = report
        report.language = .english
        return report.brokenPlans(of: nil).map { plan in
            let about = report.plans.count > 1 ? "\(plan.title.english.text): " : ""
            let concern = report.planConcern(plan)
            let names =
                concern.entries.map { "\($0.name.text) (\($0.detail.text))" } + [concern.rest?.text].compactMap { $0 }
            return "\(about)\(concern.message.text): \(names.joined(separator: ", "))\n"
        }.joined()
    }
}
