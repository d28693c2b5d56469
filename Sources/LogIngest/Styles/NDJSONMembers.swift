internal import EventModel

/// The members of a line that are read, by key.
struct NDJSONMembers {
    var timestamp = JSONValue.null
    var eventType = JSONValue.null
    var messageType = JSONValue.null
    var eventMessage = JSONValue.null
    var processPath = JSONValue.null
    var senderPath = JSONValue.null
    var processID = JSONValue.null
    var threadID = JSONValue.null
    var subsystem = JSONValue.null
    var category = JSONValue.null
    var activity = JSONValue.null
    var lossCount = JSONValue.null
    var count = JSONValue.null
    var finished = JSONValue.null
    /// Whether one of the keys is there that only a log entry has.
    var isLogEntry = false

    /// Keeps a member if its key is one of those above, compared whole.
    mutating func take(_ member: JSONLine.Member, of bytes: Span<UInt8>) {
        let key = member.key.range
        func isKey(_ text: StaticString) -> Bool {
            bytes.hasText(text, at: key.lowerBound, before: key.upperBound)
        }
        switch key.count {
        case 5 where isKey("count"): count = member.value
        case 8 where isKey("threadID"): threadID = member.value
        case 8 where isKey("category"): category = member.value
        case 8 where isKey("finished"): finished = member.value
        case 9 where isKey("timestamp"): timestamp = member.value
        case 9 where isKey("processID"): processID = member.value
        case 9 where isKey("subsystem"): subsystem = member.value
        case 9 where isKey("lossCount"): lossCount = member.value
        case 9 where isKey("eventType"):
            eventType = member.value
            isLogEntry = true
        case 11 where isKey("messageType"):
            messageType = member.value
            isLogEntry = true
        case 12 where isKey("eventMessage"):
            eventMessage = member.value
            isLogEntry = true
        case 15 where isKey("senderImagePath"): senderPath = member.value
        case 16 where isKey("processImagePath"): processPath = member.value
        case 18 where isKey("activityIdentifier"): activity = member.value
        default: break
        }
    }

    /// The kind that the event type names; an unknown one is a message.
    func recordType(_ bytes: Span<UInt8>) -> RecordType {
        guard let text = eventType.plainText else { return .log }
        for (word, type) in NDJSONMembers.types where word.utf8CodeUnitCount == text.count {
            if bytes.hasText(word, at: text.lowerBound, before: text.upperBound) { return type }
        }
        return .log
    }

    private static let types: [(StaticString, RecordType)] = [
        ("logEvent", .log), ("activityCreateEvent", .activity), ("activityTransitionEvent", .transition),
        ("userActionEvent", .userAction), ("traceEvent", .trace), ("timesyncEvent", .timesync),
        ("signpostEvent", .signpost), ("lossEvent", .loss), ("stateEvent", .state),
    ]

    /// The level that the message type names.
    func level(_ bytes: Span<UInt8>) -> LogLevel? {
        guard let text = messageType.plainText else { return nil }
        func isWord(_ word: StaticString) -> Bool {
            word.utf8CodeUnitCount == text.count
                && bytes.hasText(word, at: text.lowerBound, before: text.upperBound)
        }
        if isWord("Default") { return .standard }
        if isWord("Info") { return .info }
        if isWord("Debug") { return .debug }
        if isWord("Error") { return .error }
        return isWord("Fault") ? .fault : nil
    }
}
