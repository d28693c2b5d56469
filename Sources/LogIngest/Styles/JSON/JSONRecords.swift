internal import EventModel

/// Records that are JSON objects: Apple's `log` with `--style json` and `ndjson`, and the tools that print records so.
///
/// One scan of the members serves all; which keys are there decides the style:
///
/// | style | keys that decide |
/// |---|---|
/// | Apple's `log` | `eventMessage`, `eventType` or `messageType` |
/// | records of this tool | `format` and `message`, and `capture` or `line` |
/// | `unifiedlog_iterator` | `log_type` or `event_type`, and `message` or `raw_message` |
/// | `ios ostrace` | `levelName` and `message` |
/// | `pymobiledevice3` | `procid` or `image_name`, and `message` |
/// | `ios syslog --parse` | `device`, `process` and `message` |
/// | SwiftyBeaver | a number as `timestamp`, a number as `level`, and `message` |
/// | `ios syslog` | `msg` alone, or with `error` |
///
/// Keys count at depth 1 only, compared whole, in any order; of equal keys the last one counts; a key written with
/// escapes is not recognised. Null and absent are the same, and so are empty texts. Numbers are exact to 64 bits.
/// Texts are decoded; where a text has escapes, all texts of the record are copied. `{"count":N,"finished":1}` is the
/// footer.
struct JSONRecords {
    /// What an object is.
    enum Match {
        case record
        /// A line of a text style in JSON; it is in `text`, decoded, without a line feed at its end.
        case wrapped
        case footer(count: Int)
        case impossibleTime
        case rejected(RejectionReason)
    }

    private var clock = ClockReader()
    private var members = JSONMembers()
    /// How many messages a Loss entry lost; of the object matched last.
    private(set) var lossCount = 0

    /// Matches the object in `range`, whose first byte is `{`; it may go over several lines. The record's ranges are
    /// positions in `bytes`, or in `text` if that is not empty afterwards, which it always is with `copies`, unless the
    /// record has no text at all.
    mutating func match(
        _ bytes: Span<UInt8>, _ range: Range<Int>, copies: Bool, into record: inout LogRecord, text: inout [UInt8]
    ) -> Match {
        members.removeAll()
        lossCount = 0
        var line = JSONLine(range)
        do {
            while let member = try line.next(bytes) {
                members.take(member, of: bytes)
            }
        } catch {
            return .rejected(error.verdict == .cut ? .cutJSON : .invalidJSON)
        }
        guard let style = members.style else {
            if case .integer(let count, false) = members[.count], case .integer(1, false) = members[.finished] {
                return .footer(count: Int(clamping: count))
            }
            return .rejected(.foreignJSON)
        }
        record.style = style
        if style == .goIOSJSON, members.has(.wrapped) {
            unwrap(bytes, into: &text)
            return .wrapped
        }
        guard readTime(bytes, into: &record) else { return .impossibleTime }
        var texts = JSONTexts(copies: copies)
        fill(bytes, &texts, into: &record)
        texts.finish(bytes, &record, text: &text)
        return .record
    }

    private mutating func fill(_ bytes: Span<UInt8>, _ texts: inout JSONTexts, into record: inout LogRecord) {
        switch record.style {
        case .ndjson:
            AppleJSON.fill(bytes, members, &texts, into: &record)
            lossCount = Int(clamping: members[.lossCount].unsigned ?? 0)
        case .records: RecordsJSON.fill(bytes, members, &texts, into: &record)
        case .unifiedLogJSON: UnifiedLogJSON.fill(bytes, members, &texts, into: &record)
        case .swiftyBeaverJSON: SwiftyBeaverJSON.fill(bytes, members, &texts, into: &record)
        case .goIOSJSON: DeviceJSON.fillRelay(bytes, members, &texts, into: &record)
        default: DeviceJSON.fillTrace(bytes, members, &texts, into: &record)
        }
    }

    /// The decoded line, without the line feed of the wire.
    private func unwrap(_ bytes: Span<UInt8>, into text: inout [UInt8]) {
        text.removeAll(keepingCapacity: true)
        _ = members[.wrapped].text.copied(from: bytes, to: &text)
        while text.last == 0x0A {
            text.removeLast()
        }
    }

    /// False for a time that is there and is none.
    private mutating func readTime(_ bytes: Span<UInt8>, into record: inout LogRecord) -> Bool {
        switch members[.timestamp] {
        case .text(let text) where !text.hasEscapes && !text.range.isEmpty:
            record.time = stamp(bytes, text.range)
            if record.time == nil, record.style == .records { record.time = JSONTime.partial(bytes, text.range) }
        case .integer, .number:
            record.time = JSONTime.seconds(bytes, members[.timestamp])
        case .text, .null:
            if record.style == .records, let text = members[.localTime].plainText, !text.isEmpty {
                record.time = stamp(bytes, text) ?? JSONTime.partial(bytes, text)
            } else if record.style == .unifiedLogJSON, members[.nanoseconds].isNumber {
                record.time = JSONTime.nanoseconds(bytes, members[.nanoseconds])
            } else {
                return true
            }
        case .nested, .other: return true
        }
        return record.time != nil
    }

    /// A stamp that fills `range`, `Z` at its end included.
    private mutating func stamp(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Timestamp? {
        guard let reading = clock.read(bytes, at: range.lowerBound, before: range.upperBound), reading.isPossible else {
            return nil
        }
        var time = reading.time
        if reading.end + 1 == range.upperBound, bytes[reading.end] == 0x5A, time.utcOffsetSeconds == nil {
            time.utcOffsetSeconds = 0
            return time
        }
        return reading.end == range.upperBound ? time : nil
    }
}

extension JSONMembers {
    /// The style that the keys tell, or nil for an object that is no record.
    fileprivate var style: LogStyle? {
        if has(.eventMessage) || has(.eventType) || has(.messageType) { return .ndjson }
        guard has(.message) else {
            if has(.rawMessage), has(.logType) || has(.unifiedEventType) { return .unifiedLogJSON }
            let isAlone = memberCount == (has(.error) ? 2 : 1)
            if case .text = self[.wrapped], isAlone { return .goIOSJSON }
            return nil
        }
        if has(.format), has(.capture) || has(.line) { return .records }
        if has(.logType) || has(.unifiedEventType) { return .unifiedLogJSON }
        if has(.levelName) { return .goIOSTraceJSON }
        if has(.procid) || has(.imageName) { return .pyMobileDeviceJSON }
        if has(.device), has(.process) { return .goIOSJSON }
        return self[.timestamp].isNumber && self[.level].isNumber ? .swiftyBeaverJSON : nil
    }
}

/// Collects the texts of a record and copies them, if they cannot stay where they are.
struct JSONTexts {
    private var isCopied: Bool
    /// The object whose members are the record's metadata.
    var metadata = JSONValue.null

    /// With `copies` the texts cannot stay.
    init(copies: Bool) {
        isCopied = copies
    }

    /// Where a text stands; one with escapes makes all be copied.
    mutating func range(_ text: JSONText) -> Range<Int> {
        isCopied = isCopied || text.hasEscapes
        return text.range
    }

    /// Where the text of a value stands.
    mutating func range(_ value: JSONValue) -> Range<Int> {
        range(value.text)
    }

    /// Copies what must be copied, the message last and without line feeds at its end.
    func finish(_ bytes: Span<UInt8>, _ record: inout LogRecord, text: inout [UInt8]) {
        if case .nested = metadata {
        } else if !isCopied {
            return
        }
        let message = record.message
        record.message = 0..<0
        record.mapTexts { JSONTexts.copied($0, from: bytes, to: &text) }
        record.metadata = pairs(bytes, to: &text)
        record.message = JSONTexts.copied(message, from: bytes, to: &text)
        while !record.message.isEmpty, text.last == 0x0A {
            text.removeLast()
            record.message = record.message.lowerBound..<text.count
        }
    }

    private static func copied(_ range: Range<Int>, from bytes: Span<UInt8>, to text: inout [UInt8]) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        let hasEscapes = bytes.position(of: 0x5C, in: range) < range.upperBound
        return JSONText(range: range, hasEscapes: hasEscapes).copied(from: bytes, to: &text)
    }

    /// The metadata as swift-log prints them, `k=v` with blanks between.
    private func pairs(_ bytes: Span<UInt8>, to text: inout [UInt8]) -> Range<Int> {
        let start = text.count
        metadata.forEachMember(bytes) { member in
            if text.count > start { text.append(0x20) }
            _ = member.key.copied(from: bytes, to: &text)
            text.append(0x3D)
            if case .text(let value) = member.value {
                _ = value.copied(from: bytes, to: &text)
            } else {
                for index in member.range { text.append(bytes[index]) }
            }
        }
        return start..<text.count
    }
}
