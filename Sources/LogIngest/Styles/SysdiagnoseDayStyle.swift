internal import EventModel

/// Lines of the text files of a sysdiagnose that begin with the day of the week:
///
///     line   = day SP Mmm SP+ d SP clock (ctime | wifi)
///     ctime  = SP YYYY SP "[" pid "]" (SP "<" level ">")? (SP "(" thread ")")? SP message
///     wifi   = fraction (SP "<" process "[" pid "]>")? SP message
///     day    = "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun"      thread = "0x" hexadecimal
///
/// The first is that of the logs of mobile_installation, containermanagerd and mobileactivationd; the second is
/// wifi.log, whose lines have no year. Both are local times of the device.
enum SysdiagnoseDayStyle {
    private static let days: [StaticString] = ["Mon ", "Tue ", "Wed ", "Thu ", "Fri ", "Sat ", "Sun "]

    /// Matches a line that fills `range`.
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        guard days.contains(where: { bytes.hasText($0, at: range.lowerBound, before: end) }),
            var stamp = bytes.monthStamp(at: range.lowerBound + 4, before: end)
        else { return .none }
        var position = stamp.end
        record.style = .sysdiagnose
        if stamp.time.fractionDigits == 0 {
            guard let dated = withYear(bytes, range.lowerBound + 4, &position, before: end) else { return .none }
            stamp = dated
            guard readFields(bytes, &position, before: end, into: &record) else { return .none }
        } else {
            guard position == end || bytes[position] == 0x20 else { return .none }
            position = min(position + 1, end)
            readWifiProcess(bytes, &position, before: end, into: &record)
        }
        record.time = stamp.time
        record.message = position..<end
        return stamp.isPossible ? .record : .impossibleTime
    }

    /// The stamp with the year that follows it.
    private static func withYear(
        _ bytes: Span<UInt8>, _ start: Int, _ position: inout Int, before end: Int
    ) -> Stamp? {
        guard position + 5 <= end, bytes[position] == 0x20, let century = bytes.twoDigits(at: position + 1),
            let year = bytes.twoDigits(at: position + 3)
        else { return nil }
        var time = CivilTime()
        var date = start
        time.month = bytes.readMonth(&date, before: end)
        bytes.skipSpaces(&date, before: end)
        time.day = bytes.decimal(&date, before: end).map { Int($0) }
        time.year = century * 100 + year
        date += 1
        _ = bytes.readClock(&date, before: end, into: &time)
        position += 5
        return time.stamp(endingAt: position)
    }

    /// Reads ` [176] <notice> (0x16bae7000) `.
    private static func readFields(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        guard bytes.hasText(" [", at: position, before: end) else { return false }
        position += 2
        guard let pid = bytes.decimal(&position, before: end), bytes.hasText("]", at: position, before: end) else {
            return false
        }
        record.processID = pid
        position += 1
        if let word = between(" <", 0x3E, bytes, &position, before: end) {
            record.levelWord = word
            record.level = LevelWords.level(bytes, word)
        }
        var next = position
        if let thread = between(" (", 0x29, bytes, &next, before: end),
            bytes.hasText("0x", at: thread.lowerBound, before: thread.upperBound)
        {
            record.details.threadAddress = thread
            position = next
        }
        guard position == end || bytes[position] == 0x20 else { return false }
        position = min(position + 1, end)
        return true
    }

    /// Reads `<airportd[88]> `.
    private static func readWifiProcess(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) {
        guard position < end, bytes[position] == 0x3C,
            let mark = bytes.firstProcessMark(in: position + 1..<end), mark.thread.isEmpty, mark.end < end,
            bytes[mark.end] == 0x3E, mark.end + 1 == end || bytes[mark.end + 1] == 0x20
        else { return }
        record.process = position + 1..<mark.start
        record.processID = mark.processID
        position = min(mark.end + 2, end)
    }

    /// What stands between `open` at the position and `close`, at most 64 bytes.
    private static func between(
        _ open: StaticString, _ close: UInt8, _ bytes: Span<UInt8>, _ position: inout Int, before end: Int
    ) -> Range<Int>? {
        guard bytes.hasText(open, at: position, before: end) else { return nil }
        let start = position + open.utf8CodeUnitCount
        let limit = min(end, start + 64)
        let stop = bytes.position(of: close, in: start..<limit)
        guard stop > start, stop < limit else { return nil }
        position = stop + 1
        return start..<stop
    }
}
