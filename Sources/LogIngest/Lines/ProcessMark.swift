/// The brackets behind the name of a process: `[pid]`, or `[pid:tid]` with the thread in decimal or hexadecimal.
struct ProcessMark {
    /// Where the opening bracket stands, which is where the name ends.
    var start: Int
    /// What follows the closing bracket.
    var end: Int
    var processID: Int32
    /// The digits of the thread; empty for `[pid]`.
    var thread: Range<Int>

    /// How far into a header the brackets are looked for, so that a line of something else is not searched to its end.
    static let reach = 512
}

extension Span<UInt8> {
    /// Finds the next mark from `position` on and steps over its bracket; a name stands directly before it.
    func nextProcessMark(_ position: inout Int, before end: Int) -> ProcessMark? {
        while position < end {
            let start = self.position(of: 0x5B, in: position..<end)
            position = Swift.min(start + 1, end)
            guard start > 0, self[start - 1] != 0x20, let mark = processMark(at: start, before: end) else { continue }
            return mark
        }
        return nil
    }

    /// The mark that ends the name at `start`: the first one that a blank, a colon or the end of the line follows.
    func processMark(ofNameAt start: Int, before end: Int) -> ProcessMark? {
        var position = start
        let limit = Swift.min(end, start + ProcessMark.reach)
        while let mark = nextProcessMark(&position, before: limit) {
            if mark.end == end || self[mark.end] == 0x20 || self[mark.end] == 0x3A { return mark }
        }
        return nil
    }

    /// The first mark near the beginning of `range`, where a name begins; the name holds no colon before a blank.
    func firstProcessMark(in range: Range<Int>) -> ProcessMark? {
        var position = range.lowerBound
        let limit = Swift.min(range.upperBound, position + ProcessMark.reach)
        guard let mark = nextProcessMark(&position, before: limit), mark.start > range.lowerBound else { return nil }
        var colon = range.lowerBound
        while colon < mark.start {
            colon = self.position(of: 0x3A, in: colon..<mark.start) + 1
            if colon < mark.start, self[colon] == 0x20 { return nil }
        }
        return mark
    }

    private func processMark(at start: Int, before end: Int) -> ProcessMark? {
        var next = start + 1
        guard next < end, let processID = decimal(&next, before: end), next < end else { return nil }
        var thread = 0..<0
        if self[next] == 0x3A {
            next += 1
            let digits = next
            guard hexadecimal(&next, before: end) != nil else { return nil }
            thread = digits..<next
        }
        guard next < end, self[next] == 0x5D else { return nil }
        return ProcessMark(start: start, end: next + 1, processID: processID, thread: thread)
    }

    /// What follows `text` and one blank after it, where it stands at `position`; the blank may be lost at the end of the line.
    func end(of text: StaticString, at position: Int, before end: Int) -> Int? {
        guard hasText(text, at: position, before: end) else { return nil }
        let next = position + text.utf8CodeUnitCount
        if next == end { return next }
        return self[next] == 0x20 ? next + 1 : nil
    }
}
