internal import EventModel

/// A line of swift-log's `StreamLogHandler`, from the end of its time on; the time has a `T`, whole seconds and a zone:
///
///     line     = time zone SP level label? ":" (SP metadata)? (SP "[" source "]")? SP message
///     zone     = ("+" | "-") HH ":"? MM | "Z"
///     level    = "trace" | "debug" | "info" | "notice" | "warning" | "error" | "critical"
///     label    = SP text SP?
///     metadata = pair (SP pair)*        pair   = name "=" value
///     value    = bracketed | text       source = name
///     name     = (letter | digit | "_" | "." | "-" | byte above 0x7F)+
///
/// One grammar for four shapes: up to 1.2 there is neither label nor source, 1.3 has a label with a blank behind it, 1.4.3 a
/// source, and since 1.6.4 there is no blank before the colon, and an empty label leaves none behind the level.
///
/// The label ends at the first colon that a blank or the end of the line follows. Values are not quoted, so a value may hold
/// blanks: where pairs come first, the first ` [source] ` behind them is the source, and all before it is metadata; arrays
/// and dictionaries, which are quoted inside, are stepped over. Without a source metadata are the pairs whose values
/// have no blanks, and the message follows. Older shapes cannot be told apart further: a message of theirs that begins
/// with `[name] ` or `name=` is read as having a source or metadata.
enum SwiftLogStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        if record.time?.utcOffsetSeconds == nil, position < end, bytes[position] == 0x5A {
            record.time?.utcOffsetSeconds = 0
            position += 1
        }
        guard record.time?.utcOffsetSeconds != nil, record.time?.fractionDigits == 0, position < end,
            bytes[position] == 0x20
        else { return .none }
        let wordStart = position + 1
        guard let level = level(bytes, after: &position, before: end) else { return .none }
        record.style = .swiftLog
        record.levelWord = wordStart..<position
        record.level = level
        guard readLabel(bytes, &position, before: end, into: &record) else { return .damaged }
        readMetadata(bytes, &position, before: end, into: &record)
        record.message = position..<end
        return .record
    }

    /// Apple's words for the levels, where it has one; its Default is Notice.
    private static let levels: [(word: StaticString, level: LogLevel)] = [
        ("info", .info), ("debug", .debug), ("error", .error), ("notice", .standard), ("warning", .warning),
        ("trace", .trace), ("critical", .critical),
    ]

    /// Reads the blank and the level; what follows it is a blank, a colon or nothing.
    private static func level(_ bytes: Span<UInt8>, after position: inout Int, before end: Int) -> LogLevel? {
        for (word, level) in levels where bytes.hasText(word, at: position + 1, before: end) {
            let next = position + 1 + word.utf8CodeUnitCount
            guard next == end || bytes[next] == 0x20 || bytes[next] == 0x3A else { return nil }
            position = next
            return level
        }
        return nil
    }

    /// Labels are not believed to be longer, so that a line of another logger is not searched to its end.
    private static let labelLimit = 512

    /// Reads the label, the colon and the blank after it, which may be lost at the end of the line.
    private static func readLabel(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        let limit = min(end, position + labelLimit)
        var colon = position
        while true {
            colon = bytes.position(of: 0x3A, in: colon..<limit)
            guard colon < limit else { return false }
            if colon + 1 == end || bytes[colon + 1] == 0x20 { break }
            colon += 1
        }
        if colon > position {
            let start = position + 1
            let labelEnd = bytes[colon - 1] == 0x20 ? max(start, colon - 1) : colon
            record.subsystem = start < labelEnd ? start..<labelEnd : 0..<0
        }
        position = min(colon + 2, end)
        return true
    }

    /// Reads metadata and source, where they are, and leaves `position` at the message.
    private static func readMetadata(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) {
        if readSource(bytes, &position, before: end, into: &record) { return }
        let start = position
        let pairsEnd = pairsEnd(bytes, from: start, before: end)
        guard pairsEnd > start else { return }
        var blank = pairsEnd
        while blank < end {
            position = blank + 1
            if readSource(bytes, &position, before: end, into: &record) {
                record.metadata = start..<blank
                return
            }
            blank = bytes.position(of: 0x20, in: blank + 1..<end)
        }
        record.metadata = start..<pairsEnd
        position = min(pairsEnd + 1, end)
    }

    /// Reads `[source] `; the blank may be lost at the end of the line.
    private static func readSource(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        guard position < end, bytes[position] == 0x5B else { return false }
        let close = nameEnd(bytes, from: position + 1, before: end)
        guard close > position + 1, close < end, bytes[close] == 0x5D, close + 1 == end || bytes[close + 1] == 0x20
        else { return false }
        record.category = position + 1..<close
        position = min(close + 2, end)
        return true
    }

    /// Where the pairs end that begin at `start`; `start` if there are none.
    private static func pairsEnd(_ bytes: Span<UInt8>, from start: Int, before end: Int) -> Int {
        var (position, result) = (start, start)
        // A bracket that is never closed is looked for once, so that the time stays linear.
        var areBracketsClosed = true
        while position < end {
            let equals = nameEnd(bytes, from: position, before: end)
            guard equals > position, equals < end, bytes[equals] == 0x3D else { break }
            var value = equals + 1
            if value < end, bytes[value] == 0x5B, areBracketsClosed {
                if let close = bracketsEnd(bytes, from: value, before: end) {
                    value = close
                } else {
                    areBracketsClosed = false
                }
            }
            result = bytes.position(of: 0x20, in: value..<end)
            position = result + 1
        }
        return result
    }

    /// What follows the bracket that closes the one at `start`; brackets in quotes do not count.
    static func bracketsEnd(_ bytes: Span<UInt8>, from start: Int, before end: Int) -> Int? {
        var (position, depth, isQuoted) = (start, 0, false)
        while position < end {
            switch bytes[position] {
            case 0x5C where isQuoted: position += 1
            case 0x22: isQuoted.toggle()
            case 0x5B where !isQuoted: depth += 1
            case 0x5D where !isQuoted:
                depth -= 1
                if depth == 0 { return position + 1 }
            default: break
            }
            position += 1
        }
        return nil
    }

    static func nameEnd(_ bytes: Span<UInt8>, from start: Int, before end: Int) -> Int {
        var position = start
        while position < end, isNameByte(bytes[position]) {
            position += 1
        }
        return position
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte.digitValue != nil || byte == 0x5F || byte == 0x2D || byte == 0x2E
            || byte >= 0x80
    }
}
