internal import Redaction

/// How many attempts came to which end.
struct AttemptCounts: Sendable {
    var started = 0
    /// Outcomes whose start was not seen; each is an attempt too.
    var unstarted = 0
    var succeeded = 0
    var failed = 0
    var cancelled = 0
    var interrupted = 0
    var timedOut = 0
    /// Open when their launch was over or the stretch ended.
    var pending = 0
    /// Those of them that a later launch of the install cancels.
    var pendingInLastLaunch = 0
    var durations = DistributionFigures()

    /// Succeeded, of those that are not pending.
    var decided: Share { Share(k: succeeded, n: started + unstarted - pending) }
    /// Those that went wrong, of these and succeeded.
    var ended: Share { Share(k: failed + timedOut, n: failed + timedOut + succeeded) }

    mutating func add(_ other: AttemptCounts) {
        started += other.started
        unstarted += other.unstarted
        succeeded += other.succeeded
        failed += other.failed
        cancelled += other.cancelled
        interrupted += other.interrupted
        timedOut += other.timedOut
        pending += other.pending
        pendingInLastLaunch += other.pendingInLastLaunch
        durations.append(other.durations)
    }

    mutating func cancelPending() {
        cancelled += pendingInLastLaunch
        pending -= pendingInLastLaunch
        pendingInLastLaunch = 0
    }
}

/// What became of a stretch's attempts.
struct AttemptFigures: Figures {
    private(set) var all = AttemptCounts()
    private(set) var parts = PartTable<AttemptCounts>()
    /// Attempts that an event cancelled, not the end of a launch.
    var cancelledByEvent = 0
    /// The stretch has launches, so attempts that were open before it are over.
    var hasLaunches = false
    private(set) var durationParts = PartTable<DistributionFigures>()

    /// Counts something of an attempt, in all and in its part.
    mutating func count(_ part: PartKey?, _ change: (inout AttemptCounts) -> Void) {
        change(&all)
        if let part { parts.update(part, from: AttemptCounts(), change) }
    }

    /// Says that a launch began: attempts of the one before are over.
    mutating func beginLaunch() {
        hasLaunches = true
        // Each part's attempts are among all.
        guard all.pendingInLastLaunch > 0 else { return }
        all.cancelPending()
        parts.changeAll { $0.cancelPending() }
    }

    mutating func append(_ later: AttemptFigures) {
        if later.hasLaunches { beginLaunch() }
        join(later)
    }

    mutating func join(_ other: AttemptFigures) {
        all.add(other.all)
        parts.merge(other.parts, from: AttemptCounts()) { $0.add($1) }
        cancelledByEvent += other.cancelledByEvent
        hasLaunches = hasLaunches || other.hasLaunches
        durationParts.merge(other.durationParts, from: DistributionFigures()) { $0.append($1) }
    }

    mutating func addDuration(_ nanoseconds: Int64, part: PartKey?, durationPart: PartKey?) {
        guard nanoseconds >= 0 else { return }
        count(part) { $0.durations.add(nanoseconds) }
        if let durationPart { durationParts.update(durationPart, from: DistributionFigures()) { $0.add(nanoseconds) } }
    }
}
