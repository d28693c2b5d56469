internal import EventModel

/// An object of `unifiedlog_iterator --format jsonl`: `timestamp` of ISO 8601 in UTC, `time` the same in nanoseconds,
/// `log_type` the level or the kind of signpost, `event_type` the kind; `process` and `library` are paths.
enum UnifiedLogJSON {
    static func fill(
        _ bytes: Span<UInt8>, _ members: JSONMembers, _ texts: inout JSONTexts, into record: inout LogRecord
    ) {
        record.processID = members[.pid].small(bytes)
        record.threadID = members[.threadNumber].unsigned
        record.activityID = members[.activityNumber].unsigned ?? 0
        record.process = texts.range(members[.process].lastComponent(bytes))
        record.sender = texts.range(members[.library].lastComponent(bytes))
        record.subsystem = texts.range(members[.subsystem])
        record.category = texts.range(members[.category])
        record.message = texts.range(members[.message].text.range.isEmpty ? members[.rawMessage] : members[.message])
        if let word = members[.logType].plainText { UnifiedLogWords.readLevel(bytes, word, into: &record) }
        if let word = members[.unifiedEventType].plainText { UnifiedLogWords.readType(bytes, word, into: &record) }
    }
}

/// The words of `unifiedlog_iterator` for levels and kinds, the same in JSON and CSV.
enum UnifiedLogWords {
    /// `Default`, `Info`, `Debug`, `Error` and `Fault` are levels; other words, such as `ProcessSignpostStart`, are
    /// none.
    static func readLevel(_ bytes: Span<UInt8>, _ word: Range<Int>, into record: inout LogRecord) {
        record.level = LevelWords.level(bytes, word)
        if record.level != nil { record.levelWord = word }
        if bytes.hasText("Useraction", at: word.lowerBound, before: word.upperBound) { record.type = .userAction }
    }

    private static let types: [(StaticString, RecordType)] = [
        ("Activity", .activity), ("Trace", .trace), ("Signpost", .signpost), ("Statedump", .state), ("Loss", .loss),
    ]

    /// The kind of entry; unknown ones and `Simpledump` are messages. Only messages have a level.
    static func readType(_ bytes: Span<UInt8>, _ word: Range<Int>, into record: inout LogRecord) {
        for (name, type) in types where name.utf8CodeUnitCount == word.count {
            guard bytes.hasText(name, at: word.lowerBound, before: word.upperBound) else { continue }
            if record.type == .log { record.type = type }
            record.level = nil
            record.levelWord = 0..<0
        }
    }
}
