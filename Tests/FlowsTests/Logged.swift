import Configuration
import EventModel
import Flows
import LogIngest
import Redaction
import Testing

/// The events of one capture as a test writes them, one a line:
///
///     0.000 app_started
///     1.002 initial_route_resolved destination=counter
///     @2 1.5 web_view_load_failed error=Error Domain=X Code=1, url=unknown
///
/// `@2` names the process id, 1 where it is left out; the time is in seconds, and `-` is none.
struct Logged: Sendable {
    var time: Int64?
    var processID: Int32
    var message: String

    static func lines(_ text: String) throws -> [Logged] {
        try text.split(separator: "\n").map { line in
            var words = line.split(separator: " ", maxSplits: 1)
            var processID: Int32 = 1
            if words[0].hasPrefix("@") {
                processID = try #require(Int32(words[0].dropFirst()))
                words = words[1].split(separator: " ", maxSplits: 1)
            }
            let time = nanoseconds(String(words[0]))
            #expect(time != nil || words[0] == "-", "\(line)")
            let event = try #require(words.last).split(separator: " ", maxSplits: 1)
            let parameters = event.count > 1 ? ", parameters: " + event[1] : ""
            return Logged(time: time, processID: processID, message: "Event: " + event[0] + parameters)
        }
    }

    /// The line as it stands in a capture of compact style.
    var line: String {
        let stamp = Timestamp(civilNanoseconds: time ?? 0, fractionDigits: 9).civilText.replacing("T", with: " ")
        return "\(stamp) I  CounterTestApp[\(processID):1f] [com.salokpi.CounterTestApp:Analytics] \(message)\n"
    }
}

/// Nanoseconds of decimal seconds, exact; nil for another text.
func nanoseconds(_ text: String) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int64(parts[0]), whole >= 0 else { return nil }
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    guard decimals.count <= 9, let fraction = Int64((decimals + "000000000").prefix(9)) else { return nil }
    return whole * 1_000_000_000 + fraction
}

/// The way from text to events after the gate, with the built-in pack of CounterTestApp.
struct Gate: Sendable {
    /// The gate of all tests: reading the pack takes most of a small test's time.
    static let shared = Result { try Gate() }

    let pack: Pack

    private init() throws {
        pack = try #require(try Pack.builtIn().first { $0.catalogue.app == "countertestapp" })
    }

    /// A gate with another pack, whose records are those of CounterTestApp.
    init(pack text: String) throws {
        pack = try Pack(parsing: Array(text.utf8), file: "pack.yml")
    }

    /// A gate with a pack of which the text gives the events and what follows.
    init(tiny text: String) throws {
        let head = """
            app: tiny
            title: Tiny
            capture: { subsystem: com.salokpi.CounterTestApp, process: CounterTestApp }
            records:
              events: [{ subsystem: com.salokpi.CounterTestApp, category: Analytics }]
            grammar: { prefix: "Event: ", parameters: ", parameters: " }
            """
        try self.init(pack: "\(head)\n\(text)")
    }

    /// The events of a capture, through reader, extractor and redactor.
    func events(of capture: [UInt8], number: Int, install: Int) throws -> [RedactedEvent] {
        var source = MemorySource(capture)
        var sink = Sink(
            extractor: EventExtractor(catalogue: pack.catalogue),
            redactor: Redactor(catalogue: pack.catalogue, vocabulary: pack.vocabulary, key: RunKey()), capture: number,
            install: install)
        _ = CaptureReader().read(&source, into: &sink)
        return sink.events
    }

    /// The events of a text as `Logged` reads it.
    func events(_ text: String, number: Int = 0, install: Int = 0) throws -> [RedactedEvent] {
        let lines = try Logged.lines(text)
        let bytes = Array(lines.map(\.line).joined().utf8)
        let events = try events(of: bytes, number: number, install: install)
        #expect(events.count == lines.count, "every line is an event")
        return zip(lines, events).map { $0.time == nil ? $1.withoutTime : $1 }
    }

    /// The summary of captures; `installs` says for each the first capture of its install.
    func summary(_ captures: [String], installs: [Int]? = nil, excludesForced: Bool = false) throws -> FlowSummary {
        var aggregator = FlowAggregator(program: pack.program, excludesForced: excludesForced)
        for (number, text) in captures.enumerated() {
            let events = try events(text, number: number, install: installs?[number] ?? number)
            events.forEach { aggregator.add($0) }
        }
        return aggregator.summary()
    }
}

private struct Sink: RecordSink {
    let extractor: EventExtractor
    var redactor: Redactor
    let capture: Int
    let install: Int
    var events: [RedactedEvent] = []

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        guard let event = extractor.event(of: record, bytes: bytes) else { return .other }
        let origin = EventOrigin(
            capture: capture, install: install, line: record.line, process: 0, processID: record.processID,
            time: record.time)
        events.append(redactor.redact(event, bytes: bytes, origin: origin))
        return .event
    }
}
