internal import EventModel

/// What apps print from OSLogStore. There is no standard; the common shapes are
///
///     dated = "[" stamp "]" SP group+ ":"? SP message
///     plain = time SP group+ ":"? SP message
///     group = "[" (subsystem ":" category | subsystem | category | level) "]" SP?
///     level = word | raw value of OSLogEntryLog.Level, 0 to 5
///
/// The stamp is a locale's (`LocaleStamp.swift`), or `YYYY-MM-DD`, `T` or a blank, a clock, and a zone with or without
/// a blank before it. A plain line needs subsystem and category, or level and category, or the ` +0000` of Swift's
/// `Date`; others belong to other loggers. A subsystem in brackets of its own has a point and a category behind it.
/// Each kind of group is taken once, so a further bracket belongs to the message. A raw value has no word, and none
/// follows a plain category, where `[3]` begins a message.
enum LogStoreDumpStyle {
    /// Matches a line that begins with `[`, which fills `range`.
    static func matchDated(
        _ bytes: Span<UInt8>, _ range: Range<Int>, order: DateOrder, into record: inout LogRecord
    ) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        guard let group = bytes.group(at: &position, before: min(end, position + 64)),
            let stamp = stamp(bytes, group, order: order),
            bytes.skipSpaces(&position, before: end) <= 1, readGroups(bytes, &position, before: end, into: &record)
        else { return .none }
        record.style = .logStoreDump
        record.time = stamp.time
        record.message = position..<end
        return stamp.isPossible ? .record : .impossibleTime
    }

    /// Matches a line from the end of its time on.
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        let isDescription = bytes.hasText(" +0000 ", at: position, before: end)
        if record.time?.utcOffsetSeconds == nil { readZone(bytes, &position, before: end, into: &record.time) }
        guard bytes.skipSpaces(&position, before: end) > 0, readGroups(bytes, &position, before: end, into: &record),
            !record.category.isEmpty, !record.subsystem.isEmpty || record.level != nil || isDescription
        else { return .none }
        record.style = .logStoreDump
        record.message = position..<end
        return .record
    }

    /// The stamp that fills `range`.
    private static func stamp(_ bytes: Span<UInt8>, _ range: Range<Int>, order: DateOrder) -> Stamp? {
        let end = range.upperBound
        if let stamp = bytes.localeStamp(at: range.lowerBound, before: end, first: order.bracketed), stamp.end == end {
            return stamp
        }
        var clock = ClockReader()
        guard var stamp = clock.read(bytes, at: range.lowerBound, before: end) else { return nil }
        var time: Timestamp? = stamp.time
        if stamp.time.utcOffsetSeconds == nil { readZone(bytes, &stamp.end, before: end, into: &time) }
        stamp.time = time ?? stamp.time
        return stamp.end == end ? stamp : nil
    }

    /// Reads `Z` or ` +0000`.
    private static func readZone(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into time: inout Timestamp?
    ) {
        var next = position
        bytes.skipSpaces(&next, before: min(end, position + 1))
        guard next < end, bytes[next] == 0x5A || bytes[next] == 0x2B || bytes[next] == 0x2D else { return }
        var civil = CivilTime()
        guard bytes.readZone(&next, before: end, into: &civil), let offset = civil.utcOffsetSeconds else { return }
        time?.utcOffsetSeconds = offset
        position = next
    }

    /// Reads the groups and what parts them from the message; false when there is none.
    private static func readGroups(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        let start = position
        var hasLevel = false
        while position < end, bytes[position] == 0x5B {
            var next = position
            guard let group = bytes.group(at: &next, before: end),
                take(bytes, group, &hasLevel, into: &record)
            else { break }
            position = next
            guard position < end, bytes[position] == 0x20 || bytes[position] == 0x5B else { break }
            if bytes[position] == 0x20 { position += 1 }
        }
        guard position > start else { return false }
        if position < end, bytes[position] == 0x3A {
            position += 1
            if position < end, bytes[position] == 0x20 { position += 1 }
        }
        return true
    }

    /// Takes a group if it is of a kind that is not there yet.
    private static func take(
        _ bytes: Span<UInt8>, _ group: Range<Int>, _ hasLevel: inout Bool, into record: inout LogRecord
    ) -> Bool {
        guard (1...128).contains(group.count), group.allSatisfy({ bytes[$0] >= 0x20 }) else { return false }
        if !hasLevel, readLevel(bytes, group, into: &record) {
            hasLevel = true
            return true
        }
        guard record.subsystem.isEmpty else { return false }
        if !record.category.isEmpty {
            // A group like the name of a domain was the subsystem.
            guard isDomain(bytes, record.category), bytes[group.lowerBound].digitValue == nil else { return false }
            record.subsystem = record.category
            record.category = group
            return true
        }
        let colon = bytes.position(of: 0x3A, in: group)
        let isNamed = colon > group.lowerBound && colon < group.upperBound && !isBlank(bytes, colon + 1, group)
        if isNamed, bytes.position(of: 0x20, in: group.lowerBound..<colon) == colon {
            guard !bytes.hasText("tid:", at: group.lowerBound, before: group.upperBound) else { return false }
            record.subsystem = group.lowerBound..<colon
            record.category = colon + 1..<group.upperBound
        } else {
            record.category = group
        }
        return true
    }

    /// Whether the text is a name with a point in it, such as `org.example.box`.
    private static func isDomain(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        bytes.position(of: 0x2E, in: range) < range.upperBound
            && bytes.position(of: 0x20, in: range) == range.upperBound
    }

    private static func isBlank(_ bytes: Span<UInt8>, _ position: Int, _ range: Range<Int>) -> Bool {
        position < range.upperBound && bytes[position] == 0x20
    }

    /// The levels of OSLogEntryLog by their raw values; 0 is undefined.
    private static let levels: [LogLevel?] = [nil, .debug, .info, .standard, .error, .fault]

    private static func readLevel(_ bytes: Span<UInt8>, _ group: Range<Int>, into record: inout LogRecord) -> Bool {
        let isPlain = record.subsystem.isEmpty && !record.category.isEmpty
        if group.count == 1, !isPlain, let value = bytes[group.lowerBound].digitValue, Int(value) < levels.count {
            record.level = levels[Int(value)]
            return true
        }
        if bytes.hasText("undefined", at: group.lowerBound, before: group.upperBound), group.count == 9 { return true }
        guard let level = LevelWords.level(bytes, group) else { return false }
        record.level = level
        record.levelWord = group
        return true
    }
}
