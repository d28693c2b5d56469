internal import EventModel

/// Finds out whether a line is the header of a record in one of the text styles.
///
/// The first byte and what follows the time decide which styles come into question, so that each line stands for itself and
/// files may be mixed. The few things that lines tell about each other are learnt ahead: `devices` and `dateOrder`.
struct TextHeaders {
    private typealias Match = @Sendable (Span<UInt8>, Range<Int>, inout LogRecord) -> HeaderMatch

    var clock = ClockReader()
    /// The names of devices in lines of the syslog relay.
    var devices = DeviceNames()
    /// Whether dates with slashes begin with the month.
    var dateOrder = DateOrder.assumed
    /// Whether lines of the relay have labels in the library's place.
    var hasLabels = false

    /// Matches the line that fills `range`, which is not empty; the texts and numbers go into `record`.
    mutating func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        switch bytes[range.lowerBound] {
        case 0x30...0x39: matchTime(bytes, range, into: &record)
        case 0x41...0x5A: matchCapital(bytes, range, into: &record)
        case 0x5B: matchBracket(bytes, range, into: &record)
        case 0x20, 0x09: ShutdownLogStyle.match(bytes, range, into: &record)
        case 0x61...0x7A:
            TextHeaders.first(
                of: [ConsoleCopyStyle.match, ShutdownLogStyle.match, NSLogStyle.matchMalloc], bytes, range,
                into: &record)
        case 0x80...: matchMark(bytes, range, into: &record)
        default: NSLogStyle.matchMalloc(bytes, range, into: &record)
        }
    }

    // MARK: Lines that begin with a digit

    private mutating func matchTime(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        guard let stamp = clock.read(bytes, at: range.lowerBound, before: range.upperBound) else {
            return matchOtherTime(bytes, range, into: &record)
        }
        record.time = stamp.time
        let rest = stamp.end..<range.upperBound
        var match = HeaderMatch.none
        if bytes[range.lowerBound + 10] == 0x54 {
            match = TextHeaders.first(of: TextHeaders.zuluStyles, bytes, rest, into: &record)
        } else {
            // The two commonest styles are asked first, the one with and the other without a zone.
            let isCompact = stamp.time.utcOffsetSeconds == nil
            match =
                isCompact
                ? CompactStyle.match(bytes, rest, into: &record) : StandardStyle.match(bytes, rest, into: &record)
            if match != .record {
                record = LogRecord(style: .compact, line: record.line)
                record.time = stamp.time
                let other = TextHeaders.first(
                    of: isCompact ? TextHeaders.civilStyles : TextHeaders.zonedStyles, bytes, rest, into: &record)
                match = other == .none ? match : other
            }
        }
        return stamp.isPossible || match == .none ? match : .impossibleTime
    }

    private static let zuluStyles: [Match] = [
        SwiftLogStyle.match, GoIOSTraceStyle.match, LogStoreDumpStyle.match, ASLStyle.matchDated,
        SwiftyBeaverStyle.match,
    ]
    private static let zonedStyles: [Match] = [
        SyslogStyle.match, NSLogStyle.match, SysdiagnoseStyle.match, ASLStyle.matchDated, LogStoreDumpStyle.match,
        SwiftyBeaverStyle.match,
    ]
    private static let civilStyles: [Match] = [
        StandardStyle.match, NSLogStyle.match, CocoaLumberjackStyle.matchTerminal, PyMobileDeviceStyle.match,
        ReactNativeStyle.match, SysdiagnoseStyle.match, SyslogStyle.match, ASLStyle.matchDated, LogStoreDumpStyle.match,
        SwiftyBeaverStyle.match,
    ]

    /// Times of other forms.
    private func matchOtherTime(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        let order = dateOrder
        return TextHeaders.first(
            of: [
                CocoaLumberjackStyle.match, LockdownStyle.match,
                { ConsoleExportStyle.match($0, $1, order: order, into: &$2) },
                { SwiftyBeaverStyle.matchLine($0, $1, order: order, into: &$2) },
            ], bytes, range, into: &record)
    }

    // MARK: Other lines

    /// Lines that begin with the name of a month, of a day, or of a field.
    private func matchCapital(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        let (devices, hasLabels) = (devices, hasLabels)
        var position = range.lowerBound
        let isMonth = bytes.readMonth(&position, before: range.upperBound) != nil
        return TextHeaders.first(
            of: isMonth
                ? [
                    DeviceTraceStyle.match, SyslogStyle.matchOld,
                    { DeviceRelayStyle.match($0, $1, devices: devices, hasLabels: hasLabels, into: &$2) },
                    ASLStyle.match,
                ] : [SysdiagnoseDayStyle.match, ShutdownLogStyle.match, NSLogStyle.matchMalloc],
            bytes, range, into: &record)
    }

    private func matchBracket(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        let order = dateOrder
        return TextHeaders.first(
            of: [
                { LogStoreDumpStyle.matchDated($0, $1, order: order, into: &$2) },
                { SwiftyBeaverStyle.matchLine($0, $1, order: order, into: &$2) },
                ASLListStyle.match,
            ], bytes, range, into: &record)
    }

    /// Lines that begin with an emoji or another letter beyond ASCII.
    private func matchMark(
        _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        let order = dateOrder
        return TextHeaders.first(
            of: [{ SwiftyBeaverStyle.matchLine($0, $1, order: order, into: &$2) }, NSLogStyle.matchMalloc],
            bytes, range, into: &record)
    }

    /// The answer of the first style that the line is a record of, or whose time is impossible; or that it is damaged.
    private static func first(
        of styles: [Match], _ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord
    ) -> HeaderMatch {
        let before = record
        var answer = HeaderMatch.none
        for match in styles {
            switch match(bytes, range, &record) {
            case .record: return .record
            case .impossibleTime: return .impossibleTime
            case .damaged: answer = .damaged
            case .none: break
            }
            record = before
        }
        return answer
    }

    /// Whether a last line without a line feed is the beginning of a header that was cut: at least its date, and nothing
    /// that a header could not have there.
    static func isCutHeader(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count >= 10 else { return false }
        let isSwiftLog = range.count > 10 && bytes[range.lowerBound + 10] == 0x54
        let shape: StaticString = isSwiftLog ? "dddd-dd-ddTdd:dd:dd" : "dddd-dd-dd dd:dd:dd.ddd"
        return shape.withUTF8Buffer { letters in
            for index in 0..<min(range.count, letters.count) {
                let byte = bytes[range.lowerBound + index]
                let isDigit = unsafe letters[index] == 0x64
                guard unsafe isDigit ? byte.digitValue != nil : byte == letters[index] else { return false }
            }
            return range.count <= 32
        }
    }
}

extension TextHeaders {
    /// Whether lines ahead can tell something that is not known yet: a line of the relay, or a date with slashes.
    func learns(from bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard let first = range.isEmpty ? nil : bytes[range.lowerBound] else { return false }
        if first &- 0x41 < 26 {
            var position = range.lowerBound
            return devices == DeviceNames() && bytes.readMonth(&position, before: range.upperBound) != nil
                && DeviceRelayStyle.names(bytes, range) != nil
        }
        return dateOrder == .assumed && hasSlashDate(bytes, range)
    }

    /// Whether day and month of a record's date could be either.
    func guessesDate(of record: LogRecord, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        switch record.style {
        case .logStoreDump, .swiftyBeaver, .asl: dateOrder.isGuess(bytes, range)
        default: false
        }
    }

    /// Whether the line begins with one or two digits and a slash, a bracket before them aside.
    private func hasSlashDate(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let start = range.lowerBound + (range.isEmpty || bytes[range.lowerBound] != 0x5B ? 0 : 1)
        let end = min(range.upperBound, start + 3)
        guard start < end, bytes[start].digitValue != nil else { return false }
        return bytes.position(of: 0x2F, in: start..<end) < end
    }
}
