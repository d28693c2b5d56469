internal import EventModel

/// The header of `log show|stream --style syslog`, from the end of its time on, and the line of simulators of Xcode 8, which
/// has the month's name and no year:
///
///     line     = time SP+ host SP (process "[" pid "]:" SP signpost? ("(" sender ")" SP)?
///                ("[" subsystem ":" category "]" SP)? | "=== ") message
///     old      = month SP+ day SP clock SP host SP "localhost" SP process "[" pid "]:" SP … message
///     signpost = "[spid " id ", " scope ", " SP* kind "]" SP
///
/// The host is `localhost` in real captures; any one word is accepted. A process may hold blanks; it ends at the first
/// `[pid]:`. The signpost group comes behind the process here. There is no level, thread, activity or TTL. Times have a
/// fraction, which tells the style from text files of a sysdiagnose. A message that begins with `=== ` has no process; it is
/// a mark of the clock.
enum SyslogStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        var position = range.lowerBound
        guard let time = record.time, time.fractionDigits > 0,
            bytes.skipSpaces(&position, before: range.upperBound) > 0
        else { return .none }
        record.style = .syslog
        return readHost(bytes, &position, before: range.upperBound, into: &record)
            && readEntry(bytes, position, before: range.upperBound, into: &record) ? .record : .none
    }

    /// The line of an old simulator; `range` is the whole line.
    static func matchOld(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        guard let stamp = bytes.monthStamp(at: range.lowerBound, before: end) else { return .none }
        record.style = .syslog
        record.time = stamp.time
        var position = stamp.end
        guard bytes.skipSpaces(&position, before: end) == 1,
            readHost(bytes, &position, before: end, into: &record),
            let process = bytes.end(of: "localhost", at: position, before: end),
            readProcess(bytes, process, before: end, into: &record)
        else { return .none }
        return stamp.isPossible ? .record : .impossibleTime
    }

    /// Reads the host, which holds no bracket, and the blank after it.
    private static func readHost(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        let limit = min(end, position + ProcessMark.reach)
        let blank = bytes.position(ofFirst: 0x20, 0x5B, orAtMost: 0x1F, in: position..<limit)
        guard blank > position, blank < limit, bytes[blank] == 0x20 else { return false }
        record.details.host = position..<blank
        position = blank + 1
        return true
    }

    private static func readEntry(
        _ bytes: Span<UInt8>, _ position: Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        guard bytes.hasText("=== ", at: position, before: end) else {
            return readProcess(bytes, position, before: end, into: &record)
        }
        record.type = .timesync
        record.message = position..<end
        return true
    }

    private static func readProcess(
        _ bytes: Span<UInt8>, _ start: Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        guard let mark = bytes.processMark(ofNameAt: start, before: end), mark.thread.isEmpty,
            var position = bytes.end(of: ":", at: mark.end, before: end)
        else { return false }
        record.process = start..<mark.start
        record.processID = mark.processID
        if SenderFields.readSignpost(bytes, &position, before: end, into: &record) { record.type = .signpost }
        SenderFields.read(bytes, &position, before: end, into: &record)
        record.message = position..<end
        if record.type == .signpost { SenderFields.readSignpostName(bytes, into: &record) }
        return true
    }
}
