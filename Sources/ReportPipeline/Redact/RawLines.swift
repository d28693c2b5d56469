/// The lines of a capture as they stand, from the first one that is not written yet.
///
/// Bounded: when a record goes over more bytes than a reader keeps of one, further lines are counted and their bytes are
/// left out, until all that was kept is written.
struct RawLines {
    /// A line that is taken.
    struct Line: Sendable {
        var number: Int
        /// Its bytes without its end; nil when they were left out.
        var text: [UInt8]?
        /// Whether a line feed ends it.
        var hasFeed: Bool
    }

    private let limit: Int
    private var bytes: [UInt8] = []
    /// Where the first line begins.
    private var start = 0
    /// Where the whole lines end, their line feeds included; those before `head` are written.
    private var ends: [Int] = []
    private var head = 0
    /// Lines without bytes behind the others.
    private var emptyLines = 0
    private var isDropping = false
    private var hasPartOfDropped = false
    private var lastLineHasFeed = true

    /// The number of the first line, from 1.
    private(set) var firstLine = 1

    init(limit: Int = 8 << 20) {
        self.limit = limit
    }

    /// Takes bytes that were read.
    mutating func append(_ source: Span<UInt8>, _ range: Range<Int>) {
        if !isDropping, bytes.count - start + range.count <= limit { return appendWhole(source, range) }
        for place in range {
            let byte = source[place]
            if isDropping {
                drop(byte)
                continue
            }
            bytes.append(byte)
            if byte == 0x0A { ends.append(bytes.count) }
            if bytes.count - start > limit { beginDropping() }
        }
    }

    /// Takes bytes for all of which there is room.
    private mutating func appendWhole(_ source: Span<UInt8>, _ range: Range<Int>) {
        // By themselves while they grow: the lines are shared, and every look at them there would be checked.
        var taken: [UInt8] = []
        swap(&taken, &bytes)
        for place in range {
            taken.append(source[place])
            if source[place] == 0x0A { ends.append(taken.count) }
        }
        swap(&taken, &bytes)
    }

    /// Ends the capture: a last line needs no line feed.
    mutating func finish() {
        if isDropping, hasPartOfDropped {
            emptyLines += 1
            hasPartOfDropped = false
            lastLineHasFeed = false
        } else if !isDropping, bytes.count > (ends.last ?? start) {
            ends.append(bytes.count)
            lastLineHasFeed = false
        }
    }

    /// Takes the first line away; nil when it is not whole yet.
    mutating func takeFirst() -> Line? {
        let line: Line
        if head < ends.count {
            let isLast = head == ends.count - 1 && emptyLines == 0 && !isDropping
            line = Line(
                number: firstLine, text: Array(bytes[begin(of: head)..<end(of: head)]),
                hasFeed: !isLast || lastLineHasFeed || bytes[ends[head] - 1] == 0x0A)
            start = ends[head]
            head += 1
            compact()
        } else if emptyLines > 0 {
            emptyLines -= 1
            line = Line(number: firstLine, text: nil, hasFeed: emptyLines > 0 || lastLineHasFeed)
        } else {
            return nil
        }
        firstLine += 1
        if isDropping, head == ends.count, emptyLines == 0, !hasPartOfDropped { isDropping = false }
        return line
    }

    private func begin(of index: Int) -> Int { index == head ? start : ends[index - 1] }

    private func end(of index: Int) -> Int {
        bytes[ends[index] - 1] == 0x0A ? ends[index] - 1 : ends[index]
    }

    private mutating func beginDropping() {
        isDropping = true
        let end = ends.count > head ? (ends.last ?? start) : start
        hasPartOfDropped = bytes.count > end
        bytes.removeSubrange(end...)
    }

    private mutating func drop(_ byte: UInt8) {
        hasPartOfDropped = byte != 0x0A
        if byte == 0x0A { emptyLines += 1 }
        if byte == 0x0A, head == ends.count, emptyLines == 0 { isDropping = false }
    }

    /// Gives the memory of written lines back, now and then.
    private mutating func compact() {
        guard start > 1 << 16, start > bytes.count / 2 else { return }
        bytes.removeSubrange(..<start)
        ends.removeSubrange(..<head)
        for index in ends.indices { ends[index] -= start }
        head = 0
        start = 0
    }
}

/// The lines of a capture that its source fills and its sink takes.
final class SharedLines {
    var lines = RawLines()
}
