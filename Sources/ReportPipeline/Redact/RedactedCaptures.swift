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

    /// Reads the captures one after the other; `options.jobs` threads decide what of them may be shown. What is written does
    /// not depend on how many they are.
    ///
    /// - Parameters:
    ///   - inputs: as of `LogReport`.
    ///   - options: how they are read.
    ///   - open: called before the lines of a capture.
    ///   - write: takes the lines in order.
    /// - Throws: `Diagnostics` when a named input cannot be opened, or a pack is wrong; what the closures throw.
    public init(
        captures inputs: [String], options: ReportOptions, open: @escaping (Opening) throws -> Void,
        write: @escaping (Line) throws -> Void
    ) throws {
        let packs = try options.packs ?? Pack.builtIn()
        let found = try CaptureFinder(keepsDuplicates: true).captures(of: inputs)
        notes = found.notes
        let detectors = Detectors.standard(with: options.redaction)
        let names = found.captures.enumerated().map { index, capture in
            InputName.shown(capture.name, number: index + 1, detectors: detectors)
        }
        unreadableCaptures = found.unreadableInputs
        var opener = CaptureOpener()
        let output = RedactedOutput(
            PartRewriting(
                extractors: packs.map { EventExtractor(catalogue: $0.catalogue) },
                gate: try CaptureGate(options, packs: packs, defersNumbers: true), jobs: options.jobs),
            open: { try open(Opening(name: names[$0], index: $0)) }, write: write)
        for (index, capture) in found.captures.enumerated() {
            let lines = SharedLines()
            var cutter = PartCutter(capture: index, lines: lines) { output.take($0) }
            do throws(Diagnostic) {
                var source = CopiedSource(source: try opener.open(capture), lines: lines, output: output)
                if let failure = options.reader.read(&source, into: &cutter).failure { throw failure }
            } catch {
                notes.append(error)
                unreadableCaptures += 1
            }
            cutter.finish()
            if let failure = output.failure { throw failure }
        }
        output.finish()
        if let failure = output.failure { throw failure }
        guard let gate = output.gate else { return }
        if gate.hasCollision { throw RedactedCaptures.collision }
        recordCount = output.recordCount
        closedLines = output.closedLines
        overflow = output.numbers.overflow
        audit = gate.audit
        audit.merge(output.numbers.audit)
        values = gate.values.merging(output.numbers.values, uniquingKeysWith: +)
    }
}

/// A source whose bytes are kept as they are, too; it ends once nobody takes what is made of it.
private struct CopiedSource: ByteSource, ~Copyable {
    var source: CaptureSource
    let lines: SharedLines
    let output: RedactedOutput

    mutating func read(into bytes: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int {
        guard output.failure == nil else { return 0 }
        let count = try source.read(into: &bytes, at: start)
        lines.lines.append(bytes.span, start..<start + count)
        return count
    }
}
