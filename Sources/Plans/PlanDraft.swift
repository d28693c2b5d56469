public import EventModel
public import LogIngest
public import Redaction

/// Learns a plan from events: names, parameters, kinds, enumerations, and what is always there. Drafts of several captures
/// merge in any grouping to the same.
///
/// A pack's own declarations hold where there are some; the rest is learnt. A value gets into a plan only as
/// ``ValueLearner`` says, and a name or a word only when enough installs have it. Bounded: events, parameters and values
/// beyond limits are counted.
public struct PlanDraft: Sendable {
    /// The most events that a plan is learnt of.
    static let mostEvents = 1000

    private let catalogue: EventCatalogue?
    private let declared: [Public]
    private let loose: EventExtractor?
    private var learner: ValueLearner
    private var names: UndeclaredNames
    private var events: [Public: DraftEvent] = [:]
    private var eventCount = 0
    /// Events for which there was no room, and those whose names may not be shown.
    private var otherEvents = 0

    /// A draft of nothing; `catalogue` is what finds the events of the app, nil for events of no known app.
    public init(catalogue: EventCatalogue?, learner: ValueLearner, neededInstalls: Int) {
        self.catalogue = catalogue
        self.learner = learner
        declared = (catalogue?.events ?? []).map { Public(authored: $0.name) }
        names = UndeclaredNames(neededInstalls: neededInstalls)
        var any = EventCatalogue.Grammar.common
        any.keyOrder = .any
        loose = catalogue == nil ? EventExtractor(grammar: any) : nil
    }

    /// Learns from one event of a record; `bytes` hold its texts.
    public mutating func add(_ event: Event, of record: LogRecord, bytes: Span<UInt8>, install: Int) {
        eventCount += 1
        let name = event.planned.map { declared[$0] } ?? names.name(bytes, event.name, install: install)
        guard name != UndeclaredNames.other else {
            otherEvents += 1
            return
        }
        var draft = DraftEvent()
        draft.note()
        draft.sorted = parameters(of: event, named: name, bytes, install: install)
        if let other = loose?.event(of: record, bytes: bytes) {
            draft.loose = parameters(of: other, named: name, bytes, install: install)
        }
        merge(draft, as: name)
    }

    /// Joins the draft of other captures.
    public mutating func merge(_ later: PlanDraft) {
        for (name, event) in later.events { merge(event, as: name) }
        names.merge(later.names)
        eventCount += later.eventCount
        otherEvents += later.otherEvents
    }

    private mutating func merge(_ event: DraftEvent, as name: Public) {
        events[name, default: DraftEvent()].merge(event)
        guard events.count > PlanDraft.mostEvents, let last = events.keys.max() else { return }
        otherEvents += events.removeValue(forKey: last)?.count ?? 0
    }

    private mutating func parameters(
        of event: Event, named name: Public, _ bytes: Span<UInt8>, install: Int
    ) -> DraftParameters {
        var parameters = DraftParameters()
        for parameter in event.parameters {
            var known: EventCatalogue.Parameter?
            if let number = event.planned, let index = parameter.planned {
                known = catalogue?.events[number].parameters[index]
            } else if parameter.key.isEmpty {
                continue
            }
            let key = known.map { Public(authored: $0.name) } ?? names.name(bytes, parameter.key, install: install)
            parameters.add(key, lesson(of: parameter.value, event: name, key: key, known, bytes, install: install))
        }
        return parameters
    }

    private mutating func lesson(
        of value: Range<Int>, event: Public, key: Public, _ declared: EventCatalogue.Parameter?, _ bytes: Span<UInt8>,
        install: Int
    ) -> DraftParameter {
        var parameter = DraftParameter()
        var isHidden = false
        if Placeholder.isPossible(in: bytes, value) { Placeholder.each(in: bytes, value) { _ in isHidden = true } }
        // Of a long value the first part tells the kind; no word is as long.
        let text = String(decoding: value.prefix(4096).map { bytes[$0] }, as: UTF8.self)
        guard !isHidden, !ValueLearner.isStandIn(text) else {
            parameter.noteUnreadable()
            return parameter
        }
        var lesson = learner.lesson(text, event: event.text, key: key.text, declared: declared?.kind)
        let form = ValueForm(EventCatalogue.Parameter(name: key.text, kind: lesson.kind))
        // A kind that the policy gives, and that this value has not the form of.
        if declared == nil, !form.fits(bytes, value) { (lesson.kind, lesson.word) = (.text, nil) }
        lesson.word = lesson.word.map { names.noted($0, install: install) }.flatMap {
            $0 == UndeclaredNames.other ? nil : $0
        }
        parameter.note(lesson)
        return parameter
    }

    /// How many events it was learnt from.
    public var eventTotal: Int { eventCount }

    /// The plan; names and words that hold one of the secrets, values that were dropped elsewhere, are not in it.
    public func plan(withholding secrets: SecretSet? = nil) -> DraftedPlan {
        let shown = names.shown(withholding: secrets)
        let known = Dictionary((catalogue?.events ?? []).map { ($0.name, $0) }) { first, _ in first }
        var hidden = otherEvents
        var isUnsorted = false
        var planned = catalogue?.events ?? []
        var notes: [String: DraftedPlan.Note] = [:]
        for (name, draft) in events {
            guard shown(name) == name || known[name.text] != nil else {
                hidden += draft.count
                continue
            }
            isUnsorted = isUnsorted || draft.isUnsorted
            let reading = draft.isUnsorted ? draft.loose : draft.sorted
            let event = event(named: name, draft.count, reading, known[name.text], shown)
            planned.removeAll { $0.name == event.name }
            planned.append(event)
            let counts = reading.byName.map { ($0.key.text, $0.value.count) }
            notes[name.text] = DraftedPlan.Note(
                count: draft.count, parameters: Dictionary(counts) { first, _ in first }, others: reading.other)
        }
        let order = catalogue.map { $0.grammar?.keyOrder ?? .any } ?? (isUnsorted || events.isEmpty ? .any : .sorted)
        return DraftedPlan(
            plan: TrackingPlan(app: catalogue?.app, keyOrder: order, events: planned), title: catalogue?.title,
            notes: notes, eventTotal: eventCount, hiddenEvents: hidden)
    }

    /// An event as declared, as far as it is, with what was learnt.
    private func event(
        named name: Public, _ count: Int, _ reading: DraftParameters, _ known: EventCatalogue.PlannedEvent?,
        _ shown: (Public) -> Public
    ) -> EventCatalogue.PlannedEvent {
        var parameters = (known?.parameters ?? []).map { parameter in
            var parameter = parameter
            if (reading.byName[Public(authored: parameter.name)]?.count ?? 0) < count { parameter.isRequired = false }
            return parameter
        }
        for (key, draft) in reading.byName where !parameters.contains(where: { $0.name == key.text }) {
            guard shown(key) == key else { continue }
            parameters.append(draft.parameter(named: key, of: count, shown))
        }
        parameters.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return EventCatalogue.PlannedEvent(name: name.text, parameters: parameters, shape: known?.shape)
    }
}
