import EventModel
import Testing

@testable import Redaction

@Suite struct SharedWordsTests {
    private static func policy(_ installs: Int?, isPublic: Bool = false) throws -> RunPolicy {
        var policy = RedactionPolicy()
        policy.texts.minimumInstalls = installs
        return try RunPolicy(policy, salt: nil, date: CivilDate(secondsSince1970: 0), isPublic: isPublic)
    }

    /// The shapes of messages by install, in order of their counts.
    private static func shapes(
        _ messages: [[String]], installs: Int?, least: Int = 1, backwards: Bool = false
    ) throws -> RecordSummary {
        let policy = try policy(installs)
        var parts = messages.enumerated().map { install, messages in
            var tally = RecordTally(policy: policy)
            for message in messages { tally.add(SampleRecord("App", "", "", message)) }
            tally.finish(install: install, needed: least)
            return tally
        }
        if backwards { parts.reverse() }
        return parts.reduce(into: RecordTally()) { $0.merge($1) }.summary
    }

    private static func table(_ summary: RecordSummary) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: summary.shapes.counts.map { ($0.key.text, $0.value) })
    }

    struct Case: Sendable {
        var messages: [[String]]
        var installs: Int?
        var shown: [String: Int]
        var once = 0
    }

    static let cases = [
        // Nobody asked: a hole, however many installs have the word.
        Case(
            messages: [["zorbl ready"], ["zorbl ready"], ["zorbl ready"]], installs: nil, shown: ["{text} ready": 3]),
        // One install too few, then enough.
        Case(messages: [["zorbl ready"], ["zorbl ready"]], installs: 3, shown: ["{text} ready": 2]),
        Case(messages: [["zorbl ready"], ["zorbl ready"], ["zorbl ready"]], installs: 3, shown: ["zorbl ready": 3]),
        // Often in one install is not often enough.
        Case(
            messages: [["zorbl ready", "zorbl ready", "zorbl ready"], ["ready"]], installs: 2,
            shown: ["{text} ready": 3], once: 1),
        // The same word in another place is another one.
        Case(
            messages: [["zorbl ready"], ["ready zorbl"]], installs: 2, shown: [:], once: 2),
        // A word of few beside a word of many.
        Case(
            messages: [["zorbl ready", "quux ready", "quux ready"], ["zorbl ready"]], installs: 2,
            shown: ["zorbl ready": 2, "{text} ready": 2]),
        // A variable word beside one of the app.
        Case(
            messages: [["zorbl ready, failed quux"], ["zorbl ready, failed frobn"]], installs: 2,
            shown: ["zorbl ready, failed {text}": 2]),
        // Words that are names need twice as many.
        Case(messages: [["Ivan ready"], ["Ivan ready"]], installs: 2, shown: ["{text} ready": 2]),
        // Letters outside of ASCII.
        Case(messages: [["größer ready"], ["größer ready"]], installs: 2, shown: ["größer ready": 2]),
        // Values, quoted or not, and words behind others in one hole are none.
        Case(
            messages: [["search 'zorbl' ready", "user: zorbl", "user zorbl", "zorbl quux ready"]],
            installs: 2, shown: [:], once: 4),
        Case(messages: [["opened 'zorbl'"], ["opened 'zorbl'"]], installs: 2, shown: ["opened {text}": 2]),
        Case(messages: [["name: zorbl"], ["name: zorbl"]], installs: 2, shown: ["name: {text}": 2]),
        Case(messages: [["user zorbl"], ["user zorbl"]], installs: 2, shown: ["user {text}": 2]),
        Case(messages: [["zorbl quux ready"], ["zorbl quux ready"]], installs: 2, shown: ["{text} ready": 2]),
        Case(messages: [[""], [""]], installs: 2, shown: [:], once: 2),
    ]

    @Test(arguments: cases)
    func showsWordsOfEnoughInstalls(_ sample: Case) throws {
        for backwards in [false, true] {
            let summary = try Self.shapes(sample.messages, installs: sample.installs, backwards: backwards)
            #expect(Self.table(summary) == sample.shown)
            #expect(summary.shapesSeenOnce == sample.once)
        }
    }

    @Test func namesAreShownToTwiceAsMany() throws {
        let messages = Array(repeating: ["will ready", "Zorbl ready"], count: 4)
        let names = WordedShape.Word(hole: 0, text: Array("Ivan".utf8))
        #expect(names.isName)
        #expect(!WordedShape.Word(hole: 0, text: Array("zorbl".utf8)).isName)
        let summary = try Self.shapes(messages, installs: 3)
        #expect(Self.table(summary)["Zorbl ready"] == 4)
    }

    /// Nothing that a detector claims, however many installs say it.
    @Test func showsNothingThatIsClaimed() throws {
        for detector in Detectors.standard.all {
            for sample in detector.matches {
                let messages = Array(repeating: [sample.message, sample.message], count: 8)
                let listed = try Self.shapes(messages, installs: nil).shapes.counts.keys.map(\.text).joined()
                let shown = try Self.shapes(messages, installs: 2).shapes.counts.keys.map(\.text).joined()
                for claimed in sample.claimed where !listed.contains(claimed) {
                    #expect(!shown.contains(claimed), "\(detector.id.text): \(shown)")
                }
            }
        }
    }

    /// What is left of a shape has enough installs behind it, or a row that is shown goes with it.
    @Test func whatIsLeftTellsNothing() throws {
        let few = [["zorbl ready", "quux ready"], ["zorbl ready"], ["zorbl ready"]]
        #expect(Self.table(try Self.shapes(few, installs: 2, least: 2)) == ["{text} ready": 4])
        let many = [["zorbl ready", "quux ready"], ["zorbl ready", "frobn ready"], ["zorbl ready"]]
        #expect(
            Self.table(try Self.shapes(many, installs: 2, least: 2)) == ["zorbl ready": 3, "{text} ready": 2])
    }

    @Test func isBounded() throws {
        let letters = Array("bcdfghjklmnpqrstvwxz")
        let words = (0..<400).map { "zz\(letters[$0 / 20])\(letters[$0 % 20])q" }
        let messages = words.map { "\($0) ready" }
        let summary = try Self.shapes([messages, messages], installs: 2)
        let shown = Self.table(summary)
        #expect(shown.values.reduce(0, +) + summary.shapesSeenOnce == 800)
        #expect(shown.count == 257)
    }

    @Test func aPublicSiteNeedsTenInstalls() throws {
        let words = SharedWords(try Self.policy(2, isPublic: true))
        #expect(words?.needed == 10)
        var policy = RedactionPolicy()
        policy.texts.minimumInstalls = 2
        policy.texts.literals = .none
        let none = try RunPolicy(policy, salt: nil, date: CivilDate(secondsSince1970: 0))
        #expect(SharedWords(none) == nil)
    }
}
