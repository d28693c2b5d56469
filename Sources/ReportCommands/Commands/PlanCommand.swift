internal import Configuration
internal import Diagnostics
internal import EventModel
internal import Plans
internal import Redaction
internal import ReportModel
internal import ReportPipeline
internal import Texts

/// `plan`: learns a tracking plan, checks captures against one, or compares two.
struct PlanCommand: Sendable {
    let options: PlanOptions

    func run(in context: RunContext) throws -> ExitStatus {
        switch options.job {
        case .learn(let output, let isForced): return try learn(to: output, isForced: isForced, in: context)
        case .check(let plan, let isComplete): return try check(plan, isComplete: isComplete, in: context)
        case .compare(let old, let new): return try compare(old, new, in: context)
        }
    }

    // MARK: init

    private func learn(to output: String?, isForced: Bool, in context: RunContext) throws -> ExitStatus {
        let path = output == "-" ? nil : output
        // What stands in the way is told before captures are read.
        let file = try path.map { try CaptureFile(at: $0, isForced: isForced, content: "plan") }
        do {
            let report = try context.report(options.reading) { $0.learnsPlans = true }
            guard !report.learntPlans.isEmpty else {
                file?.whole?.discard()
                return noEvents(report, in: context)
            }
            let text = text(of: report)
            try PublishGate.check(
                report.leaks(in: [(path: "plan.yml", bytes: Array(text.utf8))]), kept: "no plan was written")
            guard let path, let file else {
                try context.terminal.result(Array(text.utf8))
                return context.status(of: report, options.reading)
            }
            try file.write(Array(text.utf8))
            try file.whole?.finish()
            let events = report.learntPlans.reduce(0) { $0 + $1.plan.events.count }
            try context.terminal.result(
                "\(path): \(events) \(events == 1 ? "event" : "events"); check captures against it: ctreport plan check \(path) CAPTURE…\n"
            )
            return context.status(of: report, options.reading)
        } catch {
            file?.whole?.discard()
            throw error
        }
    }

    private func text(of report: LogReport) -> String {
        let plans = report.learntPlans
        let captures = report.report.captures.count
        return plans.map { $0.text(captures: captures, isElement: plans.count > 1) }.joined(separator: "\n")
    }

    // MARK: check

    private func check(_ file: String?, isComplete: Bool, in context: RunContext) throws -> ExitStatus {
        var plans = context.configuration?.plans ?? []
        if let file { plans = try PlanSet(file: file).checked(with: try packs(in: context)) }
        if isComplete, plans.isEmpty { plans = try packs(in: context).map { TrackingPlan($0.catalogue) } }
        let isOwn = file != nil || !(context.configuration?.plans ?? []).isEmpty
        let report = try context.report(options.reading) {
            $0.plans = isComplete ? plans.map(\.requiringEveryEvent) : plans
        }
        let apps = plans.map(\.app)
        let checked = report.report.plans.filter { isOwn ? apps.contains($0.plan.app) : $0.eventTotal > 0 }
        let found = checked.reduce(0) { $0 + ($1.eventTotal > 0 ? $1.violationTotal : 0) }
        if checked.isEmpty { return noEvents(report, in: context) }
        for plan in checked where plan.eventTotal == 0 { context.terminal.report(Self.unseen(plan)) }
        guard checked.contains(where: { $0.eventTotal > 0 }) else { return .failed }
        let listing = PlanListing(report.report, checked.filter { $0.eventTotal > 0 }, file: file ?? "plan")
        let bytes = listing.bytes(options.format)
        try PublishGate.check(
            report.leaks(in: [(path: options.format.path, bytes: bytes)]), kept: "nothing was printed")
        if options.format == .text {
            try context.terminal.result(String(decoding: bytes, as: UTF8.self))
        } else {
            try context.terminal.result(bytes)
        }
        if found > 0 { return .found }
        // What was not measured has not passed.
        return checked.contains { $0.eventTotal == 0 } ? .failed : context.status(of: report, options.reading)
    }

    private static func unseen(_ plan: PlanSummary) -> Diagnostic {
        Diagnostic(
            "plan.no-events", "expected events of \(plan.title.english.text), found none: its plan was not checked",
            help: "ctreport inspect CAPTURE says what the captures hold")
    }

    private func noEvents(_ report: LogReport, in context: RunContext) -> ExitStatus {
        guard report.report.lines.event + report.report.lines.other > 0 else {
            return context.nothingRecognised(report.report)
        }
        context.terminal.report(
            Diagnostic(
                "plan.no-events", "expected events, found none in \(report.report.lines.read) lines",
                help:
                    "an event is a record of a known app, or 'Event: NAME, parameters: k=v'; info lines are lost without "
                    + "--info or --level info: ctreport help capture"))
        return .failed
    }

    private func packs(in context: RunContext) throws -> [Pack] {
        if let loaded = context.configuration { return loaded.packs.packs }
        return try Pack.builtIn()
    }

    // MARK: diff

    private func compare(_ old: String, _ new: String, in context: RunContext) throws -> ExitStatus {
        let packs = try packs(in: context)
        let (before, after) = (try plans(old, packs), try plans(new, packs))
        let listing = try PlanDiffListing(before, after, old: old, new: new)
        try context.terminal.result(listing.bytes(options.format))
        return listing.breakingCount > 0 ? .found : .done
    }

    /// The plans of a file, or what the pack of an app declares.
    private func plans(_ name: String, _ packs: [Pack]) throws -> [TrackingPlan] {
        if !PlanOptions.isPlan(name), let pack = packs.first(where: { $0.catalogue.app == name }) {
            return [TrackingPlan(pack.catalogue)]
        }
        let set = PlanSet(file: name)
        guard set.diagnostics.isEmpty else {
            throw ConfigurationFile.Fault(diagnostics: Diagnostics(set.diagnostics), sources: set.sources)
        }
        return set.plans
    }
}

extension PlanOptions.Format {
    /// A name that says how to read what is printed.
    fileprivate var path: String {
        switch self {
        case .text, .github: "plan.txt"
        case .json: "plan.json"
        case .markdown: "plan.md"
        }
    }
}
