internal import Redaction

/// Where the parts of captures go: rewritten some at a time, then written in order; remembers the first failure.
final class RedactedOutput {
    private var rewriting: PartRewriting
    private let open: (Int) throws -> Void
    private let write: (RedactedCaptures.Line) throws -> Void
    private var waiting: [CapturePart] = []
    private(set) var numbers = StandInNumbers()
    private(set) var failure: (any Error)?
    /// Records of what was written.
    private(set) var recordCount = 0
    /// Lines that nothing was shown of.
    private(set) var closedLines = 0

    init(
        _ rewriting: PartRewriting, open: @escaping (Int) throws -> Void,
        write: @escaping (RedactedCaptures.Line) throws -> Void
    ) {
        self.rewriting = rewriting
        self.open = open
        self.write = write
    }

    /// What the gates counted.
    var gate: CaptureGate? { rewriting.gate }

    /// Takes the next part.
    func take(_ part: CapturePart) {
        guard failure == nil else { return }
        waiting.append(part)
        if waiting.count >= rewriting.roundSize { finish() }
    }

    /// Writes what waits.
    func finish() {
        guard failure == nil else { return }
        do {
            for part in rewriting.rewritten(waiting) { try write(part) }
        } catch {
            failure = error
        }
        waiting.removeAll(keepingCapacity: true)
    }

    private func write(_ part: RewrittenPart) throws {
        if part.isFirst { try open(part.capture) }
        recordCount += part.recordCount
        for line in part.lines {
            let feed: [UInt8] = line.hasFeed ? [0x0A] : []
            guard let text = line.text else {
                closedLines += 1
                try write(RedactedCaptures.Line(number: line.number, bytes: Array("…".utf8) + feed, edits: []))
                continue
            }
            let edits = line.edits.isEmpty ? [] : numbered(line.edits)
            let shown = (edits.isEmpty ? text : edits.applied(to: text)) + feed
            try write(RedactedCaptures.Line(number: line.number, bytes: shown, edits: edits.compactMap(\.edit)))
        }
    }

    /// The edits with their numbers, without those that change nothing.
    private func numbered(_ edits: [LineEdit]) -> [LineEdit] {
        edits.compactMap { line in
            guard let edit = line.edit else { return line }
            guard let finished = numbers.finished(edit) else { return nil }
            var line = line
            line.edit = finished
            return line
        }
    }
}
