internal import EventModel

/// Objects of the tools for devices:
///
/// - `pymobiledevice3 syslog live --format json`: `pid`, `thread_id`, `timestamp` without zone, `level` as a word,
///   `image_name` and `filename` as paths, `message`, `label` as `{subsystem, category}` or null.
/// - `ios ostrace`: `pid`, `threadId`, `timestamp` of RFC 3339, `level` as a number, `levelName`, `imageName`,
///   `filename`, `message`, `label`.
/// - `ios syslog --parse`: `timestamp` without zone, whose year is the tool's guess, `device`, `process` as
///   `name(library)`, `pid` in quotes, `level`, `message`.
enum DeviceJSON {
    /// Fills a record of os_trace, whose process is the name of its file.
    static func fillTrace(
        _ bytes: Span<UInt8>, _ members: JSONMembers, _ texts: inout JSONTexts, into record: inout LogRecord
    ) {
        record.processID = members[.pid].small(bytes)
        record.threadID = members[.threadNumber].unsigned
        record.process = texts.range(members[.filename].lastComponent(bytes))
        record.sender = texts.range(members[.imageName].lastComponent(bytes))
        record.message = texts.range(members[.message])
        readLevel(bytes, members, &texts, into: &record)
        members[.label].forEachMember(bytes) { member in
            let key = JSONValue.text(member.key)
            if key.isText("subsystem", bytes) { record.subsystem = texts.range(member.value) }
            if key.isText("category", bytes) { record.category = texts.range(member.value) }
        }
    }

    /// Fills a record of the relay.
    static func fillRelay(
        _ bytes: Span<UInt8>, _ members: JSONMembers, _ texts: inout JSONTexts, into record: inout LogRecord
    ) {
        record.processID = members[.pid].small(bytes)
        record.details.host = texts.range(members[.device])
        record.process = texts.range(members[.process])
        record.message = texts.range(members[.message])
        readLevel(bytes, members, &texts, into: &record)
        let process = record.process
        guard let last = process.last, bytes[last] == 0x29 else { return }
        let open = bytes.position(of: 0x28, in: process)
        if open > process.lowerBound, open + 1 < last {
            record.process = process.lowerBound..<open
            record.sender = open + 1..<last
        }
    }

    private static func readLevel(
        _ bytes: Span<UInt8>, _ members: JSONMembers, _ texts: inout JSONTexts, into record: inout LogRecord
    ) {
        let word = members.has(.levelName) ? members[.levelName] : members[.level]
        record.levelWord = texts.range(word)
        if !record.levelWord.isEmpty {
            record.level = LevelWords.level(bytes, record.levelWord)
            if word.isText("USER_ACTION", bytes) { record.type = .userAction }
        } else if let number = members[.level].unsigned {
            record.level = traceLevel(number)
        }
    }

    /// The level of os_trace's number.
    private static func traceLevel(_ number: UInt64) -> LogLevel? {
        switch number {
        case 0: .standard
        case 1: .info
        case 2: .debug
        case 0x10: .error
        case 0x11: .fault
        default: nil
        }
    }
}
