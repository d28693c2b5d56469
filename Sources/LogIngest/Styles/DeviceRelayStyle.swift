internal import EventModel

/// A line of the syslog relay, as `idevicesyslog` and other tools print it, a whole line:
///
///     line   = month SP+ day SP clock SP (device? SP)? process ("(" lib ")")? "[" pid "] <" level ">:" SP message
///     level  = "Emergency" | "Alert" | "Critical" | "Error" | "Warning" | "Notice" | "Info" | "Debug"
///     oslog  = month SP+ day SP clock SP device SP process "(" subsystem "." category ")[" pid "] <" level ">:" SP message
///
/// The year and the zone are unknown. The library is printed since iOS 10. A device may have no name, which leaves two
/// blanks, and both its name and the process may hold blanks; `DeviceNames` says where one ends and the other begins. The
/// second shape is that of limneos' oslog, below its banner. The message may begin with a blank; what is not ASCII in it is
/// escaped (`VisText`).
///
/// Without a library the Apple System Log has the same shape; a host that is no device's name, or is left out, is left to it.
enum DeviceRelayStyle {
    /// Matches a line; `hasLabels` tells that the banner of oslog was seen.
    static func match(
        _ bytes: Span<UInt8>, _ range: Range<Int>, devices: DeviceNames, hasLabels: Bool = false,
        into record: inout LogRecord
    ) -> HeaderMatch {
        guard let header = header(bytes, range, into: &record) else { return .none }
        let names = record.process
        let word = names.lowerBound..<bytes.position(of: 0x20, in: names)
        if record.sender.isEmpty, word.upperBound < names.upperBound, isHost(bytes, word) { return .none }
        if header.blanks == 1 {
            let end = devices.end(in: bytes, names)
            record.details.host = names.lowerBound..<end
            record.process = end > names.lowerBound ? end + 1..<names.upperBound : names
        }
        if hasLabels { splitLabel(bytes, &record) }
        return header.stamp.isPossible ? .record : .impossibleTime
    }

    /// The words between the time and the library or the process id of a line, for `DeviceNames` to learn from; nil for a line
    /// that is not one of the relay's, or has two blanks before its process.
    static func names(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
        var record = LogRecord(style: .deviceRelay, line: 0)
        guard let header = header(bytes, range, into: &record), header.blanks == 1 else { return nil }
        return record.process
    }

    /// Whether the line is the banner of oslog.
    static func isLabelBanner(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        bytes.hasText("=== os_log stream started ===", at: range.lowerBound, before: range.upperBound)
    }

    private static func header(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> (stamp: Stamp, blanks: Int)? {
        let end = range.upperBound
        guard let stamp = bytes.monthStamp(at: range.lowerBound, before: end), stamp.time.fractionDigits == 0 else {
            return nil
        }
        var position = stamp.end
        let blanks = bytes.skipSpaces(&position, before: end)
        guard (1...2).contains(blanks), DeviceHeader.read(bytes, from: position, before: end, into: &record) else {
            return nil
        }
        if record.sender.isEmpty, blanks > 1 || isHost(bytes, record.process) { return nil }
        record.style = .deviceRelay
        record.time = stamp.time
        return (stamp, blanks)
    }

    /// Whether the first of several words names a machine in a network, or a Mac: `ip-10-0-0-1`, `name.local`,
    /// `Guests-MacBook-Pro`.
    private static func isHost(_ bytes: Span<UInt8>, _ names: Range<Int>) -> Bool {
        let end = bytes.position(of: 0x20, in: names)
        guard end < names.upperBound else { return false }
        return bytes.hasText("ip-", at: names.lowerBound, before: end)
            || (names.lowerBound..<end).contains { bytes[$0] == 0x2E || bytes.hasText("Mac", at: $0, before: end) }
    }

    /// Takes `subsystem.category` out of the library's place; the category is what follows the last point.
    private static func splitLabel(_ bytes: Span<UInt8>, _ record: inout LogRecord) {
        guard let point = record.sender.last(where: { bytes[$0] == 0x2E }) else { return }
        record.subsystem = record.sender.lowerBound..<point
        record.category = point + 1..<record.sender.upperBound
        record.sender = 0..<0
    }
}
