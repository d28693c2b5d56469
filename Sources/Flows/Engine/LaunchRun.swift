internal import EventModel
internal import Redaction

/// One launch while it runs. Its figures count only when it is over, so that a whole launch can be left out.
struct LaunchRun: Sendable {
    let isWhole: Bool
    private(set) var isForced = false

    private let compiled: CompiledProgram
    /// The launch's own events, kept apart only where the whole launch may be left out.
    private var ledger = EventLedger()
    private var counts: [CountFigures]
    private var shares: [ShareFigures]
    private var attempts: [AttemptRun]
    private var alternationValues: [[RedactedEvent]]
    private var bests: [BestRun]
    private var errors: [ErrorRun]
    private var sequences: [SequenceFigures]
    private var tables: [TableFigures]
    private var intervals: [IntervalRun]
    private var distributions: [NumberFigures]
    private var paths: [PathFigures]
    private var trace: LaunchTrace
    private var forcedStart: Int64?
    private var number = 0

    init(_ compiled: CompiledProgram, first: RedactedEvent, isWhole: Bool) {
        let program = compiled.program
        self.compiled = compiled
        self.isWhole = isWhole
        counts = program.counts.map { _ in CountFigures() }
        shares = program.shares.map { _ in ShareFigures() }
        attempts = program.attempts.map { _ in AttemptRun() }
        alternationValues = program.alternations.map { _ in [] }
        bests = program.bests.map { _ in BestRun() }
        errors = program.errors.map { _ in ErrorRun() }
        sequences = program.sequences.map { _ in SequenceFigures() }
        tables = program.tables.map { _ in TableFigures() }
        intervals = program.intervals.map { _ in IntervalRun() }
        distributions = program.distributions.map { _ in NumberFigures() }
        paths = program.paths.map { _ in PathFigures() }
        trace = LaunchTrace(origin: first.origin)
    }

    mutating func take(_ event: RedactedEvent) {
        number += 1
        trace.take(event, compiled.mark(for: event))
        if compiled.excludesForced { ledger.take(event) }
        guard let planned = event.planned else { return }
        noteForced(event)
        for listener in compiled.listeners[planned] { take(event, listener, compiled.program) }
    }

    private mutating func take(_ event: RedactedEvent, _ listener: Listeners.Listener, _ program: FlowProgram) {
        let index = listener.index
        switch listener.kind {
        case .count: counts[index].take(event, program.counts[index])
        case .share: shares[index].take(event, program.shares[index])
        case .attempt:
            if isWhole || !program.attempts[index].needsWholeLaunch {
                attempts[index].take(event, program.attempts[index])
            }
        case .alternation:
            if isWhole { alternationValues[index].append(event) }
        case .best: bests[index].take(event, number: number, program.bests[index], isWhole: isWhole)
        case .error: errors[index].take(event, program.errors[index])
        case .sequence: sequences[index].take(event, program.sequences[index])
        case .table: tables[index].take(event, program.tables[index])
        case .interval: intervals[index].take(event, program.intervals[index])
        case .distribution: distributions[index].take(event, program.distributions[index])
        case .path: paths[index].take(event, program.paths[index])
        }
    }

    private mutating func noteForced(_ event: RedactedEvent) {
        guard let rule = compiled.program.forcedLaunch, isWhole, let now = event.origin.time?.instantNanoseconds else {
            return
        }
        if rule.start.matches(event) { forcedStart = now }
        if rule.end.matches(event), let start = forcedStart {
            isForced = isForced || (now >= start && now - start < rule.belowNanoseconds)
            forcedStart = nil
        }
    }

    /// Closes the books.
    mutating func finish() -> StretchFigures {
        let program = compiled.program
        var figures = StretchFigures(program)
        figures.launches = 1
        figures.partial = isWhole ? 0 : 1
        figures.forced = isForced ? 1 : 0
        figures.ledger = ledger
        figures.counts = counts
        figures.shares = shares
        figures.sequences = sequences
        figures.tables = tables
        figures.distributions = distributions
        figures.paths = paths
        trace.isWhole = isWhole
        trace.isForced = isForced
        trace.eventCount = number
        figures.traces = [trace]
        for index in attempts.indices { figures.attempts[index] = attempts[index].finish(program.attempts[index]) }
        for index in bests.indices { figures.bests[index] = bests[index].finish(count: number) }
        figures.errors = errors.map(\.figures)
        for index in intervals.indices {
            figures.intervals[index] = intervals[index].finish(lastEvent: trace.lastInstant)
        }
        for index in figures.alternations.indices { addAlternation(index, to: &figures) }
        return figures
    }

    private func addAlternation(_ index: Int, to figures: inout StretchFigures) {
        if !isWhole { return figures.alternations[index].addBreak() }
        if isForced { return }
        let values = alternationValues[index]
        values.forEach { figures.alternations[index].addValue($0) }
        let explaining =
            compiled.program.alternations[index].explainedBy.map { figures.attempts[$0].cancelledByEvent } ?? 0
        if values.isEmpty, explaining > 0 { figures.alternations[index].addExplanation() }
    }
}
