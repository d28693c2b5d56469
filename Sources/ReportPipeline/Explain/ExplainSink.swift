internal import EventModel
internal import LogIngest
internal import Plans
internal import Redaction
internal import ReportModel

/// Sends records on to the engine, and looks at the one that is to be explained on its way.
struct ExplainSink: RecordSink {
    /// What was seen of the record.
    struct Seen: Sendable {
        var record: LineExplanation.Record
        var lineClass: LineClass
        var packs: [Pack]
    }

    /// What one pack says of the record; values and names wait until it is known what may be shown.
    struct Pack: Sendable {
        var app: Public
        /// Why the pack does not take the record; nil when it does.
        var refusal: Public?
        var event: RedactedEvent?
        var planned: EventCatalogue.PlannedEvent?
        var suggestion: Public?
        var unplanned: [Public] = []
        /// What the event breaks of the app's plan, in words.
        var violations: [Public] = []
    }

    private(set) var events: EventSink
    /// The one that was looked for.
    private(set) var seen: Seen?
    private let catalogues: [EventCatalogue]
    /// What compares the event with a plan, for each catalogue.
    private let plans: [PlanWatch]
    private let formats: CustomFormats
    private var text: RecordText
    /// The record's first line, in the capture where it is looked for.
    private let line: Int
    private var isHere = false

    init(
        _ events: EventSink, catalogues: [EventCatalogue], plans: [PlanWatch], formats: CustomFormats,
        detectors: Detectors, line: Int
    ) {
        self.plans = plans
        self.events = events
        self.catalogues = catalogues
        self.formats = formats
        text = RecordText(detectors: detectors)
        self.line = line
    }

    mutating func begin(_ capture: Int, isHere: Bool) {
        self.isHere = isHere
        events.begin(capture)
    }

    mutating func end() { events.end() }

    mutating func finish() { events.finish() }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        guard isHere, record.line == line, seen == nil else { return events.accept(record, bytes: bytes) }
        let duplicates = events.duplicates.records
        let lineClass = events.accept(record, bytes: bytes)
        let isDuplicate = events.duplicates.records > duplicates
        seen = Seen(
            record: description(of: record, bytes, isDuplicate: isDuplicate), lineClass: lineClass,
            packs: packs(of: record, bytes))
        return lineClass
    }

    private mutating func description(
        of record: LogRecord, _ bytes: Span<UInt8>, isDuplicate: Bool
    ) -> LineExplanation.Record {
        func name(_ range: Range<Int>, allowsBlanks: Bool = false) -> Public? {
            range.isEmpty ? nil : text.name(bytes, range, allowsBlanks: allowsBlanks)
        }
        let (process, subsystem, category) = (
            name(record.process, allowsBlanks: true), name(record.subsystem), name(record.category)
        )
        let event = EventExtractor(grammar: .common).event(of: record, bytes: bytes)
        return LineExplanation.Record(
            line: record.line, lineCount: record.lineCount, style: Public(authored: formats.name(of: record)),
            type: record.type, time: record.time, level: record.level, processID: record.processID, process: process,
            subsystem: subsystem, category: category,
            message: event.flatMap { text.message(of: $0, bytes) } ?? text.message(bytes, record.message),
            isDuplicate: isDuplicate)
    }

    /// What the packs say, up to the first that takes the record.
    private mutating func packs(of record: LogRecord, _ bytes: Span<UInt8>) -> [Pack] {
        var parts: [Pack] = []
        for (index, catalogue) in catalogues.enumerated() {
            let comparison = PackComparison(catalogue: catalogue, record: record, text: text)
            var part = Pack(app: Public(authored: catalogue.title))
            guard let event = events.apps[index].extractor.event(of: record, bytes: bytes) else {
                part.refusal = comparison.refusal(bytes)
                parts.append(part)
                continue
            }
            let origin = EventOrigin(
                capture: 0, install: 0, line: record.line, process: 0, processID: record.processID, time: record.time)
            var redactor = events.apps[index].redactor
            part.event = redactor.redact(event, bytes: bytes, origin: origin)
            part.planned = event.planned.map { catalogue.events[$0] }
            if event.planned == nil { part.suggestion = comparison.suggestion(for: event.name, bytes) }
            part.unplanned = event.parameters.filter { $0.planned == nil }.map { text.name(bytes, $0.key) }
            var plan = plans[index]
            plan.add(event, of: record, bytes: bytes, origin: origin)
            let violations = plan.summary()?.violations ?? []
            part.violations = violations.filter { $0.subject.rule != .missingEvent }.map(\.text)
            return parts + [part]
        }
        return parts
    }
}

extension ExplainSink.Pack {
    /// The part as it may be shown.
    func shown(_ names: PseudonymNames) -> LineExplanation.PackPart {
        guard let event else { return .init(app: app, verdict: refusal ?? "", event: nil, violations: []) }
        let parameters = zip(planned?.parameters ?? [], event.values).map { parameter, value in
            (
                name: Public(authored: parameter.name), kind: Public(authored: parameter.kind.rawValue),
                value: value.label(names)
            )
        }
        let found = LineExplanation.FoundEvent(
            name: planned == nil ? names.shown(undeclared: event.name) : event.name, isPlanned: planned != nil,
            suggestion: suggestion, parameters: parameters, unplanned: unplanned)
        let verdict: Public = planned == nil ? "took it as an event that it does not plan" : "took it as an event"
        return .init(app: app, verdict: verdict, event: found, violations: violations)
    }
}
