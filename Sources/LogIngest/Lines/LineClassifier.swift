internal import EventModel

/// Says what each line means by itself. It keeps only what lines inherit: the open banner and the minute of the clock.
struct LineClassifier {
    private var headers = TextHeaders()
    private var ndjson = NDJSONStyle()
    private var banner = Banner()
    /// The record of the line seen last, if that was the start of one.
    var record = LogRecord(style: .compact, line: 0)
    /// The texts of that record, if they do not stand in the line itself.
    var text: [UInt8] = []
    /// The numbers of the footer seen last.
    private(set) var footerLevels = LevelCounts()

    /// How many messages the record has lost, if it is a Loss entry of JSON.
    var lossCount: Int { record.type == .loss && record.style.isJSONOfLog ? ndjson.lossCount : 0 }

    /// The meaning of the line number `line` that fills `range`; `isCut` tells that no line feed ends it.
    mutating func meaning(of bytes: Span<UInt8>, _ range: Range<Int>, line: Int, isCut: Bool) -> LineMeaning {
        text.removeAll(keepingCapacity: true)
        guard let first = range.isEmpty ? nil : bytes[range.lowerBound] else {
            return banner.continues(bytes, range) ? .boundary : .blank
        }
        if first.digitValue != nil {
            return timedMeaning(of: bytes, range, line: line, isCut: isCut)
        }
        if let brace = LineClassifier.brace(bytes, range) {
            return jsonMeaning(of: bytes, brace..<range.upperBound, line: line)
        }
        if Banner.begins(bytes, range) {
            banner.open(bytes, range)
            return .boundary
        }
        let meaning = ToolLines.meaning(bytes, range)
        switch meaning {
        case .text, .weakNoise, .ruler, .archiveMark, .interjection:
            return banner.continues(bytes, range) ? .boundary : meaning
        case .levelFooter: footerLevels = ToolLines.footerLevels(bytes, range)
        default: break
        }
        banner.close()
        return meaning
    }

    private mutating func timedMeaning(
        of bytes: Span<UInt8>, _ range: Range<Int>, line: Int, isCut: Bool
    ) -> LineMeaning {
        record = LogRecord(style: .compact, line: line)
        let match = headers.match(bytes, range, into: &record)
        if match != .none { banner.close() }
        switch match {
        case .record: return .textRecord
        case .impossibleTime: return .rejected(.impossibleTime)
        case .damaged: return .rejected(.damagedHeader)
        case .otherStyle: return .rejected(.otherStyle)
        case .none:
            if banner.continues(bytes, range) { return .boundary }
            return isCut && TextHeaders.isCutHeader(bytes, range) ? .rejected(.damagedHeader) : .text
        }
    }

    private mutating func jsonMeaning(of bytes: Span<UInt8>, _ range: Range<Int>, line: Int) -> LineMeaning {
        record = LogRecord(style: .ndjson, line: line)
        let match = ndjson.match(bytes, range, copies: false, into: &record, text: &text)
        if case .rejected(let reason) = match {
            return banner.continues(bytes, range) ? .boundary : .json(reason)
        }
        banner.close()
        return LineClassifier.meaning(of: match)
    }

    /// The meaning of an object that was put together from lines, the first of which is `line`.
    mutating func meaning(ofObject bytes: Span<UInt8>, line: Int) -> LineMeaning {
        record = LogRecord(style: .ndjson, line: line)
        text.removeAll(keepingCapacity: true)
        let match = ndjson.match(bytes, 0..<bytes.count, copies: true, into: &record, text: &text)
        if record.style == .ndjson { record.style = .json }
        return LineClassifier.meaning(of: match)
    }

    private static func meaning(of match: NDJSONStyle.Match) -> LineMeaning {
        switch match {
        case .record: .wholeRecord
        case .footer(let count): .countFooter(count)
        case .impossibleTime: .rejected(.impossibleTime)
        case .rejected(let reason): .json(reason)
        }
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
