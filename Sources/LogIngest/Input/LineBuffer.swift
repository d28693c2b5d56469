internal import Diagnostics

/// The window of a capture that is in memory: whole lines are taken from it, the rest is refilled from the source.
struct LineBuffer {
    /// A line: where its bytes stand, without its line feed.
    enum Next {
        /// A line at these positions.
        case line(Range<Int>)
        /// A last line that no line feed ends.
        case lastLine(Range<Int>)
        /// A line longer than the limit; its bytes are not kept.
        case tooLong
        /// No whole line is left here: refill.
        case none
    }

    private(set) var storage: [UInt8]
    /// Where the next line begins.
    private(set) var lineStart = 0
    /// Up to where `storage` holds bytes of the capture.
    private(set) var filled = 0
    /// Up to where there is no line feed after `lineStart`.
    private var searched = 0
    private var isSkipping = false
    private(set) var isAtEnd = false
    /// Why the source ended before its end, if it did.
    private(set) var failure: Diagnostic?
    private(set) var byteCount = 0
    private let lineLimit: Int
    private let lookahead: Int

    /// A window that is read `chunkSize` bytes at a time; behind a line that it gives, `lookahead` bytes are there too, or all that are
    /// left.
    init(chunkSize: Int, lineLimit: Int, lookahead: Int) {
        storage = Array(repeating: 0, count: max(1, chunkSize))
        self.lineLimit = lineLimit
        self.lookahead = lookahead
    }

    /// Takes the next whole line.
    mutating func next() -> Next {
        let feed = storage.span.position(of: 0x0A, in: searched..<filled)
        guard feed < filled else { return rest() }
        guard isAtEnd || filled - feed > lookahead else {
            searched = feed
            return .none
        }
        let line = lineStart..<feed
        lineStart = feed + 1
        searched = lineStart
        if isSkipping || line.count > lineLimit {
            isSkipping = false
            return .tooLong
        }
        return .line(line)
    }

    /// What to do without a line feed in sight.
    private mutating func rest() -> Next {
        searched = filled
        if filled - lineStart > lineLimit || isSkipping {
            isSkipping = isSkipping || filled > lineStart
            lineStart = filled
        }
        guard isAtEnd else { return .none }
        let line = lineStart..<filled
        lineStart = filled
        if isSkipping {
            isSkipping = false
            return .tooLong
        }
        return line.isEmpty ? .none : .lastLine(line)
    }

    /// Reads more; what stands before `kept` is forgotten. The answer is by how much positions moved down. Where the source
    /// fails, what came before is the last.
    mutating func refill(from source: inout some ByteSource & ~Copyable, keepingFrom kept: Int) -> Int {
        if kept > 0 {
            moveDown(by: kept)
        }
        if filled > storage.count / 2 {
            storage.append(contentsOf: repeatElement(0, count: storage.count))
        }
        let start = filled
        var space = storage.mutableSpan
        do throws(Diagnostic) {
            let count = try source.read(into: &space, at: start)
            filled += count
            byteCount += count
            isAtEnd = count == 0
        } catch {
            failure = error
            isAtEnd = true
        }
        return kept
    }

    private mutating func moveDown(by distance: Int) {
        let end = filled
        var bytes = storage.mutableSpan
        for index in distance..<end {
            bytes[index - distance] = bytes[index]
        }
        filled -= distance
        lineStart -= distance
        searched -= distance
    }
}
