internal import EventModel

/// A record as this tool writes it, one object a line: `capture`, `line`, `format`, `timestamp` or `timestamp_local`,
/// `level`, `process`, `pid`, `tid`, `library`, `subsystem`, `category`, `activity` in hexadecimal, `message`, and
/// what few styles print: `ttl`, `type`, `host`, `job`, `signpost`, `source`, `label`, `metadata`, `thread_name`,
/// `thread_address`, `image_offset`, `repeated`, `truncated`.
///
/// The line number is that of the object, not the one that the object tells. Label and library of swift-log are its
/// subsystem and category again.
enum RecordsJSON {
    static func fill(
        _ bytes: Span<UInt8>, _ members: JSONMembers, _ texts: inout JSONTexts, into record: inout LogRecord
    ) {
        record.levelWord = texts.range(members[.level])
        record.level = LevelWords.level(bytes, record.levelWord)
        for type in RecordType.allCases where isText(members[.type], type.rawValue, bytes) { record.type = type }
        record.processID = members[.pid].small(bytes)
        record.threadID = members[.tid].unsigned ?? members[.tid].small(bytes).flatMap { UInt64(exactly: $0) }
        record.activityID = hexadecimal(members[.activityText], bytes)
        record.repeatCount = members[.repeated].small(bytes).map { Int($0) } ?? 0
        record.isTruncated = members[.truncated].isText("true", bytes)
        record.timeToLive = members[.timeToLive].small(bytes)
        record.process = texts.range(members[.process])
        record.message = texts.range(members[.message])
        if members[.format].isText("swift-log", bytes) {
            record.subsystem = texts.range(members[.label])
            record.category = texts.range(members[.library])
        } else {
            record.sender = texts.range(members[.library])
            record.subsystem = texts.range(members[.subsystem])
            record.category = texts.range(members[.category])
        }
        readDetails(bytes, members, &texts, into: &record)
    }

    private static func readDetails(
        _ bytes: Span<UInt8>, _ members: JSONMembers, _ texts: inout JSONTexts, into record: inout LogRecord
    ) {
        record.details.host = texts.range(members[.host])
        record.details.job = texts.range(members[.job])
        record.details.threadName = texts.range(members[.threadName])
        record.details.threadAddress = texts.range(members[.threadAddress])
        record.details.imageOffset = texts.range(members[.imageOffset])
        SourceObject.read(members[.source], bytes, &texts, into: &record)
        texts.metadata = members[.metadata]
        members[.signpost].forEachMember(bytes) { member in
            let key = JSONValue.text(member.key)
            if key.isText("id", bytes) {
                record.details.signpostID = member.value.isNumber ? member.range : texts.range(member.value)
            }
            if key.isText("scope", bytes) { record.details.signpostScope = texts.range(member.value) }
            if key.isText("type", bytes) { record.details.signpostKind = texts.range(member.value) }
            if key.isText("name", bytes) { record.details.signpostName = texts.range(member.value) }
        }
    }

    private static func isText(_ value: JSONValue, _ word: String, _ bytes: Span<UInt8>) -> Bool {
        guard let text = value.plainText, text.count == word.utf8.count else { return false }
        return zip(text, word.utf8).allSatisfy { bytes[$0] == $1 }
    }

    /// The number of `"0x24e855"`, 0 for none.
    private static func hexadecimal(_ value: JSONValue, _ bytes: Span<UInt8>) -> UInt64 {
        guard let text = value.plainText, bytes.hasText("0x", at: text.lowerBound, before: text.upperBound) else {
            return 0
        }
        var position = text.lowerBound + 2
        return bytes.hexadecimal(&position, before: text.upperBound) ?? 0
    }
}
