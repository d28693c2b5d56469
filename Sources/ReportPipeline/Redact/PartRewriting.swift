internal import Dispatch
internal import LogIngest
internal import Redaction
internal import Synchronization

/// A part of a capture whose edits are known; numbers of values are still to be given.
struct RewrittenPart: Sendable {
    /// A line, what of it is replaced, in order.
    struct Line: Sendable {
        var number: Int
        /// Its bytes; nil where nothing of it may be shown.
        var text: [UInt8]?
        var hasFeed: Bool
        var edits: [LineEdit]
    }

    var capture: Int
    var isFirst: Bool
    var lines: [Line]
    var recordCount: Int
}

/// Rewrites parts of captures, several at a time. Every thread has a gate of its own, which knows what it decided before;
/// what is decided does not depend on which of them does.
struct PartRewriting {
    private var rewriters: [CaptureRewriter]

    private struct Round: Sendable {
        var next = 0
        var results: [Int: RewrittenPart] = [:]
        var rewriters: [CaptureRewriter?]
    }

    init(extractors: [EventExtractor], gate: CaptureGate, jobs: Int) {
        rewriters = Array(repeating: CaptureRewriter(extractors: extractors, gate: gate), count: max(1, jobs))
    }

    /// How many parts are worth a round.
    var roundSize: Int { rewriters.count == 1 ? 1 : rewriters.count * 4 }

    /// What all threads counted.
    var gate: CaptureGate? {
        guard var gate = rewriters.first?.gate else { return nil }
        for rewriter in rewriters.dropFirst() { gate.merge(rewriter.gate) }
        return gate
    }

    /// The parts with what replaces what, in their order.
    mutating func rewritten(_ parts: [CapturePart]) -> [RewrittenPart] {
        guard rewriters.count > 1, parts.count > 1 else { return parts.map { rewriters[0].rewritten($0) } }
        let threads = min(rewriters.count, parts.count)
        let round = Mutex(Round(rewriters: rewriters))
        // Only one owner, so that nothing is copied when it changes.
        rewriters = []
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            guard var rewriter = round.withLock({ $0.rewriters[thread].take() }) else { return }
            while true {
                let number = round.withLock { round -> Int in
                    defer { round.next += 1 }
                    return round.next
                }
                guard number < parts.count else { break }
                let result = rewriter.rewritten(parts[number])
                round.withLock { $0.results[number] = result }
            }
            let used = rewriter
            round.withLock { $0.rewriters[thread] = used }
        }
        return round.withLock { round in
            rewriters = round.rewriters.compactMap { $0 }
            return parts.indices.compactMap { round.results[$0] }
        }
    }
}
