public import Configuration
public import Diagnostics
internal import Dispatch
internal import EventModel
internal import Flows
internal import LogIngest
public import Plans
internal import Redaction
public import ReportModel
public import SiteGenerator
internal import Synchronization

/// A report of captured logs: the whole way from files to figures to the files of a site.
///
///     let report = try LogReport(captures: ["app.log"], options: ReportOptions())
///     for file in try report.siteFiles() {
///         print(file.path, file.bytes.count)
///     }
///
/// It reads the captures and writes nothing.
public struct LogReport: Sendable {
    /// The figures.
    public private(set) var report: Report
    /// What there is to say about the inputs: captures given twice, or not readable to their end.
    public let notes: [Diagnostic]
    /// Captures that could not be read, or not to their end; files of archives among them.
    public let unreadableCaptures: Int
    /// The plans that were learnt, where that was asked for: of each app that logged an event, and of events of no known app.
    public let learntPlans: [DraftedPlan]
    /// What makes the site.
    private let generator: SiteGenerator
    let title: Public?
    /// Pages and templates of the user's own.
    public let site: AuthoredSite
    let redaction: RedactionPolicy
    /// The day of the run.
    let day: CivilDate
    /// The values that were dropped, as keyed hashes.
    let secrets: SecretSet
    /// The packs that were asked for their events.
    let packs: [Pack]

    /// Reads captures and counts what is in them.
    ///
    /// - Parameters:
    ///   - inputs: files, directories (with all files below them, sorted), or `-` for standard input.
    ///   - options: how they are read.
    ///   - progress: called with the number of finished captures and of all, from the thread that finished one.
    /// - Throws: `Diagnostics` when a named input cannot be opened, or a pack, a page or a template is wrong.
    public init(
        captures inputs: [String], options: ReportOptions,
        progress: @escaping @Sendable (_ finished: Int, _ all: Int) -> Void = { _, _ in }
    ) throws(Diagnostics) {
        let packs: [Pack]
        if let chosen = options.packs { packs = chosen } else { packs = try Pack.builtIn() }
        title = options.title.map { Public(authored: $0) }
        // Before anything is read: pages and templates are checked as far as they can be without figures.
        let leaks = options.site.leaks(options.redaction)
        guard leaks.isEmpty else { throw Diagnostics(leaks) }
        generator = try SiteGenerator(
            title: title, leavesOutMissing: options.packs != nil, authored: options.site,
            apps: packs.map(\.catalogue.app), language: options.language)
        let found = try CaptureFinder(keepsDuplicates: options.keepsDuplicates).captures(of: inputs)
        let policy = try LogReport.policy(of: options)
        let (units, counted) = LogReport.results(found.captures, packs, options, policy, progress)
        var secrets = LogReport.secrets(of: units, packs, policy)
        secrets.allow(options.plans.flatMap(\.events))
        self.packs = packs
        var results = units.flatMap(\.captures).sorted { $0.index < $1.index }.map(\.result)
        for index in results.indices {
            results[index].capture.labels = options.labels.labels(of: found.captures[index].name)
        }
        var names = RedactionAudit()
        let renamed = results.count { $0.isRenamed }
        names.addNames(shown: results.count - renamed, hidden: renamed)
        var report = try LogReport.report(results.map(\.capture), units, counted, policy, names, &secrets)
        self.secrets = secrets
        report.identicalInputs = found.identicalInputs
        report.run = RunFacts(options, packs, policy)
        report.silentApps = LogReport.silentApps(packs, units, found: report.apps)
        let plans = LogReport.plans(of: units)
        let withheld = secrets
        report.plans = plans.compactMap { $0.summary(withholding: withheld) }
        learntPlans = plans.compactMap { $0.learnt(withholding: withheld) }
        self.report = report
        notes = found.notes + results.flatMap(\.notes) + generator.notes(for: report)
        unreadableCaptures = results.count { $0.isUnreadable } + found.unreadableInputs
        redaction = options.redaction
        site = options.site
        day = options.date
    }

    /// The report with what became of the gates of its configuration.
    public func judged(_ gates: GateSheet?) -> LogReport {
        var judged = self
        judged.report.gates = gates
        return judged
    }

    /// The files of the site, sorted by path.
    ///
    /// - Throws: `Diagnostics` when a page or a template is wrong.
    public func siteFiles() throws(Diagnostics) -> [OutputFile] {
        try generator.files(for: report)
    }

    /// The whole site in one HTML file, to be mailed.
    ///
    /// - Throws: `Diagnostics` when a page is wrong, or when the pages do not fit.
    public func singleFile() throws(Diagnostics) -> SingleFile {
        try generator.singleFile(for: report)
    }

    /// The whole report as Markdown.
    ///
    /// - Throws: `Diagnostics` when a page is wrong.
    public func markdown() throws(Diagnostics) -> String {
        try generator.markdown(for: report)
    }

    /// The report as Markdown for the summary of a CI job: what fits, with a statement of what does not.
    ///
    /// - Throws: `Diagnostics` when a page is wrong.
    public func jobSummary() throws(Diagnostics) -> String {
        try generator.jobSummary(for: report)
    }

    /// What captures that are read as one gave.
    private struct UnitResult: Sendable {
        var captures: [(index: Int, result: CaptureResult)] = []
        /// For each app what it saw of names and values, and what became of its plan.
        var apps: [(redactor: Redactor, plans: PlanWatch)] = []
        /// For each app its events, until they are counted in the run.
        var aggregators: [FlowAggregator] = []
        var records = RecordTally()
        /// Records of each app that were no events.
        var otherRecords: [Int] = []
        /// Of events that no pack takes.
        var plans = PlanWatch()
    }

    private static func policy(of options: ReportOptions) throws(Diagnostics) -> RunPolicy {
        do {
            return try options.runPolicy()
        } catch {
            throw Diagnostics([error])
        }
    }

    /// Reads every unit, several at a time, and counts the events of each app.
    private static func results(
        _ captures: [Capture], _ packs: [Pack], _ options: ReportOptions, _ policy: RunPolicy,
        _ progress: @escaping @Sendable (Int, Int) -> Void
    ) -> (units: [UnitResult], counted: [FlowAggregator]) {
        var vocabulary = packs.reduce(into: Vocabulary()) { $0.add($1.vocabulary) }
        vocabulary.add(Vocabulary(policy.policy))
        let labels = LabelSets(captures, options.labels)
        let apps = packs.map { pack in
            var pack = pack
            pack.program.labels = labels.all
            return EventSink.App(
                pack, vocabulary: vocabulary, policy: policy, excludesForced: options.excludesForced,
                plans: PlanWatch(pack.catalogue, options, policy, vocabulary))
        }
        let plans = PlanWatch(nil, options, policy, vocabulary)
        let reader = options.reader
        let plan = ReadingPlan(captures, options, reader: reader)
        let readers = max(1, min(options.jobs, plan.batches.count))
        let hasPartner = options.jobs >= 2 * readers
        let state = Mutex(Run(counted: packs.map { FlowAggregator(program: $0.program) }))
        DispatchQueue.concurrentPerform(iterations: readers) { _ in
            while true {
                let number = state.withLock { state -> Int in
                    defer { state.next += 1 }
                    return state.next
                }
                guard number < plan.batches.count else { return }
                var opener = CaptureOpener()
                var open: [Int: OpenUnit] = [:]
                for (index, unitNumber) in plan.batches[number] {
                    let unit = plan.units[unitNumber]
                    var reading =
                        open.removeValue(forKey: unitNumber)
                        ?? OpenUnit(
                            EventSink(
                                apps: apps, unit: unit, install: plan.installs[unit.captures[0]],
                                labels: labels.indices, policy: policy, plans: plans, hasPartner: hasPartner),
                            hasPartner: hasPartner)
                    let isLast = index == unit.captures.last
                    reading.read(captures[index], index: index, isLast: isLast, reader, &opener, policy.detectors)
                    if isLast {
                        let result = reading.finish()
                        state.withLock { $0.take(result, of: unitNumber) }
                    } else {
                        open[unitNumber] = reading
                    }
                    let finished = state.withLock { state in
                        state.finished += 1
                        return state.finished
                    }
                    progress(finished, captures.count)
                }
            }
        }
        return state.withLock { state in
            (plan.units.indices.compactMap { state.results[$0] }, state.counted)
        }
    }

    /// What is read so far.
    private struct Run: Sendable {
        var next = 0, finished = 0
        private(set) var results: [Int: UnitResult] = [:]
        /// For each app the events of the units that are read: they add up in any order, and each unit by itself would keep its own
        /// launches and days.
        private(set) var counted: [FlowAggregator]

        init(counted: [FlowAggregator]) { self.counted = counted }

        mutating func take(_ result: UnitResult, of unit: Int) {
            var result = result
            for index in counted.indices { counted[index].merge(result.aggregators[index]) }
            result.aggregators = []
            results[unit] = result
        }
    }

    /// What is read of captures that are counted together.
    private struct OpenUnit {
        private var handover: RecordHandover
        private var result = UnitResult()

        init(_ sink: EventSink, hasPartner: Bool) {
            handover = RecordHandover(sink, hasPartner: hasPartner)
        }

        mutating func read(
            _ capture: Capture, index: Int, isLast: Bool, _ reader: CaptureReader, _ opener: inout CaptureOpener,
            _ detectors: Detectors
        ) {
            var read = CaptureResult(
                capture, index: index, reader: reader, opener: &opener, detectors: detectors, handover: &handover)
            if isLast, let filter = handover.sink.filter, filter.isFull { read.notes.append(tooManyRecords) }
            result.captures.append((index, read))
        }

        consuming func finish() -> UnitResult {
            handover.finish()
            let sink = handover.sink
            result.apps = sink.apps.map { ($0.redactor, $0.plans) }
            result.aggregators = sink.apps.map(\.aggregator)
            result.records = sink.records
            result.otherRecords = sink.otherRecords
            result.plans = sink.plans
            return result
        }
    }

    private static let tooManyRecords = Diagnostic(
        "input.duplicates", severity: .warning,
        "captures overlap in more than \(DuplicateFilter.mostKeys) different records; of further ones, those that several "
            + "captures hold count several times",
        help: "name captures that do not overlap, or one install at a time")

    /// What became of the plans: of every pack, then of events that no pack takes.
    private static func plans(of units: [UnitResult]) -> [PlanWatch] {
        guard let first = units.first else { return [] }
        return units.dropFirst().reduce(first.apps.map(\.plans) + [first.plans]) { plans, unit in
            zip(plans, unit.apps.map(\.plans) + [unit.plans]).map { one, other in
                var both = one
                both.merge(other)
                return both
            }
        }
    }

    /// Apps of which records came and no event, in the order of the packs.
    private static func silentApps(
        _ packs: [Pack], _ units: [UnitResult], found: [FlowSummary]
    ) -> [Report.SilentApp] {
        packs.enumerated().compactMap { index, pack in
            let records = units.reduce(0) {
                $0 + ($1.otherRecords.indices.contains(index) ? $1.otherRecords[index] : 0)
            }
            guard records > 0, !found.contains(where: { $0.program.app == pack.program.app }) else { return nil }
            return Report.SilentApp(app: pack.program.app, title: pack.program.title, records: records)
        }
    }

    /// What was dropped in all units, without the words that were let through.
    private static func secrets(of units: [UnitResult], _ packs: [Pack], _ policy: RunPolicy) -> SecretSet {
        var secrets = SecretSet(key: policy.key)
        for unit in units {
            for app in unit.apps { secrets.merge(app.redactor.secrets) }
            if let values = unit.records.secrets { secrets.merge(values) }
        }
        secrets.allow(packs.map(\.catalogue), packs.reduce(into: Vocabulary(policy.policy)) { $0.add($1.vocabulary) })
        return secrets
    }

    /// Joins the units in the order given. Apps without an event are left out. What the report shows is taken out of `secrets`,
    /// and names that it withholds come in.
    ///
    /// - Throws: `Diagnostics` when two values would have the same keyed pseudonym.
    private static func report(
        _ captures: [Report.Capture], _ units: [UnitResult], _ counted: [FlowAggregator], _ policy: RunPolicy,
        _ names: RedactionAudit, _ secrets: inout SecretSet
    ) throws(Diagnostics) -> Report {
        let tally = units.reduce(into: RecordTally()) { $0.merge($1.records) }
        let records = tally.summary.withholding(secrets)
        var beside = records.audit
        beside.merge(names)
        let gate: GateResult
        do {
            gate = try GateResult(units.flatMap { $0.apps.map(\.redactor) }, policy, beside: beside, secrets: secrets)
        } catch {
            throw Diagnostics([error])
        }
        // From here on, what is shown is public, wherever it stands.
        secrets.allow(shown: records.shownNames + gate.shownNames)
        secrets.add(dropped: gate.withheldNames)
        var summaries: [FlowSummary] = []
        for app in counted {
            let summary = app.summary(gate.names)
            if summary.eventTotal + summary.excludedLaunches > 0 { summaries.append(summary) }
        }
        return Report(
            version: Public(stringLiteral: ctreportVersion), captures: captures, apps: summaries,
            records: records, gate: gate)
    }
}

extension LogReport {
    /// A report of no event at all: every figure that packs define is there, and zero. Without packs the built-in ones.
    ///
    /// - Throws: `Diagnostics` when a built-in pack is wrong.
    public static func figures(of packs: [Pack]?) throws(Diagnostics) -> Report {
        let packs = if let packs { packs } else { try Pack.builtIn() }
        var report = Report(
            version: Public(stringLiteral: ctreportVersion), captures: [Report.Capture(name: "capture")],
            apps: packs.map { FlowAggregator(program: $0.program).summary() }, records: RecordTally().summary,
            names: PseudonymTable().names(), audit: RedactionAudit())
        report.plans = packs.map {
            PlanCheck(TrackingPlan($0.catalogue), catalogue: $0.catalogue, neededInstalls: 1).summary()
        }
        return report
    }
}
