import EventModel
import Testing

@testable import Redaction

@Suite struct RedactorTests {
    private func redactor(_ key: RunKey = RunKey()) -> Redactor {
        Redactor(catalogue: everyKind, vocabulary: Vocabulary(hosts: ["nsq.market"]), key: key)
    }

    struct Case: Sendable {
        var kind: ParameterKind
        var text: String
        var label: String
        var action: RedactionAudit.Action

        init(_ kind: ParameterKind, _ text: String, _ label: String, _ action: RedactionAudit.Action) {
            self.kind = kind
            self.text = text
            self.label = label
            self.action = action
        }
    }

    static let cases = [
        Case(.number, "-999", "-999", .kept), Case(.number, "10.0", "10.0", .kept),
        Case(.number, "4111111111111111", "(number)", .dropped), Case(.number, "Ivan", "(number)", .dropped),
        Case(.duration, "2.5", "2.5", .kept), Case(.duration, "2 s", "2 s", .kept),
        Case(.bool, "true", "true", .kept), Case(.bool, "false", "false", .kept),
        Case(.bool, "TRUE", "(bool)", .dropped), Case(.bool, "", "(bool)", .dropped),
        Case(.enum, "webView", "webView", .kept), Case(.enum, "Ivan Petrov", "(other)", .dropped),
        Case(.url, "https://nsq.market/en", "https://nsq.market/en", .kept),
        Case(.url, "https://nsq.market/en?token=1", "https://nsq.market/en", .generalized),
        Case(.url, "Ivan", "(url)", .dropped),
        Case(.filename, "Passport.PDF", "file-1.pdf", .pseudonym), Case(.filename, "Passport", "file-1", .pseudonym),
        Case(.filename, "", "file-1", .pseudonym),
        Case(.identifier, "853B8379", "id-1", .pseudonym),
        Case(.error, "Error Domain=X Code=5 \"Ivan\"", "X 5", .generalized),
        Case(.error, "Ivan Petrov", "(error)", .dropped),
        Case(.text, "hello", "(text)", .dropped), Case(.text, "", "(text)", .dropped),
        Case(.path, "/Users/ivan", "/Users/:user/", .generalized),
        Case(.blob, "AAAA", "base64 up to 64 B", .generalized),
        Case(.timestamp, "2026-07-29", "2026-07-29", .kept), Case(.timestamp, "1984-03-17", "(timestamp)", .dropped),
    ]

    @Test func everyKindHasACase() {
        #expect(Set(Self.cases.map(\.kind)) == Set(ParameterKind.allCases))
    }

    @Test(arguments: cases)
    func aValueIsDecidedByItsKind(_ value: Case) {
        var gate = redactor()
        let event = gate.redact(0, [Written(index(of: value.kind), value.text)])
        #expect(event.name == "kinds")
        #expect(event.values.count == ParameterKind.allCases.count)
        #expect(event.values.count { $0 == .absent } == event.values.count - 1)
        #expect(event.values[index(of: value.kind)].label(gate.pseudonyms.names()).text == value.label)
        var row = RedactionAudit.Row(
            rule: Public(authored: value.kind.rawValue), kind: value.kind, action: value.action, event: "kinds",
            key: Public(authored: value.kind.rawValue))
        // What is hidden has a class where its kind or a detector knows one; what is shown has none.
        row.sensitivity = gate.audit.counts.keys.first?.sensitivity
        #expect(gate.audit.counts == [row: 1])
        #expect(value.action == .kept ? row.sensitivity == nil : row.sensitivity ?? .identifier >= .guessable)
    }

    @Test(arguments: ParameterKind.allCases)
    func declaredWordsArePublic(_ kind: ParameterKind) {
        var gate = redactor()
        let value = gate.redact(1, [Written(index(of: kind), "Ivan Petrov")]).values[index(of: kind)]
        #expect(value == (kind == .number ? .dropped(.number) : kind == .bool ? .dropped(.bool) : .word("Ivan Petrov")))
    }

    @Test func aDeclaredEnumShowsDeclaredWordsOnly() {
        var gate = redactor()
        let value = gate.redact(1, [Written(index(of: .enum), "webView")]).values[index(of: .enum)]
        #expect(value == .dropped(.enum))
    }

    @Test func unplannedEventsAndParametersAreCountedAndDropped() {
        var gate = redactor()
        let word = gate.redact(nil, name: "app_renamed", [Written(nil, "ivan"), Written(nil, "petrov")])
        #expect(word.name == "app_renamed")
        #expect(word.values == [])
        #expect(word.unplannedParameters == 2)
        let address = gate.redact(nil, name: "ivan@mail.example")
        #expect(address.name == "(other)")
        let known = gate.redact(0, [Written(nil, "ivan"), Written(index(of: .bool), "true")])
        #expect(known.unplannedParameters == 1)
        #expect(
            gate.audit.counts == [
                .init(rule: "event-name", action: .kept, event: "(unplanned)"): 1,
                .init(rule: "event-name", sensitivity: .personal, action: .dropped, event: "(unplanned)"): 1,
                .init(
                    rule: "unplanned-parameter", sensitivity: .personal, kind: .text, action: .dropped,
                    event: "(unplanned)"): 3,
                .init(rule: "bool", kind: .bool, action: .kept, event: "kinds", key: "bool"): 1,
            ])
        #expect(gate.audit.redactedValues == 4)
        #expect(gate.audit.redactedByRule == ["event-name": 1, "unplanned-parameter": 3])
    }

    @Test func badUTF8IsDroppedOrHidden() {
        var gate = redactor()
        let bytes: [UInt8] = [0x74, 0x72, 0x75, 0x65, 0xFF, 0xC3]
        let origin = EventOrigin(capture: 0, install: 0, line: 1, process: 0, processID: nil, time: nil)
        for kind in ParameterKind.allCases where ![.filename, .identifier, .error, .text].contains(kind) {
            let event = Event(
                planned: 0, name: 0..<4, parameters: [.init(planned: index(of: kind), key: 0..<1, value: 0..<6)])
            let value = gate.redact(event, bytes: bytes.span, origin: origin).values[index(of: kind)]
            guard kind == .text else {
                #expect(value == .dropped(kind))
                continue
            }
            // Of a text its length class is known, and whether it equals another; a reader sees neither.
            #expect(value.label(PseudonymTable().names()) == "(text)")
        }
    }

    @Test func equalValuesHaveOnePseudonymAndFamiliesCountApart() {
        var gate = redactor()
        let (file, id) = (index(of: .filename), index(of: .identifier))
        let first = gate.redact(0, [Written(file, "a.pdf"), Written(id, "a")], line: 1)
        let second = gate.redact(0, [Written(file, "b.zip"), Written(id, "a")], line: 2)
        let third = gate.redact(0, [Written(file, "a.zip"), Written(id, "b")], line: 3)
        let names = gate.pseudonyms.names()
        #expect(
            [first, second, third].map { $0.values[file].label(names) } == ["file-1.pdf", "file-2.zip", "file-1.zip"])
        #expect([first, second, third].map { $0.values[id].label(names) } == ["id-1", "id-1", "id-2"])
    }

    /// Values of three captures, each read by itself: names follow capture and line, not the order of joining.
    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]])
    func ordinalsFollowTheFirstPlaceWhateverIsJoinedFirst(_ order: [Int]) {
        let key = RunKey()
        let file = index(of: .filename)
        let values = [
            [(line: 5, "b"), (line: 9, "a")], [(line: 1, "a"), (line: 2, "c")], [(line: 1, "d"), (line: 3, "c")],
        ]
        var events: [String: RedactedEvent] = [:]
        let tables = values.enumerated().map { capture, lines in
            var gate = redactor(key)
            for (line, text) in lines {
                events[text] = gate.redact(0, [Written(file, text)], capture: capture, line: line)
            }
            return gate.pseudonyms
        }
        var table = PseudonymTable()
        for capture in order { table.merge(tables[capture]) }
        let names = table.names()
        let labels = events.mapValues { $0.values[file].label(names) }
        #expect(labels == ["b": "file-1", "a": "file-2", "c": "file-3", "d": "file-4"])
    }

    @Test func twoRunsGiveEqualNamesByDifferentKeys() {
        let file = index(of: .filename)
        func run() -> (labels: [Public], events: [RedactedEvent]) {
            var gate = redactor()
            let events = ["x", "y", "x", "z", "y"].enumerated().map { line, text in
                gate.redact(0, [Written(file, text)], line: line + 1)
            }
            return (events.map { $0.values[file].label(gate.pseudonyms.names()) }, events)
        }
        let (first, second) = (run(), run())
        #expect(first.labels == ["file-1", "file-2", "file-1", "file-3", "file-2"])
        #expect(second.labels == first.labels)
        #expect(second.events != first.events)
        #expect(first.events[0].values[file].label(PseudonymTable().names()) == "file-?")
    }

    @Test func aFullTableDropsNewValuesAndKeepsKnownOnes() {
        var table = PseudonymTable()
        func pseudonym(_ number: Int) -> Pseudonym {
            Pseudonym(family: .id, token: Token(high: UInt64(number), low: 0))
        }
        var noted = 0
        for number in 0..<PseudonymTable.limit {
            noted += table.note(pseudonym(number), at: .init(capture: 0, line: number + 2, position: 0)) ? 1 : 0
        }
        #expect(noted == PseudonymTable.limit)
        let isNewNoted = table.note(pseudonym(PseudonymTable.limit), at: .init(capture: 0, line: 1, position: 0))
        #expect(!isNewNoted)
        let isKnownNoted = table.note(pseudonym(7), at: .init(capture: 0, line: 1, position: 0))
        #expect(isKnownNoted)
        #expect(table.names().name(of: pseudonym(7)) == "id-1")
        #expect(table.names().name(of: pseudonym(PseudonymTable.limit)) == "id-?")
    }

    /// More values than the store of decisions holds: a value that comes again is decided the same.
    @Test func forgettingDecisionsChangesNothing() {
        var gate = redactor()
        let (id, bool) = (index(of: .identifier), index(of: .bool))
        let first = gate.redact(0, [Written(id, "v0"), Written(bool, "true")])
        for number in 1...5000 { _ = gate.redact(0, [Written(id, "v\(number)")], line: number + 1) }
        let again = gate.redact(0, [Written(id, "v0"), Written(bool, "true")], line: 6000)
        #expect(again.values == first.values)
        #expect(again.values[id].label(gate.pseudonyms.names()) == "id-1")
        // Equal bytes for another parameter are another decision.
        let swapped = gate.redact(0, [Written(bool, "v0"), Written(id, "true")])
        #expect(swapped.values[bool] == .dropped(.bool))
    }

    /// An event may have any number of parameters: none is taken for one of the next event.
    @Test func manyParametersStayApart() {
        let many = (0..<300).map { EventCatalogue.Parameter(name: "p\($0)", kind: .bool) }
        let catalogue = EventCatalogue(
            app: "app", title: "App", eventRecords: [], otherRecords: [],
            grammar: .init(prefix: "Event: ", parametersMark: ", parameters: "),
            events: [
                .init(name: "many", parameters: many), .init(name: "one", parameters: [.init(name: "p", kind: .blob)]),
            ])
        var gate = Redactor(catalogue: catalogue, vocabulary: Vocabulary(), key: RunKey())
        let blob = gate.redact(1, [Written(0, "true")])
        let bool = gate.redact(0, [Written(256, "true")])
        #expect(blob.values == [.word("base64 up to 64 B")])
        #expect(bool.values[256] == .bool(true))
        #expect(
            gate.audit.counts == [
                .init(rule: "blob", sensitivity: .personal, kind: .blob, action: .generalized, event: "one", key: "p"):
                    1,
                .init(rule: "bool", kind: .bool, action: .kept, event: "many", key: "p256"): 1,
            ])
    }
}
