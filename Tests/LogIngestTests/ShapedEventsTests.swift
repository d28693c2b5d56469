import EventModel
import Testing

@testable import LogIngest

/// Keeps the events that a catalogue finds, as `name parameter=value`, sorted by parameter.
private struct EventTexts: RecordSink {
    let catalogue: EventCatalogue
    let extractor: EventExtractor
    var texts: [String] = []

    init(_ catalogue: EventCatalogue) {
        self.catalogue = catalogue
        extractor = EventExtractor(catalogue: catalogue)
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        guard let event = extractor.event(of: record, bytes: bytes) else { return .other }
        func text(_ range: Range<Int>) -> String { String(decoding: range.map { bytes[$0] }, as: UTF8.self) }
        let planned = event.planned.map { catalogue.events[$0] }
        let parameters = event.parameters.map { parameter in
            let name = parameter.planned.flatMap { planned?.parameters[$0].name } ?? "?" + text(parameter.key)
            return " " + name + "=" + text(parameter.value)
        }
        texts.append((planned?.name ?? "?" + text(event.name)) + parameters.sorted().joined())
        return .event
    }
}

private func catalogue(
    _ selectors: [EventCatalogue.Selector], _ shapes: [(String, String)], grammar: EventCatalogue.Grammar? = nil
) throws -> EventCatalogue {
    let events = try shapes.map { name, text in
        let shape = try MessageShape(parsing: text)
        let parameters = shape.holes.map { EventCatalogue.Parameter(name: $0.name, kind: .text) }
        return EventCatalogue.PlannedEvent(
            name: name, parameters: parameters.sorted { $0.name < $1.name }, shape: shape)
    }
    return EventCatalogue(
        app: "app", title: "App", eventRecords: selectors, otherRecords: [], grammar: grammar, events: events)
}

private func events(_ catalogue: EventCatalogue, _ bytes: [UInt8]) throws -> (texts: [String], tally: CaptureTally) {
    var source = MemorySource(bytes)
    var sink = EventTexts(catalogue)
    let tally = CaptureReader().read(&source, into: &sink)
    return (sink.texts, tally)
}

@Suite struct ShapedEventsTests {
    @Test func sentencesOfACaptureAreEvents() throws {
        let catalogue = try catalogue(
            [.init(subsystem: .prefix("com.jundaai.OrionTestTask."))],
            [
                ("committed", "did commit loading {title}"), ("finished", "did finish loading {title}"),
                ("back", "back button pressed"), ("forward", "forward button pressed"),
                ("refresh", "refresh button pressed"),
            ])
        let (texts, tally) = try events(catalogue, try fixture("captures/orion-start-browse.swiftlog.log"))
        #expect(tally.lines.event == 18)
        #expect(tally.lines.other == 0)
        #expect(
            texts.prefix(2) == [
                "committed title=Ovo su najstilizovanije žene sveta",
                "finished title=Ovo su najstilizovanije žene sveta",
            ])
        #expect(texts[4] == "back")
    }

    @Test(arguments: ["compact", "default", "ndjson"])
    func textsComeOutWholeInEveryStyle(_ style: String) throws {
        let catalogue = try catalogue(
            [.init(subsystem: "com.charles.wang.FunApp", category: "general")],
            [("filtered", "Filtered to {count:int} results for: '{text}' in category: '{category}'")])
        let (texts, _) = try events(catalogue, try fixture("captures/fun-search.\(style).log"))
        #expect(texts.first == "filtered category=All count=14 text=")
        #expect(texts.contains { $0.contains("'q'=1") })
        #expect(texts.count == 9)
    }

    @Test func grammarAndShapesStandSideBySide() throws {
        var both = try catalogue(
            [.init(subsystem: "s", category: "c")], [("shaped", "b={b:word} a={a}")],
            grammar: .init(prefix: "Event: ", parametersMark: ", parameters: "))
        both.events.append(.init(name: "spelled", parameters: [.init(name: "k", kind: .text)]))
        let lines = [
            "Event: spelled, parameters: k=v", "b=1 a=2", "Event: shaped", "Event: other", "loose", "b= a=",
        ].map { "2026-07-29 14:00:00.412 I  App[8:3a] [s:c] \($0)\n" }
        let (texts, tally) = try events(both, Array(lines.joined().utf8))
        #expect(texts == ["spelled k=v", "shaped a=2 b=1", "?shaped", "?other"])
        #expect(tally.lines.other == 2)
    }

    @Test func aHoleWithoutAParameterIsNotPlanned() throws {
        var catalogue = try catalogue([.init(subsystem: nil)], [("e", "e {a} {b:int}")])
        catalogue.events[0].parameters = [.init(name: "b", kind: .number)]
        #expect(try events(catalogue, Array("2022-10-30T10:15:01Z info: e x 7".utf8)).texts == ["e ?=x b=7"])
    }

    @Test func selectorsMaySayLess() throws {
        let line = "2026-07-29 14:00:00.412 I  App[8:3a] [com.a.b:net] e\n"
        let cases: [(EventCatalogue.Selector, Int)] = [
            (.init(subsystem: "com.a.b", category: "net"), 1), (.init(subsystem: "com.a", category: "net"), 0),
            (.init(subsystem: .prefix("com.a.")), 1), (.init(subsystem: .prefix("com.a.b.c")), 0),
            (.init(subsystem: nil, category: .exact("net")), 1), (.init(subsystem: nil, category: .prefix("x")), 0),
            (.init(subsystem: .exact("com.a.b")), 1), (.init(subsystem: nil), 1),
            (.init(subsystem: .exact(""), category: nil), 0),
        ]
        for (selector, count) in cases {
            #expect(try events(try catalogue([selector], [("e", "e")]), Array(line.utf8)).texts.count == count)
        }
    }
}
