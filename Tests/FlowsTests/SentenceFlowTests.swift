import Flows
import Redaction
import Testing

/// The flow kinds that the packs of Fun and Orion use, with a small pack of their own.
@Suite struct SentenceFlowTests {
    static let gate = Result { try Gate(tiny: pack) }

    static let pack = """
        events:
          started: {}
          searched: { hits: number, text: text, topic: { enum: [news, sport] } }
          tab: { index: number }
          link: { index: number }
          began: {}
          instant: {}
          announced: {}
          step: {}
          noise: {}
          ended: { outcome: { enum: [done, dropped, skipped, broken] } }
        launch: { marker: started }
        flows:
          - { id: hits, kind: distribution, events: searched, value: searched.hits, unit: hits }
          - { id: hits.changed, kind: distribution, events: searched, change: searched.text, value: searched.hits, unit: hits }
          - id: hits.new
            kind: distribution
            events: { event: searched, length: { text: 2 } }
            change: { of: searched.text, first: true }
            value: searched.hits
            unit: hits
          - { id: changes, kind: count, events: searched, change: searched.text }
          - { id: changes.first, kind: count, events: searched, change: { of: searched.text, first: true } }
          - id: empty
            kind: share
            of: { event: searched, length: { text: 2 } }
            success: { event: searched, where: { hits: 0 } }
            change: { of: searched.text, first: true }
          - { id: texts.0, kind: count, events: { event: searched, length: { text: 0 } } }
          - { id: texts.1, kind: count, events: { event: searched, length: { text: 1 } } }
          - { id: texts.2, kind: count, events: { event: searched, length: { text: 2 } } }
          - { id: texts.10, kind: count, events: { event: searched, length: { text: 10 } } }
          - { id: texts.50, kind: count, events: { event: searched, length: { text: 50 } } }
          - { id: topics, kind: count, events: searched, by: topic }
          - { id: taps, kind: count, events: [tab, link], parts: { place: { bar: tab, page: link } } }
          - { id: firsts, kind: count, events: tab, parts: { place: { zero: { event: tab, where: { index: 0 } }, any: tab } } }
          - { id: way, kind: paths, values: [tab.index, link.index] }
          - id: pan
            kind: rate
            start: began
            success: { event: ended, where: { outcome: done } }
            cancel: { event: ended, where: { outcome: dropped } }
            interruptions: [{ event: announced, unless_followed_by: [began, step, ended] }]
            metrics: { started: pan.started, succeeded: pan.done, cancelled: pan.dropped, interrupted: pan.interrupted, pending: pan.pending, success_rate: pan.rate }
          - id: load
            kind: rate
            start: [began, instant]
            failure: instant
            success: ended
            overlap: stack
            metrics: { started: load.started, succeeded: load.done, failed: load.failed, pending: load.pending, error_rate: load.errors, duration: load.time }
          - id: order
            kind: rate
            start: began
            cancel: { event: ended, where: { outcome: dropped } }
            aside: { event: ended, where: { outcome: [dropped, skipped] } }
            failure: { event: ended, where: { outcome: [dropped, skipped, broken] } }
            success: ended
            metrics: { started: order.started, succeeded: order.done, failed: order.failed, cancelled: order.cancelled, pending: order.pending }
        """

    static func search(_ hits: String, _ text: String, _ topic: String = "news") -> String {
        "searched hits=\(hits), text=\(text), topic=\(topic)"
    }

    static let distributions = [
        FlowCase(
            "every value is taken, equal ones as often as they came",
            NavigationTests.launch(search("4", "ab"), search("0", "ab"), search("4", "ab")).tiny,
            metrics: ["hits": "0 4 4"]),
        FlowCase(
            "what is no number is not taken, a decimal is",
            NavigationTests.launch(search("many", "ab"), search("2.5", "ab")).tiny,
            metrics: ["hits": "2.5"]),
        FlowCase(
            "the change filter takes values of new texts, the first of a launch only where it says so",
            NavigationTests.launch(search("1", "ab"), search("2", "ab"), search("3", "cd"), search("4", "ab")).tiny,
            metrics: [
                "hits": "1 2 3 4", "hits.changed": "3 4", "hits.new": "1 3 4", "changes": "2", "changes.first": "3",
            ]),
        FlowCase(
            "an event that is too short to be taken is the one before all the same",
            NavigationTests.launch(search("1", "ab"), search("7", "a"), search("0", "ab")).tiny,
            metrics: ["hits.new": "0 1", "empty": "1/2", "changes": "2", "changes.first": "3"]),
        FlowCase(
            "blanks around a text make no other text",
            NavigationTests.launch(search("1", "ab"), search("2", "  ab "), search("3", "a b")).tiny,
            metrics: ["hits.new": "1 3", "changes": "1"]),
        FlowCase(
            "each launch begins anew",
            "0 started\n1 \(search("1", "ab"))\n2 started\n3 \(search("2", "ab"))\n4 started\n5 \(search("0", "cd"))",
            metrics: ["hits.new": "0 1 2", "hits.changed": "", "changes": "0", "changes.first": "3", "empty": "1/3"]),
    ]

    static let lengths = [
        FlowCase(
            "lengths are counted in characters without the blanks around",
            NavigationTests.launch(
                search("1", ""), search("1", "   "), search("1", " a "), search("1", "é"), search("1", "ab"),
                search("1", "👨‍👩‍👧"), search("1", "日本"), search("1", "a b"), search("1", "123456789"),
                search("1", " 1234567890 "), search("1", String(repeating: "x", count: 49)),
                search("1", String(repeating: "ж", count: 50))
            ).tiny,
            // One character: a, é, the family. Two to nine: ab, 日本, a b, 123456789. Ten and more: three; fifty: one.
            metrics: ["texts.0": "12", "texts.1": "10", "texts.2": "7", "texts.10": "3", "texts.50": "1"])
    ]

    static let paths = [
        FlowCase("no step", "0 started", metrics: ["way": "0 steps"]),
        FlowCase("one step has no edge", "0 started\n1 tab index=1", metrics: ["way": "1 steps"]),
        FlowCase(
            "steps of both events follow each other, a step to the same value too",
            "0 started\n1 tab index=1\n2 tab index=1\n3 link index=2\n4 noise\n5 tab index=1\n6 link index=2",
            metrics: ["way": "5 steps, 1>1 1, 1>2 2, 2>1 1"]),
        FlowCase(
            "no edge leads from one launch to the next",
            "0 started\n1 tab index=1\n2 started\n3 tab index=2\n4 tab index=0",
            metrics: ["way": "3 steps, 2>0 1"]),
        FlowCase(
            "nor between processes whose lines mix",
            "@1 0 started\n@2 0 started\n@1 1 tab index=1\n@2 2 tab index=5\n@1 3 tab index=2\n@2 4 tab index=6",
            metrics: ["way": "4 steps, 1>2 1, 5>6 1"]),
    ]

    static let parts = [
        FlowCase(
            "by event", "0 started\n1 tab index=0\n2 link index=0\n3 tab index=3",
            metrics: ["taps": "3", "taps{place=bar}": "2", "taps{place=page}": "1"]),
        FlowCase(
            "an event is of the first part that it fits", "0 started\n1 tab index=0\n2 tab index=1\n3 tab index=2",
            metrics: ["firsts": "3", "firsts{place=zero}": "1", "firsts{place=any}": "2"]),
        FlowCase(
            "by value",
            NavigationTests.launch(search("1", "ab"), search("1", "ab", "sport"), search("1", "ab", "Ivan")).tiny,
            metrics: [
                "topics": "3", "topics{topic=news}": "1", "topics{topic=sport}": "1", "topics{topic=(other)}": "1",
            ]),
    ]

    static func pan(_ done: Int, dropped: Int = 0, interrupted: Int = 0, pending: Int = 0) -> [String: String] {
        let started = done + dropped + interrupted + pending
        return [
            "pan.started": "\(started)", "pan.done": "\(done)", "pan.dropped": "\(dropped)",
            "pan.interrupted": "\(interrupted)", "pan.pending": "\(pending)",
            "pan.rate": "\(done)/\(started - pending)",
        ]
    }

    static let interruptions = [
        FlowCase(
            "every announced step comes",
            "0 started\n1 announced\n2 began\n3 announced\n4 step\n5 announced\n6 ended outcome=done", metrics: pan(1)),
        FlowCase(
            "an announced step is missing; what follows belongs to no attempt",
            "0 started\n1 began\n2 announced\n3 announced\n4 step\n5 ended outcome=done",
            metrics: pan(0, interrupted: 1)),
        FlowCase(
            "the next attempt after an interruption counts",
            "0 started\n1 began\n2 announced\n3 announced\n4 began\n5 announced\n6 ended outcome=dropped",
            metrics: pan(0, dropped: 1, interrupted: 1)),
        FlowCase(
            "announced at the end of the capture", "0 started\n1 began\n2 announced", metrics: pan(0, interrupted: 1)),
        FlowCase(
            "announced at the end of its launch", "0 started\n1 began\n2 announced\n3 started\n4 step",
            metrics: pan(0, interrupted: 1)),
        FlowCase("open at the end without an announcement", "0 started\n1 began\n2 step", metrics: pan(0, pending: 1)),
        FlowCase(
            "another event between announcement and step changes nothing",
            "0 started\n1 began\n2 announced\n3 noise\n4 step\n5 announced\n6 tab index=1\n7 ended outcome=done",
            metrics: pan(1)),
        FlowCase(
            "an announcement while nothing is open means nothing",
            "0 started\n1 announced\n2 announced\n3 began\n4 ended outcome=done\n5 announced\n6 announced",
            metrics: pan(1)),
        FlowCase(
            "an announced start takes the place of the open attempt",
            "0 started\n1 began\n2 announced\n3 began\n4 ended outcome=done",
            metrics: pan(1, dropped: 1)),
    ]

    static let outcomes = [
        FlowCase(
            "a start that is an outcome ends at once", "0 started\n1 instant",
            metrics: [
                "load.started": "1", "load.failed": "1", "load.done": "0", "load.pending": "0", "load.errors": "1/1",
            ]),
        FlowCase(
            "it ends its own attempt, not an older one", "0 started\n1 began\n2 instant\n3.5 ended outcome=done",
            metrics: [
                "load.started": "2", "load.failed": "1", "load.done": "1", "load.pending": "0", "load.errors": "1/2",
                "load.time": "2.5",
            ]),
        FlowCase(
            "an event that fits every outcome cancels", "0 started\n1 began\n2 ended outcome=dropped",
            metrics: [
                "order.started": "1", "order.cancelled": "1", "order.failed": "0", "order.done": "0",
                "order.pending": "0",
            ]),
        FlowCase(
            "aside comes before failure and success, and is counted nowhere",
            "0 started\n1 began\n2 ended outcome=skipped",
            metrics: [
                "order.started": "1", "order.cancelled": "0", "order.failed": "0", "order.done": "0",
                "order.pending": "0",
            ]),
        FlowCase(
            "failure comes before success", "0 started\n1 began\n2 ended outcome=broken",
            metrics: [
                "order.started": "1", "order.cancelled": "0", "order.failed": "1", "order.done": "0",
                "order.pending": "0",
            ]),
        FlowCase(
            "what fits nothing else succeeds", "0 started\n1 began\n2 ended outcome=done",
            metrics: [
                "order.started": "1", "order.cancelled": "0", "order.failed": "0", "order.done": "1",
                "order.pending": "0",
            ]),
    ]

    @Test(arguments: distributions + lengths + paths + parts + interruptions + outcomes)
    func figuresAreThoseWorkedOutByHand(_ flow: FlowCase) throws {
        try flow.check(with: Self.gate.get())
    }

    struct Ranks: Sendable {
        var values: [Int]
        /// Percentiles 0, 50, 90, 99 and 100 by nearest rank: the value at place ⌈p · n / 100⌉, the first at least.
        var ranks: [Int64]
    }

    @Test(arguments: [
        Ranks(values: [7], ranks: [7, 7, 7, 7, 7]),
        Ranks(values: [9, 3], ranks: [3, 3, 9, 9, 9]),
        Ranks(values: [4, 0, 1], ranks: [0, 1, 4, 4, 4]),
        Ranks(values: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], ranks: [1, 5, 9, 10, 10]),
        Ranks(values: Array(1...100), ranks: [1, 50, 90, 99, 100]),
        Ranks(values: Array(1...101), ranks: [1, 51, 91, 100, 101]),
    ])
    func percentilesAreByNearestRank(_ ranks: Ranks) throws {
        let events = ranks.values.map { Self.search("\($0)", "ab") }
        let text = (["started"] + events).enumerated().map { "\($0) \($1)" }.joined(separator: "\n")
        let summary = try Self.gate.get().summary([text])
        let metric = try #require(summary.metrics.first { $0.id.text.text == "hits" })
        guard case .distribution(let figures, unit: let unit) = metric.value else {
            Issue.record("hits is no distribution")
            return
        }
        #expect(unit.text == "hits")
        #expect(figures.n == ranks.values.count)
        #expect([0, 50, 90, 99, 100].map { figures.percentile($0) } == ranks.ranks)
    }
}

extension String {
    /// The text of a launch with the marker of the small pack.
    fileprivate var tiny: String { replacing("app_started", with: "started") }
}
