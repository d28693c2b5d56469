internal import EventModel

/// A line of the Apple System Log (system.log, install.log, security.log, `syslog`), a whole line, or with a full date:
///
///     line  = month SP+ day SP clock rest
///     dated = date SP clock ("Z" | zone | ("+" | "-") HH)? rest
///     rest  = SP (host? SP)? process "[" pid "]" (SP "(" job ("[" pid "]")? ")")? (SP "<" level ">")? (SP "[" extra "]")?
///             ":" SP message
///     level = "Emergency" | "Alert" | "Critical" | "Error" | "Warning" | "Notice" | "Info" | "Debug"
///
/// The host is one word; it may be missing, or empty, which leaves two blanks. A process may hold blanks, and brackets
/// (`[0x0-0x14014].com.example.Browser[12]`); it ends at the first `[pid]` before a blank or colon. Without a host, a
/// process with blanks loses its first word, since nothing tells the two apart. A dated line needs a zone of hours or `Z`, or a
/// host and whole seconds; others are those of a sysdiagnose or of `log`.
enum ASLStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        guard let stamp = bytes.monthStamp(at: range.lowerBound, before: range.upperBound),
            stamp.time.fractionDigits == 0
        else { return .none }
        record.time = stamp.time
        guard readRest(bytes, stamp.end..<range.upperBound, into: &record) else { return .none }
        return stamp.isPossible ? .record : .impossibleTime
    }

    /// The line with a full date, from the end of its time on.
    static func matchDated(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        var position = range.lowerBound
        guard let time = record.time else { return .none }
        let hasOwnZone =
            time.utcOffsetSeconds == nil && readZone(bytes, &position, before: range.upperBound, into: &record)
        guard !beginsTime(bytes, position + 1, before: range.upperBound),
            readRest(bytes, position..<range.upperBound, into: &record)
        else { return .none }
        return hasOwnZone || (time.fractionDigits == 0 && !record.details.host.isEmpty) ? .record : .none
    }

    /// Whether another time follows: then the first one was put in front of a line by something else.
    private static func beginsTime(_ bytes: Span<UInt8>, _ position: Int, before end: Int) -> Bool {
        var date = position
        var time = CivilTime()
        return bytes.monthStamp(at: position, before: end) != nil
            || bytes.readYearFirst(&date, before: end, mark: 0x2D, into: &time)
    }

    /// Reads `Z` or a zone of whole hours.
    private static func readZone(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        guard position + 1 < end else { return false }
        if bytes[position] == 0x5A {
            record.time?.utcOffsetSeconds = 0
            position += 1
            return true
        }
        guard position + 3 < end, bytes[position] == 0x2B || bytes[position] == 0x2D,
            let hours = bytes.twoDigits(at: position + 1), hours <= 18, bytes[position + 3] == 0x20
        else { return false }
        record.time?.utcOffsetSeconds = Int32(bytes[position] == 0x2D ? -hours : hours) * 3600
        position += 3
        return true
    }

    /// Reads all that follows the time.
    private static func readRest(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> Bool {
        let end = range.upperBound
        var position = range.lowerBound
        let blanks = bytes.skipSpaces(&position, before: end)
        guard blanks == 1 || blanks == 2 else { return false }
        guard let mark = bytes.processMark(ofNameAt: position, before: end), mark.thread.isEmpty,
            let message = readGroups(bytes, mark.end, before: end, into: &record)
        else { return false }
        record.style = .asl
        record.processID = mark.processID
        record.message = message..<end
        readNames(bytes, position..<mark.start, hasHost: blanks == 1, into: &record)
        return true
    }

    /// Reads the groups behind the process id, the colon and its blank; the answer is where the message begins.
    private static func readGroups(
        _ bytes: Span<UInt8>, _ start: Int, before end: Int, into record: inout LogRecord
    ) -> Int? {
        var position = start
        if let job = group(bytes, position, open: " (", close: 0x29, before: end) {
            record.details.job = job
            position = job.upperBound + 1
        }
        if bytes.hasText(" <", at: position, before: end) {
            var next = position + 1
            guard let word = LevelWords.read(bytes, &next, before: end) else { return nil }
            record.levelWord = word.range
            record.level = word.level
            position = next
        }
        if let extra = group(bytes, position, open: " [", close: 0x5D, before: end) {
            position = extra.upperBound + 1
        }
        return bytes.end(of: ":", at: position, before: end)
    }

    /// The text of a group in parentheses or brackets.
    private static func group(
        _ bytes: Span<UInt8>, _ position: Int, open: StaticString, close: UInt8, before end: Int
    ) -> Range<Int>? {
        guard bytes.hasText(open, at: position, before: end) else { return nil }
        let limit = min(end, position + ProcessMark.reach)
        let closing = bytes.position(of: close, in: position + 2..<max(position + 2, limit))
        return closing < limit ? position + 2..<closing : nil
    }

    private static func readNames(
        _ bytes: Span<UInt8>, _ names: Range<Int>, hasHost: Bool, into record: inout LogRecord
    ) {
        let blank = bytes.position(of: 0x20, in: names)
        if hasHost, blank < names.upperBound {
            record.details.host = names.lowerBound..<blank
            record.process = blank + 1..<names.upperBound
        } else {
            record.process = names
        }
    }
}
