internal import Redaction

/// All figures of a stretch of launches: one launch, one capture, one install, or the whole run.
struct StretchFigures: Figures {
    private static let mostTraces = 60

    var launches = 0
    var partial = 0
    var forced = 0
    var excluded = 0
    var ledger = EventLedger()
    var counts: [CountFigures]
    var shares: [ShareFigures]
    var attempts: [AttemptFigures]
    var alternations: [AlternationFigures]
    var bests: [BestFigures]
    var errors: [ErrorFigures]
    var sequences: [SequenceFigures]
    var tables: [TableFigures]
    var intervals: [IntervalFigures]
    var distributions: [NumberFigures]
    var paths: [PathFigures]
    /// The first launches, to be drawn.
    var traces: [LaunchTrace] = []

    init(_ program: FlowProgram) {
        counts = program.counts.map { _ in CountFigures() }
        shares = program.shares.map { _ in ShareFigures() }
        attempts = program.attempts.map { _ in AttemptFigures() }
        alternations = program.alternations.map { AlternationFigures($0) }
        bests = program.bests.map { _ in BestFigures() }
        errors = program.errors.map { _ in ErrorFigures() }
        sequences = program.sequences.map { _ in SequenceFigures() }
        tables = program.tables.map { _ in TableFigures() }
        intervals = program.intervals.map { _ in IntervalFigures() }
        distributions = program.distributions.map { _ in NumberFigures() }
        paths = program.paths.map { _ in PathFigures() }
    }

    mutating func append(_ later: StretchFigures) {
        add(later)
        counts.append(figures: later.counts)
        shares.append(figures: later.shares)
        if later.launches > 0 { attempts.append(figures: later.attempts) }
        alternations.append(figures: later.alternations)
        bests.append(figures: later.bests)
        errors.append(figures: later.errors)
        sequences.append(figures: later.sequences)
        tables.append(figures: later.tables)
        intervals.append(figures: later.intervals)
        distributions.append(figures: later.distributions)
        paths.append(figures: later.paths)
    }

    mutating func join(_ other: StretchFigures) {
        add(other)
        counts.join(figures: other.counts)
        shares.join(figures: other.shares)
        attempts.join(figures: other.attempts)
        alternations.join(figures: other.alternations)
        bests.join(figures: other.bests)
        errors.join(figures: other.errors)
        sequences.join(figures: other.sequences)
        tables.join(figures: other.tables)
        intervals.join(figures: other.intervals)
        distributions.join(figures: other.distributions)
        paths.join(figures: other.paths)
    }

    private mutating func add(_ other: StretchFigures) {
        launches += other.launches
        partial += other.partial
        forced += other.forced
        excluded += other.excluded
        ledger.append(other.ledger)
        traces += other.traces.prefix(StretchFigures.mostTraces - traces.count)
    }
}
