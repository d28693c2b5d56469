internal import EventModel

/// Puts lines together to records and counts every line once.
struct RecordAssembler {
    private(set) var tally = CaptureTally()
    /// The record being read; after `advance` or `finish` said so, the one to be delivered.
    private(set) var open = OpenRecord()
    private var hasFinished = false

    private enum State {
        case closed, text, json
    }

    private var classifier = LineClassifier()
    private var state = State.closed
    /// The first line of the next record, begun once the one before it is delivered.
    private var upcoming: (state: State, line: Line)?
    private var lineNumber = 0
    /// How far the three lines of an archive's banner have come.
    private var archiveStep = 0
    private var nul = ByteCursor(0x00)
    private var escape = ByteCursor(0x1B)
    private var angle = ByteCursor(0x3C)
    private var cleaned: [UInt8] = []
    private let messageLimit: Int

    init(messageLimit: Int) {
        self.messageLimit = messageLimit
    }

    /// A line as it stands in the buffer, and its text.
    private struct Line {
        var raw: Range<Int>
        var content: Range<Int>
        var isCleaned: Bool
        var hasNUL: Bool
    }

    /// The first position of the buffer that is still needed.
    func keptFrom(_ buffer: borrowing LineBuffer) -> Int {
        state == .closed || open.isCopied ? buffer.lineStart : min(open.start, buffer.lineStart)
    }

    /// Follows the buffer when its bytes move down.
    mutating func shift(by distance: Int) {
        guard distance > 0 else { return }
        if state != .closed { open.shift(by: distance) }
        nul.shift(by: distance)
        escape.shift(by: distance)
        angle.shift(by: distance)
    }

    /// Takes lines until a record is finished or no whole line is left; true when a record is to be delivered.
    mutating func advance(_ buffer: inout LineBuffer) -> Bool {
        hasFinished = false
        if let next = upcoming {
            upcoming = nil
            begin(next.state, next.line)
        }
        while !hasFinished {
            switch buffer.next() {
            case .line(let raw): take(raw, isCut: false, of: buffer)
            case .lastLine(let raw): take(raw, isCut: true, of: buffer)
            case .tooLong:
                lineNumber += 1
                archiveStep = 0
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
        close(buffer)
        tally.byteCount = buffer.byteCount
        return hasFinished
    }

    /// Counts the first line of the delivered record.
    mutating func count(_ lineClass: LineClass) {
        if lineClass == .event {
            tally.lines.event += 1
        } else {
            tally.lines.other += 1
        }
    }

    private mutating func take(_ raw: Range<Int>, isCut: Bool, of buffer: borrowing LineBuffer) {
        lineNumber += 1
        let bytes = buffer.storage.span
        let hasNUL = nul.isInside(raw, of: bytes, filled: buffer.filled)
        if hasNUL || escape.isInside(raw, of: bytes, filled: buffer.filled) {
            var text: [UInt8] = []
            swap(&text, &cleaned)
            text.removeAll(keepingCapacity: true)
            LineCleaning.append(bytes, raw, to: &text)
            let line = Line(raw: raw, content: 0..<text.count, isCleaned: true, hasNUL: hasNUL)
            let meaning = classifier.meaning(
                of: text.span, line.content, line: lineNumber, isCut: isCut, copies: true)
            if case .textRecord = meaning { swap(&classifier.text, &text) }
            apply(meaning, line, of: text.span, buffer)
            swap(&text, &cleaned)
        } else {
            let content = LineCleaning.trimmed(bytes, raw)
            let line = Line(raw: raw, content: content, isCleaned: false, hasNUL: false)
            let meaning = classifier.meaning(of: bytes, content, line: lineNumber, isCut: isCut, copies: false)
            apply(meaning, line, of: bytes, buffer)
        }
    }

    private mutating func apply(
        _ meaning: LineMeaning, _ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer
    ) {
        if archiveStep > 0, applyArchive(meaning, line, of: bytes, buffer) { return }
        switch meaning {
        case .textRecord: start(.text, line, buffer)
        case .jsonRecord: start(.json, line, buffer)
        case .blank, .ruler: waitOrNoise(line, of: bytes, buffer)
        case .archiveMark:
            archiveStep = 1
            waitOrNoise(line, of: bytes, buffer)
        case .text where state != .text && (line.hasNUL || LineCleaning.isBinary(bytes, line.content)):
            continueOrReject(.binary, line, of: bytes, buffer)
        case .text: continueOrReject(.noRecordOpen, line, of: bytes, buffer)
        case .json(let reason): continueOrReject(reason, line, of: bytes, buffer)
        case .weakNoise where state == .text: continueOrReject(.noRecordOpen, line, of: bytes, buffer)
        case .weakNoise: tally.lines.noise += 1
        case .interjection:
            if state == .text { open.copy(from: buffer.storage.span) }
            tally.lines.noise += 1
        case .rejected(let reason):
            close(buffer)
            tally.reject(line: lineNumber, reason)
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

    /// Ends the open record and begins the next one, at once if there is none to deliver.
    private mutating func start(_ newState: State, _ line: Line, _ buffer: borrowing LineBuffer) {
        close(buffer)
        if hasFinished {
            upcoming = (newState, line)
        } else {
            begin(newState, line)
        }
    }

    private mutating func begin(_ newState: State, _ line: Line) {
        state = newState
        if newState == .json, classifier.record.type == .loss {
            tally.losses.lostMessages += classifier.lossCount
        }
        let hasOwnText = line.isCleaned || (newState == .json && !classifier.text.isEmpty)
        if hasOwnText {
            open.begin(classifier.record, text: &classifier.text)
        } else {
            open.begin(classifier.record, line: line.raw, content: line.content)
        }
    }

    /// A line that belongs to the record only if more text follows.
    private mutating func waitOrNoise(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        if state == .text {
            wait(line, of: bytes, buffer)
        } else {
            tally.lines.noise += 1
        }
    }

    private mutating func wait(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        open.wait(
            line.content, of: bytes, line: line.raw, buffer: buffer.storage.span, isCleaned: line.isCleaned,
            limit: messageLimit)
    }

    private mutating func continueOrReject(
        _ reason: RejectionReason, _ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer
    ) {
        if state == .text {
            wait(line, of: bytes, buffer)
            keepWaiting()
        } else {
            close(buffer)
            tally.reject(line: lineNumber, reason)
        }
    }

    private mutating func keepWaiting() {
        if state == .text {
            tally.lines.continuation += open.takeWaiting()
        }
    }

    /// Ends the open record.
    private mutating func close(_ buffer: borrowing LineBuffer) {
        guard state != .closed else { return }
        tally.lines.noise += open.dropWaiting()
        countLosses(buffer)
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
