import EventModel
import Testing

@testable import Redaction

/// What is dropped in one place of a run is not shown in another, where nobody declared it.
@Suite struct WithheldNamesTests {
    struct Case: CustomTestStringConvertible {
        var kind: ParameterKind
        var dropped: String
        var name: String
        var isShown = false

        var testDescription: String { "\(kind) \(dropped) → \(name)" }
    }

    static let cases = [
        Case(kind: .text, dropped: "Quillfeather", name: "Quillfeather"),
        Case(kind: .text, dropped: "please ask Quillfeather", name: "quillfeather_tapped"),
        Case(kind: .text, dropped: "Quillfeather", name: "openQuillfeatherPage"),
        Case(kind: .filename, dropped: "Vertrag_Quillfeather.pdf", name: "quillfeather"),
        Case(kind: .url, dropped: "https://notes.example/people/quillfeather?page=2", name: "Quillfeather"),
        Case(kind: .url, dropped: "https://notes.example/a?q=quill%66eather", name: "Quillfeather"),
        Case(kind: .identifier, dropped: "tonneliere-88", name: "Tonneliere"),
        Case(kind: .path, dropped: "/Users/tonneliere/Library/Caches/x", name: "tonneliere"),
        Case(kind: .enum, dropped: "two words: grisaille", name: "grisaille"),
        // The name is none of the value's words.
        Case(kind: .text, dropped: "Quillfeather", name: "quill", isShown: true),
        // Everybody says it, or a page shows it of the value itself.
        Case(kind: .text, dropped: "open the settings page", name: "settings_opened", isShown: true),
        Case(kind: .url, dropped: "https://notes.example/users/1234567", name: "notes", isShown: true),
        Case(kind: .text, dropped: "", name: "Quillfeather", isShown: true),
        Case(
            kind: .text, dropped: String(repeating: "quillfeathers ", count: 400), name: "quillfeather", isShown: true),
        Case(kind: .number, dropped: "1234", name: "plan1234", isShown: true),
    ]

    @Test(arguments: cases)
    func anEventNameIsShownOnlyWhenNothingOfItWasDropped(_ test: Case) throws {
        let key = RunKey()
        var gate = Redactor(catalogue: everyKind, vocabulary: Vocabulary(hosts: ["notes.example"]), key: key)
        _ = gate.redact(0, [Written(index(of: test.kind), test.dropped)])
        let event = gate.redact(nil, name: test.name)
        let names = try GateResult([gate], RunPolicy(key: key), secrets: gate.secrets).names
        #expect(names.shown(undeclared: event.name).text == (test.isShown ? test.name : "(rare)"))
    }

    @Test(arguments: cases)
    func anUndeclaredWordIsShownOnlyWhenNothingOfItWasDropped(_ test: Case) throws {
        let key = RunKey()
        var gate = Redactor(catalogue: everyKind, vocabulary: Vocabulary(hosts: ["notes.example"]), key: key)
        let event = gate.redact(0, [Written(index(of: .enum), test.name)])
        _ = gate.redact(0, [Written(index(of: test.kind), test.dropped)], line: 2)
        let names = try GateResult([gate], RunPolicy(key: key), secrets: gate.secrets).names
        #expect(event.values[index(of: .enum)].label(names).text == (test.isShown ? test.name : "(other)"))
    }

    @Test func valuesOfUndeclaredParametersCountAndDeclaredWordsStay() throws {
        let key = RunKey()
        var gate = Redactor(catalogue: everyKind, vocabulary: Vocabulary(), key: key)
        _ = gate.redact(
            0, [Written(nil, "pane7x91"), Written(nil, "Ivan Petrov"), Written(index(of: .text), "grisaille")])
        let hidden = gate.redact(nil, name: "grisaille")
        let declared = gate.redact(1, [Written(index(of: .enum), "Ivan Petrov")])
        var secrets = gate.secrets
        #expect(secrets.holds("pane7x91_opened"))
        secrets.allow([everyKind], Vocabulary())
        let result = try GateResult([gate], RunPolicy(key: key), secrets: secrets)
        #expect(result.names.shown(undeclared: hidden.name) == "(rare)")
        #expect(declared.values[index(of: .enum)].label(result.names) == "Ivan Petrov")
        #expect(result.audit.droppedByRule["dropped-elsewhere"] == 1)
    }

    @Test func aFullFilterIsToldInTheAudit() throws {
        let key = RunKey()
        var secrets = SecretSet(key: key, limit: 2)
        for value in ["quillfeather", "grisaille", "tonneliere"] { secrets.add(dropped: value) }
        let result = try GateResult([], RunPolicy(key: key), secrets: secrets)
        #expect(result.audit.droppedByRule["filter-full"] ?? 0 > 0)
    }

    @Test func recordsNameNothingThatWasDropped() {
        let key = RunKey()
        var secrets = SecretSet(key: key)
        secrets.add(dropped: "Quillfeather")
        var summary = RecordSummary()
        summary.categories.counts = ["quillfeather": 3, "network": 2]
        summary.unplanned = [
            "Quillfeather_Tapped": .init(count: 4), "Saved": .init(count: 1, keys: ["quillfeather", "size"]),
        ]
        let withheld = summary.withholding(secrets)
        #expect(withheld.categories == .init(counts: ["network": 2], other: 3))
        #expect(withheld.unplanned == ["Saved": .init(count: 1, keys: ["(other)", "size"])])
        #expect(withheld.otherUnplanned == 4)
        #expect(withheld.shownNames.contains("Saved"))
    }

    /// Of values under keys that announce nothing private only what is somebody's counts.
    @Test(arguments: [
        ("category", "grisaille", "grisaille", false), ("message", "grisaille", "grisaille", true),
        ("screen", "groceries", "groceries_opened", false), ("screen", "groceries list", "groceries_opened", false),
        ("name", "Quillfeather", "openQuillfeatherPage", true), ("screen", "Kowalska", "kowalska_opened", true),
        ("size", "3, note=Quillfeather", "Quillfeather_Tapped", true), ("size", "3, tab=groceries", "groceries", false),
        ("screen", "tab7x91", "tab7x91", true), ("count", "1234", "plan1234", false), ("name", "", "x", false),
    ])
    func valuesOfEventsThatNobodyPlannedAreKnown(_ key: String, _ value: String, _ name: String, _ isKnown: Bool) {
        var dropped = DroppedValues(RunKey())
        let bytes = Array("Event".utf8) + Array(key.utf8) + Array(value.utf8)
        let valueStart = 5 + key.utf8.count
        var event = Event(planned: nil, name: 0..<5)
        event.parameters.append(.init(planned: nil, key: 5..<valueStart, value: valueStart..<bytes.count))
        for _ in 0..<2 { dropped.note(event, bytes.span) }
        #expect(dropped.secrets.holds(name) == isKnown)
    }

    /// A word that may be anybody's is taken from names that nobody declared, and from nothing else.
    @Test func vagueWordsAreNoLeaks() {
        var secrets = SecretSet(key: RunKey())
        secrets.add(dropped: "find the specified grisaille, Kowalska")
        #expect(secrets.holds("grisaille_opened") && secrets.holds("Kowalska"))
        #expect(secrets.matches(in: FlatBytes("a server with the specified name, in grisaille")) == 0)
        #expect(secrets.matches(in: FlatBytes("dear Kowalska")) == 1)
        #expect(secrets.matches(in: FlatBytes("Find the specified grisaille: Kowalska")) == 1)
    }
}
