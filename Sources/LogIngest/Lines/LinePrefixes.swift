/// What tools put in front of every line of a capture: `app.log:` of grep, `12:` of `grep -n`, `> ` of a quotation, `[iOSLog] ` of a
/// wrapper.
///
/// A prefix is believed once it stands before the headers of two records. Numbers in it may change from line to line, so it is
/// compared with each run of digits taken for one.
struct LinePrefixes {
    /// A prefix that is believed.
    struct Prefix: Hashable {
        /// Its bytes, a run of digits written as one `0`.
        let pattern: [UInt8]
        /// Whether it is blanks only; a message may be less indented than its first line.
        var isIndentation: Bool { pattern.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    }

    private(set) var known: [Prefix] = []
    private var refused: Set<Prefix> = []
    /// How many prefixes are tried at most, so that no input makes each line look far ahead.
    private static let triedLimit = 256
    private static let knownLimit = 8
    /// How long a prefix is at most, in bytes.
    static let lengthLimit = 128

    /// Whether a further prefix may still be tried.
    var canLearn: Bool { known.count < LinePrefixes.knownLimit && refused.count < LinePrefixes.triedLimit }

    /// The prefix that the bytes of `range` spell.
    static func prefix(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Prefix {
        var pattern: [UInt8] = []
        var isDigit = false
        for index in range {
            let byte = bytes[index]
            let wasDigit = isDigit
            isDigit = byte.digitValue != nil
            if isDigit && wasDigit { continue }
            pattern.append(isDigit ? 0x30 : byte)
        }
        return Prefix(pattern: pattern)
    }

    /// Where the text behind a known prefix begins, and which prefix that is.
    func strip(_ bytes: Span<UInt8>, _ range: Range<Int>) -> (start: Int, prefix: Prefix)? {
        for prefix in known {
            if let start = LinePrefixes.end(of: prefix, bytes, range) { return (start, prefix) }
        }
        return nil
    }

    /// Where `prefix` ends if `range` begins with it.
    static func end(of prefix: Prefix, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        var position = range.lowerBound
        for byte in prefix.pattern {
            guard position < range.upperBound else { return nil }
            if byte == 0x30 {
                guard bytes[position].digitValue != nil else { return nil }
                while position < range.upperBound, bytes[position].digitValue != nil {
                    position += 1
                }
            } else {
                guard bytes[position] == byte else { return nil }
                position += 1
            }
        }
        return position
    }

    /// Whether the prefix was tried before and did not come again.
    func isRefused(_ prefix: Prefix) -> Bool { refused.contains(prefix) }

    mutating func learn(_ prefix: Prefix) {
        known.append(prefix)
    }

    mutating func refuse(_ prefix: Prefix) {
        refused.insert(prefix)
    }
}

/// Appium's mark in front of each physical line of a device's or simulator's log: `[IOS_SYSLOG_ROW] `, or, of old versions,
/// `2015-08-10 11:47:31:012 - info: [IOS_SYSLOG_ROW ] `; whatever stands before the mark belongs to it.
enum AppiumWrapper {
    /// Where the text behind the mark begins.
    static func end(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        var position = range.lowerBound
        let limit = min(range.upperBound, position + LinePrefixes.lengthLimit)
        while true {
            position = bytes.position(of: 0x5B, in: position..<limit)
            guard position < limit else { return nil }
            if bytes.hasText("[IOS_SYSLOG_ROW", at: position, before: range.upperBound) { break }
            position += 1
        }
        position += 15
        bytes.skipSpaces(&position, before: range.upperBound)
        guard position < range.upperBound, bytes[position] == 0x5D else { return nil }
        position += 1
        if position < range.upperBound, bytes[position] == 0x20 { position += 1 }
        return position
    }
}
