internal import EventModel

/// Rows of `unifiedlog_iterator --format csv`.
///
///     row   = field ("," field)*        field = text | '"' (byte | '""')* '"'
///
/// Quoted fields may hold line feeds, so a row may go over several lines: it is whole where its quotes are even. The
/// header names the columns, which changed over the versions; they are known by name, in any order. Process and
/// library are paths; times are UTC.
struct UnifiedLogCSV {
    /// What a column holds.
    private enum Column {
        case timestamp, eventType, logType, subsystem, threadID, processID, library, activityID
        case category, process, message, rawMessage, other
    }

    private static let names: [(name: StaticString, column: Column)] = [
        ("Timestamp", .timestamp), ("Event Type", .eventType), ("Log Type", .logType), ("Subsystem", .subsystem),
        ("Thread ID", .threadID), ("PID", .processID), ("Library", .library), ("Activity ID", .activityID),
        ("Category", .category), ("Process", .process),
        ("Message", .message), ("Raw Message", .rawMessage),
    ]

    private var columns: [Column] = []
    private var clock = ClockReader()

    /// The columns of a header that fills `range`; nil when the line is none.
    init?(header bytes: Span<UInt8>, _ range: Range<Int>) {
        guard
            bytes.hasText("Timestamp,", at: range.lowerBound, before: range.upperBound)
                || bytes.hasText("\"Timestamp\",", at: range.lowerBound, before: range.upperBound)
        else { return nil }
        var position = range.lowerBound
        while let field = UnifiedLogCSV.field(bytes, &position, before: range.upperBound) {
            columns.append(UnifiedLogCSV.column(bytes, field.range))
        }
        let hasMessage = columns.contains(.message) || columns.contains(.rawMessage)
        guard hasMessage, columns.contains(.logType) || columns.contains(.eventType) else { return nil }
    }

    /// Whether the quotes in `range` are even, so that a row which began there ends with it. For a row of several lines
    /// the answers of its lines are combined: the row is whole when an even number of them is false.
    static func isComplete(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var isComplete = true
        var position = range.lowerBound
        while true {
            position = bytes.position(of: 0x22, in: position..<range.upperBound)
            guard position < range.upperBound else { return isComplete }
            isComplete.toggle()
            position += 1
        }
    }

    /// Reads the row that fills `range`. The record's ranges are positions in `bytes`, or in `text` if that is not
    /// empty afterwards, as with `copies` and where a field has doubled quotes.
    mutating func match(
        _ bytes: Span<UInt8>, _ range: Range<Int>, copies: Bool, into record: inout LogRecord, text: inout [UInt8]
    ) -> HeaderMatch {
        record.style = .unifiedLogCSV
        var position = range.lowerBound
        var match = HeaderMatch.record
        var isEscaped = copies
        var (number, rawMessage, eventType) = (0, 0..<0, 0..<0)
        while let field = UnifiedLogCSV.field(bytes, &position, before: range.upperBound) {
            guard number < columns.count, !field.isOpen else { return .damaged }
            let column = columns[number]
            number += 1
            switch column {
            case .timestamp: match = readTime(bytes, field.range, into: &record)
            case .rawMessage: rawMessage = field.range
            case .eventType: eventType = field.range
            default: UnifiedLogCSV.take(bytes, field.range, of: column, into: &record)
            }
            isEscaped = isEscaped || (field.hasQuotes && column != .other)
        }
        guard number == columns.count else { return .damaged }
        if record.message.isEmpty { record.message = rawMessage }
        while let last = record.message.last, bytes[last] == 0x0A {
            record.message = record.message.dropLast()
        }
        UnifiedLogWords.readType(bytes, eventType, into: &record)
        if isEscaped { UnifiedLogCSV.copy(bytes, &record, to: &text) }
        return match
    }

    private static func column(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Column {
        let entry = names.first { name, _ in
            name.utf8CodeUnitCount == range.count && bytes.hasText(name, at: range.lowerBound, before: range.upperBound)
        }
        return entry?.column ?? .other
    }

    private mutating func readTime(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        guard let stamp = clock.read(bytes, at: range.lowerBound, before: range.upperBound) else { return .damaged }
        record.time = stamp.time
        if stamp.end + 1 == range.upperBound, bytes[stamp.end] == 0x5A {
            record.time?.utcOffsetSeconds = 0
        } else if stamp.end != range.upperBound {
            return .damaged
        }
        return stamp.isPossible ? .record : .impossibleTime
    }

    private static func take(
        _ bytes: Span<UInt8>, _ range: Range<Int>, of column: Column, into record: inout LogRecord
    ) {
        switch column {
        case .logType: UnifiedLogWords.readLevel(bytes, range, into: &record)
        case .subsystem: record.subsystem = range
        case .category: record.category = range
        case .process: record.process = bytes.lastComponent(range)
        case .library: record.sender = bytes.lastComponent(range)
        case .message: record.message = range
        case .threadID: record.threadID = bytes.number(range)
        case .processID: record.processID = bytes.number(range).flatMap { Int32(exactly: $0) }
        case .activityID: record.activityID = bytes.number(range) ?? 0
        case .timestamp, .eventType, .rawMessage, .other: break
        }
    }

    /// Copies all texts, each pair of quotes as one, the message last.
    private static func copy(_ bytes: Span<UInt8>, _ record: inout LogRecord, to text: inout [UInt8]) {
        let message = record.message
        record.message = 0..<0
        func copied(_ range: Range<Int>) -> Range<Int> {
            let start = text.count
            var position = range.lowerBound
            while position < range.upperBound {
                text.append(bytes[position])
                position += bytes[position] == 0x22 ? 2 : 1
            }
            return start..<text.count
        }
        record.mapTexts { copied($0) }
        record.message = copied(message)
    }

    /// A field and whether it has doubled quotes, or quotes that are not closed.
    private struct Field {
        var range: Range<Int>
        var hasQuotes = false
        var isOpen = false
    }

    /// The field at `position`, which moves behind the comma after it, or behind `end` after the last one; nil there.
    private static func field(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int) -> Field? {
        guard position <= end else { return nil }
        guard position < end, bytes[position] == 0x22 else {
            let comma = bytes.position(of: 0x2C, in: position..<end)
            let range = position..<comma
            position = comma + 1
            return Field(range: range)
        }
        var field = Field(range: position + 1..<position + 1)
        var quote = position + 1
        while true {
            quote = bytes.position(of: 0x22, in: quote..<end)
            guard quote + 1 < end, bytes[quote + 1] == 0x22 else { break }
            field.hasQuotes = true
            quote += 2
        }
        field.isOpen = quote >= end || (quote + 1 < end && bytes[quote + 1] != 0x2C)
        field.range = position + 1..<min(quote, end)
        position = quote + 2
        return field
    }
}

extension Span<UInt8> {
    /// The decimal number of 64 bits that fills `range`.
    fileprivate func number(_ range: Range<Int>) -> UInt64? {
        guard !range.isEmpty else { return nil }
        var value: UInt64 = 0
        for position in range {
            guard let digit = self[position].digitValue else { return nil }
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
            guard !overflow, !carry else { return nil }
            value = sum
        }
        return value
    }
}
