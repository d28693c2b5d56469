internal import EventModel
internal import Redaction

/// Events on their way to the thread that counts them. A content that has a number goes once and is a number from then on, so that
/// the two threads share no reference but for a moment.
struct EventBatch: Sendable {
    private struct Step: Sendable {
        /// What the step says in place of the number of a content that was sent before.
        enum Content: Sendable {
            case kept(Int)
            /// The next one of `contents`.
            case next
            /// No event: nothing that comes later goes before what came so far.
            case flush
        }

        var app: Int
        var content: Content
        var origin: EventOrigin
    }

    /// How many steps are sent at once.
    private static let size = 512

    private var steps: [Step] = []
    private var contents: [EventContent] = []

    /// Whether there is enough in it to be sent.
    var isFull: Bool { steps.count >= EventBatch.size }
    var isEmpty: Bool { steps.isEmpty }

    init() {
        steps.reserveCapacity(EventBatch.size)
    }

    mutating func add(_ content: EventContent, app: Int, at origin: EventOrigin) {
        contents.append(content)
        steps.append(Step(app: app, content: .next, origin: origin))
    }

    mutating func add(kept number: Int, app: Int, at origin: EventOrigin) {
        steps.append(Step(app: app, content: .kept(number), origin: origin))
    }

    mutating func addFlush(app: Int) {
        let nowhere = EventOrigin(capture: 0, install: 0, line: 0, process: 0, processID: nil, time: nil)
        steps.append(Step(app: app, content: .flush, origin: nowhere))
    }

    /// Gives everything to the counters of the apps, in order.
    func give(to counters: inout [EventCounter]) {
        var next = 0
        for step in steps {
            switch step.content {
            case .kept(let number): counters[step.app].add(kept: number, at: step.origin)
            case .next:
                counters[step.app].keep(contents[next])
                counters[step.app].add(RedactedEvent(contents[next], at: step.origin))
                next += 1
            case .flush: counters[step.app].flush()
            }
        }
    }
}
