internal import Configuration
internal import EventModel
internal import Flows
internal import LogIngest
internal import Redaction
internal import ReportModel

/// Takes the records of a capture, or of several that are read as one: leaves out those that an earlier capture had, finds the events of every pack, sends them
/// through the gate, puts them in order, and counts them.
struct EventSink: RecordSink, Sendable {
    /// One app's way from record to figures.
    struct App: Sendable {
        let extractor: EventExtractor
        let records: RecordSelectors
        var redactor: Redactor
        /// The figures; whole when the last capture has ended.
        var aggregator: FlowAggregator
        /// Compares the events with the app's plan, or learns one.
        var plans: PlanWatch
        /// What became of messages that came before.
        var known = DecidedEvents<KnownEvent>()

        init(
            _ pack: Pack, vocabulary: Vocabulary, policy: RunPolicy, excludesForced: Bool,
            plans: PlanWatch = PlanWatch()
        ) {
            self.plans = plans
            extractor = EventExtractor(catalogue: pack.catalogue)
            records = RecordSelectors(
                pack.catalogue.eventRecords + pack.catalogue.otherRecords, process: pack.catalogue.process)
            redactor = Redactor(catalogue: pack.catalogue, vocabulary: vocabulary, policy: policy)
            aggregator = FlowAggregator(program: pack.program, excludesForced: excludesForced)
        }
    }

    /// What there is to do for an event whenever its message comes.
    struct KnownEvent: Sendable {
        var decision: EventDecision
        var standing: PlanWatch.Standing
    }

    /// How often an event counts at most for a marker that says that it was repeated.
    static let mostRepeats = 1000

    private(set) var apps: [App]
    /// The records that belong to no known app.
    private(set) var records: RecordTally
    /// Records and events of the capture that an earlier one had.
    private(set) var duplicates = Report.Duplicates()
    /// How often events of the capture came once more according to a marker behind them.
    private(set) var repeatedEvents = 0
    private(set) var hiddenValues = HiddenValues()
    /// How many records of each app were no events.
    private(set) var otherRecords: [Int]
    /// Compares events that no pack takes with a plan, or learns one.
    private(set) var plans: PlanWatch
    /// Knows the records of the captures before; nil where none can be the same.
    private(set) var filter: DuplicateFilter?
    private let anyEvent = EventExtractor(grammar: .common)
    private var capture: Int
    private let stream: Int
    private let install: Int
    /// The set of labels of every capture.
    private let labels: [Int]
    /// How many installs must have what nobody declared for it to be shown.
    private let minimumInstalls: Int
    private var counting: EventCounting
    private var processes = ProcessNumbers()
    private var routes = RecordRoutes()

    /// A sink for the captures of a unit. With `hasPartner` a thread of its own counts what is read of large ones.
    init(
        apps: [App], unit: ReadingPlan.Unit, install: Int, labels: [Int] = [], policy: RunPolicy = RunPolicy(),
        plans: PlanWatch = PlanWatch(), hasPartner: Bool = false
    ) {
        self.apps = apps
        otherRecords = apps.map { _ in 0 }
        counting = EventCounting(apps.map(\.aggregator), unit.overlap, hasPartner: hasPartner)
        self.plans = plans
        self.labels = labels
        minimumInstalls = policy.minimumInstalls
        records = RecordTally(policy: policy)
        self.install = install
        stream = unit.captures[0]
        capture = stream
        guard let overlap = unit.overlap else { return }
        filter = DuplicateFilter(overlap)
    }

    /// Begins a capture.
    mutating func begin(_ capture: Int) {
        self.capture = capture
        filter?.begin(capture)
        duplicates = Report.Duplicates()
        repeatedEvents = 0
        hiddenValues = HiddenValues()
        counting.begin()
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        let route = route(of: record, bytes)
        if filter == nil, record.type == .log, let route, let known = addKnown(record, bytes, route) { return known }
        if filter != nil {
            let isEvent = apps.indices.contains { apps[$0].extractor.event(of: record, bytes: bytes) != nil }
            if filter?.isDuplicate(record, isEvent: isEvent, bytes) ?? false { return skip(record, bytes) }
        }
        for index in route.map({ routes.all[$0].apps }) ?? Array(apps.indices) {
            guard let event = apps[index].extractor.event(of: record, bytes: bytes) else { continue }
            add(event, of: record, bytes, toApp: index)
            return .event
        }
        if record.type == .timesync { noteClock(record, bytes) }
        if let owner = route.map({ routes.all[$0].owner }) ?? owner(of: record, bytes) {
            otherRecords[owner] += 1
            noteHidden(record.message, bytes) { _ in HiddenValues.Place() }
            return .other
        }
        let content = content(of: record, bytes)
        let fields = RecordTally.Fields(
            process: record.process, subsystem: record.subsystem, category: record.category, message: record.message)
        records.add(
            fields, bytes: bytes, level: record.level, time: record.time, content: content, route: route)
        switch content {
        case .event(let event):
            watch(event, of: record, bytes)
            if Placeholder.isPossible(in: bytes, record.message) {
                noteHidden(in: event, bytes) { sink, parameter in
                    sink.records.place(of: event, parameter: parameter, bytes: bytes)
                }
            }
        case .message, .nothing: noteHidden(record.message, bytes) { _ in HiddenValues.Place() }
        }
        return .other
    }

    /// Ends a capture.
    mutating func end() {
        counting.end()
    }

    /// Ends the last capture.
    mutating func finish() {
        for (index, aggregator) in counting.finish().enumerated() {
            apps[index].aggregator = aggregator
            apps[index].aggregator.finish()
            apps[index].redactor.finish()
            apps[index].known = DecidedEvents()
        }
        records.finish(install: install, needed: minimumInstalls)
    }

    /// Events of the capture that came before one of an earlier time.
    var movedEvents: Int { counting.moved }

    private mutating func route(of record: LogRecord, _ bytes: Span<UInt8>) -> Int? {
        if let number = routes.number(of: record, bytes) { return number }
        return routes.add(
            record, bytes, apps: apps.indices.filter { apps[$0].extractor.selects(record, bytes: bytes) },
            owner: owner(of: record, bytes))
    }

    /// The first app that has such records.
    private func owner(of record: LogRecord, _ bytes: Span<UInt8>) -> Int? {
        for index in apps.indices where apps[index].records.contain(record, bytes) { return index }
        return nil
    }

    /// Counts a record of which everything is known: its message is one that came before, or its route is of a known app but none
    /// of its events. Nil where it has to be looked at.
    private mutating func addKnown(_ record: LogRecord, _ bytes: Span<UInt8>, _ route: Int) -> LineClass? {
        if routes.all[route].apps.isEmpty {
            guard let owner = routes.all[route].owner else { return nil }
            otherRecords[owner] += 1
            noteHidden(record.message, bytes) { _ in HiddenValues.Place() }
            return .other
        }
        guard let key = DecidedEvents<KnownEvent>.key(bytes, record.message, route: route) else { return nil }
        for index in routes.all[route].apps {
            guard let known = apps[index].known.decision(on: key, bytes) else { continue }
            let origin = origin(of: record, process: routes.all[route].process ?? 0)
            for _ in 0...repeats(of: record) {
                apps[index].plans.add(known.standing, origin: origin)
                if let other = apps[index].redactor.note(known.decision, origin: origin) {
                    counting.add(other, app: index, at: origin)
                } else {
                    counting.add(known.decision, app: index, at: origin)
                }
            }
            return .event
        }
        return nil
    }

    /// Keeps what became of an event for those with the same message, where that is all that decides.
    private mutating func remember(
        _ event: Event, of record: LogRecord, _ bytes: Span<UInt8>, app index: Int, process: Int
    ) {
        guard filter == nil, let route = route(of: record, bytes),
            let key = DecidedEvents<KnownEvent>.key(bytes, record.message, route: route),
            !Placeholder.isPossible(in: bytes, record.message), let number = apps[index].known.number(for: key),
            let standing = apps[index].plans.standing(of: event, of: record, bytes: bytes),
            let decision = apps[index].redactor.decision(on: event, bytes: bytes, number: number)
        else { return }
        routes.noteProcess(process, of: route)
        apps[index].known.remember(KnownEvent(decision: decision, standing: standing), on: key, bytes)
    }

    private mutating func repeats(of record: LogRecord) -> Int {
        let repeats = min(record.repeatCount, EventSink.mostRepeats)
        repeatedEvents += repeats
        return repeats
    }

    private func origin(of record: LogRecord, process: Int) -> EventOrigin {
        EventOrigin(
            capture: capture, install: install, stream: stream, line: record.line, process: process,
            processID: record.processID, time: record.time, level: record.level,
            labels: labels.isEmpty ? 0 : labels[capture])
    }

    private mutating func add(_ event: Event, of record: LogRecord, _ bytes: Span<UInt8>, toApp index: Int) {
        let process = processes.number(of: bytes, record.process)
        let origin = origin(of: record, process: process)
        for _ in 0...repeats(of: record) {
            apps[index].plans.add(event, of: record, bytes: bytes, origin: origin)
            let content = apps[index].redactor.redact(event, bytes: bytes, origin: origin).content
            counting.add(content, app: index, at: origin)
        }
        if Placeholder.isPossible(in: bytes, record.message) {
            noteHidden(in: event, bytes) { sink, parameter in
                sink.apps[index].redactor.place(of: event, parameter: parameter, bytes: bytes)
            }
        }
        remember(event, of: record, bytes, app: index, process: process)
    }

    /// Looks at an event that no pack takes.
    private mutating func watch(_ event: Event, of record: LogRecord, _ bytes: Span<UInt8>) {
        guard plans.isWatching else { return }
        let origin = EventOrigin(
            capture: capture, install: install, stream: stream, line: record.line, process: 0,
            processID: record.processID, time: record.time)
        for _ in 0...min(record.repeatCount, EventSink.mostRepeats) {
            plans.add(event, of: record, bytes: bytes, origin: origin)
        }
    }

    /// Counts a record that an earlier capture had. Its lines are what they would be otherwise.
    private mutating func skip(_ record: LogRecord, _ bytes: Span<UInt8>) -> LineClass {
        duplicates.records += 1
        guard apps.contains(where: { $0.extractor.event(of: record, bytes: bytes) != nil }) else { return .other }
        duplicates.events += 1
        return .event
    }

    /// Where the system says that its clock began anew or was set, no event goes before an earlier one.
    private mutating func noteClock(_ record: LogRecord, _ bytes: Span<UInt8>) {
        if record.isClockMark(bytes) { counting.flush() }
    }

    /// What is counted of a record that belongs to no known app.
    private func content(of record: LogRecord, _ bytes: Span<UInt8>) -> RecordTally.Content {
        guard record.type == .log else { return .nothing }
        return anyEvent.event(of: record, bytes: bytes).map { .event($0) } ?? .message
    }

    /// Counts the values of an event that the log hides, by parameter.
    private mutating func noteHidden(
        in event: Event, _ bytes: Span<UInt8>,
        place: (inout EventSink, Event.Parameter?) -> HiddenValues.Place
    ) {
        noteHidden(event.name, bytes) { place(&$0, nil) }
        for parameter in event.parameters {
            noteHidden(parameter.value, bytes) { place(&$0, parameter) }
        }
    }

    private mutating func noteHidden(
        _ range: Range<Int>, _ bytes: Span<UInt8>, place: (inout EventSink) -> HiddenValues.Place
    ) {
        Placeholder.each(in: bytes, range) { placeholder in
            hiddenValues.add(
                HiddenValues.Row(place: place(&self), placeholder: Public(authored: placeholder.rawValue)))
        }
    }
}

/// Numbers for process names, equal for equal names.
struct ProcessNumbers: Sendable {
    private var numbers: [[UInt8]: Int] = [:]
    private var last: (name: [UInt8], number: Int)?

    mutating func number(of bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
        if let last, last.name.count == range.count,
            range.allSatisfy({ bytes[$0] == last.name[$0 - range.lowerBound] })
        {
            return last.number
        }
        let name = range.map { bytes[$0] }
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        last = (name, number)
        return number
    }
}
