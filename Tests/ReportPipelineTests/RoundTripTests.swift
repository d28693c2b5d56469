import Configuration
import Foundation
import ReportModel
import ReportPipeline
import SimulatedApps
import Testing

/// What the simulator writes, the report finds: each figure that the simulator counted itself, from lines that were
/// written and read again. The two share no code.
///
/// `CTREPORT_ROUND_TRIP_SEEDS` sets how many seeds are tried of each app in each style.
@Suite struct RoundTripTests {
    /// The styles that can be read, and what their lines say.
    static let styles: [RoundTripStyle] = [
        RoundTripStyle(.logCompact), RoundTripStyle(.logDefault), RoundTripStyle(.logSyslog), RoundTripStyle(.logJSON),
        RoundTripStyle(.logNDJSON), RoundTripStyle(.nslogConsole, hasSubsystem: false),
        RoundTripStyle(.relay, hasSubsystem: false, hasCategory: false),
        RoundTripStyle(.osTrace, hasSubsystem: false, hasCategory: false),
        RoundTripStyle(.swiftLog12, hasProcess: false, hasSubsystem: false, hasCategory: false),
        RoundTripStyle(.swiftLog13, hasProcess: false, hasCategory: false),
        RoundTripStyle(.swiftLog14, hasProcess: false), RoundTripStyle(.swiftLog16, hasProcess: false),
    ]

    static let cases: [RoundTripCase] = RoundTripApp.all.flatMap { app in
        styles.map { RoundTripCase(app: app, style: $0) }
    }

    static let seedCount = ProcessInfo.processInfo.environment["CTREPORT_ROUND_TRIP_SEEDS"].flatMap { Int($0) } ?? 6

    @Test(arguments: cases)
    func figuresAreThoseOfTheLedger(_ example: RoundTripCase) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ctreport-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("app.log").path
        var options = ReportOptions()
        options.packs = try Pack.builtIn()
        for seed in 1...UInt64(Self.seedCount) {
            let simulated = try example.simulate(seed: seed)
            try Data(simulated.bytes).write(to: URL(fileURLWithPath: path))
            let report = try ReportDocument(reading: try LogReport(captures: [path], options: options))
            let faults = try example.faults(of: report, simulated)
            #expect(faults == [], "\(example) seed \(seed)")
            if !faults.isEmpty { break }
        }
    }
}

/// A style, and what can be known from its lines.
struct RoundTripStyle: Sendable {
    let style: CaptureStyle
    /// Whether lines have a process id: otherwise launches cannot be told apart.
    let hasProcess: Bool
    /// Whether lines have a subsystem or label.
    let hasSubsystem: Bool
    /// Whether lines have a category or source.
    let hasCategory: Bool

    init(_ style: CaptureStyle, hasProcess: Bool = true, hasSubsystem: Bool = true, hasCategory: Bool = true) {
        self.style = style
        self.hasProcess = hasProcess
        self.hasSubsystem = hasSubsystem
        self.hasCategory = hasCategory
    }
}

/// An app, and which figure of a report each entry of its ledger must equal.
struct RoundTripApp: Sendable {
    let kind: SimulatedAppKind
    /// The app's id in a report.
    let id: String
    /// Whether its events are known by category, too.
    let needsCategory: Bool
    /// Whether reports tell its launches apart.
    let hasLaunches: Bool
    /// Outcomes of the ledger with the metrics that show them; several are added up.
    let outcomes: KeyValuePairs<String, [String]>
    /// Sequences of the ledger with the metrics that show them.
    let sequences: KeyValuePairs<String, String>

    /// Where lines have no subsystem, the process stands for it.
    func isFound(in style: RoundTripStyle) -> Bool {
        style.hasSubsystem ? style.hasCategory || !needsCategory : style.hasProcess
    }

    static let all = [
        RoundTripApp(
            kind: .counterTestApp, id: "countertestapp", needsCategory: true, hasLaunches: true,
            outcomes: [
                "splash.started": ["splash.started"], "splash.succeeded": ["splash.succeeded"],
                "splash.failed": ["splash.failed"], "splash.cancelled": ["splash.cancelled", "splash.pending"],
                "alternation.violations": ["routes.alternation.violations", "routes.alternation.explained"],
                "retries.tapped": ["navigation.retries.tapped"],
                "retries.succeeded": ["navigation.retries.succeeded"],
                "retries.failed": ["navigation.retries.failed"],
                "navigation.offline": ["navigation.errors.offline"],
                "navigation.general": ["navigation.errors.general"],
                "navigation.policy_102": ["navigation.errors.policy"],
                "navigation.process_terminated": ["navigation.errors.process_terminated"],
                "navigation.network_down": ["navigation.errors.network_down"],
                "navigation.cancelled": ["navigation.loads.cancelled"],
            ],
            sequences: ["routes": "routes.sequence", "best_scores": "counter.bests"]),
        RoundTripApp(
            kind: .fun, id: "fun", needsCategory: true, hasLaunches: true,
            outcomes: [
                "home.loads.started": ["home.loads.started"], "home.loads.finished": ["home.loads.finished"],
                "home.loads.failed": ["home.loads.failed"], "home.loads.cancelled": ["home.loads.cancelled"],
                "items.searches": ["items.searches"], "carousel.changes": ["carousel.changes"],
            ], sequences: [:]),
        RoundTripApp(
            kind: .orion, id: "orion", needsCategory: false, hasLaunches: false,
            outcomes: [
                "pages.pending": ["pages.pending"],
                "gestures{outcome=completed,side=left}": ["gestures{outcome=completed,side=left}"],
                "gestures{outcome=cancelled,side=left}": ["gestures{outcome=cancelled,side=left}"],
                "gestures{outcome=interrupted,side=left}": ["gestures{outcome=interrupted,side=left}"],
                "gestures{outcome=completed,side=right}": ["gestures{outcome=completed,side=right}"],
                "gestures{outcome=cancelled,side=right}": ["gestures{outcome=cancelled,side=right}"],
                "gestures{outcome=interrupted,side=right}": ["gestures{outcome=interrupted,side=right}"],
            ], sequences: [:]),
    ]
}

/// An app in a style.
struct RoundTripCase: Sendable, CustomStringConvertible {
    let app: RoundTripApp
    let style: RoundTripStyle

    var description: String { "\(app.kind.name) \(style.style.rawValue)" }

    /// A capture with what the simulator says of it.
    struct Simulated {
        var bytes: [UInt8]
        var ledger: Ledger
        /// Entries written, noise included.
        var entries: Int
        /// Processes that logged anything: of the others a capture knows nothing.
        var processes: Int
    }

    /// Every third seed has others' lines in between, every other one the footer of `log show`.
    func simulate(seed: UInt64) throws -> Simulated {
        var options = CaptureOptions()
        options.tool = seed % 2 == 0 ? .show : .stream
        options.utcOffsetMinutes = 180
        options.predicate = app.kind.predicate
        let writer = CaptureWriter(style: style.style, options: options)
        let source = NoiseSource(
            share: seed % 3 == 0 ? 0.4 : 0, style: style.style, seed: seed, install: 0, sink: writer)
        let witness = ProcessWitness(source)
        let run = try app.kind.populationRunner(parsing: app.kind.population.bytes, file: "population.yml")
        writer.begin()
        let outcome = run(0, 1 + Int(seed % 7), seed, 1_785_322_800_000_000_000, witness)
        writer.end()
        return Simulated(
            bytes: writer.bytes, ledger: outcome.ledger, entries: writer.entryCount,
            processes: witness.processes.count)
    }

    /// What the report says otherwise than the ledger.
    func faults(of report: ReportDocument, _ simulated: Simulated) throws -> [String] {
        let ledger = simulated.ledger
        var faults: [String] = []
        func compare<Value: Equatable>(_ name: String, _ expected: Value, _ found: Value) {
            if expected != found { faults.append("\(name): expected \(expected), found \(found)") }
        }
        // An array that holds nothing is no record, and no harm.
        if simulated.entries > 0 { compare("rejected lines", 0, report.lines.rejected) }
        compare("records", simulated.entries, report.lines.event + report.lines.other)
        guard app.isFound(in: style) else {
            compare("apps", [], report.apps.keys.sorted())
            return faults
        }
        guard let found = report.apps[app.id] else {
            compare("events", [:], ledger.events)
            return faults
        }
        compare("events", ledger.events, found.events.by_name.filter { $0.value > 0 })
        compare("unplanned events", [:], found.events.unplanned)
        if app.hasLaunches, style.hasProcess { compare("launches", simulated.processes, found.launches.total ?? -1) }
        guard style.hasProcess || !app.hasLaunches else { return faults }
        for (outcome, metrics) in app.outcomes {
            let sum = try metrics.reduce(0) { sum, metric in sum + (try found.count(metric)) }
            compare(outcome, ledger.outcomes[outcome, default: 0], sum)
        }
        for (sequence, metric) in app.sequences {
            let values = ledger.sequences[sequence, default: []]
            compare(metric + " total", values.count, try found.metric(metric).total ?? -1)
            let first = try found.sequence(metric).map { value in
                switch value {
                case .number(let number): String(number)
                case .text(let text): text
                }
            }
            compare(metric, Array(values.prefix(100)), first)
        }
        return faults
    }
}

/// Counts processes on the way to a sink.
private final class ProcessWitness: EntrySink {
    private(set) var processes: Set<Int32> = []
    private let sink: any EntrySink

    init(_ sink: any EntrySink) { self.sink = sink }

    func receive(_ entry: SimulatedEntry) {
        processes.insert(entry.processID)
        sink.receive(entry)
    }
}
