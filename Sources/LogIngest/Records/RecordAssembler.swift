internal import EventModel

/// Puts lines together to records and counts every line once.
struct RecordAssembler {
    var tally = CaptureTally()
    /// The record being read; after `advance` or `finish` said so, the one to be delivered.
    var open = OpenRecord()
    var hasFinished = false

    enum State {
        /// No record is open.
        case closed
        /// A record that further lines may belong to.
        case text
        /// A record that is whole.
        case whole
    }

    var classifier: LineClassifier
    var state = State.closed
    var loose = LooseText()
    var gathering = JSONGathering()
    var rows: CSVGathering?
    var lineNumber = 0
    /// The prefix of the open record's first line.
    var openPrefix: LinePrefixes.Prefix?
    /// Whether a carriage return ends that line.
    var openHasReturn = false
    /// The first line of the next record, begun once the one before it is delivered.
    private var upcoming: (state: State, line: Line)?
    /// The rest of a line in which a second record begins.
    private var tail: Line?
    /// The rest of a line behind the end of a JSON object in it.
    var rest: (line: Line, position: Int)?
    /// Dates whose order is a guess.
    private var guessedDates = 0
    /// How far the three lines of an archive's banner have come.
    private var archiveStep = 0
    private(set) var prefixes: PrefixFinder
    private var heads = RepeatedHeads()
    var comparesHeads = true
    private var nul = ByteCursor(0x00)
    private var escape = ByteCursor(0x1B)
    private var angle = ByteCursor(0x3C)
    private var cleaned: [UInt8] = []
    let messageLimit: Int
    private var completion: TimeCompletion

    init(messageLimit: Int, formats: CustomFormats, completion: TimeCompletion) {
        self.messageLimit = messageLimit
        self.completion = completion
        classifier = LineClassifier(formats: formats)
        prefixes = PrefixFinder(formats: formats)
    }

    /// A line as it stands in the buffer, and its text.
    struct Line {
        var raw: Range<Int>
        var content: Range<Int>
        var isCleaned: Bool
        var hasNUL: Bool
        /// Whether no line feed ends it.
        var isCut: Bool
        /// Whether a carriage return stands before its end.
        var hasReturn: Bool
        var prefix: LinePrefixes.Prefix?
    }

    /// The first position of the buffer that is still needed.
    func keptFrom(_ buffer: borrowing LineBuffer) -> Int {
        state == .closed || open.isCopied ? buffer.lineStart : min(open.start, buffer.lineStart)
    }

    /// The first line that a record still to come may begin in.
    var firstOpenLine: Int {
        var line = lineNumber + 1
        if state != .closed { line = min(line, open.record.line) }
        if let first = loose.lines.first { line = min(line, first) }
        if gathering.isObjectOpen { line = min(line, gathering.line) }
        if let rows, rows.isOpen { line = min(line, rows.line) }
        return line
    }

    /// Follows the buffer when its bytes move down.
    mutating func shift(by distance: Int) {
        guard distance > 0 else { return }
        if state != .closed { open.shift(by: distance) }
        nul.shift(by: distance)
        escape.shift(by: distance)
        angle.shift(by: distance)
    }

    /// Takes lines until a record is finished or no line is ready; true when a record is to be delivered.
    mutating func advance(_ buffer: inout LineBuffer) -> Bool {
        hasFinished = false
        if let next = upcoming {
            upcoming = nil
            begin(next.state, next.line)
        }
        if let next = rest {
            rest = nil
            withBytes(of: next.line, buffer) { $0.gather(next.line, from: next.position, of: $1, buffer) }
        }
        if let line = tail {
            tail = nil
            withBytes(of: line, buffer) { $0.readTail(line, of: $1, buffer) }
        }
        while !hasFinished {
            switch buffer.next() {
            case .line(let raw) where takeRepeated(raw, of: buffer): break
            case .line(let raw): take(raw, isCut: false, of: buffer)
            case .lastLine(let raw): take(raw, isCut: true, of: buffer)
            case .tooLong:
                lineNumber += 1
                tally.watch?.noteRead(lineNumber)
                archiveStep = 0
                abandonGathering(.cutJSON)
                abandonRow()
                close(buffer)
                tally.reject(line: lineNumber, .lineTooLong)
            case .none: return false
            }
        }
        return true
    }

    /// Ends the capture; true when a record is to be delivered.
    mutating func finish(_ buffer: borrowing LineBuffer) -> Bool {
        hasFinished = false
        if archiveStep > 0 { keepWaiting() }
        abandonGathering(.cutJSON)
        abandonRow()
        close(buffer)
        tally.byteCount = buffer.byteCount
        tally.failure = buffer.failure
        tally.assumptions = completion.assumptions
        if guessedDates > 0 { tally.assumptions[.dateOrderGuessed] = guessedDates }
        return hasFinished
    }

    /// Counts the first line of the delivered record, unless another record began in it.
    mutating func count(_ lineClass: LineClass) {
        guard open.record.lineCount > 0, !open.record.sharesLine else { return }
        tally.lines.add(lineClass)
    }

    /// Takes a line that has the head of one before, with a record open before it; false when it is not such a line.
    private mutating func takeRepeated(_ raw: Range<Int>, of buffer: borrowing LineBuffer) -> Bool {
        guard comparesHeads, state == .text, archiveStep == 0, !raw.isEmpty, !gathering.isInside, rows == nil,
            tally.watch == nil,
            prefixes.isEmpty, classifier.trustsHeads
        else { return false }
        let bytes = buffer.storage.span
        guard bytes[raw.upperBound - 1] != 0x0D, !nul.isInside(raw, of: bytes, filled: buffer.filled),
            !escape.isInside(raw, of: bytes, filled: buffer.filled),
            heads.match(bytes, raw, &classifier.headers.clock, into: &classifier.record)
        else { return false }
        lineNumber += 1
        classifier.record.line = lineNumber
        classifier.text.removeAll(keepingCapacity: true)
        let line = Line(
            raw: raw, content: raw, isCleaned: false, hasNUL: false, isCut: false, hasReturn: false)
        start(.text, line, of: bytes, buffer)
        return true
    }

    private mutating func take(_ raw: Range<Int>, isCut: Bool, of buffer: borrowing LineBuffer) {
        lineNumber += 1
        tally.watch?.noteRead(lineNumber)
        let bytes = buffer.storage.span
        let hasNUL = nul.isInside(raw, of: bytes, filled: buffer.filled)
        var line = Line(
            raw: raw, content: raw, isCleaned: false, hasNUL: hasNUL, isCut: isCut,
            hasReturn: !raw.isEmpty && bytes[raw.upperBound - 1] == 0x0D)
        if hasNUL || escape.isInside(raw, of: bytes, filled: buffer.filled) {
            line.isCleaned = true
            cleaned.removeAll(keepingCapacity: true)
            LineCleaning.append(bytes, raw, to: &cleaned)
            line.content = 0..<cleaned.count
        } else {
            line.content = LineCleaning.trimmed(bytes, raw)
        }
        withBytes(of: line, buffer) { $0.read(line, of: $1, buffer) }
    }

    /// Calls `body` with the bytes that the line's content lies in.
    private mutating func withBytes(
        of line: Line, _ buffer: borrowing LineBuffer, _ body: (inout RecordAssembler, Span<UInt8>) -> Void
    ) {
        guard line.isCleaned else { return body(&self, buffer.storage.span) }
        var text: [UInt8] = []
        swap(&text, &cleaned)
        body(&self, text.span)
        swap(&text, &cleaned)
    }

    /// Finds out what a line means and does it.
    private mutating func read(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        if gathering.isInside, goOnGathering(line, of: bytes, buffer) { return }
        if rows != nil, takeRow(line, of: bytes, buffer) { return }
        let ahead = Lookahead(after: buffer.lineStart, filled: buffer.filled)
        learn(line, of: bytes, buffer: buffer.storage.span, ahead)
        let sight = prefixes.sight(
            line, of: bytes, number: lineNumber, buffer: buffer.storage.span, ahead, isOpen: state == .text,
            openPrefix: openPrefix, &classifier)
        if let head = sight.head, state == .text {
            waitForHead(head, of: bytes, line, buffer)
        }
        var line = sight.line
        if let end = sight.tail {
            tail = line
            tail?.content = end..<line.content.upperBound
            line.content = line.content.lowerBound..<end
            classifier.record.message = classifier.record.message.lowerBound..<end
        }
        apply(sight.meaning, line, of: bytes, buffer, ahead)
        if let rest = tail, !hasFinished {
            tail = nil
            readTail(rest, of: bytes, buffer)
        }
    }

    /// Begins the record in the rest of a line; the line counts for the record before.
    private mutating func readTail(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        _ = classifier.meaning(of: bytes, line.content, line: lineNumber, isCut: line.isCut)
        classifier.record.lineCount = 0
        start(.text, line, of: bytes, buffer)
    }

    private mutating func apply(
        _ meaning: LineMeaning, _ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer, _ ahead: Lookahead
    ) {
        tally.watch?.note(meaning, of: lineNumber, isInText: state == .text)
        if archiveStep > 0, applyArchive(meaning, line, of: bytes, buffer) { return }
        switch meaning {
        case .textRecord:
            if comparesHeads, !line.isCleaned, line.prefix == nil, classifier.text.isEmpty {
                heads.keep(classifier.record, bytes, line.content, &classifier.headers.clock)
            }
            start(.text, line, of: bytes, buffer)
        case .wholeRecord: start(.whole, line, of: bytes, buffer)
        case .metadata: claim(line, of: bytes, buffer)
        case .blank, .ruler: waitOrNoise(line, of: bytes, buffer)
        case .archiveMark:
            archiveStep = 1
            waitOrNoise(line, of: bytes, buffer)
        case .text, .json(.cutJSON), .json(.invalidJSON):
            if JSONOpening.isHere(bytes, line.content, buffer: buffer.storage.span, ahead) {
                beginGathering(line, of: bytes, buffer)
            } else {
                continueOrReject(meaning, line, of: bytes, buffer)
            }
        case .json: continueOrReject(meaning, line, of: bytes, buffer)
        case .weakNoise where state == .text: continueOrReject(.text, line, of: bytes, buffer)
        case .weakNoise: tally.lines.noise += 1
        case .interjection:
            if state == .text { open.copy(from: buffer.storage.span) }
            tally.lines.noise += 1
        case .rejected(let reason):
            close(buffer)
            tally.reject(line: lineNumber, reason)
        case .columns(let columns):
            close(buffer)
            tally.lines.noise += 1
            rows = CSVGathering(columns)
        case .repeated(let count):
            if state != .closed, open.record.style == .asl || open.record.style == .deviceRelay {
                tally.lines.noise += open.dropWaiting()
                open.record.repeatCount += count
                state = .whole
            } else {
                close(buffer)
            }
            tally.repeatedMessages += count
            tally.lines.noise += 1
        case .boundary, .dropMarker, .levelsSkipped, .levelFooter, .countFooter:
            close(buffer)
            tally.lines.noise += 1
            notice(meaning)
        }
    }

    /// Keeps what a boundary says.
    private mutating func notice(_ meaning: LineMeaning) {
        switch meaning {
        case .dropMarker: tally.losses.dropMarkers += 1
        case .levelsSkipped(let info):
            tally.bannerSkipsDebug = true
            tally.bannerSkipsInfo = tally.bannerSkipsInfo || info
        case .levelFooter: tally.check(line: lineNumber, levels: classifier.footerLevels)
        case .countFooter(let count): tally.check(line: lineNumber, records: count)
        default: break
        }
    }

    /// Follows the banner of an archive, `==========`, its path, `==========`; true when the line is part of it. Inside a
    /// record all three are text unless they are complete.
    private mutating func applyArchive(
        _ meaning: LineMeaning, _ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer
    ) -> Bool {
        if archiveStep == 1, case .text = meaning, RecordAssembler.isPath(bytes, line.content) {
            archiveStep = 2
            waitOrNoise(line, of: bytes, buffer)
            return true
        }
        if archiveStep == 2, case .archiveMark = meaning {
            archiveStep = 0
            close(buffer)
            tally.lines.noise += 1
            return true
        }
        archiveStep = 0
        keepWaiting()
        return false
    }

    private static func isPath(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard let first = range.isEmpty ? nil : bytes[range.lowerBound] else { return false }
        return first == 0x2F || first == 0x7E || first == 0x2E
            || bytes.hasText(".logarchive", at: range.upperBound - 11, before: range.upperBound)
    }

    /// Ends the open record and begins the next one, which the classifier holds, at once if there is none to deliver.
    mutating func start(_ newState: State, _ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        if line.isCleaned, classifier.text.isEmpty {
            for index in bytes.indices {
                classifier.text.append(bytes[index])
            }
        }
        if classifier.headers.guessesDate(of: classifier.record, bytes, line.content) { guessedDates += 1 }
        close(buffer)
        if hasFinished {
            upcoming = (newState, line)
        } else {
            begin(newState, line)
        }
    }

    private mutating func begin(_ newState: State, _ line: Line) {
        state = newState
        openPrefix = line.prefix
        openHasReturn = line.hasReturn
        tally.losses.lostMessages += classifier.lossCount
        if classifier.text.isEmpty {
            open.begin(classifier.record, line: line.raw, content: line.content)
        } else {
            open.begin(classifier.record, text: &classifier.text)
        }
    }

    /// Ends the open record, or the text that nothing claimed.
    mutating func close(_ buffer: borrowing LineBuffer) {
        for line in loose.lines {
            tally.reject(line: line, .noRecordOpen)
        }
        loose.removeAll()
        guard state != .closed else { return }
        tally.lines.noise += open.dropWaiting()
        finishMessage(buffer)
        countLosses(buffer)
        completion.complete(&open.record.time)
        tally.count(open.record)
        hasFinished = true
        state = .closed
    }

    /// Looks for placeholders in the message, unless it is known to have no angle bracket.
    private mutating func countLosses(_ buffer: borrowing LineBuffer) {
        let message = open.record.message
        let isBracketed =
            open.isCopied || open.record.type == .loss
            || angle.isInside(message, of: buffer.storage.span, filled: buffer.filled)
        guard isBracketed else { return }
        var losses = tally.losses
        if open.isCopied {
            LossScanner.count(open.record, open.text.span, into: &losses)
        } else {
            LossScanner.count(open.record, buffer.storage.span, into: &losses)
        }
        tally.losses = losses
    }
}
