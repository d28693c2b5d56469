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
        var order = EventOrder()
        /// Brings events of several captures together; nil for a capture by itself.
        var merge: EventMerge?
        var aggregator: FlowAggregator
        /// Compares the events with the app's plan, or learns one.
        var plans: PlanWatch

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

        mutating func add(_ event: RedactedEvent) {
            order.add(event) { App.give($0, &merge, &aggregator) }
        }

        /// Nothing that comes later in the capture goes before what came so far.
        mutating func flush() {
            order.flush { App.give($0, &merge, &aggregator) }
        }

        mutating func begin() {
            order = EventOrder()
            merge?.begin()
        }

        mutating func finish() {
            merge?.flush { aggregator.add($0) }
        }

        private static func give(
            _ event: RedactedEvent, _ merge: inout EventMerge?, _ aggregator: inout FlowAggregator
        ) {
            if merge?.add(event, give: { aggregator.add($0) }) == nil { aggregator.add(event) }
        }
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
    private var processes = ProcessNumbers()

    /// A sink for the captures of a unit.
    init(
        apps: [App], unit: ReadingPlan.Unit, install: Int, labels: [Int] = [], policy: RunPolicy = RunPolicy(),
        plans: PlanWatch = PlanWatch()
    ) {
        self.apps = apps
        self.plans = plans
        self.labels = labels
        minimumInstalls = policy.minimumInstalls
        records = RecordTally(policy: policy)
        self.install = install
        stream = unit.captures[0]
        capture = stream
        guard let overlap = unit.overlap else { return }
        filter = DuplicateFilter(overlap)
        for index in self.apps.indices { self.apps[index].merge = EventMerge(overlap) }
    }

    /// Begins a capture.
    mutating func begin(_ capture: Int) {
        self.capture = capture
        filter?.begin(capture)
        duplicates = Report.Duplicates()
        repeatedEvents = 0
        hiddenValues = HiddenValues()
        for index in apps.indices { apps[index].begin() }
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        if filter != nil {
            let isEvent = apps.contains { $0.extractor.event(of: record, bytes: bytes) != nil }
            if filter?.isDuplicate(record, isEvent: isEvent, bytes) ?? false { return skip(record, bytes) }
        }
        for index in apps.indices {
            guard let event = apps[index].extractor.event(of: record, bytes: bytes) else { continue }
            add(event, of: record, bytes, toApp: index)
            return .event
        }
        if record.type == .timesync { noteClock(record, bytes) }
        if apps.contains(where: { $0.records.contain(record, bytes) }) {
            noteHidden(record.message, bytes) { _ in HiddenValues.Place() }
            return .other
        }
        let content = content(of: record, bytes)
        let fields = RecordTally.Fields(
            process: record.process, subsystem: record.subsystem, category: record.category, message: record.message)
        records.add(
            fields, bytes: bytes, level: record.level.map { Public(authored: $0.rawValue) }, time: record.time,
            content: content)
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
        for index in apps.indices { apps[index].flush() }
    }

    /// Ends the last capture.
    mutating func finish() {
        for index in apps.indices { apps[index].finish() }
        records.finish(install: install, needed: minimumInstalls)
    }

    /// Events of the capture that came before one of an earlier time.
    var movedEvents: Int { apps.reduce(0) { $0 + $1.order.moved } }

    private mutating func add(_ event: Event, of record: LogRecord, _ bytes: Span<UInt8>, toApp index: Int) {
        let origin = EventOrigin(
            capture: capture, install: install, stream: stream, line: record.line,
            process: processes.number(of: bytes, record.process), processID: record.processID, time: record.time,
            level: record.level, labels: labels.isEmpty ? 0 : labels[capture])
        let repeats = min(record.repeatCount, EventSink.mostRepeats)
        repeatedEvents += repeats
        for _ in 0...repeats {
            apps[index].plans.add(event, of: record, bytes: bytes, origin: origin)
            apps[index].add(apps[index].redactor.redact(event, bytes: bytes, origin: origin))
        }
        if Placeholder.isPossible(in: bytes, record.message) {
            noteHidden(in: event, bytes) { sink, parameter in
                sink.apps[index].redactor.place(of: event, parameter: parameter, bytes: bytes)
            }
        }
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
        if record.isClockMark(bytes) {
            for index in apps.indices { apps[index].flush() }
        }
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
