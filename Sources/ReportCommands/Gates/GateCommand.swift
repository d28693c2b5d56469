internal import Texts
internal import Comparison
internal import Configuration
internal import Diagnostics
internal import EventModel
internal import Plans
internal import Redaction
internal import ReportModel
internal import ReportPipeline
internal import YAMLDocument

/// `check`: holds a run to the gates of the configuration.
struct GateCommand: Sendable {
    let options: GateOptions

    func run(in context: RunContext) throws -> ExitStatus {
        let loaded = try configuration(context)
        let run: RunFigures
        do {
            run = try context.figures(options.reading.inputs, options.reading)
        } catch let nothing as NothingRecognised {
            return context.nothingRecognised(nothing.report)
        }
        try loaded.checkGates(besides: run.figures)
        let held = GateRun(loaded, run)
        if held.leavesOutPlan { context.terminal.report(Self.otherPlan(loaded)) }
        let file = options.baseline ?? held.baselineFile
        let baseline = held.asksForBaseline ? try file.map { try context.figures(ofReport: $0) } : nil
        let sheet = try held.sheet(of: run, baseline: baseline, today: try context.date(), in: .english)
        let outcomes = sheet.outcomes
        let listing = GateListing(
            outcomes: outcomes, off: sheet.off, file: loaded.file.path,
            isSingleApp: run.figures.apps.count == 1)
        let bytes = listing.bytes(as: options.format)
        try PublishGate.check(run.leaks(in: [("gates.\(options.format.ending)", bytes)]), kept: "nothing was printed")
        if options.format == .text {
            try context.terminal.result(String(decoding: bytes, as: UTF8.self))
        } else {
            try context.terminal.result(bytes)
        }
        return status(of: outcomes, run, context)
    }

    /// - Throws: `check.gates` where there are none.
    private func configuration(_ context: RunContext) throws(Diagnostic) -> LoadedConfiguration {
        let help = "such as: gates: [{ metric: launches, at_least: 1 }]; what a gate may say: ctreport help gates"
        guard let loaded = context.configuration else {
            throw Diagnostic(
                "check.gates", "expected gates in a \(ReportConfiguration.fileName), found no such file", help: help)
        }
        guard !loaded.configuration.gates.isEmpty || !loaded.plans.isEmpty else {
            throw Diagnostic("check.gates", "expected gates in \(quoted(loaded.file.path)), found none", help: help)
        }
        return loaded
    }

    private static func otherPlan(_ loaded: LoadedConfiguration) -> Diagnostic {
        Diagnostic(
            "check.plan", severity: .warning,
            "expected a report made with the plan of \(quoted(loaded.file.path)), found one made with what the pack declares: "
                + "the plan was not checked", help: "build the report with this configuration, or check the captures")
    }

    private func status(of outcomes: [GateOutcome], _ run: RunFigures, _ context: RunContext) -> ExitStatus {
        if outcomes.measuredNothing {
            context.terminal.report(
                Diagnostic(
                    "check.nothing", severity: .warning, "nothing was measured: no gate could be judged",
                    help: "a gate that is skipped has not passed; capture more, or lower min_n"))
        }
        if outcomes.hasFailed { return .found }
        if outcomes.isRefused {
            context.terminal.report(
                Diagnostic(
                    "check.baseline", "expected a baseline of the same environment, found another one",
                    help: "take a new baseline, or name labels that may differ: baseline: { file: …, except: [LABEL] }")
            )
            return .failed
        }
        return run.report.map { context.status(of: $0, options.reading) } ?? .done
    }
}

extension LoadedConfiguration {
    /// Names and values that packs and plans declare: what gates may name though nothing was counted.
    var declaredWords: Set<String> {
        let events = packs.packs.flatMap(\.catalogue.events) + plans.flatMap(\.events)
        var words = Set(events.map(\.name))
        for event in events { words.formUnion(event.parameters.flatMap(\.domain)) }
        for pack in packs.packs {
            words.formUnion(pack.vocabulary.hosts)
            words.formUnion(pack.vocabulary.errorDomains)
        }
        return words
    }
}

extension CheckFormat {
    /// The ending of a file's name that says how to read it.
    var ending: String {
        switch self {
        case .text, .github: "txt"
        case .json: "json"
        case .junit: "xml"
        }
    }
}
