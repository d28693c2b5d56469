internal import EventModel

/// Says what each line means by itself. It keeps only what lines inherit: the open banner, the minute of the clock, and what
/// was learnt about the capture.
struct LineClassifier {
    var headers = TextHeaders()
    private var json = JSONRecords()
    private var banner = Banner()
    private let formats: CustomFormats
    /// The record of the line seen last, if that was the start of one.
    var record = LogRecord(style: .compact, line: 0)
    /// The texts of that record, if they do not stand in the line itself.
    var text: [UInt8] = []
    /// The numbers of the footer seen last.
    private(set) var footerLevels = LevelCounts()

    init(formats: CustomFormats) {
        self.formats = formats
    }

    /// Whether a line with the head of a record before it is a record too, whatever else stands in it.
    var trustsHeads: Bool { formats.isEmpty && !banner.isOpen }

    /// How many messages the record has lost, if it is a Loss entry of JSON.
    var lossCount: Int { record.type == .loss && record.style.isJSONOfLog ? json.lossCount : 0 }

    /// The meaning of the line number `line` that fills `range`; `isCut` tells that no line feed ends it.
    mutating func meaning(of bytes: Span<UInt8>, _ range: Range<Int>, line: Int, isCut: Bool) -> LineMeaning {
        text.removeAll(keepingCapacity: true)
        guard let first = range.isEmpty ? nil : bytes[range.lowerBound] else {
            return banner.continues(bytes, range) ? .boundary : .blank
        }
        guard !formats.isEmpty else { return builtInMeaning(of: bytes, range, first, line: line, isCut: isCut) }
        record = LogRecord(style: .custom, line: line)
        let match = formats.match(bytes, range, into: &record)
        if match != .damaged, let meaning = meaning(of: match) { return meaning }
        let meaning = builtInMeaning(of: bytes, range, first, line: line, isCut: isCut)
        if case .text = meaning, match == .damaged { return .rejected(.damagedHeader) }
        return meaning
    }

    /// What the line means by the styles that are built in.
    private mutating func builtInMeaning(
        of bytes: Span<UInt8>, _ range: Range<Int>, _ first: UInt8, line: Int, isCut: Bool
    ) -> LineMeaning {
        if first == 0x58, let rest = ToolLines.withoutBarrier(bytes, range) {
            return rest.isEmpty ? .boundary : meaning(of: bytes, rest, line: line, isCut: isCut)
        }
        if let brace = LineClassifier.brace(bytes, range) {
            return jsonMeaning(of: bytes, brace..<range.upperBound, line: line)
        }
        if Banner.begins(bytes, range) {
            banner.open(bytes, range)
            return .boundary
        }
        return textMeaning(of: bytes, range, line: line, isCut: isCut)
    }

    /// The meaning of a line that is no JSON: the header of a record, or what a tool prints.
    private mutating func textMeaning(
        of bytes: Span<UInt8>, _ range: Range<Int>, line: Int, isCut: Bool
    ) -> LineMeaning {
        record = LogRecord(style: .compact, line: line)
        if let meaning = meaning(of: headers.match(bytes, range, into: &record)) { return meaning }
        if XcodeMetadata.match(bytes, range, into: &record) == .record {
            banner.close()
            return .metadata
        }
        if let count = RepeatMarker.count(bytes, range) { return .repeated(count) }
        if let columns = UnifiedLogCSV(header: bytes, range) { return .columns(columns) }
        let meaning = ToolLines.meaning(bytes, range)
        switch meaning {
        case .text, .weakNoise, .ruler, .archiveMark, .interjection:
            if banner.continues(bytes, range) { return .boundary }
            return isCut && TextHeaders.isCutHeader(bytes, range) ? .rejected(.damagedHeader) : meaning
        case .levelFooter: footerLevels = ToolLines.footerLevels(bytes, range)
        default: break
        }
        headers.hasLabels = headers.hasLabels || DeviceRelayStyle.isLabelBanner(bytes, range)
        banner.close()
        return meaning
    }

    /// The meaning of a header, which ends a banner; nil when there is none.
    private mutating func meaning(of match: HeaderMatch) -> LineMeaning? {
        guard match != .none else { return nil }
        banner.close()
        switch match {
        case .record, .none: return .textRecord
        case .impossibleTime: return .rejected(.impossibleTime)
        case .damaged: return .rejected(.damagedHeader)
        }
    }

    private mutating func jsonMeaning(of bytes: Span<UInt8>, _ range: Range<Int>, line: Int) -> LineMeaning {
        record = LogRecord(style: .ndjson, line: line)
        let match = json.match(bytes, range, copies: false, into: &record, text: &text)
        if case .rejected(let reason) = match {
            return banner.continues(bytes, range) ? .boundary : .json(reason)
        }
        banner.close()
        return meaning(of: match, line: line)
    }

    /// The meaning of an object that was put together from lines, the first of which is `line`.
    mutating func meaning(ofObject bytes: Span<UInt8>, line: Int) -> LineMeaning {
        record = LogRecord(style: .ndjson, line: line)
        text.removeAll(keepingCapacity: true)
        let match = json.match(bytes, 0..<bytes.count, copies: true, into: &record, text: &text)
        if record.style == .ndjson { record.style = .json }
        return meaning(of: match, line: line)
    }

    private mutating func meaning(of match: JSONRecords.Match, line: Int) -> LineMeaning {
        switch match {
        case .record: .wholeRecord
        case .wrapped: wrappedMeaning(line: line)
        case .footer(let count): .countFooter(count)
        case .impossibleTime: .rejected(.impossibleTime)
        case .rejected(let reason): .json(reason)
        }
    }

    /// The meaning of the line in `text`, which came in JSON; its message may go over several lines.
    private mutating func wrappedMeaning(line: Int) -> LineMeaning {
        let whole = text
        guard !whole.isEmpty else { return .json(.foreignJSON) }
        record = LogRecord(style: .goIOSJSON, line: line)
        let end = whole.span.position(of: 0x0A, in: 0..<whole.count)
        switch headers.match(whole.span, 0..<end, into: &record) {
        case .record: break
        case .impossibleTime: return .rejected(.impossibleTime)
        case .damaged, .none: return .json(.foreignJSON)
        }
        record.style = .goIOSJSON
        record.message = record.message.lowerBound..<whole.count
        return .wholeRecord
    }

    /// The position of a brace that begins the line, blanks aside.
    private static func brace(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        var position = range.lowerBound
        while position < range.upperBound, bytes[position] == 0x20 || bytes[position] == 0x09 {
            position += 1
        }
        return position < range.upperBound && bytes[position] == 0x7B ? position : nil
    }
}
