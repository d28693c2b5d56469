import EventModel
import Testing

@testable import Redaction

/// Detectors and actions of a policy, in every place that asks detectors.
@Suite struct PolicyDetectorTests {
    private static let catalogue = EventCatalogue(
        app: "app", title: "App", eventRecords: [], otherRecords: [], grammar: .common,
        events: [
            .init(
                name: "shown", parameters: [.init(name: "state", kind: .enum), .init(name: "at", kind: .timestamp)])
        ])

    /// `LC` and four digits that pass the Luhn check: 1230 does (0+6+2+1 = 9… 0, 3*2, 2, 1*2 = 10), 1231 does not.
    private func policy(
        _ action: PolicyAction? = .pseudonym, class sensitivity: SensitiveType.Sensitivity = .identifier
    )
        throws -> RunPolicy
    {
        var policy = RedactionPolicy()
        policy.custom = [
            CustomDetector(
                id: "loyalty-no", pattern: try Pattern("LC[0-9]{4}"), validation: .luhn, sensitivity: sensitivity,
                action: action)
        ]
        return try run(policy)
    }

    private func run(_ policy: RedactionPolicy) throws -> RunPolicy {
        try RunPolicy(policy, salt: nil, date: try #require(CivilDate(parsing: "2026-11-30")))
    }

    @Test func messagesHaveStandInsThatStay() throws {
        for (action, expected) in [
            (PolicyAction.pseudonym, "card loyalty-no-1 and LC1231, loyalty-no-2 loyalty-no-1"),
            (.drop, "card (loyalty-no) and LC1231, (loyalty-no) (loyalty-no)"),
            (.mask, "card ******** and LC1231, ******** ********"),
            (.keep, "card LC1230 and LC1231, LC1248 LC1230"),
        ] {
            var redactor = MessageRedactor(policy: try policy(action))
            let once = redactor.redact("card LC1230 and LC1231, LC1248 LC1230").text.text
            #expect(once == expected)
            var again = MessageRedactor(policy: try policy(action))
            #expect(again.redact(once).text.text == once)
        }
    }

    @Test func anotherRuleThatFindsStandInsLeavesThem() throws {
        var policy = RedactionPolicy()
        policy.custom = [
            CustomDetector(id: "wide", pattern: try Pattern("[a-z]+-[0-9]+"), sensitivity: .identifier),
            CustomDetector(id: "loyalty", pattern: try Pattern("LC[0-9]+"), sensitivity: .identifier),
        ]
        var redactor = MessageRedactor(policy: try run(policy))
        #expect(redactor.redact("LC1 loyalty-7 wide-2 wider-2").text.text == "loyalty-1 loyalty-7 wide-2 wide-1")
    }

    @Test(arguments: [
        ("203.0.113.77", "203.0.113.0/24"), ("2001:db8:1:2::5", "2001:db8:1::/48"),
        ("203.0.113.0/24", "203.0.113.0/24"),
        ("203.0.113.7/24", "203.0.113.0/24/24"),
    ])
    func networksStay(_ address: String, _ expected: String) throws {
        var policy = RedactionPolicy()
        policy.types[.ip] = .init(.truncate)
        var redactor = MessageRedactor(policy: try run(policy))
        #expect(redactor.redact("peer \(address) left").text.text == "peer \(expected) left")
        #expect(redactor.redact("peer \(expected) left").text.text == "peer \(expected) left")
    }

    @Test func whatIsKeptHidesNoOtherFind() throws {
        var policy = RedactionPolicy()
        policy.types[.file] = .init(.keep)
        var redactor = MessageRedactor(policy: try run(policy))
        #expect(redactor.redact("opened Passport_John_Smith.pdf").text.text == "opened Passport_John_Smith.pdf")
        #expect(redactor.redact("mail anna@example.com").text.text == "mail (email)")
    }

    @Test func keptValuesOfReportsAreLookedAt() throws {
        func labels(_ run: RunPolicy) -> [Public] {
            var gate = Redactor(catalogue: Self.catalogue, vocabulary: Vocabulary(), policy: run)
            return ["LC1230", "LC1231", "open"].map {
                gate.redact(0, [Written(0, $0)]).values[0].label(PseudonymTable().names())
            }
        }
        #expect(labels(try policy()) == ["(other)", "LC1231", "open"])
        #expect(labels(try policy(.keep)) == ["LC1230", "LC1231", "open"])
    }

    @Test func momentsAreLookedAt() throws {
        var policy = RedactionPolicy()
        policy.custom = [CustomDetector(id: "day", pattern: try Pattern("2026-02-[0-9]+"), sensitivity: .personal)]
        var gate = Redactor(catalogue: Self.catalogue, vocabulary: Vocabulary(), policy: try run(policy))
        let labels = ["2026-02-03", "2026-03-03", "1764464402123"].map {
            gate.redact(0, [Written(1, $0)]).values[1].label(PseudonymTable().names())
        }
        #expect(labels == ["(timestamp)", "2026-03-03", "1764464402123"])
    }

    @Test(arguments: TimestampRule.matching) func plainMomentsAreNobodys(_ text: String) {
        #expect(!Detectors.standard.hidesSomething(in: text))
    }

    @Test func namesOfCapturesAndPagesAreLookedAt() throws {
        let run = try policy()
        #expect(InputName.shown("LC1230.log", number: 2, detectors: run.detectors) == "capture-2")
        #expect(InputName.shown("LC1231.log", number: 2, detectors: run.detectors) == "LC1231.log")
        #expect(InputName.shown("LC1230.log", number: 2, detectors: try policy(.keep).detectors) == "LC1230.log")
        var scanner = LeakScanner(detectors: run.detectors)
        #expect(scanner.findings(in: Array("<p>LC1230, LC1231</p>".utf8)) == ["custom.loyalty-no": 1])
        #expect(scanner.findings(in: Array("<p>loyalty-no-1 (loyalty-no)</p>".utf8)) == [:])
        var open = LeakScanner(detectors: try policy(.keep).detectors)
        #expect(open.findings(in: Array("<p>LC1230</p>".utf8)) == [:])
    }

    @Test func anEnumerationHasAtMostSixtyFourWords() throws {
        var gate = Redactor(catalogue: Self.catalogue, vocabulary: Vocabulary(), policy: try run(RedactionPolicy()))
        func label(_ word: String) -> Public {
            gate.redact(0, [Written(0, word)]).values[0].label(PseudonymTable().names())
        }
        let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
        let words = letters.flatMap { first in letters.prefix(3).map { "state-" + first + $0 } }
        #expect(words.count == 78)
        #expect(
            words.map(label) == words.prefix(64).map { Public(redacted: $0) } + Array(repeating: "(other)", count: 14))
        #expect(label(words[0]).text == words[0])
        let row = RedactionAudit.Row(
            rule: "too-many-words", kind: .enum, action: .dropped, event: "shown", key: "state")
        #expect(gate.audit.counts[row] == 14)
    }
}
