import EventModel
import Testing

@testable import Redaction

/// A record made of texts.
struct SampleRecord {
    var process: String
    var subsystem: String
    var category: String
    var message: String
    var event: (name: String, keys: [String])?
    var time: Int64 = 0

    init(_ process: String, _ subsystem: String, _ category: String, _ message: String) {
        self.process = process
        self.subsystem = subsystem
        self.category = category
        self.message = message
    }
}

extension RecordTally {
    mutating func add(_ record: SampleRecord) {
        var bytes: [UInt8] = []
        func range(_ text: String) -> Range<Int> {
            let start = bytes.count
            bytes += Array(text.utf8)
            return start..<bytes.count
        }
        let fields = Fields(
            process: range(record.process), subsystem: range(record.subsystem), category: range(record.category),
            message: range(record.message))
        var content = Content.message
        if let event = record.event {
            let parameters = event.keys.map { Event.Parameter(planned: nil, key: range($0), value: 0..<0) }
            content = .event(Event(planned: nil, name: range(event.name), parameters: parameters))
        }
        add(
            fields, bytes: bytes.span, level: .info, time: Timestamp(civilNanoseconds: record.time), content: content)
    }

    init(_ records: [SampleRecord]) {
        self.init()
        for record in records { add(record) }
    }
}

@Suite struct RecordTallyTests {
    struct NameCase: Sendable {
        var name: String
        var shown: String?
        var allowsBlanks = false
    }

    static let names = [
        NameCase(name: "", shown: "(none)"), NameCase(name: "com.example.Store", shown: "com.example.Store"),
        NameCase(name: "Sample Helper", shown: "Sample Helper", allowsBlanks: true),
        NameCase(name: "Sample Helper", shown: nil),
        NameCase(name: "two  blanks", shown: nil, allowsBlanks: true),
        NameCase(name: " x", shown: nil, allowsBlanks: true),
        NameCase(name: "Anna’s iPhone", shown: nil, allowsBlanks: true), NameCase(name: "a@b.example", shown: nil),
        NameCase(name: "user-4111111", shown: nil), NameCase(name: "x.abCd9fGhIjKlMnOpQrStUv", shown: nil),
        NameCase(name: "fedcbafe-dcba-fedc-bafe-dcbafedcbafe", shown: nil),
    ]

    @Test(arguments: names)
    func decidesNames(_ sample: NameCase) {
        var rule = NameRule()
        for _ in 0..<2 {
            #expect(rule.shown(Array(sample.name.utf8), allowsBlanks: sample.allowsBlanks)?.text == sample.shown)
        }
    }

    @Test func namesOfPersonsAndFilesAreValues() {
        var rule = NameRule()
        for name in PersonalName.matching + ["Passport_Quirina_Okafor.pdf"] {
            #expect(PersonalName.isLikely(name) && rule.shown(Array(name.utf8), allowsBlanks: true) == nil, "\(name)")
            #expect(InputName.shown(name, number: 3).text == "capture-3", "\(name)")
        }
        for name in PersonalName.notMatching { #expect(!PersonalName.isLikely(name), "\(name)") }
        #expect(!PersonalName.isLikely(String(repeating: "view_", count: 50_000)))
    }

    @Test func namesOfEventsHoldNoPersonAndNoSecret() {
        var rule = NameRule()
        for name in PersonalName.holding {
            #expect(PersonalName.holdsOne(name) && rule.shown(word: Array(name.utf8)) == nil, "\(name)")
        }
        for name in PersonalName.notHolding {
            #expect(!PersonalName.holdsOne(name), "\(name)")
            #expect(name.isEmpty || rule.shown(word: Array(name.utf8))?.text == name, "\(name)")
        }
        #expect(!PersonalName.holdsOne(String(repeating: "view_", count: 50_000)))
    }

    @Test(arguments: [
        ("login as mark", "login as {text}"), ("opened by grace", "opened by {text}"), ("hello will", "hello {text}"),
        ("mark as read", "mark as read"), ("will retry", "will retry"), ("", ""),
    ])
    func aShapeHasNoNameBehindAWordThatNamesFollow(_ message: String, _ shape: String) {
        var memo = WordMemo()
        let bytes = Array(message.utf8)
        let shown = MessageShape.shape(of: bytes[...], memo: &memo)
        #expect(String(decoding: shown, as: UTF8.self) == shape)
    }

    @Test func theDetectorsOfThePolicyLookAtNames() throws {
        var policy = RedactionPolicy()
        policy.custom = [
            CustomDetector(id: "ward", pattern: try Pattern("ward[A-Z]+"), sensitivity: .personal)
        ]
        var rule = NameRule(.standard(with: policy))
        #expect(rule.shown(Array("open_wardNORTH".utf8)) == nil)
        #expect(rule.shown(Array("open_ward".utf8))?.text == "open_ward")
        var tally = RecordTally(detectors: .standard(with: policy))
        for category in ["wardNORTH", "net"] { tally.add(SampleRecord("App", "com.example.app", category, "open")) }
        #expect(tally.summary.categories.counts == ["net": 1] && tally.summary.categories.other == 1)
    }

    @Test func countsByFieldAndHour() {
        let hour: Int64 = 3_600_000_000_000
        var late = SampleRecord("Sample", "com.example.sample", "", "open 2")
        late.time = 2 * hour + 1
        var early = SampleRecord("Sample", "a@b.example", "ui", "open 1")
        early.time = -1
        let summary = RecordTally([late, early, SampleRecord("Other", "", "ui", "close")]).summary
        #expect(summary.total == 3)
        #expect(summary.processes == .init(counts: ["Sample": 2, "Other": 1]))
        #expect(summary.subsystems == .init(counts: ["com.example.sample": 1, "(none)": 1], other: 1))
        #expect(summary.categories == .init(counts: ["(none)": 1, "ui": 2]))
        #expect(summary.levels == ["Info": 3])
        #expect(summary.hours == [2: 1, -1: 1, 0: 1])
        #expect(summary.shapes == .init(counts: ["open {number}": 2]))
        #expect(summary.shapesSeenOnce == 1)
    }

    @Test func countsEventsWithoutTheirValues() {
        var first = SampleRecord("p", "s", "c", "Event: tap")
        first.event = ("tap", ["place", "user name"])
        var second = first
        second.event = ("tap", [])
        var third = first
        third.event = ("Anna’s tap", ["x"])
        let summary = RecordTally([first, second, third]).summary
        #expect(summary.unplanned == ["tap": .init(count: 2, parameters: 2, keys: ["place", "(other)"])])
        #expect(summary.otherUnplanned == 1)
        #expect(summary.shapes == .init())
    }

    @Test func tablesAreBounded() {
        var tally = RecordTally()
        for index in 0..<1200 {
            let word = String(index, radix: 26).map { String(UnicodeScalar(UInt8(97 + ($0.hexDigitValue ?? 15)))) }
                .joined()
            tally.add(SampleRecord("p\(index)", "s", "c", "x \(word)" + String(repeating: "!", count: index % 150)))
        }
        let summary = tally.summary
        #expect(summary.processes.counts.count == 1000)
        #expect(summary.processes.other == 200)
        #expect(summary.total == 1200)
    }

    @Test func anyGroupingIsTheSame() {
        var random = SeededRandom(seed: 11)
        let parts = (0..<5).map { part in
            RecordTally(
                (0..<40).map { _ in
                    var record = SampleRecord(
                        "p\(Int.random(in: 0...3, using: &random))", "s\(part)", "c",
                        "open \(Int.random(in: 0...1, using: &random))!")
                    if Bool.random(using: &random) { record.event = ("e\(part % 2)", ["k\(part)"]) }
                    record.time = Int64.random(in: 0...9, using: &random) * 3_600_000_000_000
                    return record
                })
        }
        var left = RecordTally()
        for part in parts { left.merge(part) }
        var tail = parts[3]
        tail.merge(parts[4])
        var middle = parts[1]
        middle.merge(parts[2])
        middle.merge(tail)
        var right = parts[0]
        right.merge(middle)
        #expect(left.summary == right.summary)
        #expect(left.summary.total == 200)
    }
}
