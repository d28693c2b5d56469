internal import EventModel
internal import Flows
internal import Redaction

/// One app's way from events behind the gate to figures: in order of their times, captures that are read as one brought together.
struct EventCounter: Sendable {
    private(set) var order = EventOrder()
    /// Brings events of several captures together; nil for a capture by itself.
    var merge: EventMerge?
    var aggregator: FlowAggregator
    /// The contents that came from another thread, by their numbers.
    private var contents: [EventContent?] = []

    init(_ aggregator: FlowAggregator) {
        self.aggregator = aggregator
    }

    mutating func add(_ event: RedactedEvent) {
        order.add(event) { EventCounter.give($0, &merge, &aggregator) }
    }

    /// Nothing that comes later in the capture goes before what came so far.
    mutating func flush() {
        order.flush { EventCounter.give($0, &merge, &aggregator) }
    }

    /// Begins a capture.
    mutating func begin() {
        order = EventOrder()
        merge?.begin()
    }

    /// Ends the last capture.
    mutating func finish() {
        merge?.flush { aggregator.add($0) }
    }

    /// Keeps a content that has a number.
    mutating func keep(_ content: EventContent) {
        guard let number = content.number else { return }
        while contents.count <= number { contents.append(nil) }
        contents[number] = content
    }

    /// Adds an event whose content was kept.
    mutating func add(kept number: Int, at origin: EventOrigin) {
        if let content = contents[number] { add(RedactedEvent(content, at: origin)) }
    }

    private static func give(
        _ event: RedactedEvent, _ merge: inout EventMerge?, _ aggregator: inout FlowAggregator
    ) {
        if merge?.add(event, give: { aggregator.add($0) }) == nil { aggregator.add(event) }
    }
}
