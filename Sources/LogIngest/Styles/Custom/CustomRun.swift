internal import EventModel

/// The state of comparing one line with one format.
struct CustomRun {
    /// What was read; whole once `matches` said so.
    private(set) var record: LogRecord
    /// Whether a clock can show the time.
    private(set) var isPossible = true
    /// Whether it fits up to behind its time, with text around that that is not blank and no hole for any text before it: no
    /// other line looks like that.
    private(set) var isUnmistakable = false
    /// The furthest place that did not fit: what was expected there, the literal behind a hole or the value in it.
    private(set) var stop = Stop(position: 0, expected: .literal([]))

    struct Stop {
        enum Expected {
            case literal([UInt8])
            case value(CustomLine.Hole)
        }

        var position: Int
        var expected: Expected
    }

    /// The hole that is next, and where its value begins.
    private struct Place {
        var hole: Int
        var position: Int
    }

    private let format: CustomFormat
    private let end: Int
    /// In how many bytes the end of a text is looked for.
    private static let textLimit = 4096
    private static let wordLimit = 256
    private static let paddingLimit = 64

    init(_ format: CustomFormat, line: Int, end: Int) {
        self.format = format
        self.end = end
        record = LogRecord(style: .custom, line: line)
    }

    private var holes: [CustomLine.Hole] { format.line.holes }

    /// Compares the line that begins at `start`.
    mutating func matches(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        guard let first = literalEnd(format.line.prefix, at: start, isPadded: false, isLast: holes.count == 1, bytes),
            var place = readTyped(Place(hole: 0, position: first), bytes)
        else { return false }
        while holes[place.hole].field != .message {
            guard let next = readText(place, bytes) else { return false }
            place = next
        }
        record.message = place.position..<end
        return true
    }

    /// Reads holes up to the next one of type text.
    private mutating func readTyped(_ start: Place, _ bytes: Span<UInt8>) -> Place? {
        var place = start
        while holes[place.hole].type != .text {
            let hole = holes[place.hole]
            let isPadded = hole.type != .time
            let valueStart = isPadded ? place.position + padding(place.position, bytes) : place.position
            guard let valueEnd = readValue(hole, at: valueStart, bytes) else {
                note(Stop(position: valueStart, expected: .value(hole)))
                return nil
            }
            let isLast = place.hole + 2 == holes.count
            guard let next = literalEnd(hole.literal, at: valueEnd, isPadded: isPadded, isLast: isLast, bytes) else {
                return nil
            }
            if hole.type == .time, start.hole == 0 {
                isUnmistakable = hasText(format.line.prefix) || hasText(hole.literal)
            }
            place = Place(hole: place.hole + 1, position: next)
        }
        return place
    }

    /// Reads a hole of type text and the holes up to the next one.
    private mutating func readText(_ place: Place, _ bytes: Span<UInt8>) -> Place? {
        let hole = holes[place.hole]
        let isLast = place.hole + 2 == holes.count
        let searchEnd = min(end, place.position + CustomRun.textLimit)
        var start = place.position
        while start < searchEnd {
            if let first = hole.literal.first { start = bytes.position(of: first, in: start..<searchEnd) }
            guard start < searchEnd else { break }
            if let next = literalEnd(hole.literal, at: start, isPadded: true, isLast: isLast, bytes),
                let after = readTyped(Place(hole: place.hole + 1, position: next), bytes)
            {
                set(hole.field, to: trimmed(place.position..<start, bytes))
                return after
            }
            start += 1
        }
        note(Stop(position: place.position, expected: .literal(hole.literal)))
        return nil
    }

    private func hasText(_ literal: [UInt8]) -> Bool { literal.contains { $0 > 0x20 } }

    private mutating func note(_ stop: Stop) {
        if stop.position >= self.stop.position { self.stop = stop }
    }

    private mutating func set(_ field: CustomField, to range: Range<Int>) {
        switch field {
        case .process: record.process = range
        case .library: record.sender = range
        case .subsystem: record.subsystem = range
        case .category: record.category = range
        case .host: record.details.host = range
        case .time, .level, .pid, .tid, .message, .skipped: break
        }
    }

    private func trimmed(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start] == 0x20 { start += 1 }
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        return start..<end
    }

    /// How many blanks stand at a place, as far as they can be padding.
    private func padding(_ position: Int, _ bytes: Span<UInt8>) -> Int {
        var next = position
        return bytes.skipSpaces(&next, before: min(end, position + CustomRun.paddingLimit))
    }
}

extension CustomRun {
    /// Where the literal ends that stands behind a value that ends at `position`. The blanks that pad the value go before its
    /// own; in front of the message, its last blanks may be lost where the line ends.
    private mutating func literalEnd(
        _ literal: [UInt8], at position: Int, isPadded: Bool, isLast: Bool, _ bytes: Span<UInt8>
    ) -> Int? {
        let leading = isPadded ? literal.prefix { $0 == 0x20 }.count : 0
        let blanks = isPadded ? padding(position, bytes) : 0
        if isPadded, leading == literal.count, blanks >= leading { return position + blanks }
        let start = position + max(0, blanks - leading)
        let rest = end - start
        if literal.count <= rest, bytes.hasBytes(literal, at: start) { return start + literal.count }
        if isLast, rest < literal.count, literal[rest...].allSatisfy({ $0 == 0x20 }),
            bytes.hasBytes(Array(literal.prefix(rest)), at: start)
        {
            return end
        }
        note(Stop(position: position, expected: .literal(literal)))
        return nil
    }

    /// Reads the value of a hole that is no text; where it ends, or nil when there is none.
    private mutating func readValue(_ hole: CustomLine.Hole, at start: Int, _ bytes: Span<UInt8>) -> Int? {
        switch hole.type {
        case .time: return readTime(at: start, bytes)
        case .level: return readLevel(at: start, bytes)
        case .int, .hex: return readNumber(hole, at: start, bytes)
        case .word, .text:
            guard let wordEnd = wordEnd(hole, at: start, bytes) else { return nil }
            if hole.field == .level {
                record.levelWord = start..<wordEnd
                record.level = format.levels.level(bytes, start..<wordEnd)
            }
            set(hole.field, to: start..<wordEnd)
            return wordEnd
        }
    }

    private mutating func readTime(at start: Int, _ bytes: Span<UInt8>) -> Int? {
        let stamp: Stamp?
        if let pattern = format.time {
            stamp = pattern.stamp(bytes, at: start, before: end)
        } else {
            stamp = KnownTime.stamp(bytes, at: start, before: end)
        }
        guard let stamp else { return nil }
        record.time = stamp.time
        isPossible = stamp.isPossible
        return stamp.end
    }

    private mutating func readLevel(at start: Int, _ bytes: Span<UInt8>) -> Int? {
        guard let word = format.levels.match(bytes, at: start, before: end) else { return nil }
        record.levelWord = start..<word.end
        record.level = word.level
        return word.end
    }

    private mutating func readNumber(_ hole: CustomLine.Hole, at start: Int, _ bytes: Span<UInt8>) -> Int? {
        var position = start
        if hole.field == .pid {
            guard let pid = bytes.decimal(&position, before: end) else { return nil }
            record.processID = pid
            return position
        }
        let isHex = hole.type == .hex
        if isHex, bytes.hasText("0x", at: position, before: end) { position += 2 }
        guard let number = isHex ? bytes.hexadecimal(&position, before: end) : bytes.number(&position, before: end)
        else { return nil }
        if hole.field == .tid { record.threadID = number }
        return position
    }

    /// Where the word at `start` ends: at the literal behind it, or at a blank or control byte.
    private mutating func wordEnd(_ hole: CustomLine.Hole, at start: Int, _ bytes: Span<UInt8>) -> Int? {
        let limit = min(end, start + CustomRun.wordLimit)
        var position = start
        while position < limit, bytes[position] > 0x20 {
            let isLiteral = bytes[position] == hole.literal[0] && position + hole.literal.count <= end
            if isLiteral, bytes.hasBytes(hole.literal, at: position) { break }
            position += 1
        }
        return position > start ? position : nil
    }
}

extension Span<UInt8> {
    /// Reads a decimal number that 64 bits hold; nil when there is none.
    fileprivate func number(_ position: inout Int, before end: Int) -> UInt64? {
        let first = position
        var value: UInt64 = 0
        while position < end, let digit = self[position].digitValue {
            let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = scaled.addingReportingOverflow(UInt64(digit))
            guard !overflow, !carry else { return nil }
            value = sum
            position += 1
        }
        return position > first ? value : nil
    }
}
