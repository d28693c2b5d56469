internal import Redaction

/// One attempt at a funnel, from its entry on: how far it came, and what could still carry it on.
///
/// Of all chains of events that reach a step only the one with the latest event is kept: whatever can continue another one
/// can continue that one, for windows end later from there, and an exclusion breaks all that wait for the same steps.
struct FunnelAttempt: Sendable {
    /// The last event of a chain.
    private struct End: Sendable {
        var instant: Int64?
        var number: Int
    }

    /// How many steps it took at most.
    private(set) var reached = 1
    /// For each step taken, the time from the entry to the first chain that reaches it.
    private(set) var times: [Int64?]
    /// The event behind the one that took it furthest, by name.
    private(set) var next: Public?
    /// The part that it is of, where attempts are broken down.
    let part: PartKey?
    private let entry: End
    private let held: [RedactedValue?]
    /// In order: for each step the latest end of a chain that reaches it.
    private var ends: [End?]
    /// In any order: the steps that the events so far fit, one entry for each event that took a step, and which of them
    /// takes which step.
    private var fits: [UInt32] = []
    private var takers: [Int?] = []
    private var isBroken = false
    private var isNextAwaited = true

    init(_ entry: FunnelMoment, _ flow: FunnelFlow) {
        self.entry = End(instant: entry.instant, number: entry.number)
        held = entry.held
        part = entry.part
        times = [0]
        ends = []
        if flow.order == .any {
            takers = Array(repeating: nil, count: flow.steps.count)
            _ = assign(entry.steps)
        } else {
            ends = [self.entry] + Array(repeating: nil, count: flow.steps.count - 1)
        }
    }

    func isComplete(_ flow: FunnelFlow) -> Bool { reached == flow.steps.count }

    /// Whether an event at `instant`, the `number`th of all, could carry it on.
    func isOpen(at instant: Int64?, number: Int, _ flow: FunnelFlow) -> Bool {
        guard !isBroken, !isComplete(flow), isWithin(flow.withinNanoseconds, from: entry.instant, to: instant) else {
            return false
        }
        if flow.order == .any { return true }
        return (1..<flow.steps.count).contains { step in
            ends[step - 1].map { follows($0, instant, number, flow, step) } ?? false
        }
    }

    mutating func noteNext(_ name: Public) {
        if isNextAwaited { next = name }
        isNextAwaited = false
    }

    /// Takes an event behind the entry.
    mutating func take(_ moment: FunnelMoment, _ flow: FunnelFlow) {
        isNextAwaited = false
        guard !isBroken, !isComplete(flow), moment.agrees(with: held),
            isWithin(flow.withinNanoseconds, from: entry.instant, to: moment.instant)
        else { return }
        if flow.order == .any { takeInAnyOrder(moment) } else { takeInOrder(moment, flow) }
    }

    private mutating func takeInOrder(_ moment: FunnelMoment, _ flow: FunnelFlow) {
        var isNew: UInt32 = 0
        // From the last step down, so that an event takes one step of a chain only.
        for step in (1..<flow.steps.count).reversed() where moment.steps & 1 << UInt32(step) != 0 {
            guard let end = ends[step - 1], follows(end, moment.instant, moment.number, flow, step) else { continue }
            ends[step] = End(instant: moment.instant, number: moment.number)
            isNew |= 1 << UInt32(step)
            if step == reached { reach(moment) }
        }
        for (index, exclusion) in flow.exclusions.enumerated() where moment.exclusions & 1 << UInt32(index) != 0 {
            for step in exclusion.after..<exclusion.before where isNew & 1 << UInt32(step) == 0 { ends[step] = nil }
        }
    }

    private func follows(_ end: End, _ instant: Int64?, _ number: Int, _ flow: FunnelFlow, _ step: Int) -> Bool {
        (flow.order != .strict || number == end.number + 1)
            && isWithin(flow.steps[step].withinNanoseconds, from: end.instant, to: instant)
    }

    private mutating func takeInAnyOrder(_ moment: FunnelMoment) {
        if assign(moment.steps) {
            reach(moment)
        } else if moment.exclusions != 0 {
            isBroken = true
        }
    }

    private mutating func reach(_ moment: FunnelMoment) {
        reached += 1
        let passed = entry.instant.flatMap { from in moment.instant.map { $0.subtractingReportingOverflow(from) } }
        times.append(passed.flatMap { $0.overflow || $0.partialValue < 0 ? nil : $0.partialValue })
        next = nil
        isNextAwaited = true
    }
}

extension FunnelAttempt {
    /// Finds a step for one more event, moving events that took steps before to others that they fit; false when there is
    /// none. An event without room now has none later either: those that have steps keep having them.
    private mutating func assign(_ steps: UInt32) -> Bool {
        guard steps != 0 else { return false }
        fits.append(steps)
        var tried: UInt32 = 0
        if find(fits.count - 1, &tried) { return true }
        fits.removeLast()
        return false
    }

    private mutating func find(_ event: Int, _ tried: inout UInt32) -> Bool {
        for step in takers.indices where fits[event] & ~tried & 1 << UInt32(step) != 0 {
            tried |= 1 << UInt32(step)
            if takers[step].map({ find($0, &tried) }) ?? true {
                takers[step] = event
                return true
            }
        }
        return false
    }
}
