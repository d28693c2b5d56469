internal import Diagnostics
internal import EventModel
internal import LogIngest
internal import Redaction
internal import ReportModel

/// What one capture gave.
struct CaptureResult: Sendable {
    var capture: Report.Capture
    /// Whether the capture could not be read, or not to its end.
    var isUnreadable = false
    /// Whether a number stands for the capture's name.
    var isRenamed = false
    /// What there is to say about the capture.
    var notes: [Diagnostic] = []

    /// Reads the capture of an index; what was read before a failure counts.
    init(
        _ capture: Capture, index: Int, reader: CaptureReader, opener: inout CaptureOpener, detectors: Detectors,
        handover: inout RecordHandover
    ) {
        handover.begin(index)
        self.capture = Report.Capture(name: InputName.shown(capture.name, number: index + 1, detectors: detectors))
        isRenamed = self.capture.name.text != capture.name
        do throws(Diagnostic) {
            var source = try opener.open(capture)
            let tally = reader.read(&source, into: &handover)
            self.capture.take(tally, reader.formats)
            if let failure = tally.failure { throw failure }
        } catch {
            isUnreadable = true
            notes.append(error)
        }
        handover.end(&self.capture.lines)
        let sink = handover.sink
        self.capture.duplicates = sink.duplicates
        self.capture.repeatedEvents = sink.repeatedEvents
        self.capture.hiddenValues = sink.hiddenValues
        self.capture.movedEvents = sink.movedEvents
    }
}

extension Report.Capture {
    fileprivate mutating func take(_ tally: CaptureTally, _ custom: CustomFormats) {
        let builtIn = tally.formats.filter { $0.key != .custom }.map { ($0.key.rawValue, $0.value) }
        let own = tally.customFormats.map { (custom.formats[$0.key].name, $0.value) }
        formats = Dictionary((builtIn + own).map { (Public(authored: $0), $1) }, uniquingKeysWith: +)
        bytes = tally.byteCount
        first = tally.first
        last = tally.last
        utcOffsets = tally.utcOffsets
        lines = tally.lines
        rejections = tally.rejections.mapValues(\.count)
        rejectedLines = tally.rejections.flatMap { reason, rejected in
            rejected.firstLines.map { (line: $0, reason: reason) }
        }.sorted { $0.line < $1.line }
        losses.privateValues = tally.losses.privateValues + tally.losses.undecodedValues
        losses.cutMessages = tally.losses.cutMessages + tally.losses.truncatedMessages
        losses.droppedMessages = tally.losses.dropMarkers + tally.losses.lostMessages
        assumptions = tally.assumptions
        repeatedMessages = tally.repeatedMessages
        footers = tally.footers.map { check in
            Report.FooterCheck(line: check.line, printed: check.printed.counts, read: check.read.counts)
        }
        losses.missingLevels = Set(tally.levelsMissing.map(\.rawValue))
    }
}

extension FooterCheck.Totals {
    /// The totals by what they count.
    fileprivate var counts: [Public: Int] {
        switch self {
        case .records(let count): return ["records": count]
        case .levels(let levels):
            let printed: [LogLevel] = [.standard, .info, .debug, .error, .fault]
            return Dictionary(uniqueKeysWithValues: printed.map { (Public(authored: $0.rawValue), levels[$0]) })
        }
    }
}
