import EventModel
import Testing

@testable import Redaction

@Suite struct KeepRuleTests {
    private let catalogue = EventCatalogue(
        app: "app", title: "App", eventRecords: [], otherRecords: [], grammar: .common,
        events: [
            .init(
                name: "launched", parameters: [.init(name: "build", kind: .number), .init(name: "note", kind: .text)])
        ])

    private func gate(_ keeps: KeepRule..., on day: String = "2026-11-30") throws -> (Redactor, RunPolicy) {
        var policy = RedactionPolicy()
        policy.keeps = keeps
        let run = try RunPolicy(policy, salt: nil, date: try #require(CivilDate(parsing: day)))
        return (Redactor(catalogue: catalogue, vocabulary: Vocabulary(), policy: run), run)
    }

    private func rule(
        _ pattern: String, key: String? = "build", until: String? = nil, override: SensitiveType.Sensitivity? = nil
    ) throws -> KeepRule {
        KeepRule(
            key: key.map { Glob($0) }, pattern: try Pattern(pattern), reason: "CI",
            until: until.flatMap { CivilDate(parsing: $0) },
            override: override)
    }

    private func labels(_ gate: inout Redactor, _ values: String...) -> [Public] {
        let names = PseudonymTable().names()
        return values.map { gate.redact(0, [Written(0, $0)]).values[0].label(names) }
    }

    @Test func whatARuleKeepsIsKeptWhole() throws {
        var (gate, run) = try self.gate(rule("[0-9]{10}"))
        #expect(
            labels(&gate, "2026113001", "20261130011", "x2026113001", "12") == [
                "2026113001", "(number)", "(number)", "12",
            ])
        let note = gate.redact(0, [Written(1, "2026113001")]).values[1]
        #expect(note.label(PseudonymTable().names()) == "(text)")
        let result = try GateResult([gate], run)
        #expect(result.facts.keeps.map(\.uses) == [1])
        let row = RedactionAudit.Row(rule: "keep", kind: .number, action: .kept, event: "launched", key: "build")
        #expect(result.audit.counts[row] == 1)
    }

    @Test(arguments: [
        ("2026-11-30", "2026113001", PolicyFacts.Keep.State.expiring, 1, 0), ("2026-11-29", "(number)", .ended, 0, 1),
        ("2026-12-31", "2026113001", .active, 1, 0), ("2026-12-30", "2026113001", .expiring, 1, 0),
    ])
    func aRuleEndsWithItsLastDay(
        _ until: String, _ label: String, _ state: PolicyFacts.Keep.State, _ uses: Int, _ missed: Int
    ) throws {
        var (gate, run) = try self.gate(rule("[0-9]{10}", until: until))
        #expect(labels(&gate, "2026113001").map(\.text) == [label])
        let facts = try GateResult([gate], run).facts
        #expect(facts.keeps.map(\.state) == [state])
        #expect(facts.keeps.map(\.uses) == [uses])
        #expect(facts.keeps.map(\.missed) == [missed])
    }

    @Test func whatCanBeGuessedNeedsAnOverride() throws {
        let cards = Detector(
            id: "card", type: .card, needs: .digit, matches: [], rejects: [],
            find: { text, claims in
                let digits = text.scalars.indices.filter { (48...57).contains(text.scalars[$0]) }
                guard digits.count == 16, let first = digits.first else { return }
                claims.append(Claim(range: first..<first + 16, type: .card, rule: "card"))
            })
        var policy = RedactionPolicy()
        policy.keeps = [
            try rule("[0-9]{16}"), try rule("4[0-9]{15}", until: "2027-01-01", override: .guessable),
            try rule("5[0-9]{15}", until: "2026-01-01", override: .guessable),
        ]
        let run = try RunPolicy(policy, salt: nil, date: try #require(CivilDate(parsing: "2026-11-30")))
        let rules = KeepRules(run, event: "launched", key: "build", detectors: Detectors([cards]))
        #expect(rules.fit("4111111111111111") == .init(index: 1, hasEnded: false))
        #expect(rules.fit("5111111111111111") == .init(index: 2, hasEnded: true))
        #expect(rules.fit("6111111111111111") == nil)
        #expect(KeepRules(run, event: "launched", key: "note").fit("4111111111111111") == nil)
    }

    @Test func aRequiredSaltMustBeThere() throws {
        var policy = RedactionPolicy()
        policy.defaults.requiresSalt = true
        let date = try #require(CivilDate(parsing: "2026-11-30"))
        #expect(throws: (any Error).self) { try RunPolicy(policy, salt: nil, date: date) }
        _ = try RunPolicy(
            policy, salt: Salt(parsing: "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069"), date: date)
    }

    @Test func kindsOfThePolicyGoBeforeThoseOfThePack() throws {
        var policy = RedactionPolicy()
        policy.kinds = [.init(event: Glob("launch*"), keys: [Glob("no*")], kind: .enum)]
        let run = try RunPolicy(policy, salt: nil, date: try #require(CivilDate(parsing: "2026-11-30")))
        var gate = Redactor(catalogue: catalogue, vocabulary: Vocabulary(), policy: run)
        #expect(gate.redact(0, [Written(1, "cold")]).values[1] == .word("cold"))
    }

    @Test func digestsTellPoliciesApart() throws {
        var others = [RedactionPolicy()]
        for change in [
            { $0.defaults.minimumInstalls = 5 }, { $0.defaults.scope = "other" }, { $0.defaults.period = .month },
            { $0.kinds = [.init(keys: [Glob("a"), Glob("b")], kind: .url)] },
            { $0.kinds = [.init(keys: [Glob("a")], kind: .url)] },
            { $0.urls.routes = ["/a"] }, { $0.texts.words = ["a"] }, { $0.types[.ip] = .init(.truncate) },
            { $0.types[.ip] = .init(.truncate, v4: 16) }, { $0.urls.queryValues = ["page": .number] },
        ] as [(inout RedactionPolicy) -> Void] {
            var policy = RedactionPolicy()
            change(&policy)
            others.append(policy)
        }
        #expect(Set(others.map(\.digest)).count == others.count)
        #expect(RedactionPolicy().digest == RedactionPolicy().digest)
    }
}
