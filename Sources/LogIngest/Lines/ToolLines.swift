internal import EventModel

/// Lines of the tools themselves, as a closed list: banners, headers, footers and markers of tests. None begins with a
/// brace.
///
/// The first byte finds the few texts that a line is compared with. A boundary ends the record before it. What comes on
/// another stream than the records, and so may stand in the middle of one, is an interjection.
enum ToolLines {
    /// What the line that fills `range`, which is not empty, says.
    static func meaning(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LineMeaning {
        let first = bytes[range.lowerBound]
        switch first {
        case 0x20, 0x09: return indentedMeaning(bytes, range)
        case 0x30...0x39: return clockMeaning(bytes, range)
        case 0x2D where isRuler(bytes, range): return .ruler
        case 0x3D
        where range.count == 10 && bytes.hasText("==========", at: range.lowerBound, before: range.upperBound):
            return .archiveMark
        case 0x4C where isLevelFooter(bytes, range): return .levelFooter
        case 0x53: return skippedLevels(bytes, range)
        case 0x57 where isAwaited(bytes, range): return .boundary
        case 0x5B where isProgress(bytes, range): return .boundary
        case 0x58 where withoutBarrier(bytes, range)?.isEmpty == true: return .boundary
        case 0x73 where range.count == 7 && bytes.hasText("success", at: range.lowerBound, before: range.upperBound):
            return .weakNoise
        case 0xE2, 0xF4, 0xC2: return testMeaning(bytes, range)
        default: break
        }
        for entry in lists[Int(first & 0x7F)]
        where bytes.hasText(entry.text, at: range.lowerBound, before: range.upperBound) {
            return entry.meaning
        }
        return isLaunch(bytes, range) ? .weakNoise : .text
    }

    /// What follows the barrier that XCTest writes around the output of tests, if the line begins with it.
    static func withoutBarrier(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
        let text: StaticString = "XCTestOutputBarrier"
        guard bytes.hasText(text, at: range.lowerBound, before: range.upperBound) else { return nil }
        return range.lowerBound + text.utf8CodeUnitCount..<range.upperBound
    }

    private struct Entry {
        var text: StaticString
        var meaning: LineMeaning
    }

    /// The texts, by their first bytes.
    private static let lists: [[Entry]] = {
        var lists = [[Entry]](repeating: [], count: 128)
        for (texts, meaning) in [
            (boundaries, LineMeaning.boundary), (interjections, .interjection), (weak, .weakNoise),
        ] {
            for text in texts {
                let first = text.withUTF8Buffer { unsafe $0[0] }
                lists[Int(first & 0x7F)].append(Entry(text: text, meaning: meaning))
            }
        }
        lists[0x3D].append(Entry(text: "=== Messages dropped during live streaming", meaning: .dropMarker))
        lists[0x4F].append(Entry(text: "OSLOG-", meaning: .rejected(.otherStyle)))
        return lists
    }()

    private static let boundaries: [StaticString] = [
        // Apple's `log`.
        "Timestamp  ", "Activity - Create:", "No devices are booted.", "** Processed ",
        // Tests and builds.
        "Test Suite '", "Test Case '", "Restarting after unexpected exit", "Test session results, ", "Testing failed:",
        "Testing started", "Failing tests:", "Command line invocation:", "** TEST ", "** BUILD ", "** ARCHIVE ",
        "** CLEAN ", "** ANALYZE ", "** INSTALL ", "** EXPORT ",
        // devicectl.
        "Acquired tunnel connection", "Acquired usage assertion.", "Enabling developer disk image services.",
        "Launched application with ", "Waiting for the application to terminate", "App terminated due to signal ",
        // Tools for devices.
        "[connected:", "[disconnected:", "Exiting...", "Waiting for device with UDID ",
        "*** Device is passcode protected", "=== os_log stream started ===", "(lldb) ", "------ Install phase ------",
        "------ Debug phase ------",
        // system.log.
        "NOTE:  Most system logs have moved",
    ]
    private static let interjections: [StaticString] = [
        "getpwuid_r did not find a match for uid ", "Error from getpwuid_r:", "log: Could not ", "log: could not ",
        "log: warning: ", "log: error: ", "Logging Error: Failed to initialize logging system",
    ]
    /// Texts that a message may hold as well.
    private static let weak: [StaticString] = [
        "log: ", "ERROR: Could not ", "ERROR: Unable to ", "No device found",
    ]

    private static func skippedLevels(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LineMeaning {
        let (start, end) = (range.lowerBound, range.upperBound)
        if bytes.hasText("Skipping debug messages, pass --debug", at: start, before: end) {
            return .levelsSkipped(info: false)
        }
        if bytes.hasText("Skipping info and debug messages, pass --", at: start, before: end) {
            return .levelsSkipped(info: true)
        }
        return bytes.hasText("Skipping info messages, pass --", at: start, before: end) ? .boundary : .text
    }

    /// Blank lines, and the indented lines of XCTest: `     Executed 6 tests, with …`,
    /// `    t =     0.00s Start Test …`.
    private static func indentedMeaning(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LineMeaning {
        let end = range.upperBound
        var position = range.lowerBound
        while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 {
            position += 1
        }
        if position == end { return .weakNoise }
        if bytes.hasText("Executed ", at: position, before: end) {
            position += 9
            guard bytes.decimal(&position, before: end) != nil else { return .text }
            return bytes.hasText(" test", at: position, before: end) ? .boundary : .text
        }
        guard bytes.hasText("t = ", at: position, before: end) else { return .text }
        position += 4
        bytes.skipSpaces(&position, before: end)
        let isNumber = position < end && bytes[position].digitValue != nil
        return isNumber || bytes.hasText("nans ", at: position, before: end) ? .boundary : .text
    }

    private static let clocked: [StaticString] = [
        "Acquired ", "Enabling ", "Launched application with ", "Waiting for the application to terminate",
    ]

    /// `08:15:30  Acquired tunnel connection to device.` of devicectl.
    private static func clockMeaning(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LineMeaning {
        var position = range.lowerBound
        var time = CivilTime()
        guard bytes.readClock(&position, before: range.upperBound, into: &time),
            bytes.skipSpaces(&position, before: range.upperBound) == 2
        else { return .text }
        return clocked.contains { bytes.hasText($0, at: position, before: range.upperBound) } ? .boundary : .text
    }

    /// A hundred dashes or more, and nothing else.
    private static func isRuler(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.count >= 100 && range.allSatisfy { bytes[$0] == 0x2D }
    }

    private static func isLevelFooter(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard bytes.hasText("Log ", at: range.lowerBound, before: range.upperBound) else { return false }
        var position = range.lowerBound + 3
        bytes.skipSpaces(&position, before: range.upperBound)
        return bytes.hasText("- Default:", at: position, before: range.upperBound)
    }

    /// `Waiting for "text" ...` of pymobiledevice3.
    private static func isAwaited(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.count > 17 && bytes.hasText("Waiting for \"", at: range.lowerBound, before: range.upperBound)
            && bytes.hasText("\" ...", at: range.upperBound - 5, before: range.upperBound)
    }

    /// `[ 85%] …` and `[....] …` of ios-deploy.
    private static func isProgress(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let end = range.upperBound
        if bytes.hasText("[....] ", at: range.lowerBound, before: end) { return true }
        var position = range.lowerBound + 1
        bytes.skipSpaces(&position, before: min(end, position + 2))
        guard bytes.decimal(&position, before: min(end, position + 3)) != nil else { return false }
        return bytes.hasText("%] ", at: position, before: end)
    }

    private static let testMarks: [StaticString] = ["◇", "✔", "✘", "➜", "±", "⚠\u{FE0E}", "⚠"]
    private static let testWords: [StaticString] = ["Test ", "Suite ", "Passing "]

    /// Lines of swift-testing: a mark or one of Apple's symbols, blanks, and what it is about. Details behind `↳` may
    /// be any text, so a message may hold them.
    private static func testMeaning(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LineMeaning {
        let end = range.upperBound
        if bytes.hasText("↳ ", at: range.lowerBound, before: end) {
            let isBanner =
                bytes.hasText("Testing Library Version: ", at: range.lowerBound + 4, before: end)
                || bytes.hasText("Target Platform: ", at: range.lowerBound + 4, before: end)
            return isBanner ? .boundary : .weakNoise
        }
        var position = range.lowerBound
        if bytes[position] == 0xF4 {
            position = min(end, position + 4)
        } else if let mark = testMarks.first(where: { bytes.hasText($0, at: range.lowerBound, before: end) }) {
            position += mark.utf8CodeUnitCount
        }
        guard position > range.lowerBound, bytes.skipSpaces(&position, before: end) > 0 else { return .text }
        return testWords.contains { bytes.hasText($0, at: position, before: end) } ? .boundary : .text
    }

    /// `com.example.App: 4711`, the first line of `simctl launch`: an identifier of three parts or more, and a number.
    private static func isLaunch(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count < 256, bytes[range.upperBound - 1].digitValue != nil,
            (bytes[range.lowerBound] | 0x20) &- 0x61 < 26
        else { return false }
        let colon = bytes.position(of: 0x3A, in: range)
        guard bytes.hasText(": ", at: colon, before: range.upperBound) else { return false }
        let isIdentifier = (range.lowerBound..<colon).allSatisfy {
            (bytes[$0] | 0x20) &- 0x61 < 26 || bytes[$0].digitValue != nil || bytes[$0] == 0x2D || bytes[$0] == 0x2E
        }
        let isNumber = (colon + 2..<range.upperBound).allSatisfy { bytes[$0].digitValue != nil }
        return isIdentifier && isNumber && (range.lowerBound..<colon).count(where: { bytes[$0] == 0x2E }) > 1
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
