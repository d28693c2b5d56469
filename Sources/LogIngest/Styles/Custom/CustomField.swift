/// What a hole in the line of a user's own format fills in a record.
public enum CustomField: String, Sendable, Hashable, CaseIterable {
    case time, level, process, pid, tid, library, subsystem, category, host, message
    /// What is read and left out; the only one that may stand several times.
    case skipped = "_"

    /// The types that its holes may have, the one without a word for it first.
    public var types: [CustomType] {
        switch self {
        case .time: [.time]
        case .level: [.level, .word]
        case .process, .library, .category, .host: [.text, .word]
        case .pid: [.int]
        case .tid: [.int, .hex]
        case .subsystem: [.word, .text]
        case .message: [.text]
        case .skipped: [.text, .word, .int, .hex]
        }
    }

    /// One line for the help.
    public var meaning: String {
        switch self {
        case .time: "when it was logged"
        case .level: "how important it is"
        case .process: "name of the program"
        case .pid: "its process id"
        case .tid: "id of the thread"
        case .library: "library or framework that logs"
        case .subsystem: "subsystem, such as a bundle identifier"
        case .category: "category or name of the logger"
        case .host: "name of the machine or device"
        case .message: "the rest of the line and all further lines; always the last one"
        case .skipped: "anything; it is left out"
        }
    }
}

/// What a hole in the line of a user's own format holds.
public enum CustomType: String, Sendable, Hashable, CaseIterable {
    case time, level, int, hex, word, text

    /// One line for the help.
    public var meaning: String {
        switch self {
        case .time: "a time in one of the known forms, or as the key 'time' says"
        case .level: "one of the known words for levels, in any case, or of those of the key 'levels'"
        case .int: "a whole number in decimal digits"
        case .hex: "a number in hexadecimal digits, 0x in front or not"
        case .word: "one byte or more without blanks, up to the text behind the hole; as a level, any word"
        case .text: "anything, blanks too, up to the text behind the hole; it may be empty"
        }
    }

    /// How messages name a value.
    var expectation: String {
        switch self {
        case .time: "a time"
        case .level: "a level"
        case .int: "a whole number"
        case .hex: "a hexadecimal number"
        case .word: "a word"
        case .text: "a text"
        }
    }
}
