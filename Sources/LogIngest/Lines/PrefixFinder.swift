/// Looks at lines through what stands in front of them: prefixes of other tools, and text that a program printed without a line feed.
struct PrefixFinder {
    /// What is seen of a line.
    struct Sight {
        var meaning: LineMeaning
        /// The line, its content without what was in front.
        var line: RecordAssembler.Line
        /// Text in front of a header that is no prefix.
        var head: Range<Int>?
        /// Where the header of another record begins that was written into the line.
        var tail: Int?
    }

    private var prefixes = LinePrefixes()
    /// How often lines ahead are still searched for the prefix of a line that is no header.
    private var looksLeft = 64
    private static let linesAhead = 32
    /// Looks at lines ahead, without a trace in the classifier of the lines themselves.
    private var scout: LineClassifier

    init(formats: CustomFormats) {
        scout = LineClassifier(formats: formats)
    }

    /// Whether no prefix is known.
    var isEmpty: Bool { prefixes.known.isEmpty }

    /// Where the text behind a known prefix begins.
    func start(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? { prefixes.strip(bytes, range)?.start }

    /// The prefix in place of everything up to Appium's mark.
    private static let appium = LinePrefixes.Prefix(pattern: Array("[IOS_SYSLOG_ROW] ".utf8))

    /// Finds out what the line says; `isOpen` tells whether a record is open that began with `openPrefix`.
    mutating func sight(
        _ line: RecordAssembler.Line, of bytes: Span<UInt8>, number: Int, buffer: Span<UInt8>, _ ahead: Lookahead,
        isOpen: Bool, openPrefix: LinePrefixes.Prefix?, _ classifier: inout LineClassifier
    ) -> Sight {
        if let (start, prefix) = prefixes.strip(bytes, line.content) {
            let sight = stripped(line, to: start, prefix, of: bytes, number, &classifier)
            if !isOpen || openPrefix == prefix || sight.meaning.isRecord { return sight }
        }
        let meaning = classifier.meaning(of: bytes, line.content, line: number, isCut: line.isCut)
        guard case .text = meaning, !line.content.isEmpty else {
            let tail = meaning.isRecord ? interleaved(line, of: bytes, classifier.record) : nil
            return Sight(meaning: meaning, line: line, tail: tail)
        }
        if let start = AppiumWrapper.end(bytes, line.content) {
            return stripped(line, to: start, PrefixFinder.appium, of: bytes, number, &classifier)
        }
        if let inner = inner(line, of: bytes, number, buffer: buffer, ahead, isOpen: isOpen, &classifier) {
            return inner
        }
        if !isOpen, let (start, prefix) = learnAhead(line, of: bytes, buffer: buffer, ahead) {
            return stripped(line, to: start, prefix, of: bytes, number, &classifier)
        }
        return Sight(meaning: meaning, line: line)
    }

    /// A prefix that this line shares with the headers of records ahead: of a banner, or of a message whose metadata follow.
    private mutating func learnAhead(
        _ line: RecordAssembler.Line, of bytes: Span<UInt8>, buffer: Span<UInt8>, _ ahead: Lookahead
    ) -> (start: Int, prefix: LinePrefixes.Prefix)? {
        guard looksLeft > 0, prefixes.canLearn else { return nil }
        looksLeft -= 1
        var lines = ahead
        for _ in 0..<PrefixFinder.linesAhead {
            guard let next = lines.next(buffer) else { return nil }
            if scout.meaning(of: buffer, next, line: 1, isCut: false).isRecord { return nil }
            var places = InnerHeaders(buffer, next)
            while let place = places.next(buffer) {
                guard place - next.lowerBound <= LinePrefixes.lengthLimit,
                    scout.meaning(of: buffer, place..<next.upperBound, line: 1, isCut: false).isRecord
                else { continue }
                let prefix = LinePrefixes.prefix(buffer, next.lowerBound..<place)
                guard let start = LinePrefixes.end(of: prefix, bytes, line.content),
                    comesAgain(prefix, buffer, lines)
                else { return nil }
                prefixes.learn(prefix)
                return (start, prefix)
            }
        }
        return nil
    }

    private func stripped(
        _ line: RecordAssembler.Line, to start: Int, _ prefix: LinePrefixes.Prefix, of bytes: Span<UInt8>,
        _ number: Int, _ classifier: inout LineClassifier
    ) -> Sight {
        var line = line
        line.content = start..<line.content.upperBound
        line.prefix = prefix
        let meaning = classifier.meaning(of: bytes, line.content, line: number, isCut: line.isCut)
        return Sight(meaning: meaning, line: line)
    }

    /// A header inside the line, behind a prefix that comes again or behind printed text.
    private mutating func inner(
        _ line: RecordAssembler.Line, of bytes: Span<UInt8>, _ number: Int, buffer: Span<UInt8>, _ ahead: Lookahead,
        isOpen: Bool, _ classifier: inout LineClassifier
    ) -> Sight? {
        var places = InnerHeaders(bytes, line.content)
        while let place = places.next(bytes) {
            let content = place..<line.content.upperBound
            let meaning = classifier.meaning(of: bytes, content, line: number, isCut: line.isCut)
            guard meaning.isRecord else { continue }
            let before = line.content.lowerBound..<place
            var line = line
            line.content = content
            if accepts(before, of: bytes, buffer: buffer, ahead, isOpen: isOpen) {
                line.prefix = LinePrefixes.prefix(bytes, before)
                return Sight(meaning: meaning, line: line)
            }
            if classifier.record.style == .nsLog { return Sight(meaning: meaning, line: line, head: before) }
        }
        return nil
    }

    /// Where a second header stands in a line of CocoaLumberjack, right behind a letter: its files are written by several threads at once.
    private mutating func interleaved(
        _ line: RecordAssembler.Line, of bytes: Span<UInt8>, _ record: LogRecord
    ) -> Int? {
        guard record.style == .cocoaLumberjack else { return nil }
        var places = InnerHeaders(bytes, line.content)
        while let place = places.next(bytes) {
            guard bytes[place - 1] != 0x20,
                scout.meaning(of: bytes, place..<line.content.upperBound, line: 1, isCut: false).isRecord,
                scout.record.style == record.style
            else { continue }
            return place
        }
        return nil
    }

    /// Whether the text before a header is a prefix: it comes again, or it is the indentation or the mark of a quotation and no record is open that
    /// could quote a line.
    private mutating func accepts(
        _ before: Range<Int>, of bytes: Span<UInt8>, buffer: Span<UInt8>, _ ahead: Lookahead, isOpen: Bool
    ) -> Bool {
        guard before.count <= LinePrefixes.lengthLimit else { return false }
        let prefix = LinePrefixes.prefix(bytes, before)
        guard prefixes.canLearn, !prefixes.isRefused(prefix) else { return false }
        let isMargin = prefix.pattern.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x3E }
        if isMargin && !isOpen || comesAgain(prefix, buffer, ahead) {
            prefixes.learn(prefix)
            return true
        }
        prefixes.refuse(prefix)
        return false
    }

    private mutating func comesAgain(_ prefix: LinePrefixes.Prefix, _ buffer: Span<UInt8>, _ ahead: Lookahead) -> Bool {
        var ahead = ahead
        while let line = ahead.next(buffer) {
            guard let start = LinePrefixes.end(of: prefix, buffer, line) else { continue }
            if scout.meaning(of: buffer, start..<line.upperBound, line: 1, isCut: false).isRecord { return true }
        }
        return false
    }
}
