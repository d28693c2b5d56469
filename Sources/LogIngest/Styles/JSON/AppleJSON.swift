internal import EventModel

/// An object of `log show|stream --style json|ndjson`. Its keys change their order, and some come and go, with the
/// system.
///
/// The process and the sender are the last components of their paths. Activities, signposts and the other entries that
/// are no messages have no level. `source` is an object with `--source`, null otherwise.
enum AppleJSON {
    static func fill(
        _ bytes: Span<UInt8>, _ members: JSONMembers, _ texts: inout JSONTexts, into record: inout LogRecord
    ) {
        record.type = type(members[.eventType], bytes)
        record.level = level(members[.messageType], bytes)
        record.processID = members[.processID].signed.flatMap { Int32(exactly: $0) }
        record.threadID = members[.threadID].unsigned
        record.activityID = members[.activity].unsigned ?? 0
        record.process = texts.range(members[.processPath].lastComponent(bytes))
        record.sender = texts.range(members[.senderPath].lastComponent(bytes))
        record.subsystem = texts.range(members[.subsystem])
        record.category = texts.range(members[.category])
        record.message = texts.range(members[.eventMessage])
        record.details.format = texts.range(members[.formatString])
        if case .nested = members[.source] { SourceObject.read(members[.source], bytes, &texts, into: &record) }
        if record.type == .signpost { readSignpost(members, &texts, into: &record) }
        if record.type == .timesync {
            record.processID = nil
            record.threadID = nil
        }
    }

    private static func readSignpost(_ members: JSONMembers, _ texts: inout JSONTexts, into record: inout LogRecord) {
        if members[.signpostID].isNumber {
            record.details.signpostID = members.signpostID
        } else {
            record.details.signpostID = texts.range(members[.signpostID])
        }
        record.details.signpostName = texts.range(members[.signpostName])
        record.details.signpostKind = texts.range(members[.signpostType])
        record.details.signpostScope = texts.range(members[.signpostScope])
    }

    /// The kind that the event type names; an unknown one is a message.
    private static func type(_ value: JSONValue, _ bytes: Span<UInt8>) -> RecordType {
        for (word, type) in types where value.isText(word, bytes) { return type }
        return .log
    }

    private static let types: [(StaticString, RecordType)] = [
        ("logEvent", .log), ("activityCreateEvent", .activity), ("activityTransitionEvent", .transition),
        ("userActionEvent", .userAction), ("traceEvent", .trace), ("timesyncEvent", .timesync),
        ("signpostEvent", .signpost), ("lossEvent", .loss), ("stateEvent", .state),
    ]

    /// The level that the message type names.
    private static func level(_ value: JSONValue, _ bytes: Span<UInt8>) -> LogLevel? {
        if value.isText("Default", bytes) { return .standard }
        if value.isText("Info", bytes) { return .info }
        if value.isText("Debug", bytes) { return .debug }
        if value.isText("Error", bytes) { return .error }
        return value.isText("Fault", bytes) ? .fault : nil
    }
}

/// The place in the source: `{"symbol":…,"line":…,"image":…,"file":…,"function":…}`.
enum SourceObject {
    static func read(
        _ value: JSONValue, _ bytes: Span<UInt8>, _ texts: inout JSONTexts, into record: inout LogRecord
    ) {
        value.forEachMember(bytes) { member in
            let key = JSONValue.text(member.key)
            if key.isText("symbol", bytes) { record.details.sourceSymbol = texts.range(member.value) }
            if key.isText("image", bytes) { record.details.sourceImage = texts.range(member.value) }
            if key.isText("file", bytes) { record.details.sourceFile = texts.range(member.value) }
            if key.isText("function", bytes) { record.details.sourceFunction = texts.range(member.value) }
            if key.isText("line", bytes) { record.details.sourceLine = member.value.small(bytes) }
        }
    }
}
