internal import EventModel

/// A line of SwiftyBeaver. Its default format is the first of these; formats of the user's own are common, and those
/// that keep the parts are read:
///
///     line  = mark* time mark* level mark* SP place " - " message
///     line  = mark* time mark* level mark* (":" | " -")? SP message
///     old   = "[" time "]" SP place SP mark* level mark* ":" SP message
///     time  = (date SP)? clock          date  = that of ISO 8601 or of a locale (`LocaleStamp.swift`)
///     place = file "." function ":" line  |  file ".swift:" line
///     level = "VERBOSE" | "DEBUG" | "INFO" | "WARNING" | "ERROR" | "CRITICAL" | "FAULT" | their first letters
///     mark  = blank | emoji | what is left of a colour, "[0;37m"
///
/// Brackets around the time are accepted everywhere. Without a place there must be a mark, or it is another logger's
/// line; a single letter needs a colour next to it. Without a level the emoji tells it.
enum SwiftyBeaverStyle {
    /// Matches a line that begins with an emoji, a bracket or a time, and fills `range`.
    static func matchLine(
        _ bytes: Span<UInt8>, _ range: Range<Int>, order: DateOrder, into record: inout LogRecord
    ) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        var marks = Marks()
        marks.read(bytes, &position, before: end)
        let isBracketed = position < end && bytes[position] == 0x5B
        if isBracketed { position += 1 }
        let first = isBracketed ? order.bracketed : order.bare
        guard let stamp = stamp(bytes, at: position, before: end, first: first) else { return .none }
        position = stamp.end
        if isBracketed {
            guard position < end, bytes[position] == 0x5D else { return .none }
            position += 1
        }
        record.time = stamp.time
        guard readRest(bytes, position..<end, marks, into: &record) else { return .none }
        return stamp.isPossible ? .record : .impossibleTime
    }

    /// Matches a line from the end of its time on.
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        readRest(bytes, range, Marks(), into: &record) ? .record : .none
    }

    private static func stamp(
        _ bytes: Span<UInt8>, at start: Int, before end: Int, first: DateOrder.First?
    ) -> Stamp? {
        if let stamp = bytes.clockStamp(at: start, before: end) { return stamp }
        var clock = ClockReader()
        if let stamp = clock.read(bytes, at: start, before: end) { return stamp }
        guard let stamp = bytes.localeStamp(at: start, before: end, first: first), !stamp.time.isToTheMinute else {
            return nil
        }
        return stamp
    }

    /// Reads what follows the time.
    private static func readRest(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ before: Marks, into record: inout LogRecord
    ) -> Bool {
        let end = range.upperBound
        var position = range.lowerBound
        var marks = before
        marks.read(bytes, &position, before: end)
        guard position > range.lowerBound else { return false }
        record.style = .swiftyBeaver
        if readLevel(bytes, &position, before: end, marks, into: &record) {
            marks.read(bytes, &position, before: end)
            if readPlace(bytes, &position, before: end, mark: " - ", into: &record) {
                record.message = position..<end
                return true
            }
        } else if marks.level != nil, readPlace(bytes, &position, before: end, mark: " - ", into: &record) {
            record.level = marks.level
            record.message = position..<end
            return true
        } else {
            // The old form: the place, without blanks, comes before the level.
            guard readPlace(bytes, &position, before: end, mark: " ", into: &record) else { return false }
            marks.read(bytes, &position, before: end)
            guard readLevel(bytes, &position, before: end, marks, into: &record) else { return false }
            marks.read(bytes, &position, before: end)
        }
        return readColon(bytes, position..<end, marks, into: &record)
    }

    /// Reads `: ` or `- `, if it is there; without a place there must have been a mark.
    private static func readColon(
        _ bytes: Span<UInt8>, _ range: Range<Int>, _ marks: Marks, into record: inout LogRecord
    ) -> Bool {
        var position = range.lowerBound
        guard marks.hasAny || !record.details.sourceFile.isEmpty else { return false }
        if position < range.upperBound,
            bytes[position] == 0x3A || bytes.hasText("- ", at: position, before: range.upperBound)
        {
            position += 1
            if position < range.upperBound, bytes[position] == 0x20 { position += 1 }
        }
        record.message = position..<range.upperBound
        return true
    }

    private static let letters: [(letter: UInt8, level: LogLevel)] = [
        (0x56, .trace), (0x44, .debug), (0x49, .info), (0x57, .warning), (0x45, .error), (0x43, .critical),
        (0x46, .fault),
    ]

    /// Reads a level in capital letters.
    private static func readLevel(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, _ marks: Marks, into record: inout LogRecord
    ) -> Bool {
        let start = position
        var next = position
        while next < end, next < start + 9, bytes[next] &- 0x41 < 26 {
            next += 1
        }
        guard next > start, next == end || (bytes[next] | 0x20) &- 0x61 >= 26 else { return false }
        var level = LevelWords.level(bytes, start..<next)
        if next == start + 1, marks.hasColour { level = letters.first { $0.letter == bytes[start] }?.level }
        guard let level else { return false }
        record.level = level
        record.levelWord = start..<next
        position = next
        return true
    }

    /// Places are not believed to be longer.
    private static let placeLimit = 512

    /// Reads a place and the mark behind it.
    private static func readPlace(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, mark: StaticString, into record: inout LogRecord
    ) -> Bool {
        let limit = min(end, position + placeLimit)
        var blank = position
        while true {
            blank = bytes.position(of: 0x20, in: blank..<limit)
            guard blank < limit else { return false }
            if bytes.hasText(mark, at: blank, before: end) { break }
            blank += 1
        }
        guard takePlace(bytes, position..<blank, into: &record) else { return false }
        position = blank + mark.utf8CodeUnitCount
        return true
    }

    /// Takes a place; `Tin.swift:7` has no function.
    private static func takePlace(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> Bool {
        guard let place = SourcePlace.functionAndLine(bytes, range) else { return false }
        record.details.sourceFile = place.file
        record.details.sourceFunction = place.function
        record.details.sourceLine = place.line
        if place.function.count == 5, bytes.hasText("swift", at: place.function.lowerBound, before: range.upperBound) {
            record.details.sourceFile = place.file.lowerBound..<place.function.upperBound
            record.details.sourceFunction = 0..<0
        }
        return true
    }

    /// What stands between the parts of a line.
    private struct Marks {
        /// Whether there was an emoji or a colour.
        var hasAny = false
        var hasColour = false
        /// The level that an emoji tells.
        var level: LogLevel?

        /// Hearts up to 2.1.1, squares after.
        private static let levels: [(emoji: StaticString, level: LogLevel)] = [
            ("💜", .trace), ("💚", .debug), ("💙", .info), ("💛", .warning), ("❤", .error), ("⬜", .trace),
            ("🟩", .debug), ("🟦", .info), ("🟨", .warning), ("🟥", .error),
        ]

        mutating func read(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int) {
            while position < end {
                if bytes[position] == 0x20 {
                    position += 1
                } else if let next = Marks.colourEnd(bytes, position, before: end) {
                    (hasAny, hasColour) = (true, true)
                    position = next
                } else if let next = Marks.emojiEnd(bytes, position, before: end) {
                    hasAny = true
                    for (emoji, level) in Marks.levels where bytes.hasText(emoji, at: position, before: end) {
                        self.level = level
                    }
                    position = next
                } else {
                    return
                }
            }
        }

        /// What follows `[0;37m`, whose escape is lost.
        private static func colourEnd(_ bytes: Span<UInt8>, _ position: Int, before end: Int) -> Int? {
            guard bytes[position] == 0x5B else { return nil }
            var next = position + 1
            while next < end, next < position + 16, bytes[next].digitValue != nil || bytes[next] == 0x3B {
                next += 1
            }
            return next < end && next > position + 1 && bytes[next] == 0x6D ? next + 1 : nil
        }

        /// What follows a symbol from U+2180 to U+2BFF or from U+1F000 on, or a joiner or selector that belongs to one.
        private static func emojiEnd(_ bytes: Span<UInt8>, _ position: Int, before end: Int) -> Int? {
            if bytes[position] == 0xF0, position + 4 <= end, bytes[position + 1] == 0x9F { return position + 4 }
            guard bytes[position] == 0xE2 || bytes[position] == 0xEF, position + 3 <= end else { return nil }
            let isSymbol = bytes[position] == 0xE2 && (0x86...0xAF).contains(bytes[position + 1])
            let isPart =
                bytes.hasText("\u{FE0F}", at: position, before: end)
                || bytes.hasText("\u{200D}", at: position, before: end)
            return isSymbol || isPart ? position + 3 : nil
        }
    }
}
