internal import Diagnostics
internal import EventModel
internal import SimulatedApps

/// One capture of a simulated app, before it is written: what runs, and how its lines look.
struct SimulatedCapture: Sendable {
    /// What a run made.
    struct Outcome: Sendable {
        var ledger: Ledger
        var failures: [Diagnostic] = []
        /// Why nothing of it can be used, if so.
        var fault: Diagnostic?
    }

    let style: CaptureStyle
    let options: CaptureOptions
    let noiseShare: Double
    let seed: UInt64
    let install: Int
    let run: @Sendable (any EntrySink) -> Outcome

    /// A writer for it.
    func writer() -> CaptureWriter { CaptureWriter(style: style, options: options) }

    /// Runs it; noise stands between the app and `sink`.
    func run(into sink: any EntrySink) -> Outcome {
        guard noiseShare > 0 else { return run(sink) }
        return run(NoiseSource(share: noiseShare, style: style, seed: seed, install: install, sink: sink))
    }
}

extension SimulatedCapture {
    /// When populations begin unless told otherwise.
    static let usualStart: StaticString = "2026-07-01T08:00:00Z"

    /// The capture of one install of a call, whose parts were read before.
    init(_ options: SimulateOptions, of app: SimulatedAppKind, part: SimulatedPart, install: Int) {
        style = options.style ?? app.usualStyle
        seed = options.seed
        self.install = install
        noiseShare = Double(options.noisePercent) / 100
        let start = options.start ?? part.start
        var capture = CaptureOptions()
        capture.tool = options.tool
        capture.utcOffsetMinutes = options.utcOffsetMinutes ?? Int(start.utcOffsetSeconds ?? 0) / 60
        // With lines of others, nothing was asked for.
        capture.predicate = options.noisePercent > 0 ? nil : app.predicate
        self.options = capture
        let (seed, launches) = (options.seed, options.launches)
        switch part {
        case .script(let script):
            let instant = options.start?.instantNanoseconds
            run = { sink in
                let outcome = script.run(seed, instant, sink)
                return Outcome(ledger: outcome.ledger, failures: outcome.failures, fault: outcome.fault)
            }
        case .population(let population):
            let instant = start.instantNanoseconds + Self.delay(of: install, seed: seed)
            run = { sink in
                let outcome = population(install, launches, seed, instant, sink)
                return Outcome(ledger: outcome.ledger, fault: outcome.fault)
            }
        }
    }
}

extension SimulatedCapture {
    private static let week: Int64 = 604_800_000_000_000

    /// How long after the start an install is launched first: the first one at once, the others within a week.
    private static func delay(of install: Int, seed: UInt64) -> Int64 {
        guard install > 0 else { return 0 }
        // Streams of apps count from 1, those of noise from the end.
        var generator = SeededGenerator(seed: seed, stream: 1 << 63 + UInt64(install))
        return generator.duration(in: 0...week)
    }
}

/// What is run: a script, or people.
enum SimulatedPart: Sendable {
    case script(SimulatedAppKind.Script)
    case population(SimulatedAppKind.PopulationRunner)

    /// When it begins unless told otherwise.
    var start: Timestamp {
        switch self {
        case .script(let script): script.start
        case .population:
            Timestamp(scenarioTime: "\(SimulatedCapture.usualStart)")
                ?? Timestamp(civilNanoseconds: 0, utcOffsetSeconds: 0)
        }
    }
}
