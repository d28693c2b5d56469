internal import Configuration
internal import EventModel
internal import Flows
internal import Foundation
internal import LogIngest
internal import Redaction

// What the flows of all built-in packs cost: the same capture read with extraction and redaction only, and with flows.
//
//     CTREPORT_BENCHMARKS=1 swift run -c release FlowCost CAPTURE [ROUNDS]
//
// Both runs alternate; the medians and their ratio are printed.

/// Takes the records of a capture for every pack, as the report does: the first pack that finds an event has it.
struct CostSink: RecordSink {
    struct App {
        let extractor: EventExtractor
        var redactor: Redactor
        var aggregator: FlowAggregator
    }

    var apps: [App]
    let hasFlows: Bool
    var events = 0

    init(_ packs: [Pack], hasFlows: Bool) {
        let key = RunKey()
        let vocabulary = packs.reduce(into: Vocabulary()) { $0.add($1.vocabulary) }
        apps = packs.map { pack in
            App(
                extractor: EventExtractor(catalogue: pack.catalogue),
                redactor: Redactor(catalogue: pack.catalogue, vocabulary: vocabulary, key: key),
                aggregator: FlowAggregator(program: pack.program))
        }
        self.hasFlows = hasFlows
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        for index in apps.indices {
            guard let event = apps[index].extractor.event(of: record, bytes: bytes) else { continue }
            let origin = EventOrigin(
                capture: 0, install: 0, line: record.line, process: 0, processID: record.processID, time: record.time,
                level: record.level)
            let redacted = apps[index].redactor.redact(event, bytes: bytes, origin: origin)
            if hasFlows { apps[index].aggregator.add(redacted) }
            events += 1
            return .event
        }
        return .other
    }
}

func seconds(_ capture: [UInt8], _ packs: [Pack], hasFlows: Bool) throws -> (time: Double, events: Int) {
    var source = MemorySource(capture)
    var sink = CostSink(packs, hasFlows: hasFlows)
    // Time of the processor, for the machine may be busy.
    let begin = clock()
    _ = CaptureReader().read(&source, into: &sink)
    let time = Double(clock() - begin) / Double(CLOCKS_PER_SEC)
    let metrics = sink.apps.reduce(0) { $0 + (hasFlows ? $1.aggregator.summary().metrics.count : 0) }
    precondition(metrics >= 0)
    return (time, sink.events)
}

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
    print("usage: FlowCost CAPTURE [ROUNDS]")
    exit(2)
}
let capture = Array(try Data(contentsOf: URL(fileURLWithPath: arguments[1])))
let rounds = arguments.count > 2 ? Int(arguments[2]) ?? 5 : 5
let packs = try Pack.builtIn()
var plain: [Double] = []
var flows: [Double] = []
var events = 0
for _ in 0..<max(1, rounds) {
    plain.append(try seconds(capture, packs, hasFlows: false).time)
    let run = try seconds(capture, packs, hasFlows: true)
    flows.append(run.time)
    events = run.events
}
let (without, with) = (plain.sorted()[plain.count / 2], flows.sorted()[flows.count / 2])
let figures = String(
    format: "%d events of %.1f MB: without flows %.3f s, with flows %.3f s, ratio %.3f, %.0f ns an event", events,
    Double(capture.count) / 1e6, without, with, with / without, (with - without) / Double(max(1, events)) * 1e9)
print(figures)
