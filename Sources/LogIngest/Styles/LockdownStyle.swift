internal import EventModel

/// A line of a sysdiagnose's lockdownd.log:
///
///     line = MM "/" DD "/" YY SP clock fraction SP "pid=" pid SP message
///
/// The month is always first; the function that logs stays in the message. Local time of the device.
enum LockdownStyle {
    /// Matches a line that fills `range`.
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        guard range.count > 18, bytes[range.lowerBound + 2] == 0x2F, bytes[range.lowerBound + 5] == 0x2F,
            bytes[range.lowerBound + 8] == 0x20,
            let stamp = bytes.localeStamp(at: range.lowerBound, before: end, first: .month),
            bytes.hasText(" pid=", at: stamp.end, before: end)
        else { return .none }
        var position = stamp.end + 5
        guard let pid = bytes.decimal(&position, before: end), position == end || bytes[position] == 0x20 else {
            return .none
        }
        record.style = .sysdiagnose
        record.time = stamp.time
        record.processID = pid
        record.message = min(position + 1, end)..<end
        return stamp.isPossible ? .record : .impossibleTime
    }
}
