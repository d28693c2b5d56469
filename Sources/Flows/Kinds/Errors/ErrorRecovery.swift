internal import EventModel
internal import Redaction

/// What became of errors.
struct RecoveryCounts: Sendable {
    /// Those that a success followed, and those that none did or will.
    var recovered = 0
    var lost = 0
    /// Open when their launch was over; a later launch of the install ends them.
    var pending = 0

    /// The recovered, of those that are not pending.
    var share: Share { Share(k: recovered, n: recovered + lost) }

    mutating func add(_ other: RecoveryCounts) {
        recovered += other.recovered
        lost += other.lost
        pending += other.pending
    }

    mutating func losePending() {
        lost += pending
        pending = 0
    }
}

/// The errors of a stretch that a success did or did not follow.
struct RecoveryFigures: Figures {
    private(set) var all = RecoveryCounts()
    /// By class; classes are as many as the definition has.
    private(set) var classes: [Public: RecoveryCounts] = [:]
    /// Times from an error to its success.
    private(set) var times = DistributionFigures()
    /// Errors without a known value of what they are held by, and those for which a launch had no room.
    var unjudged = 0
    /// The stretch has launches, so errors that were open before it are over.
    private(set) var hasLaunches = false

    mutating func count(_ errorClass: Public, _ change: (inout RecoveryCounts) -> Void) {
        change(&all)
        change(&classes[errorClass, default: RecoveryCounts()])
    }

    mutating func addTime(from error: Int64?, to success: Int64?) {
        guard let error, let success else { return }
        let (length, overflow) = success.subtractingReportingOverflow(error)
        if !overflow, length >= 0 { times.add(length) }
    }

    /// Says that a launch began: what was open before it is over.
    mutating func beginLaunch() {
        hasLaunches = true
        guard all.pending > 0 else { return }
        all.losePending()
        for index in classes.values.indices { classes.values[index].losePending() }
    }

    mutating func append(_ later: RecoveryFigures) {
        if later.hasLaunches { beginLaunch() }
        join(later)
    }

    mutating func join(_ other: RecoveryFigures) {
        all.add(other.all)
        for (name, counts) in other.classes { classes[name, default: RecoveryCounts()].add(counts) }
        times.append(other.times)
        unjudged += other.unjudged
        hasLaunches = hasLaunches || other.hasLaunches
    }
}

/// The errors of one launch that wait for a success, bounded.
struct RecoveryRun: Sendable {
    private struct Open: Sendable {
        var errorClass: Public
        var instant: Int64?
    }

    private static let mostWaiting = 1000

    private(set) var waitingCount = 0
    /// By the held values.
    private var waiting: [PartKey: [Open]] = [:]
    private var session = 0
    /// When those whose time is over were last looked for.
    private var swept: Int64?

    /// Takes an event that may be a success.
    mutating func take(
        _ event: RedactedEvent, _ rule: ErrorFlow.Recovery, at place: LaunchPlace, _ figures: inout RecoveryFigures
    ) {
        if rule.scope == .session, place.session != session {
            session = place.session
            loseAll(&figures)
        }
        guard waitingCount > 0, rule.success.match(event), let key = key(of: event, rule),
            let open = waiting.removeValue(forKey: key)
        else { return }
        waitingCount -= open.count
        for error in open {
            let isInTime = isWithin(rule.withinNanoseconds, from: error.instant, to: place.instant)
            figures.count(error.errorClass) { if isInTime { $0.recovered += 1 } else { $0.lost += 1 } }
            if isInTime { figures.addTime(from: error.instant, to: place.instant) }
        }
    }

    /// Takes an error that begins to wait.
    mutating func open(
        _ event: RedactedEvent, _ errorClass: Public, _ rule: ErrorFlow.Recovery, at place: LaunchPlace,
        _ figures: inout RecoveryFigures
    ) {
        if waitingCount >= RecoveryRun.mostWaiting { sweep(rule, at: place.instant, &figures) }
        guard waitingCount < RecoveryRun.mostWaiting, let key = key(of: event, rule) else {
            figures.unjudged += 1
            return
        }
        waiting[key, default: []].append(Open(errorClass: errorClass, instant: place.instant))
        waitingCount += 1
    }

    /// Ends the launch: what can still recover is pending.
    mutating func finish(_ rule: ErrorFlow.Recovery, last: Int64?, _ figures: inout RecoveryFigures) {
        for error in waiting.values.joined() {
            let mayRecover = isWithin(rule.withinNanoseconds, from: error.instant, to: last)
            figures.count(error.errorClass) { if mayRecover { $0.pending += 1 } else { $0.lost += 1 } }
        }
        (waiting, waitingCount) = ([:], 0)
    }

    /// The held values, or nil when one is not known: what is not known agrees with nothing.
    private func key(of event: RedactedEvent, _ rule: ErrorFlow.Recovery) -> PartKey? {
        guard let hold = rule.hold else { return .several([]) }
        let key = hold.key(of: event)
        return key.isKnown ? key : nil
    }

    private mutating func loseAll(_ figures: inout RecoveryFigures) {
        guard waitingCount > 0 else { return }
        for error in waiting.values.joined() { figures.count(error.errorClass) { $0.lost += 1 } }
        (waiting, waitingCount) = ([:], 0)
    }

    /// Makes room: those whose time is over are lost. Looked for once in the time that an error has, so that a flood of
    /// errors costs no more than each of them.
    private mutating func sweep(_ rule: ErrorFlow.Recovery, at now: Int64?, _ figures: inout RecoveryFigures) {
        guard let limit = rule.withinNanoseconds, let now else { return }
        if let swept, isWithin(limit, from: swept, to: now) { return }
        swept = now
        for (key, errors) in waiting {
            let kept = errors.filter { isWithin(limit, from: $0.instant, to: now) }
            for error in errors where !isWithin(limit, from: error.instant, to: now) {
                figures.count(error.errorClass) { $0.lost += 1 }
            }
            waitingCount -= errors.count - kept.count
            waiting[key] = kept.isEmpty ? nil : kept
        }
    }
}
