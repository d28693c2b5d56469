internal import Redaction

/// The events of one unit, taken in order: which of them begin an attempt, and what becomes of attempts.
struct FunnelUnit: Sendable {
    private(set) var counts: FunnelParts
    private var attempt: FunnelAttempt?

    init(_ flow: FunnelFlow) {
        counts = FunnelParts(steps: flow.steps.count)
    }

    mutating func take(_ moment: FunnelMoment, _ flow: FunnelFlow) {
        switch flow.reentry {
        case .first:
            if attempt?.take(moment, flow) == nil { begin(moment, flow) }
        case .last:
            if flow.isEntry(moment) { begin(moment, flow) } else { attempt?.take(moment, flow) }
        case .all:
            attempt?.take(moment, flow)
            guard let open = attempt else { return begin(moment, flow) }
            guard !open.isOpen(at: moment.instant, number: moment.number + 1, flow) else { return }
            counts.close(open)
            attempt = nil
            // The event that completes an attempt begins none.
            if !open.isComplete(flow) { begin(moment, flow) }
        }
    }

    /// Says what came behind the moment that was taken last.
    mutating func noteNext(_ name: Public) {
        attempt?.noteNext(name)
    }

    /// Ends the unit. The attempt that is open is left open when the unit `mayGoOn`, as long as an event at `instant`, the
    /// `number`th, could carry it on.
    mutating func finish(at instant: Int64?, number: Int, mayGoOn: Bool, _ flow: FunnelFlow) {
        guard let last = attempt else { return }
        attempt = nil
        if mayGoOn, last.isOpen(at: instant, number: number, flow) {
            counts.leaveOpen(last)
        } else {
            counts.close(last)
        }
    }

    private mutating func begin(_ moment: FunnelMoment, _ flow: FunnelFlow) {
        if flow.isEntry(moment) { attempt = FunnelAttempt(moment, flow) }
    }
}
