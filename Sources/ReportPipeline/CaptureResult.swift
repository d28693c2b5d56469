internal import Diagnostics
internal import EventModel
internal import LogIngest
internal import Redaction
internal import ReportModel

/// What one capture gave.
struct CaptureResult: Sendable {
    var capture: Report.Capture
    var apps: [EventSink.App]
    var records: RecordTally
    /// Why the capture could not be read, or not to its end.
    var problem: Diagnostic?

    /// Reads a capture; what was read before a failure counts.
    init(_ capture: Capture, number: Int, sink: EventSink) {
        var sink = sink
        self.capture = Report.Capture(name: InputName.shown(capture.name, number: number))
        do throws(Diagnostic) {
            var source = try FileSource(capture)
            self.capture.take(try CaptureReader().read(&source, into: &sink))
        } catch {
            problem = error
        }
        apps = sink.apps
        records = sink.records
        records.finish()
    }
}

extension Report.Capture {
    fileprivate mutating func take(_ tally: CaptureTally) {
        formats = Dictionary(
            tally.formats.map { (Public(authored: $0.key.rawValue), $0.value) }, uniquingKeysWith: +)
        bytes = tally.byteCount
        first = tally.first
        last = tally.last
        lines = tally.lines
        rejections = tally.rejections.mapValues(\.count)
        rejectedLines = tally.rejections.flatMap { reason, rejected in
            rejected.firstLines.map { (line: $0, reason: reason) }
        }.sorted { $0.line < $1.line }
        losses.privateValues = tally.losses.privateValues + tally.losses.undecodedValues
        losses.cutMessages = tally.losses.cutMessages + tally.losses.truncatedMessages
        losses.droppedMessages = tally.losses.dropMarkers + tally.losses.lostMessages
        losses.missingLevels = Set(tally.levelsMissing.map(\.rawValue))
    }
}
