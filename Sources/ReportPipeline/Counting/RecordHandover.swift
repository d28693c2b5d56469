internal import EventModel
internal import LogIngest

/// Takes records for an `EventSink`: at once, or, where there is a thread to spare, on that while the capture is read on.
struct RecordHandover: RecordSink, Sendable {
    private struct Worker: Sendable {
        var sink: EventSink
        /// Lines that turned out to be events.
        var events = 0
    }

    /// So many records of a capture are taken at once: a thread is worth its while for more only.
    private static let mostAlone = 4096

    /// Nil while the thread has the sink.
    private var idle: EventSink?
    private let hasPartner: Bool
    private var thread: BatchThread<Worker, RecordBatch>?
    private var batch = RecordBatch()
    private var takenAlone = 0

    /// Hands records to a sink, with `hasPartner` on a thread of its own.
    init(_ sink: EventSink, hasPartner: Bool) {
        idle = sink
        self.hasPartner = hasPartner
    }

    /// The sink, between captures.
    var sink: EventSink {
        guard let idle else { preconditionFailure("between captures") }
        return idle
    }

    /// Begins a capture.
    mutating func begin(_ capture: Int) {
        idle?.begin(capture)
        takenAlone = 0
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        if thread == nil {
            takenAlone += 1
            if !hasPartner || takenAlone <= RecordHandover.mostAlone { return take(record, bytes) }
            thread = idle.take().map { sink in
                BatchThread("events", Worker(sink: sink)) { worker, batch in
                    worker.events += batch.give(to: &worker.sink)
                }
            }
        }
        batch.add(record, bytes)
        if batch.isFull {
            thread?.send(batch)
            batch = RecordBatch()
        }
        // Known when the thread has seen it; until then it counts as no event.
        return .other
    }

    /// Ends what was read of a capture; `lines` were counted meanwhile.
    mutating func end(_ lines: inout LineCounts) {
        if let thread {
            thread.send(batch)
            batch = RecordBatch()
            let worker = thread.finish()
            self.thread = nil
            lines.makeEvents(of: worker.events)
            idle = worker.sink
        }
        idle?.end()
    }

    /// Ends the last capture.
    mutating func finish() { idle?.finish() }

    private mutating func take(_ record: LogRecord, _ bytes: Span<UInt8>) -> LineClass {
        idle?.accept(record, bytes: bytes) ?? .other
    }
}
