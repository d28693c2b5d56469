/// Numbers that servers give to requests, traces and tasks, to find them again in their own logs. They name nobody.
enum RequestNumbers {
    private static let whole = hashes(
        "requestid reqid xrequestid traceid spanid traceparent correlationid xcorrelationid ray cfray operationid invocationid"
    )
    private static let firsts = hashes("request req correlation trace span operation invocation")
    private static let traces = hashes("amzn traceparent tracestate")
    private static let id = WordHash.hash(of: "id")
    private static let task = WordHash.hash(of: "task")
    /// Parts of a trace's number may stand before.
    private static let reach = 6

    /// Whether what begins at a place is one, by the words before it.
    static func isOne(_ text: borrowing DetectableText, at start: Int) -> Bool {
        let index = text.lexicalIndex(at: start) - 1
        guard index >= 0 else { return false }
        let last = text.lexicalWords[index]
        let gap = last.range.upperBound..<max(start, last.range.upperBound)
        let isNear =
            gap.count <= 4 && !gap.contains { [0x2C, 0x3B, 0x26, 0x3F, 0x0A, 0x29].contains(text.scalars[$0]) }
        if isNear {
            if whole.contains(last.hash) { return true }
            if last.hash == id, index > 0, firsts.contains(text.lexicalWords[index - 1].hash),
                last.range.lowerBound - text.lexicalWords[index - 1].range.upperBound <= 1
            {
                return true
            }
            // `Task <…>.<7>`, as a session of URLs writes it.
            if last.hash == task, text.scalar(start - 1) == 0x3C { return true }
        }
        return text.lexicalWords[max(0, index - reach)...index].contains { traces.contains($0.hash) }
    }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0) })
    }
}
