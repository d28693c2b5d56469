internal import EventModel
internal import Redaction

/// The attempts of one launch while it runs.
struct AttemptRun: Sendable {
    /// An open attempt: its start, its part, and the first end event since then for each duration rule.
    private struct Open: Sendable {
        var start: Int64?
        var part: PartKey?
        var firstEnds: [Int64?]
    }

    /// A succeeded attempt whose duration is not known yet.
    private struct Unfinished: Sendable {
        var start: Int64
        /// Which of the flow's rules.
        var rule: Int
        var part: PartKey?
        var durationPart: PartKey?
        var end: Int64?
        var cut: Int64?
    }

    private static let mostOpen = 64

    private(set) var figures = AttemptFigures()
    private var open: [Open] = []
    var openCount: Int { open.count }
    private var unfinished: Unfinished?
    /// Which of the flow's interruptions was announced.
    private var announced: Int?

    mutating func take(_ event: RedactedEvent, _ flow: AttemptFlow, now: Int64?) {
        if flow.timeoutNanoseconds != nil { timeOut(now, flow) }
        noteInterruption(event, flow)
        if let now, hasWaiting, let duration = flow.duration { note(event, now, duration) }
        // A start that is an outcome as well is an attempt that ends at once.
        if flow.start.match(event) { start(event, now, flow) }
        if let index = flow.cancel.firstMatch(event) {
            figures.cancelledByEvent += end(flow, flow.cancel[index], takesYoungest: false) { $0.cancelled += 1 }
        } else if let index = flow.aside.firstMatch(event) {
            _ = end(flow, flow.aside[index], takesYoungest: true, counting: nil)
        } else if let index = flow.failure.firstMatch(event) {
            _ = end(flow, flow.failure[index], takesYoungest: true) { $0.failed += 1 }
        } else if let index = flow.success.firstMatch(event) {
            succeed(event, now, flow, flow.success[index])
        }
    }

    /// Closes the launch's books; `last` is when its last event came.
    mutating func finish(_ flow: AttemptFlow, last: Int64?) {
        timeOut(last, flow)
        finishDuration(flow)
        interruptIfAnnounced()
        for attempt in open {
            figures.count(attempt.part) { counts in
                counts.pending += 1
                if flow.launchEnd == .cancelled { counts.pendingInLastLaunch += 1 }
            }
        }
        open = []
    }

    /// Ends the attempts that have waited for too long.
    private mutating func timeOut(_ now: Int64?, _ flow: AttemptFlow) {
        guard let timeout = flow.timeoutNanoseconds, !open.isEmpty else { return }
        open.removeAll { attempt in
            guard !isWithin(timeout, from: attempt.start, to: now) else { return false }
            figures.count(attempt.part) { $0.timedOut += 1 }
            return true
        }
    }

    /// Ends the open attempt when the step that was announced did not come, and notes what this event announces.
    private mutating func noteInterruption(_ event: RedactedEvent, _ flow: AttemptFlow) {
        guard !flow.interruptions.isEmpty else { return }
        if let announced, flow.interruptions[announced].followers.match(event) { self.announced = nil }
        interruptIfAnnounced()
        announced = open.isEmpty ? nil : flow.interruptions.firstIndex { $0.event.matches(event) }
    }

    private mutating func interruptIfAnnounced() {
        guard announced != nil, let attempt = open.popLast() else { return }
        announced = nil
        figures.count(attempt.part) { $0.interrupted += 1 }
    }

    private mutating func start(_ event: RedactedEvent, _ now: Int64?, _ flow: AttemptFlow) {
        let part = flow.by?.key(of: event)
        figures.count(part) { $0.started += 1 }
        finishDuration(flow)
        if flow.overlap == .supersede {
            for attempt in open { figures.count(attempt.part) { $0.cancelled += 1 } }
            open.removeAll(keepingCapacity: true)
        } else if open.count >= AttemptRun.mostOpen {
            figures.count(open.removeFirst().part) { $0.pending += 1 }
        }
        let ends = flow.duration.map { $0.rules.isEmpty ? [] : Array(repeating: Int64?.none, count: $0.rules.count) }
        open.append(Open(start: now, part: part, firstEnds: ends ?? []))
    }

    private mutating func succeed(_ event: RedactedEvent, _ now: Int64?, _ flow: AttemptFlow, _ matcher: EventMatcher) {
        let attempt = open.last
        let count = end(flow, matcher, takesYoungest: true) { $0.succeeded += 1 }
        guard count > 0, let duration = flow.duration, let attempt, let start = attempt.start, let now else { return }
        let durationPart = duration.by?.key(of: event)
        guard let index = duration.rules.firstIndex(where: { $0.success.matches(event) }) else {
            if duration.rules.isEmpty {
                figures.addDuration(now.saturatingDistance(from: start), part: attempt.part, durationPart: durationPart)
            }
            return
        }
        if duration.rules[index].ends.isEmpty {
            figures.addDuration(now.saturatingDistance(from: start), part: attempt.part, durationPart: durationPart)
        } else {
            finishDuration(flow)
            unfinished = Unfinished(
                start: start, rule: index, part: attempt.part, durationPart: durationPart, end: attempt.firstEnds[index]
            )
        }
    }

    /// Ends one attempt, or all that share an outcome, and counts each that counts; gives how many.
    private mutating func end(
        _ flow: AttemptFlow, _ matcher: EventMatcher, takesYoungest: Bool,
        counting change: ((inout AttemptCounts) -> Void)?
    ) -> Int {
        guard !open.isEmpty else {
            guard flow.countsUnstarted, !matcher.onlyWhileOpen else { return 0 }
            // Nobody knows where it started.
            guard let change else { return 1 }
            figures.count(flow.by.map { _ in PartKey.one(.absent) }) { counts in
                counts.unstarted += 1
                change(&counts)
            }
            return 1
        }
        if flow.overlap == .share {
            defer { open.removeAll(keepingCapacity: true) }
            if let change { for attempt in open { figures.count(attempt.part, change) } }
            return open.count
        }
        let attempt = open.remove(at: takesYoungest ? open.count - 1 : 0)
        if let change { figures.count(attempt.part, change) }
        return 1
    }

    /// An attempt waits for something that a duration rule names.
    private var hasWaiting: Bool { unfinished != nil || !(open.last?.firstEnds.isEmpty ?? true) }

    /// Notes the events that end or cut durations.
    private mutating func note(_ event: RedactedEvent, _ now: Int64, _ duration: AttemptFlow.Duration) {
        for index in duration.rules.indices where !open.isEmpty && duration.rules[index].ends.match(event) {
            for attempt in open.indices where open[attempt].firstEnds[index] == nil {
                open[attempt].firstEnds[index] = now
            }
        }
        guard let waiting = unfinished else { return }
        if waiting.end == nil, duration.rules[waiting.rule].ends.match(event) { unfinished?.end = now }
        if waiting.cut == nil, duration.rules[waiting.rule].until.match(event) { unfinished?.cut = now }
    }

    private mutating func finishDuration(_ flow: AttemptFlow) {
        guard let waiting = unfinished, let rule = flow.duration?.rules[waiting.rule] else { return }
        unfinished = nil
        let end = waiting.end.map { $0.saturatingSum(rule.plusNanoseconds) }
        guard let last = [end, waiting.cut].compactMap({ $0 }).min() else { return }
        figures.addDuration(
            last.saturatingDistance(from: waiting.start), part: waiting.part, durationPart: waiting.durationPart)
    }
}
