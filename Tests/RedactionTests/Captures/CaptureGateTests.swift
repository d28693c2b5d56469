import EventModel
import Testing

@testable import Redaction

/// Captures that stay captures, under a policy.
@Suite struct CaptureGateTests {
    private static let catalogue = EventCatalogue(
        app: "app", title: "App", eventRecords: [], otherRecords: [],
        grammar: .init(prefix: "Event: ", parametersMark: ", parameters: "),
        events: [.init(name: "opened", parameters: [.init(name: "title", kind: .text)])])

    private func gate(_ policy: RedactionPolicy = RedactionPolicy(), on day: String = "2026-11-30") throws
        -> CaptureGate
    {
        let run = try RunPolicy(policy, salt: nil, date: try #require(CivilDate(parsing: day)))
        return CaptureGate(catalogues: [Self.catalogue], vocabulary: Vocabulary(), policy: run)
    }

    private func redacted(_ gate: inout CaptureGate, _ text: String) -> String {
        let bytes = Array(text.utf8)
        return applied(gate.edits(of: bytes), to: bytes)
    }

    private func applied(_ edits: [TextEdit], to bytes: [UInt8]) -> String {
        var bytes = bytes
        for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.replacement.text.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// An event of the grammar; the keys that `declared` names have their places in the catalogue.
    private func event(_ gate: inout CaptureGate, _ name: String, _ parameters: [(String, String)]) -> String {
        var bytes = Array("Event: \(name), parameters: ".utf8)
        var event = Event(planned: name == "opened" ? 0 : nil, name: 7..<7 + name.utf8.count)
        for (index, (key, value)) in parameters.enumerated() {
            if index > 0 { bytes += Array(", ".utf8) }
            let start = bytes.count
            bytes += Array("\(key)=\(value)".utf8)
            event.parameters.append(
                .init(
                    planned: name == "opened" && key == "title" ? 0 : nil, key: start..<start + key.utf8.count,
                    value: start + key.utf8.count + 1..<bytes.count))
        }
        return applied(gate.edits(of: event, ofApp: 0, message: bytes.indices, bytes.span), to: bytes)
    }

    private func keep(
        _ pattern: String, key: String? = nil, event: String? = nil, until: String? = nil,
        override: SensitiveType.Sensitivity? = nil
    ) throws -> RedactionPolicy {
        var policy = RedactionPolicy()
        policy.keeps = [
            KeepRule(
                key: key.map { Glob($0) }, event: event.map { Glob($0) }, pattern: try Pattern(pattern),
                reason: "test", until: until.flatMap { CivilDate(parsing: $0) }, override: override)
        ]
        return policy
    }

    @Test func aKeepRuleHoldsForItsSpanOnly() throws {
        var gate = try gate(keep("ops@example\\.com", override: .guessable))
        #expect(
            redacted(&gate, "from ops@example.com to Anna.Petrova@example.com")
                == "from ops@example.com to (email)")
        #expect(gate.audit.keptByRule == [0: 1])
        #expect(gate.values == ["email": 1])
        // A find that holds a part of a value only keeps nothing of it.
        #expect(redacted(&gate, "to dev-ops@example.com") == "to (email)")
        #expect(gate.audit.keptByRule == [0: 1])
    }

    @Test func guessableValuesNeedAnOverride() throws {
        var without = try gate(keep("ops@example\\.com"))
        #expect(redacted(&without, "from ops@example.com") == "from (email)")
        #expect(without.audit.keptByRule == [:])
        var secret = try gate(keep("hunter2hunter2", override: .guessable))
        #expect(redacted(&secret, "password: hunter2hunter2") == "password: (secret)")
        var lifted = try gate(keep("hunter2hunter2", override: .credential))
        #expect(redacted(&lifted, "password: hunter2hunter2") == "password: hunter2hunter2")
    }

    @Test func aKeepRuleEndsWithItsLastDay() throws {
        let policy = try keep("ops@example\\.com", until: "2026-11-30", override: .guessable)
        var last = try gate(policy)
        #expect(redacted(&last, "ops@example.com") == "ops@example.com")
        var ended = try gate(policy, on: "2026-12-01")
        #expect(redacted(&ended, "ops@example.com ops@example.com") == "(email) (email)")
        #expect(ended.audit.keptByRule == [:])
        #expect(ended.audit.endedByRule == [0: 2])
    }

    @Test(arguments: [
        ("contact=ops@example.com", "contact=ops@example.com"), ("{\"contact\": \"ops@example.com\"}", nil),
        ("sender=ops@example.com", "sender=(email)"), ("ops@example.com", "(email)"),
    ])
    func aKeyIsTheWordInFront(_ message: String, _ expected: String?) throws {
        var gate = try gate(keep("ops@example\\.com", key: "con*", override: .guessable))
        #expect(redacted(&gate, message) == expected ?? message)
    }

    @Test func aRuleOfAnEventHoldsThereOnly() throws {
        var gate = try gate(keep("ops@example\\.com", event: "op*", override: .guessable))
        #expect(redacted(&gate, "ops@example.com") == "(email)")
        #expect(
            event(&gate, "opened", [("contact", "ops@example.com")])
                == "Event: opened, parameters: contact=ops@example.com")
        #expect(
            event(&gate, "closed", [("contact", "ops@example.com")]) == "Event: closed, parameters: contact=(email)")
    }

    @Test func undeclaredParametersHaveTheKindOfKeyAndShape() throws {
        var gate = try gate()
        let values = [
            ("count", "3"), ("state", "ready"), ("zzyx", "buy milk for tea"), ("title", "Anna"),
            ("zzyx", "buy milk for tea"), ("flag", "true"),
        ]
        let shown =
            "count=3, state=ready, zzyx=text-2 of 10 letters, title=text-1, zzyx=text-2 of 10 letters, flag=true"
        #expect(event(&gate, "opened", values) == "Event: opened, parameters: " + shown)
    }

    @Test func redactingTwiceIsRedactingOnce() throws {
        let values = [
            ("remark", "buy milk for tea"), ("ref", "A1B2C3D4E5"), ("title", "Anna"), ("contact", "anna@example.com"),
            ("other", "é"),
        ]
        var first = try gate()
        let once = event(&first, "opened", values)
        var second = try gate()
        let parts = once.dropFirst("Event: opened, parameters: ".count).split(separator: ", ").map { part in
            let pair = part.split(separator: "=", maxSplits: 1)
            return (String(pair[0]), String(pair[1]))
        }
        #expect(event(&second, "opened", parts) == once)
    }

    @Test func standInsOfAnEarlierRedactionStay() throws {
        var gate = try gate()
        #expect(
            event(&gate, "opened", [("title", "text-7"), ("remark", "Anna"), ("ref", "id-3"), ("title", "Berta")])
                == "Event: opened, parameters: title=text-7, remark=person-1, ref=id-3, title=text-1")
        #expect(event(&gate, "opened", [("title", "text-7 of 10 letters")]).hasSuffix("title=text-7 of 10 letters"))
        #expect(event(&gate, "opened", [("title", "text-1234567")]).hasSuffix("title=text-2 of 10 letters"))
    }

    @Test func keyedStandInsStay() throws {
        var policy = RedactionPolicy()
        policy.kinds = [.init(keys: [Glob("ref")], kind: .identifier), .init(keys: [Glob("doc")], kind: .filename)]
        let day = try #require(CivilDate(parsing: "2026-11-30"))
        let salt = try Salt(parsing: "7f3c9a51d2e84b60a1c5f7e3928d4b6015e7a9c3f2d8b4e6701a5c9e3f7b2d84")
        func fresh() throws -> CaptureGate {
            CaptureGate(
                catalogues: [Self.catalogue], vocabulary: Vocabulary(),
                policy: try RunPolicy(policy, salt: salt, date: day))
        }
        var first = try fresh()
        let once = event(&first, "closed", [("ref", "A-77812"), ("doc", "Zeugnis Anna.pdf")])
        #expect(!once.contains("77812") && !once.contains("Anna") && once.hasSuffix(".pdf"))
        var second = try fresh()
        let pairs = once.dropFirst("Event: closed, parameters: ".count).split(separator: ", ").map { part in
            let pair = part.split(separator: "=", maxSplits: 1)
            return (String(pair[0]), String(pair[1]))
        }
        #expect(event(&second, "closed", pairs) == once)
    }

    @Test func ofAMessageThatIsTooLongTheEventStays() throws {
        var gate = try gate()
        let long = String(repeating: "x ", count: 40_000) + "anna@mail.example"
        #expect(
            event(&gate, "opened", [("title", "Anna"), ("note", long)])
                == "Event: opened, parameters: title=text-1, note=(text)")
        #expect(redacted(&gate, long) == "(text)")
    }

    @Test func theDefaultKindHolds() throws {
        var policy = RedactionPolicy()
        policy.defaults.unknownKey = .identifier
        policy.kinds = [.init(keys: [Glob("secret_state")], kind: .text)]
        var gate = try gate(policy)
        #expect(
            event(&gate, "closed", [("zzyx", "buy milk for tea"), ("secret_state", "ready")])
                == "Event: closed, parameters: zzyx=id-1, secret_state=text-1")
    }

    @Test func valuesTooManyAreCounted() {
        var standIns = StandIns()
        for number in 0..<StandIns.limit + 3 { _ = standIns.standIn(for: "name \(number)", type: .person) }
        #expect(standIns.overflow == 3)
        #expect(standIns.standIn(for: "name 0", type: .person) == "person-1")
    }
}
