/// The keys that the styles of JSON are read by.
enum JSONKey: UInt8, CaseIterable {
    // Apple's `log`.
    case timestamp, eventType, messageType, eventMessage, processPath, senderPath, processID, threadID, subsystem
    case category, activity, lossCount, count, finished, source
    case signpostID, signpostName, signpostType, signpostScope
    // Tools for devices.
    case message, wrapped, error, level, levelName, pid, procid, threadNumber, imageName, filename, label, device
    case process
    // `unifiedlog_iterator`.
    case library, logType, unifiedEventType, rawMessage, activityNumber, nanoseconds
    // SwiftyBeaver.
    case file, function, line, thread
    // Records of this tool.
    case capture, format, localTime, tid, activityText, timeToLive, type, host, job, signpost, metadata, threadName
    case threadAddress, imageOffset, repeated, truncated, formatString

    /// The bit of a set of keys.
    var bit: UInt64 { 1 << UInt64(rawValue) }
}

/// Finds keys by their names, compared whole.
struct JSONKeyTable {
    static let shared = JSONKeyTable()

    /// Names and keys; some tools have a name of their own for the same thing.
    private static let names: [(name: StaticString, key: JSONKey)] = [
        ("timestamp", .timestamp), ("eventType", .eventType), ("messageType", .messageType),
        ("eventMessage", .eventMessage), ("processImagePath", .processPath), ("senderImagePath", .senderPath),
        ("processID", .processID), ("threadID", .threadID), ("subsystem", .subsystem), ("category", .category),
        ("activityIdentifier", .activity), ("lossCount", .lossCount),
        ("count", .count), ("finished", .finished), ("source", .source), ("signpostID", .signpostID),
        ("signpostName", .signpostName), ("signpostType", .signpostType), ("signpostScope", .signpostScope),
        ("message", .message), ("msg", .wrapped), ("error", .error), ("level", .level), ("levelName", .levelName),
        ("pid", .pid), ("procid", .procid), ("thread_id", .threadNumber), ("threadId", .threadNumber),
        ("image_name", .imageName), ("imageName", .imageName), ("filename", .filename), ("label", .label),
        ("device", .device), ("process", .process), ("library", .library), ("log_type", .logType),
        ("event_type", .unifiedEventType), ("raw_message", .rawMessage), ("activity_id", .activityNumber),
        ("time", .nanoseconds), ("file", .file), ("function", .function),
        ("line", .line), ("thread", .thread), ("capture", .capture), ("format", .format),
        ("timestamp_local", .localTime), ("tid", .tid), ("activity", .activityText), ("ttl", .timeToLive),
        ("type", .type), ("host", .host), ("job", .job), ("signpost", .signpost), ("metadata", .metadata),
        ("thread_name", .threadName), ("thread_address", .threadAddress), ("image_offset", .imageOffset),
        ("repeated", .repeated), ("truncated", .truncated), ("formatString", .formatString),
    ]

    /// The number of the first name of each hash, from 1; 0 for none.
    private var heads = [UInt8](repeating: 0, count: 256)
    /// The number of the next name with the same hash.
    private var followers: [UInt8] = []

    private init() {
        for (index, entry) in JSONKeyTable.names.enumerated() {
            let hash = entry.name.withUTF8Buffer { letters in
                unsafe JSONKeyTable.hash(
                    count: letters.count, first: letters[0], middle: letters[letters.count / 2],
                    last: letters[letters.count - 1])
            }
            followers.append(heads[hash])
            heads[hash] = UInt8(index + 1)
        }
    }

    private static func hash(count: Int, first: UInt8, middle: UInt8, last: UInt8) -> Int {
        Int(UInt8(truncatingIfNeeded: count) &* 37 ^ first &* 3 ^ middle &* 11 ^ last &* 29)
    }

    /// The key whose name fills `range`.
    func key(_ bytes: Span<UInt8>, _ range: Range<Int>) -> JSONKey? {
        guard !range.isEmpty else { return nil }
        let hash = JSONKeyTable.hash(
            count: range.count, first: bytes[range.lowerBound], middle: bytes[range.lowerBound + range.count / 2],
            last: bytes[range.upperBound - 1])
        var number = Int(heads[hash])
        while number > 0 {
            let entry = JSONKeyTable.names[number - 1]
            if entry.name.utf8CodeUnitCount == range.count,
                bytes.hasText(entry.name, at: range.lowerBound, before: range.upperBound)
            {
                return entry.key
            }
            number = Int(followers[number - 1])
        }
        return nil
    }
}
