internal import EventModel
internal import Flows
internal import LogIngest
internal import Redaction

/// Counts the events of all apps: at once, or, where there is a thread to spare, on that while the capture is read on.
struct EventCounting: Sendable {
    /// So many events of a capture are counted at once: a thread is worth its while for more only.
    private static let mostAlone = 4096

    /// Those of the apps in order; while there is a thread it has them.
    private var counters: [EventCounter]
    private let hasPartner: Bool
    private var thread: BatchThread<[EventCounter], EventBatch>?
    private var batch = EventBatch()
    private var countedAlone = 0
    /// For each app, by number, whether the counters have a content.
    private var sent: [[Bool]]

    /// A count of events into these figures, those of each app. `overlap` says what the captures have in common, if they are several.
    init(_ figures: [FlowAggregator], _ overlap: CaptureOverlap?, hasPartner: Bool) {
        self.hasPartner = hasPartner
        counters = figures.map { EventCounter($0) }
        sent = figures.map { _ in [] }
        guard let overlap else { return }
        for index in counters.indices { counters[index].merge = EventMerge(overlap) }
    }

    /// Events of the capture that came before one of an earlier time. Known when it has ended.
    var moved: Int { counters.reduce(0) { $0 + $1.order.moved } }

    /// Begins a capture.
    mutating func begin() {
        for index in counters.indices { counters[index].begin() }
        countedAlone = 0
    }

    mutating func add(_ content: EventContent, app: Int, at origin: EventOrigin) {
        if isAlone() {
            counters[app].add(RedactedEvent(content, at: origin))
        } else {
            send(content, app: app, at: origin)
        }
    }

    /// Adds an event that says what was decided.
    mutating func add(_ decision: EventDecision, app: Int, at origin: EventOrigin) {
        if isAlone() {
            counters[app].add(RedactedEvent(decision.content, at: origin))
        } else if let number = decision.number, number < sent[app].count, sent[app][number] {
            batch.add(kept: number, app: app, at: origin)
            sendIfFull()
        } else {
            send(decision.content, app: app, at: origin)
        }
    }

    /// Nothing that comes later in the capture goes before what came so far.
    mutating func flush() {
        for app in sent.indices {
            if thread == nil { counters[app].flush() } else { batch.addFlush(app: app) }
        }
    }

    /// Ends a capture.
    mutating func end() {
        flush()
        guard let thread else { return }
        thread.send(batch)
        batch = EventBatch()
        counters = thread.finish()
        self.thread = nil
    }

    /// Ends the last capture; the answer is the figures of each app.
    mutating func finish() -> [FlowAggregator] {
        for index in counters.indices { counters[index].finish() }
        return counters.map(\.aggregator)
    }

    /// Whether an event is to be counted here.
    private mutating func isAlone() -> Bool {
        guard thread == nil else { return false }
        countedAlone += 1
        guard hasPartner, countedAlone > EventCounting.mostAlone else { return true }
        thread = BatchThread("counting", counters) { $1.give(to: &$0) }
        counters = []
        return false
    }

    private mutating func send(_ content: EventContent, app: Int, at origin: EventOrigin) {
        batch.add(content, app: app, at: origin)
        if let number = content.number {
            while sent[app].count <= number { sent[app].append(false) }
            sent[app][number] = true
        }
        sendIfFull()
    }

    private mutating func sendIfFull() {
        guard batch.isFull else { return }
        thread?.send(batch)
        batch = EventBatch()
    }
}
