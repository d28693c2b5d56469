internal import EventModel
internal import Redaction

/// The attempts of one launch while it runs.
struct AttemptRun: Sendable {
    /// An open attempt: its start, and the first end event since then for each duration rule.
    private struct Open: Sendable {
        var start: Int64?
        var firstEnds: [Int64?]
    }

    /// A succeeded attempt whose duration is not known yet.
    private struct Unfinished: Sendable {
        var start: Int64
        var rule: AttemptFlow.Duration.Rule
        var part: RedactedValue?
        var end: Int64?
        var cut: Int64?
    }

    private static let mostOpen = 64

    var figures = AttemptFigures()
    private var open: [Open] = []
    private var unfinished: Unfinished?
    private var announced: AttemptFlow.Interruption?

    mutating func take(_ event: RedactedEvent, _ flow: AttemptFlow) {
        let now = event.origin.time?.instantNanoseconds
        noteInterruption(event, flow)
        note(event, now, flow)
        // A start that is an outcome as well is an attempt that ends at once.
        if flow.start.contains(where: { $0.matches(event) }) { start(now, flow) }
        if let matcher = flow.cancel.first(where: { $0.matches(event) }) {
            let count = end(flow, matcher, takesYoungest: false)
            figures.cancelled += count
            figures.cancelledByEvent += count
        } else if let matcher = flow.aside.first(where: { $0.matches(event) }) {
            _ = end(flow, matcher, takesYoungest: true)
        } else if let matcher = flow.failure.first(where: { $0.matches(event) }) {
            figures.failed += end(flow, matcher, takesYoungest: true)
        } else if let matcher = flow.success.first(where: { $0.matches(event) }) {
            succeed(event, now, flow, matcher)
        }
    }

    /// Closes the launch's books.
    mutating func finish(_ flow: AttemptFlow) -> AttemptFigures {
        finishDuration()
        interruptIfAnnounced()
        figures.pending += open.count
        if flow.launchEnd == .cancelled { figures.pendingInLastLaunch = open.count }
        open = []
        return figures
    }

    /// Ends the open attempt when the step that was announced did not come, and notes what this event announces.
    private mutating func noteInterruption(_ event: RedactedEvent, _ flow: AttemptFlow) {
        if let announced, announced.followers.contains(where: { $0.matches(event) }) { self.announced = nil }
        interruptIfAnnounced()
        announced = open.isEmpty ? nil : flow.interruptions.first { $0.event.matches(event) }
    }

    private mutating func interruptIfAnnounced() {
        guard announced != nil, !open.isEmpty else { return }
        announced = nil
        open.removeLast()
        figures.interrupted += 1
    }

    private mutating func start(_ now: Int64?, _ flow: AttemptFlow) {
        figures.started += 1
        finishDuration()
        if flow.overlap == .supersede {
            figures.cancelled += open.count
            open = []
        } else if open.count >= AttemptRun.mostOpen {
            open.removeFirst()
            figures.pending += 1
        }
        open.append(Open(start: now, firstEnds: Array(repeating: nil, count: flow.duration?.rules.count ?? 0)))
    }

    private mutating func succeed(_ event: RedactedEvent, _ now: Int64?, _ flow: AttemptFlow, _ matcher: EventMatcher) {
        let attempt = open.last
        let count = end(flow, matcher, takesYoungest: true)
        figures.succeeded += count
        guard count > 0, let duration = flow.duration, let attempt, let start = attempt.start, let now else { return }
        let part = duration.by.flatMap { $0.parameter.value(in: event) }
        guard let index = duration.rules.firstIndex(where: { $0.success.matches(event) }) else {
            if duration.rules.isEmpty { figures.addDuration(now - start, part: part) }
            return
        }
        let rule = duration.rules[index]
        if rule.ends.isEmpty {
            figures.addDuration(now - start, part: part)
        } else {
            finishDuration()
            unfinished = Unfinished(start: start, rule: rule, part: part, end: attempt.firstEnds[index])
        }
    }

    /// Ends one attempt, or all that share an outcome; says how many outcomes count.
    private mutating func end(_ flow: AttemptFlow, _ matcher: EventMatcher, takesYoungest: Bool) -> Int {
        guard !open.isEmpty else { return flow.countsUnstarted && !matcher.onlyWhileOpen ? 1 : 0 }
        if flow.overlap == .share {
            defer { open = [] }
            return open.count
        }
        open.remove(at: takesYoungest ? open.count - 1 : 0)
        return 1
    }

    /// Notes the events that end or cut durations.
    private mutating func note(_ event: RedactedEvent, _ now: Int64?, _ flow: AttemptFlow) {
        guard let now, let duration = flow.duration else { return }
        for (index, rule) in duration.rules.enumerated() where rule.ends.contains(where: { $0.matches(event) }) {
            for attempt in open.indices where open[attempt].firstEnds[index] == nil {
                open[attempt].firstEnds[index] = now
            }
        }
        guard let waiting = unfinished else { return }
        if waiting.end == nil, waiting.rule.ends.contains(where: { $0.matches(event) }) { unfinished?.end = now }
        if waiting.cut == nil, waiting.rule.until.contains(where: { $0.matches(event) }) { unfinished?.cut = now }
    }

    private mutating func finishDuration() {
        guard let waiting = unfinished else { return }
        unfinished = nil
        let end = waiting.end.map { $0 + waiting.rule.plusNanoseconds }
        guard let last = [end, waiting.cut].compactMap({ $0 }).min() else { return }
        figures.addDuration(last - waiting.start, part: waiting.part)
    }
}
