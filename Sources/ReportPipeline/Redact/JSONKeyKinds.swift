/// What stands behind the keys that programs write into records of JSON.
enum JSONKeyKinds {
    /// Values that say when and what, and ids of builds: never a person's.
    private static let open: Set<String> = [
        "activity", "activity_id", "event_type", "eventType", "format", "formatString", "image_offset", "imageUUID",
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

    /// Whether a value of a record stays without a look at it. A format is its author's text, which holds no value.
    static func isOpen(_ key: [UInt8]) -> Bool { open.contains(String(decoding: key, as: UTF8.self)) }

    /// Whether it is a name of a record's head.
    static func isName(_ key: [UInt8]) -> Bool { names.contains(String(decoding: key, as: UTF8.self)) }
}
