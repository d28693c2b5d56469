internal import Redaction

/// How far the attempts of a funnel came, in all and in each part.
struct FunnelParts: Sendable {
    private(set) var all: FunnelCounts
    private(set) var parts = PartTable<FunnelCounts>()
    private let empty: FunnelCounts

    init(steps: Int) {
        empty = FunnelCounts(steps: steps)
        all = empty
    }

    /// Counts an attempt that goes no further.
    mutating func close(_ attempt: FunnelAttempt) {
        count(attempt.part) { $0.close(attempt) }
    }

    /// Counts an attempt that is open when the log ends.
    mutating func leaveOpen(_ attempt: FunnelAttempt) {
        count(attempt.part) { $0.leaveOpen(attempt) }
    }

    /// Ends the attempt that was open, for a later launch began.
    mutating func closeOpen() {
        // That of a part is among all.
        guard all.open != nil else { return }
        all.closeOpen()
        parts.changeAll { $0.closeOpen() }
    }

    /// Adds other counts; the open attempt stays that of this side.
    mutating func add(_ other: FunnelParts) {
        all.add(other.all)
        parts.merge(other.parts, from: empty) { $0.add($1) }
    }

    /// Adds a later launch's counts.
    mutating func append(_ later: FunnelParts) {
        closeOpen()
        all.append(later.all)
        parts.merge(later.parts, from: empty) { $0.append($1) }
    }

    private mutating func count(_ part: PartKey?, _ change: (inout FunnelCounts) -> Void) {
        change(&all)
        if let part { parts.update(part, from: empty, change) }
    }
}
