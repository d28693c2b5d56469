internal import Configuration
public import Diagnostics
internal import EventModel
internal import LogIngest
public import Redaction

/// Captures without what must not be shown, in the same format: what no rule claims stays to the letter.
///
/// Values of the parameters of known apps are decided by their kinds, as for a report, and written so that whoever reads the
/// captures again finds the same figures. Equal values have equal stand-ins in all captures of a call. Lines go through one
/// by one; memory does not grow with the captures.
public struct RedactedCaptures {
    /// One line of the captures.
    public struct Line {
        /// Its number in its capture, from 1.
        public var number: Int
        /// The line as it may be shown, its end included.
        public var bytes: [UInt8]
        /// What was claimed in it.
        public var edits: [TextEdit]
    }

    /// A capture that is about to be written.
    public struct Opening {
        /// Its name as it may be shown.
        public var name: Public
        /// Its place among the captures, from 0.
        public var index: Int
    }

    /// What there is to say about the inputs.
    public private(set) var notes: [Diagnostic]
    /// Records that were recognised.
    public private(set) var recordCount = 0
    /// Captures that could not be read, or not to their end.
    public private(set) var unreadableCaptures = 0
    /// Lines of which nothing is shown, for a reader cannot hold them or tell what stands where.
    public private(set) var closedLines = 0
    /// How often each rule did what.
    public private(set) var audit = RedactionAudit()
    /// Values that have no stand-in of their own, for there were too many.
    public private(set) var overflow = 0
    /// How many values of each type or kind are not shown as they are.
    public private(set) var values: [Public: Int] = [:]

    private static let collision = Diagnostic(
        "redaction.collision", "two different values would have the same pseudonym; what was written must not be used",
        help: "use another salt, or another 'scope' under 'redaction: defaults:'")

    /// Reads the captures one after the other.
    ///
    /// - Parameters:
    ///   - inputs: as of `LogReport`.
    ///   - options: how they are read.
    ///   - open: called before the lines of a capture.
    ///   - write: takes the lines in order.
    /// - Throws: `Diagnostics` when a named input cannot be opened, or a pack is wrong; what the closures throw.
    public init(
        captures inputs: [String], options: ReportOptions, open: (Opening) throws -> Void,
        write: @escaping (Line) throws -> Void
    ) throws {
        let packs = try options.packs ?? Pack.builtIn()
        let found = try CaptureFinder(keepsDuplicates: true).captures(of: inputs)
        notes = found.notes
        let detectors = Detectors.standard(with: options.redaction)
        var gate = try CaptureGate(options, packs: packs)
        let extractors = packs.map { EventExtractor(catalogue: $0.catalogue) }
        unreadableCaptures = found.unreadableInputs
        var opener = CaptureOpener()
        for (index, capture) in found.captures.enumerated() {
            try open(
                Opening(
                    name: InputName.shown(capture.name, number: index + 1, detectors: detectors), index: index))
            let output = LineTaker(write)
            let lines = RawLines()
            var rewriter = CaptureRewriter(lines: lines, extractors: extractors, gate: gate) { line, shown, edits in
                output.take(line, shown, edits)
            }
            do throws(Diagnostic) {
                var source = CopiedSource(source: try opener.open(capture), lines: lines, output: output)
                if let failure = options.reader.read(&source, into: &rewriter).failure { throw failure }
            } catch {
                notes.append(error)
                unreadableCaptures += 1
            }
            rewriter.finish()
            gate = rewriter.gate
            recordCount += rewriter.recordCount
            closedLines += rewriter.closedLines
            if let failure = output.failure { throw failure }
            if gate.hasCollision { throw RedactedCaptures.collision }
        }
        overflow = gate.overflow
        audit = gate.audit
        values = gate.values
    }
}

/// Where lines go; remembers the first failure.
private final class LineTaker {
    private let write: (RedactedCaptures.Line) throws -> Void
    private(set) var failure: (any Error)?

    init(_ write: @escaping (RedactedCaptures.Line) throws -> Void) {
        self.write = write
    }

    func take(_ line: RawLines.Line, _ shown: [UInt8], _ edits: [TextEdit]) {
        guard failure == nil else { return }
        do {
            try write(
                RedactedCaptures.Line(number: line.number, bytes: shown + (line.hasFeed ? [0x0A] : []), edits: edits))
        } catch {
            failure = error
        }
    }
}

/// A source whose bytes are kept as they are, too; it ends once nobody takes what is made of it.
private struct CopiedSource: ByteSource, ~Copyable {
    var source: CaptureSource
    let lines: RawLines
    let output: LineTaker

    mutating func read(into bytes: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int {
        guard output.failure == nil else { return 0 }
        let count = try source.read(into: &bytes, at: start)
        lines.append(bytes.span, start..<start + count)
        return count
    }
}
