import EventModel
import Testing

@testable import LogIngest

/// What the extractor found: the event's index, its name, and `key=value` of each parameter, `?` before unplanned ones.
private struct Found: Equatable {
    var planned: Int?
    var name: String
    var parameters: [String]
}

private let catalogue = EventCatalogue(
    app: "app", title: "App", eventRecords: [.init(subsystem: "com.example.app", category: "Analytics")],
    otherRecords: [.init(subsystem: "com.example.app", category: "LocalNotifications")],
    grammar: .init(prefix: "Event: ", parametersMark: ", parameters: "),
    events: [
        .init(name: "app_started"),
        .init(name: "load_failed", parameters: [.init(name: "error", kind: .error), .init(name: "url", kind: .url)]),
        .init(name: "cancelled", parameters: [.init(name: "code", kind: .number), .init(name: "url", kind: .url)]),
        .init(name: "media", parameters: [.init(name: "granted", kind: .bool), .init(name: "type", kind: .enum)]),
        .init(name: "download", parameters: [.init(name: "filename", kind: .filename)]),
        .init(name: "download_failed", parameters: [.init(name: "error", kind: .error)]),
        .init(
            name: "three",
            parameters: [.init(name: "a", kind: .text), .init(name: "b", kind: .text), .init(name: "c", kind: .text)]),
    ])

private func found(
    _ message: String, category: String = "Analytics", subsystem: String = "com.example.app", type: RecordType = .log,
    catalogue: EventCatalogue = catalogue
) -> Found? {
    // Other texts stand before and behind the message, as they do in a capture.
    let before = subsystem + category
    let bytes = Array((before + message + ", url=outside").utf8)
    let messageStart = before.utf8.count
    let record = LogRecord(
        style: .compact, line: 1, lineCount: 1, levelWord: 0..<0, type: type, activityID: 0, process: 0..<0,
        sender: 0..<0,
        subsystem: 0..<subsystem.utf8.count, category: subsystem.utf8.count..<messageStart,
        metadata: 0..<0, message: messageStart..<(messageStart + message.utf8.count))
    let extractor = EventExtractor(catalogue: catalogue)
    guard let event = extractor.event(of: record, bytes: bytes.span) else { return nil }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let parameters = event.parameters.map { parameter -> String in
        let mark = parameter.planned == nil ? "?" : ""
        return "\(mark)\(text(parameter.key))=\(text(parameter.value))"
    }
    return Found(planned: event.planned, name: text(event.name), parameters: parameters)
}

@Suite struct EventExtractorTests {
    struct Case: Sendable {
        var message: String
        var planned: Int?
        var name: String
        var parameters: [String]

        init(_ message: String, _ planned: Int?, _ name: String, _ parameters: [String] = []) {
            self.message = message
            self.planned = planned
            self.name = name
            self.parameters = parameters
        }
    }

    static let plannedEvents = [
        Case("Event: app_started", 0, "app_started"),
        Case("Event: app_started, parameters: ", 0, "app_started"),
        Case("Event: app_started, parameters: extra=1", 0, "app_started", ["?extra=1"]),
        Case("Event: media, parameters: granted=true, type=camera", 3, "media", ["granted=true", "type=camera"]),
        // Nothing is escaped: the url is what follows the last `, url=`.
        Case(
            "Event: load_failed, parameters: error=Error Domain=X Code=1 \"a, url=b\"\nUserInfo={u=1, url=https://x/}"
                + ", url=https://y/?a=1, b=2",
            1, "load_failed",
            ["error=Error Domain=X Code=1 \"a, url=b\"\nUserInfo={u=1, url=https://x/}", "url=https://y/?a=1, b=2"]),
        Case(
            "Event: load_failed, parameters: error=(\r\n  \"x\"\r\n), url=unknown", 1, "load_failed",
            ["error=(\r\n  \"x\"\r\n)", "url=unknown"]),
        // `filename` and `error` alone run to the end of the message.
        Case(
            "Event: download, parameters: filename=Q1, filename=Q2, final=1.pdf", 4, "download",
            ["filename=Q1, filename=Q2, final=1.pdf"]),
        Case(
            "Event: download_failed, parameters: error=a, error=b, url=c", 5, "download_failed",
            ["error=a, error=b, url=c"]),
        Case("Event: three, parameters: a=1, b=2, c=3, c=4", 6, "three", ["a=1", "b=2, c=3", "c=4"]),
        // Missing keys and empty values.
        Case("Event: load_failed, parameters: error=E", 1, "load_failed", ["error=E"]),
        Case("Event: load_failed, parameters: url=U", 1, "load_failed", ["url=U"]),
        Case("Event: load_failed, parameters: error=, url=", 1, "load_failed", ["error=", "url="]),
        Case("Event: download, parameters: filename=", 4, "download", ["filename="]),
        Case("Event: three, parameters: a=1, c=3", 6, "three", ["a=1", "c=3"]),
        Case("Event: three, parameters: b=2", 6, "three", ["b=2"]),
        // A key is a whole key at the start or behind a separator.
        Case("Event: load_failed, parameters: error=a, xurl=b,url=c", 1, "load_failed", ["error=a, xurl=b,url=c"]),
        Case("Event: load_failed, parameters: error=url=a", 1, "load_failed", ["error=url=a"]),
        // Keys that are not planned: before the first, and behind values that cannot hold a separator.
        Case(
            "Event: load_failed, parameters: aaa=1, error=E, url=U", 1, "load_failed",
            ["?aaa=1", "error=E", "url=U"]),
        Case(
            "Event: cancelled, parameters: code=-999, foo=1, url=U", 2, "cancelled", ["code=-999", "?foo=1", "url=U"]),
        Case(
            "Event: media, parameters: granted=true, type=camera, volume=3", 3, "media",
            ["granted=true", "type=camera", "?volume=3"]),
        Case(
            "Event: media, parameters: granted=true, alpha=1, type=camera", 3, "media",
            ["granted=true, alpha=1", "type=camera"]),
        Case(
            "Event: load_failed, parameters: error=E, extra=1, url=U", 1, "load_failed", ["error=E, extra=1", "url=U"]),
        Case("Event: load_failed, parameters: error=E, url=U, zeta=1", 1, "load_failed", ["error=E", "url=U, zeta=1"]),
        Case(
            "Event: download, parameters: filename=отчёт, имя=🙂.pdf", 4, "download", ["filename=отчёт, имя=🙂.pdf"]),
    ]

    static let otherEvents = [
        Case("Event: app_started2", nil, "app_started2"),
        Case("Event: new", nil, "new"),
        Case("Event: two words", nil, "two words"),
        Case("Event: событие, parameters: a=1", nil, "событие", ["?a=1"]),
        Case("Event: new, parameters: a=1, b=2", nil, "new", ["?a=1", "?b=2"]),
        // Keys are sorted, so a key that is not greater than the one before is part of a value.
        Case("Event: new, parameters: b=1, a=2, c=3", nil, "new", ["?b=1, a=2", "?c=3"]),
        Case("Event: new, parameters: a=1, a=2", nil, "new", ["?a=1, a=2"]),
        Case("Event: new, parameters: a=, b=", nil, "new", ["?a=", "?b="]),
        Case("Event: new, parameters: a=1, ab=2, abc=3", nil, "new", ["?a=1", "?ab=2", "?abc=3"]),
        // A key is an identifier.
        Case("Event: new, parameters: a=1, 2b=3, é=4, c d=5", nil, "new", ["?a=1, 2b=3, é=4, c d=5"]),
        Case("Event: new, parameters: _a=1, b2=\n, =", nil, "new", ["?_a=1", "?b2=\n, ="]),
        Case("Event: new, parameters: A=1, _b=2, b=3", nil, "new", ["?A=1", "?_b=2", "?b=3"]),
        Case("Event: new, parameters: no key", nil, "new"),
        Case("Event: new, parameters: ", nil, "new"),
        Case("Event: new, parameters:", nil, "new, parameters:"),
    ]

    @Test(arguments: plannedEvents + otherEvents)
    func aMessageIsSplitByItsEventsKeys(_ event: Case) {
        #expect(found(event.message) == Found(planned: event.planned, name: event.name, parameters: event.parameters))
    }

    /// Where keys may stand in any order, each is the first of its name.
    @Test(arguments: [
        Case("Event: three, parameters: c=3, a=1, b=2", 6, "three", ["c=3", "a=1", "b=2"]),
        Case("Event: three, parameters: b=2, x=9, a=1", 6, "three", ["b=2, x=9", "a=1"]),
        Case(
            "Event: media, parameters: type=camera, alpha=1, granted=true", 3, "media",
            ["type=camera", "?alpha=1", "granted=true"]),
        Case(
            "Event: media, parameters: zeta=1, granted=true, type=camera", 3, "media",
            ["?zeta=1", "granted=true", "type=camera"]),
        Case("Event: three, parameters: a=1, b=2, a=3", 6, "three", ["a=1", "b=2, a=3"]),
        Case("Event: three, parameters: é=1", 6, "three", []),
    ])
    func keysMayStandInAnyOrder(_ event: Case) {
        var catalogue = catalogue
        catalogue.grammar?.keyOrder = .any
        #expect(
            found(event.message, catalogue: catalogue)
                == Found(planned: event.planned, name: event.name, parameters: event.parameters))
    }

    @Test(arguments: [
        "", "E", "Event:", "Event: ", "Event: , parameters: a=1", "event: x", " Event: x", "Event:x", "x Event: y",
    ])
    func aMessageOfAnotherFormIsNoEvent(_ message: String) {
        #expect(found(message) == nil)
    }

    @Test func recordsOfOtherCategoriesAndTypesAreNoEvents() {
        #expect(found("Event: app_started") != nil)
        #expect(found("Event: app_started", category: "LocalNotifications") == nil)
        #expect(found("Event: app_started", category: "Analytics2") == nil)
        #expect(found("Event: app_started", category: "") == nil)
        #expect(found("Event: app_started", subsystem: "com.example.app2") == nil)
        #expect(found("Event: app_started", type: .activity) == nil)
    }

    @Test func aVeryLongValueIsOneValue() {
        let long = String(repeating: "a, b=1, url=x ", count: 20_000)
        let event = found("Event: load_failed, parameters: error=\(long), url=U")
        #expect(event?.parameters == ["error=" + long, "url=U"])
    }

    /// Whatever stands in the values, nothing of a text of keys and values is lost and nothing is added.
    @Test func joinedParametersAreTheText() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        let pieces = [
            "a=", "b=", "c=", "error=", "url=", "code=", ", ", ", ", ",", " ", "=", "\n", "é", "🙂", "1", "zz=",
        ]
        let names = catalogue.events.map(\.name) + ["new"]
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            let name = names.randomElement(using: &random) ?? "new"
            let event = found("Event: \(name), parameters: \(text)")
            #expect(event?.name == name, "seed \(seed)")
            let parameters = event?.parameters.map { $0.hasPrefix("?") ? String($0.dropFirst()) : $0 } ?? []
            let joined = parameters.joined(separator: ", ")
            // Only a head that is no `key=value` is left out.
            let beginsWithKey = ["a=", "b=", "c=", "error=", "url=", "code=", "zz="].contains { text.hasPrefix($0) }
            let isWhole = joined == text || !beginsWithKey && (joined == "" || text.hasSuffix(", " + joined))
            #expect(isWhole, "\(name) \(text.debugDescription), seed \(seed)")
            let keys = parameters.map { $0.prefix { $0 != "=" } }
            #expect(name != "new" || zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }, "\(text), seed \(seed)")
        }
    }
}

/// Records of an app in logs that print no subsystems.
@Suite struct ProcessSelectorTests {
    private let selectors = RecordSelectors(
        [.init(subsystem: "com.example.shop", category: "Analytics")], process: "Shop")

    @Test(arguments: [
        ("2026-07-29 14:00:00.412+0300 Shop[12:345] Event: a", true),
        ("2026-07-29 14:00:00.412+0300 Shop[12:345] [Analytics] Event: a", true),
        ("2026-07-29 14:00:00.412+0300 Shop[12:345] [Network] Event: a", false),
        ("2026-07-29 14:00:00.412+0300 Shopper[12:345] Event: a", false),
        ("Aug  4 22:07:38 iPhone Shop(Kit)[12] <Notice>: Event: a", true),
        ("Aug  4 22:07:38 iPhone Other[12] <Notice>: Event: a", false),
        ("2026-07-29 14:00:00.412 I  Shop[12:3a] [com.example.shop:Analytics] Event: a", true),
        ("2026-07-29 14:00:00.412 I  Shop[12:3a] Event: a", false),
    ])
    func theProcessStandsForASubsystemThatIsNotPrinted(_ line: String, _ isSelected: Bool) throws {
        var sink = SelectingSink(selectors: selectors)
        var source = MemorySource(Array(line.utf8))
        _ = CaptureReader().read(&source, into: &sink)
        #expect(sink.answers == [isSelected])
    }

    private struct SelectingSink: RecordSink {
        let selectors: RecordSelectors
        var answers: [Bool] = []

        mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
            answers.append(selectors.contain(record, bytes))
            return .other
        }
    }
}
