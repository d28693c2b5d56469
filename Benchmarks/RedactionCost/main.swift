internal import EventModel
internal import Foundation
internal import LogIngest
internal import Redaction

// What the detectors cost on free text: the same capture read with its messages copied, and with each of them redacted.
//
//     CTREPORT_BENCHMARKS=1 swift run -c release RedactionCost CAPTURE [ROUNDS]
//
// Both runs alternate, on one thread; the medians and their ratio are printed, and for information messages a second.

/// Takes the messages of a capture, as they are or as they may be shown.
struct MessageSink: RecordSink {
    var gate: CaptureGate?
    var messages = 0
    var bytes = 0

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        var message: [UInt8] = []
        message.reserveCapacity(record.message.count)
        for place in record.message { message.append(bytes[place]) }
        messages += 1
        if let edits = gate?.edits(of: message) {
            self.bytes += TextEdit.shown(message, edits).text.utf8.count
        } else {
            self.bytes += message.count
        }
        return .other
    }
}

func measured(_ capture: [UInt8], redacts: Bool) -> (time: Double, messages: Int) {
    var source = MemorySource(capture)
    let gate = CaptureGate(catalogues: [], vocabulary: Vocabulary(), policy: RunPolicy())
    var sink = MessageSink(gate: redacts ? gate : nil)
    // Time of the processor, for the machine may be busy.
    let begin = clock()
    _ = CaptureReader().read(&source, into: &sink)
    let time = Double(clock() - begin) / Double(CLOCKS_PER_SEC)
    precondition(sink.bytes >= 0)
    return (time, sink.messages)
}

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
    print("usage: RedactionCost CAPTURE [ROUNDS]")
    exit(2)
}
let capture = Array(try Data(contentsOf: URL(fileURLWithPath: arguments[1])))
let rounds = arguments.count > 2 ? Int(arguments[2]) ?? 5 : 5
var copied: [Double] = []
var redacted: [Double] = []
var messages = 0
for _ in 0..<max(1, rounds) {
    copied.append(measured(capture, redacts: false).time)
    let run = measured(capture, redacts: true)
    redacted.append(run.time)
    messages = run.messages
}
let (without, with) = (copied.sorted()[copied.count / 2], redacted.sorted()[redacted.count / 2])
let figures = String(
    format: "%d messages of %.1f MB: copied %.3f s, redacted %.3f s, ratio %.1f, %.0f messages a second", messages,
    Double(capture.count) / 1e6, without, with, with / without, Double(messages) / with)
print(figures)
