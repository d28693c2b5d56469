internal import Redaction

/// How far the attempts of a funnel came.
struct FunnelCounts: Sendable {
    /// An attempt that is open when its launch is over.
    struct Open: Sendable {
        var reached: Int
        var next: Public?
    }

    /// For each step, how many attempts took it.
    private(set) var reached: [Int]
    /// For each step, how many attempts came that far and may still go on.
    private(set) var pending: [Int]
    /// For each step, the times from the entry.
    private(set) var times: [DistributionFigures]
    /// For each step, what attempts that went no further met next; nil is the end of the launch.
    private(set) var next: [TopTable<Public?>]
    /// The open attempt of the last launch; it is counted as pending.
    private(set) var open: Open?

    init(steps: Int) {
        reached = Array(repeating: 0, count: steps)
        pending = reached
        times = Array(repeating: DistributionFigures(), count: steps)
        next = Array(repeating: TopTable(), count: steps)
    }

    /// Counts an attempt that goes no further.
    mutating func close(_ attempt: FunnelAttempt) {
        count(attempt)
        if attempt.reached < reached.count { next[attempt.reached - 1].add(attempt.next) }
    }

    /// Counts an attempt that is open when the log ends.
    mutating func leaveOpen(_ attempt: FunnelAttempt) {
        count(attempt)
        pending[attempt.reached - 1] += 1
        open = Open(reached: attempt.reached, next: attempt.next)
    }

    /// Ends the attempt that was open, for a later launch began.
    mutating func closeOpen() {
        guard let open else { return }
        pending[open.reached - 1] -= 1
        next[open.reached - 1].add(open.next)
        self.open = nil
    }

    /// Adds other counts; the open attempt stays that of this side.
    mutating func add(_ other: FunnelCounts) {
        for step in reached.indices {
            reached[step] += other.reached[step]
            pending[step] += other.pending[step]
            times[step].append(other.times[step])
            next[step].append(other.next[step])
        }
    }

    /// Adds a later launch's counts.
    mutating func append(_ later: FunnelCounts) {
        closeOpen()
        add(later)
        open = later.open
    }

    private mutating func count(_ attempt: FunnelAttempt) {
        for step in 0..<attempt.reached {
            reached[step] += 1
            if let time = attempt.times[step] { times[step].add(time) }
        }
    }
}
