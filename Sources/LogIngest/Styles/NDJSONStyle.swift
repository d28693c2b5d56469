internal import EventModel

/// A line of `log show|stream --style ndjson`: one JSON object with at least one of the keys `eventMessage`, `eventType`
/// and `messageType`.
///
/// Keys count at depth 1 only, compared whole, in any order; of equal keys the last one counts; a key written with escapes
/// is not recognised. Null and absent are the same, and so is an empty subsystem or category. The process and the sender
/// are the last components of their paths. Numbers are exact to 64 bits. Texts are decoded; where a text has escapes, all
/// texts of the record are copied. `{"count":N,"finished":1}` is the footer.
struct NDJSONStyle {
    /// What a line is.
    enum Match {
        case record
        case footer(count: Int)
        case impossibleTime
        case rejected(RejectionReason)
    }

    private var clock = ClockReader()
    /// How many messages a Loss entry lost; of the line matched last.
    private(set) var lossCount = 0

    /// Matches the object in `range`, whose first byte is `{`. The record's ranges are positions in `bytes`, or in `text`
    /// if that is not empty afterwards, which it always is with `copies`.
    mutating func match(
        _ bytes: Span<UInt8>, _ range: Range<Int>, copies: Bool, into record: inout LogRecord, text: inout [UInt8]
    ) -> Match {
        var members = NDJSONMembers()
        var line = JSONLine(range)
        do {
            while let member = try line.next(bytes) {
                members.take(member, of: bytes)
            }
        } catch {
            return .rejected(error.verdict == .cut ? .cutJSON : .invalidJSON)
        }
        guard members.isLogEntry else {
            if case .integer(let count, false) = members.count, case .integer(1, false) = members.finished {
                return .footer(count: Int(clamping: count))
            }
            return .rejected(.foreignJSON)
        }
        guard readTime(bytes, members, into: &record) else { return .impossibleTime }
        fill(bytes, members, copies: copies, into: &record, text: &text)
        return .record
    }

    /// False for a time that is there and is none.
    private mutating func readTime(_ bytes: Span<UInt8>, _ members: NDJSONMembers, into record: inout LogRecord) -> Bool
    {
        guard let stamp = members.timestamp.plainText, !stamp.isEmpty else { return true }
        guard let reading = clock.read(bytes, at: stamp.lowerBound, before: stamp.upperBound),
            reading.isPossible, reading.end == stamp.upperBound
        else { return false }
        record.time = reading.time
        return true
    }

    private mutating func fill(
        _ bytes: Span<UInt8>, _ members: NDJSONMembers, copies: Bool, into record: inout LogRecord, text: inout [UInt8]
    ) {
        record.style = .ndjson
        record.type = members.recordType(bytes)
        record.level = members.level(bytes)
        record.processID = members.processID.signed.flatMap { Int32(exactly: $0) }
        record.threadID = members.threadID.unsigned
        record.activityID = members.activity.unsigned ?? 0
        lossCount = Int(clamping: members.lossCount.unsigned ?? 0)
        if record.type == .timesync {
            record.processID = nil
            record.threadID = nil
        }
        let process = members.processPath.lastComponent(bytes)
        let sender = members.senderPath.lastComponent(bytes)
        let subsystem = members.subsystem.text
        let category = members.category.text
        let message = members.eventMessage.text
        let isEscaped =
            process.hasEscapes || sender.hasEscapes || subsystem.hasEscapes || category.hasEscapes
            || message.hasEscapes
        guard copies || isEscaped else {
            record.process = process.range
            record.sender = sender.range
            record.subsystem = subsystem.range
            record.category = category.range
            record.message = message.range
            return
        }
        record.process = process.copied(from: bytes, to: &text)
        record.sender = sender.copied(from: bytes, to: &text)
        record.subsystem = subsystem.copied(from: bytes, to: &text)
        record.category = category.copied(from: bytes, to: &text)
        record.message = message.copied(from: bytes, to: &text)
        while !record.message.isEmpty, text.last == 0x0A {
            text.removeLast()
            record.message = record.message.lowerBound..<text.count
        }
    }
}
