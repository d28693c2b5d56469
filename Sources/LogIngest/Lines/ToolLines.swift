internal import EventModel

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
