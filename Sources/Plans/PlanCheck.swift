public import EventModel
public import LogIngest
public import Redaction
internal import Texts

/// Compares events with a plan, one after the other, and counts what differs. Checks of several captures merge in any
/// grouping to the same.
///
/// Nothing of a value is kept: of one that does not fit, the kind that it looks like and what the plan has that is near.
/// Values that the log hid, stand-ins of redacted captures, and what is missing behind the end of a cut message break
/// nothing. Cost: of an event as planned the length of its message; of another one a few readings of it.
public struct PlanCheck: Sendable {
    private let plan: TrackingPlan
    private let title: Text
    private let reader: PlanReader
    private let forms: [EventForm]
    private let names: PlanNames
    private var seen: [PlanSummary.EventRow]
    private var table = ViolationTable()
    /// Keys in texts and names of files: those that stand in every event of a name are parameters.
    private var suspects = ViolationTable()
    private var undeclared: UndeclaredNames
    private var eventCount = 0

    /// A check that has seen nothing.
    ///
    /// - Parameters:
    ///   - plan: the plan.
    ///   - catalogue: what finds the events of its app; nil for a plan of no known app.
    ///   - neededInstalls: how many installs must have a name that the plan does not have for it to be shown.
    public init(_ plan: TrackingPlan, catalogue: EventCatalogue?, neededInstalls: Int) {
        self.plan = plan
        title = plan.title(of: catalogue)
        reader = PlanReader(plan, catalogue)
        forms = plan.events.map { EventForm($0, keysAreSorted: plan.keyOrder == .sorted) }
        names = PlanNames(plan, catalogue)
        seen = plan.events.map {
            PlanSummary.EventRow(
                name: Public(authored: $0.name), isRequired: plan.requiredEvents.contains($0.name))
        }
        undeclared = UndeclaredNames(neededInstalls: neededInstalls)
    }

    /// Compares one event of a record; `bytes` hold its texts.
    public mutating func add(_ event: Event, of record: LogRecord, bytes: Span<UInt8>, origin: EventOrigin) {
        eventCount += 1
        let place = PlanViolation.Place(origin)
        guard let first = reader.reading(of: event, in: record, bytes) else {
            addUnplanned(event, bytes, install: origin.install, at: place)
            return
        }
        seen[first.event].note(place.time)
        let form = forms[first.event]
        if form.hasOpenEnd(first, bytes) { addSuspects(of: first.event, in: record, bytes, origin) }
        if form.isFlawless(first, bytes) { return }
        let (reading, faults) = best(first, record, bytes)
        let isCut = record.isTruncated || isCut(record.message, bytes)
        for fault in faults where !isCut || fault.rule != .missingParameter {
            if let subject = subject(of: fault, in: reading, bytes, install: origin.install) {
                table.add(subject, at: place)
            }
        }
    }

    /// The event of the plan that a record's event is, where there is nothing to say against it whenever the same message comes;
    /// nil where there may be.
    public func flawless(_ event: Event, of record: LogRecord, bytes: Span<UInt8>) -> Int? {
        guard let reading = reader.reading(of: event, in: record, bytes) else { return nil }
        let form = forms[reading.event]
        return !form.hasOpenEnd(reading, bytes) && form.isFlawless(reading, bytes) ? reading.event : nil
    }

    /// Counts an event of which `flawless` said which one of the plan it is.
    public mutating func add(flawless event: Int, origin: EventOrigin) {
        eventCount += 1
        seen[event].note(origin.time?.civilNanoseconds)
    }

    /// Joins the check of other captures.
    public mutating func merge(_ later: PlanCheck) {
        for index in seen.indices { seen[index].merge(later.seen[index]) }
        table.merge(later.table)
        suspects.merge(later.suspects)
        undeclared.merge(later.undeclared)
        eventCount += later.eventCount
    }

    /// What the events make of the plan; names that hold one of the secrets, values that were dropped elsewhere, are not shown.
    public func summary(withholding secrets: SecretSet? = nil) -> PlanSummary {
        PlanSummary(
            plan: plan, title: title, events: seen, eventTotal: eventCount, table: tableWithSuspects,
            shown: undeclared.shown(withholding: secrets))
    }

    /// A text may hold a comma, a key and a sign of equality, but not the same key whenever the event comes.
    private var tableWithSuspects: ViolationTable {
        let counts = Dictionary(seen.map { ($0.name, $0.count) }) { first, _ in first }
        return suspects.figures.reduce(into: table) { table, row in
            guard row.value.count > 1, row.value.count == counts[row.key.event] else { return }
            table.add(row.key, row.value)
        }
    }

    private mutating func addSuspects(
        of event: Int, in record: LogRecord, _ bytes: Span<UInt8>, _ origin: EventOrigin
    ) {
        for key in reader.keysBehindTexts(in: record, bytes) {
            let name = undeclared.name(bytes, key, install: origin.install)
            suspects.add(.init(.unexpectedParameter, event: seen[event].name, parameter: name), at: .init(origin))
        }
    }

    /// The reading that speaks least against itself; of equal ones the first.
    private func best(
        _ first: PlanReader.Reading, _ record: LogRecord, _ bytes: Span<UInt8>
    ) -> (PlanReader.Reading, [PlanFault]) {
        let form = forms[first.event]
        var best = (reading: first, faults: form.faults(first, bytes))
        var doubt = form.doubt(first, best.faults, bytes)
        guard first.isSpelled else { return best }
        for other in reader.otherReadings(in: record, bytes) where other.event == first.event {
            let faults = form.faults(other, bytes)
            let others = form.doubt(other, faults, bytes)
            if others < doubt { (best, doubt) = ((other, faults), others) }
        }
        return best
    }

    private mutating func addUnplanned(
        _ event: Event, _ bytes: Span<UInt8>, install: Int, at place: PlanViolation.Place
    ) {
        if let declared = names.declared(event) {
            table.add(.init(.unplannedEvent, event: declared), at: place)
            return
        }
        let (suggestion, isCase) = names.near(bytes, event.name)
        let name = undeclared.name(bytes, event.name, install: install)
        let rule: PlanRule = isCase ? .wrongCase : .unplannedEvent
        table.add(.init(rule, event: name, suggestion: suggestion), at: place)
    }

    /// What a fault is about; nil where the log hid the value, or a redacted capture has something else in its place.
    private mutating func subject(
        of fault: PlanFault, in reading: PlanReader.Reading, _ bytes: Span<UInt8>, install: Int
    ) -> PlanViolation.Subject? {
        let event = seen[reading.event].name
        let declared = fault.planned.map { Public(authored: plan.events[reading.event].parameters[$0].name) }
        let parameter = fault.position.map { reading.parameters[$0] }
        switch (fault.rule, parameter) {
        case (.wrongType, let parameter?), (.wrongValue, let parameter?):
            let value = parameter.value
            var isHidden = false
            if Placeholder.isPossible(in: bytes, value) { Placeholder.each(in: bytes, value) { _ in isHidden = true } }
            let text = String(decoding: value.map { bytes[$0] }, as: UTF8.self)
            guard !isHidden, !ValueLearner.isStandIn(text), let planned = fault.planned else { return nil }
            let near = names.near(text, event: reading.event, parameter: planned)
            let rule: PlanRule = near.isCase ? .wrongCase : fault.rule
            let found: Public? = rule == .wrongType ? PlanCheck.look(of: text) : nil
            return .init(rule, event: event, parameter: declared, found: found, suggestion: near.suggestion)
        case (.unexpectedParameter, let parameter?):
            let isThere = Set(reading.parameters.compactMap(\.planned))
            let near = names.nearKey(bytes, parameter.key, event: reading.event, besides: isThere)
            let name = undeclared.name(bytes, parameter.key, install: install)
            return .init(fault.rule, event: event, parameter: name, suggestion: near)
        case (.wrongCase, let parameter?):
            let name = undeclared.name(bytes, parameter.key, install: install)
            return .init(fault.rule, event: event, parameter: name, suggestion: declared)
        default: return .init(fault.rule, event: event, parameter: declared)
        }
    }

    /// The kind that a value looks like.
    private static func look(of text: String) -> Public {
        if text.isEmpty { return "nothing" }
        let shape = ValueLearner.shape(of: text)
        return shape == .enum ? "a word" : Public(authored: shape.rawValue)
    }

    private func isCut(_ message: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
        let end = Array("<…>".utf8)
        return message.count >= end.count && equals(end, bytes, message.upperBound - end.count..<message.upperBound)
    }
}
