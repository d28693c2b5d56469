internal import EventModel

/// What a line says by itself, before it is known what it stands next to.
enum LineMeaning {
    /// Nothing at all.
    case blank
    /// The start of a record of a text style; further lines may follow.
    case textRecord
    /// A whole record of ndjson.
    case jsonRecord
    /// A banner, header, marker or footer that ends the record before it.
    case boundary
    /// A line of the system that may come in the middle of a record without ending it.
    case interjection
    /// Noise if no record is open, text of the record otherwise.
    case weakNoise
    /// A ruler of a footer, or text of a record if more text follows.
    case ruler
    /// `==========`, which stands around the path of a log archive.
    case archiveMark
    /// Text of the record that is open.
    case text
    /// JSON that is no log entry: text of the record that is open, rejected otherwise.
    case json(RejectionReason)
    /// A line that ends the record before it and is rejected.
    case rejected(RejectionReason)
    /// Marker of messages dropped during live streaming.
    case dropMarker
    /// Banner about levels left out: Debug, and Info too or not.
    case levelsSkipped(info: Bool)
    /// Footer of a text style; `LineClassifier.footerLevels` has its numbers.
    case levelFooter
    /// Footer of ndjson.
    case countFooter(Int)
}

/// Lines of the tools themselves, as a closed list. None of them begins with a digit or a brace.
enum ToolLines {
    private static let boundaries: [StaticString] = [
        "Timestamp  ", "Activity - Create:", "No devices are booted.", "** Processed ", "Test Suite '", "Test Case '",
    ]
    private static let interjections: [StaticString] = [
        "getpwuid_r did not find a match for uid ", "Error from getpwuid_r:", "log: Could not ", "log: could not ",
        "log: warning: ", "log: error: ",
    ]

    /// What the line that fills `range`, which is not empty, says.
    static func meaning(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LineMeaning {
        func begins(_ text: StaticString) -> Bool {
            bytes.hasText(text, at: range.lowerBound, before: range.upperBound)
        }
        switch bytes[range.lowerBound] {
        case 0x20, 0x09: return isBlank(bytes, range) ? .weakNoise : .text
        case 0x3D:
            if begins("=== Messages dropped during live streaming") { return .dropMarker }
            return begins("==========") && range.count == 10 ? .archiveMark : .text
        case 0x2D: return isRuler(bytes, range) ? .ruler : .text
        case 0x53 where begins("Skipping debug messages, pass --debug"): return .levelsSkipped(info: false)
        case 0x53 where begins("Skipping info and debug messages, pass --"): return .levelsSkipped(info: true)
        case 0x53 where begins("Skipping info messages, pass --"): return .boundary
        case 0x4C where begins("Log ") && isLevelFooter(bytes, range): return .levelFooter
        case 0x2A, 0x41, 0x4E, 0x54:
            return boundaries.contains(where: begins) ? .boundary : .text
        case 0x45, 0x67, 0x6C:
            if interjections.contains(where: begins) { return .interjection }
            return begins("log: ") ? .weakNoise : .text
        default: return .text
        }
    }

    private static func isBlank(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x09 }
    }

    /// A hundred dashes or more, and nothing else.
    private static func isRuler(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.count >= 100 && range.allSatisfy { bytes[$0] == 0x2D }
    }

    private static func isLevelFooter(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var position = range.lowerBound + 3
        bytes.skipSpaces(&position, before: range.upperBound)
        return bytes.hasText("- Default:", at: position, before: range.upperBound)
    }

    /// The numbers of `Log      - Default:          7, Info:                0, …`; a missing one is 0.
    static func footerLevels(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LevelCounts {
        var counts = LevelCounts()
        let words: [(StaticString, LogLevel)] = [
            ("Default:", .standard), ("Info:", .info), ("Debug:", .debug), ("Error:", .error), ("Fault:", .fault),
        ]
        var position = range.lowerBound
        while position < range.upperBound {
            for (word, level) in words where bytes.hasText(word, at: position, before: range.upperBound) {
                position += word.utf8CodeUnitCount
                bytes.skipSpaces(&position, before: range.upperBound)
                counts[level] = Int(bytes.decimal(&position, before: range.upperBound) ?? 0)
                position -= 1
            }
            position += 1
        }
        return counts
    }
}

/// The banner `Filtering the log data using "<predicate>"`, whose predicate may go over several lines. Quotes inside it are
/// not escaped, so it ends where their number is even at a line's end.
struct Banner {
    private var isInside = false
    private var isEven = true
    private var lineCount = 0
    /// A predicate is not believed to be longer, so that a quote left open does not swallow a capture.
    private static let lineLimit = 32

    static func begins(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        bytes.hasText("Filtering the log data using \"", at: range.lowerBound, before: range.upperBound)
    }

    /// Takes the first line.
    mutating func open(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        self = Banner()
        isInside = true
        take(bytes, range)
    }

    /// Takes a further line that nothing else claims; false when no banner is open.
    mutating func continues(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard isInside else { return false }
        take(bytes, range)
        return true
    }

    /// Ends the banner, because the line is known to be something else.
    mutating func close() {
        isInside = false
    }

    private mutating func take(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        var position = range.lowerBound
        while position < range.upperBound {
            if bytes[position] == 0x5C {
                position += 1
            } else if bytes[position] == 0x22 {
                isEven.toggle()
            }
            position += 1
        }
        lineCount += 1
        let isQuoted = range.upperBound > range.lowerBound && bytes[range.upperBound - 1] == 0x22
        isInside = !(isEven && isQuoted) && lineCount < Banner.lineLimit
    }
}
