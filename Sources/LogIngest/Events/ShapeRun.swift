internal import EventModel

/// The state of matching one message with one shape.
struct ShapeRun {
    /// Where the holes are, as far as they are found.
    var holes: [Range<Int>]
    /// How many bytes were looked at.
    private(set) var steps = 0
    /// Of each hole of type `word`, where it was looked for and where it had to stop.
    private var words: [Range<Int>?]
    private let messageEnd: Int
    /// A number with more bytes is none.
    private static let numberLimit = 64

    init(holeCount: Int, end: Int) {
        holes = Array(repeating: 0..<0, count: holeCount)
        words = Array(repeating: nil, count: holeCount)
        messageEnd = end
    }

    /// The leftmost place of a segment that begins with a literal.
    mutating func firstPlace(
        of segment: ShapeMatcher.Segment, in room: Range<Int>, _ bytes: Span<UInt8>
    ) -> Range<Int>? {
        guard let first = segment.literal.first else { return nil }
        let startsEnd = room.upperBound - segment.minimumLength + 1
        var start = room.lowerBound
        while start < startsEnd {
            let found = bytes.position(of: first, in: start..<startsEnd)
            steps += found - start + 1
            guard found < startsEnd else { return nil }
            if let end = end(of: segment, at: found, bytes) {
                // No later start ends earlier.
                return end <= room.upperBound ? found..<end : nil
            }
            start = found + 1
        }
        return nil
    }

    /// The rightmost place of a segment; with `reachesEnd`, of those that end where the room does.
    mutating func lastPlace(
        of segment: ShapeMatcher.Segment, in room: Range<Int>, reachesEnd: Bool, _ bytes: Span<UInt8>
    ) -> Range<Int>? {
        var start = room.upperBound - segment.minimumLength
        let firstStart = reachesEnd && segment.steps.isEmpty ? max(start, room.lowerBound) : room.lowerBound
        while start >= firstStart {
            steps += 1
            let begins = segment.literal.first.map { start < messageEnd && bytes[start] == $0 } ?? true
            if begins, let end = end(of: segment, at: start, bytes),
                reachesEnd ? end == room.upperBound : end <= room.upperBound
            {
                return start..<end
            }
            start -= 1
        }
        return nil
    }

    /// Where a segment ends that begins at `start`; its holes are noted.
    mutating func end(of segment: ShapeMatcher.Segment, at start: Int, _ bytes: Span<UInt8>) -> Int? {
        guard has(segment.literal, at: start, bytes) else { return nil }
        var position = start + segment.literal.count
        for step in segment.steps {
            guard let end = valueEnd(of: step, from: position, bytes), end > position, has(step.literal, at: end, bytes)
            else { return nil }
            holes[step.hole] = position..<end
            position = end + step.literal.count
        }
        return position
    }

    private mutating func has(_ literal: [UInt8], at position: Int, _ bytes: Span<UInt8>) -> Bool {
        steps += literal.count
        return position + literal.count <= messageEnd && bytes.hasBytes(literal, at: position)
    }

    /// Where the value of a hole ends that begins at `start`.
    private mutating func valueEnd(of step: ShapeMatcher.Step, from start: Int, _ bytes: Span<UInt8>) -> Int? {
        switch step.type {
        case .text: return nil
        case .word: return wordEnd(of: step, from: start, bytes)
        case .int, .decimal:
            let end = ShapeRun.numberEnd(
                bytes, start..<min(messageEnd, start + ShapeRun.numberLimit + 1), isDecimal: step.type == .decimal)
            steps += (end ?? start) - start
            return end.flatMap { $0 - start <= ShapeRun.numberLimit ? $0 : nil }
        case .bool:
            steps += 5
            if bytes.hasText("true", at: start, before: messageEnd) { return start + 4 }
            return bytes.hasText("false", at: start, before: messageEnd) ? start + 5 : nil
        }
    }

    private mutating func wordEnd(of step: ShapeMatcher.Step, from start: Int, _ bytes: Span<UInt8>) -> Int? {
        if step.isLast {
            let end = messageEnd - step.literal.count
            return start < end && wordStop(of: step, from: start, byte: 0, bytes) >= end ? end : nil
        }
        if let offset = step.blankOffset {
            return wordStop(of: step, from: start, byte: 0, bytes) - offset
        }
        return step.literal.first.map { wordStop(of: step, from: start, byte: $0, bytes) }
    }

    /// The first blank, control byte or `byte` from `start` on. What is known of the hole from another start is used, so
    /// that starts in ascending or descending order look at each byte once.
    private mutating func wordStop(
        of step: ShapeMatcher.Step, from start: Int, byte: UInt8, _ bytes: Span<UInt8>
    ) -> Int {
        guard start < messageEnd else { return messageEnd }
        let known = words[step.hole]
        if let known, known.lowerBound <= start, start <= known.upperBound { return known.upperBound }
        let searchEnd = known.map { start < $0.lowerBound ? $0.lowerBound : messageEnd } ?? messageEnd
        var stop = bytes.position(ofFirst: byte, byte, orAtMost: 0x20, in: start..<searchEnd)
        steps += stop - start
        if stop == searchEnd, let known, searchEnd == known.lowerBound { stop = known.upperBound }
        words[step.hole] = start..<stop
        return stop
    }

    /// Where the number ends that begins at the start of `range`, as far as it goes.
    private static func numberEnd(_ bytes: Span<UInt8>, _ range: Range<Int>, isDecimal: Bool) -> Int? {
        let end = range.upperBound
        func digitsEnd(_ start: Int) -> Int? {
            var position = start
            while position < end, bytes[position].digitValue != nil {
                position += 1
            }
            return position > start ? position : nil
        }
        var position = range.lowerBound
        if isDecimal, bytes.hasText("nan", at: position, before: end) { return position + 3 }
        if position < end, bytes[position] == 0x2D { position += 1 }
        if isDecimal, bytes.hasText("inf", at: position, before: end) { return position + 3 }
        guard let whole = digitsEnd(position) else { return nil }
        position = whole
        guard isDecimal else { return position }
        if position < end, bytes[position] == 0x2E, let fraction = digitsEnd(position + 1) { position = fraction }
        if position < end, bytes[position] == 0x65 {
            let isSigned = position + 1 < end && (bytes[position + 1] == 0x2D || bytes[position + 1] == 0x2B)
            position = digitsEnd(position + (isSigned ? 2 : 1)) ?? position
        }
        return position
    }
}
