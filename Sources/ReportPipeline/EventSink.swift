internal import Configuration
internal import EventModel
internal import Flows
internal import LogIngest
internal import Redaction

/// Takes the records of one capture: finds the events of every pack, sends them through the gate, and counts them.
struct EventSink: RecordSink, Sendable {
    /// One app's way from record to figures.
    struct App: Sendable {
        let extractor: EventExtractor
        var redactor: Redactor
        var aggregator: FlowAggregator

        init(_ pack: Pack, vocabulary: Vocabulary, key: RunKey, excludesForced: Bool) {
            extractor = EventExtractor(catalogue: pack.catalogue)
            redactor = Redactor(catalogue: pack.catalogue, vocabulary: vocabulary, key: key)
            aggregator = FlowAggregator(program: pack.program, excludesForced: excludesForced)
        }
    }

    private(set) var apps: [App]
    private let capture: Int
    private let install: Int
    private var processes = ProcessNumbers()

    init(apps: [App], capture: Int, install: Int) {
        self.apps = apps
        self.capture = capture
        self.install = install
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        for index in apps.indices {
            guard let event = apps[index].extractor.event(of: record, bytes: bytes) else { continue }
            let origin = EventOrigin(
                capture: capture, install: install, line: record.line,
                process: processes.number(of: bytes, record.process), processID: record.processID, time: record.time,
                level: record.level)
            apps[index].aggregator.add(apps[index].redactor.redact(event, bytes: bytes, origin: origin))
            return .event
        }
        return .other
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
