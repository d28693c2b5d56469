/// What stands behind the keys that programs write into records of JSON.
enum JSONKeyKinds {
    /// Values that say when and what, and ids of builds: never a person's.
    private static let open = KeyNames([
        "activity", "activity_id", "event_type", "eventType", "format", "image_offset", "imageUUID",
        "level", "levelName", "library_uuid", "log_type", "machTimestamp", "messageType", "process_uuid",
        "processImageUUID", "senderImageUUID", "signpostScope", "signpostType", "source", "thread_address",
        "time", "timestamp", "timestamp_local", "timezoneName", "timezone_name", "type",
    ])
    /// Names that come again and again.
    private static let names = KeyNames([
        "category", "device", "file", "filename", "function", "host", "image_name", "imageName", "job", "label",
        "library", "process", "processImagePath", "senderImagePath", "signpostName", "subsystem", "thread",
        "thread_name",
    ])

    /// Whether a value of a record is as open as the head of a line.
    static func isOpen(_ key: [UInt8]) -> Bool { open.contains(key) }

    /// Whether an open value is the id of a build.
    static func isBuild(_ key: [UInt8]) -> Bool {
        key.suffix(4).elementsEqual("UUID".utf8) || key.suffix(4).elementsEqual("uuid".utf8)
    }

    /// Whether it is the author's text, in which marks stand for values.
    static func isFormat(_ key: [UInt8]) -> Bool { key.elementsEqual("formatString".utf8) }

    /// Whether it is a name of a record's head.
    static func isName(_ key: [UInt8]) -> Bool { names.contains(key) }
}

/// A few names by their length: to look one up compares one or two, and makes no text of the bytes.
private struct KeyNames: Sendable {
    private let byLength: [[[UInt8]]]

    init(_ names: [String]) {
        let longest = names.map(\.utf8.count).max() ?? 0
        var byLength = [[[UInt8]]](repeating: [], count: longest + 1)
        for name in names { byLength[name.utf8.count].append(Array(name.utf8)) }
        self.byLength = byLength
    }

    func contains(_ name: [UInt8]) -> Bool {
        name.count < byLength.count && byLength[name.count].contains(name)
    }
}
