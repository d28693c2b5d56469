public import Diagnostics
internal import EventModel
internal import LogIngest
internal import Redaction

/// The records of captures as JSON, one object a line: any capture becomes ndjson.
///
/// Keys that every object has: `capture`, `line`, `format`, `timestamp`, `level`, `process`, `pid`, `tid`, `library`, `subsystem`,
/// `category`, `activity` and `message`, null where the record does not say. `timestamp` has an offset; without one it is null and
/// `timestamp_local` holds what the log printed. More keys appear where a style prints more.
public struct RecordListing: Sendable {
    /// What there is to say about the inputs.
    public private(set) var notes: [Diagnostic]
    /// How many records were written.
    public private(set) var recordCount = 0
    /// Lines in which no record was recognised.
    public private(set) var rejectedLines = 0
    /// Captures that could not be read, or not to their end.
    public private(set) var unreadableCaptures = 0

    /// Reads the captures and gives their records to `write`, some lines at a time.
    ///
    /// - Parameters:
    ///   - inputs: as of `LogReport`.
    ///   - options: how they are read.
    ///   - isRedacted: names and messages as they may be shown, messages as `RedactedCaptures` shows them; without it as
    ///     they are.
    ///   - write: takes whole lines.
    /// - Throws: `Diagnostics` when a named input cannot be opened, and what `write` throws.
    public init(
        captures inputs: [String], options: ReportOptions, isRedacted: Bool, write: @escaping ([UInt8]) throws -> Void
    ) throws {
        let detectors = Detectors.standard(with: options.redaction)
        let found = try CaptureFinder(keepsDuplicates: options.keepsDuplicates).captures(of: inputs)
        notes = found.notes
        let output = LineOutput(write)
        var gate = isRedacted ? try RecordGate(options) : nil
        unreadableCaptures = found.unreadableInputs
        var opener = CaptureOpener()
        for (index, capture) in found.captures.enumerated() {
            let name =
                isRedacted ? InputName.shown(capture.name, number: index + 1, detectors: detectors).text : capture.name
            var sink = RecordLineSink(capture: name, gate: gate, formats: options.formats, output: output)
            let reader = options.reader
            do throws(Diagnostic) {
                var source = WatchedSource(source: try opener.open(capture), output: output)
                let tally = reader.read(&source, into: &sink)
                rejectedLines += tally.lines.rejected
                if let failure = tally.failure { throw failure }
            } catch {
                notes.append(error)
                unreadableCaptures += 1
            }
            sink.flush()
            gate = sink.gate
            recordCount += sink.recordCount
            if let failure = output.failure { throw failure }
        }
    }
}

/// Where lines go; remembers the first failure.
final class LineOutput {
    private let write: ([UInt8]) throws -> Void
    private(set) var failure: (any Error)?

    init(_ write: @escaping ([UInt8]) throws -> Void) {
        self.write = write
    }

    func take(_ lines: [UInt8]) {
        guard failure == nil, !lines.isEmpty else { return }
        do { try write(lines) } catch { failure = error }
    }
}

/// A source that ends once nobody takes what is made of it.
private struct WatchedSource: ByteSource, ~Copyable {
    var source: CaptureSource
    let output: LineOutput

    mutating func read(into bytes: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int {
        output.failure == nil ? try source.read(into: &bytes, at: start) : 0
    }
}
