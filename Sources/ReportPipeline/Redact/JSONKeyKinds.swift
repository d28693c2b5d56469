/// What stands behind the keys that programs write into records of JSON.
enum JSONKeyKinds {
    /// Values that say when and what, and ids of builds: never a person's.
    private static let open: Set<String> = [
        "activity", "activity_id", "event_type", "eventType", "format", "image_offset", "imageUUID",
        "level", "levelName", "library_uuid", "log_type", "machTimestamp", "messageType", "process_uuid",
        "processImageUUID", "senderImageUUID", "signpostScope", "signpostType", "source", "thread_address",
        "time", "timestamp", "timestamp_local", "timezoneName", "timezone_name", "type",
    ]
    /// Names that come again and again.
    private static let names: Set<String> = [
        "category", "device", "file", "filename", "function", "host", "image_name", "imageName", "job", "label",
        "library", "process", "processImagePath", "senderImagePath", "signpostName", "subsystem", "thread",
        "thread_name",
    ]

    /// Whether a value of a record is as open as the head of a line.
    static func isOpen(_ key: [UInt8]) -> Bool { open.contains(String(decoding: key, as: UTF8.self)) }

    /// Whether an open value is the id of a build.
    static func isBuild(_ key: [UInt8]) -> Bool {
        key.suffix(4).elementsEqual("UUID".utf8) || key.suffix(4).elementsEqual("uuid".utf8)
    }

    /// Whether it is the author's text, in which marks stand for values.
    static func isFormat(_ key: [UInt8]) -> Bool { key.elementsEqual("formatString".utf8) }

    /// Whether it is a name of a record's head.
    static func isName(_ key: [UInt8]) -> Bool { names.contains(String(decoding: key, as: UTF8.self)) }
}
