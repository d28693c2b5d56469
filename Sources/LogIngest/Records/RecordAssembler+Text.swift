internal import EventModel

/// Lines that are no header: they belong to the open record, to metadata behind them, or to nothing.
extension RecordAssembler {
    /// A line that belongs to the record only if more text follows.
    mutating func waitOrNoise(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        if state == .text {
            wait(line.content, of: bytes, line, buffer)
        } else {
            loose.addBlankLine()
            tally.lines.noise += 1
        }
    }

    private mutating func wait(
        _ content: Range<Int>, of bytes: Span<UInt8>, _ line: Line, _ buffer: borrowing LineBuffer
    ) {
        open.wait(
            content, of: bytes, line: line.raw, number: lineNumber, buffer: buffer.storage.span,
            isCleaned: line.isCleaned, limit: messageLimit)
    }

    /// Text of the open record that stands in a line before the header of the next one; the line counts for that.
    mutating func waitForHead(
        _ head: Range<Int>, of bytes: Span<UInt8>, _ line: Line, _ buffer: borrowing LineBuffer
    ) {
        wait(head, of: bytes, line, buffer)
        keepWaiting()
        tally.lines.continuation -= 1
        open.record.lineCount -= 1
    }

    mutating func keepWaiting() {
        if state == .text {
            tally.lines.continuation += open.takeWaiting()
        }
    }

    /// Text of the open record, if the line has the record's prefix; loose text or a rejected line otherwise.
    mutating func continueOrReject(
        _ meaning: LineMeaning, _ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer
    ) {
        let isOfRecord = openPrefix.map { $0.isIndentation || $0 == line.prefix } ?? true
        if state == .text, isOfRecord, isPrinted(line) {
            classifier.record = LogRecord(style: open.record.style, line: lineNumber)
            classifier.record.type = .stdio
            classifier.record.message = line.content
            start(.text, line, of: bytes, buffer)
            return
        }
        if state == .text, isOfRecord {
            wait(line.content, of: bytes, line, buffer)
            keepWaiting()
            return
        }
        if state != .closed { close(buffer) }
        if JSONGathering.isBrackets(bytes, line.content) {
            tally.lines.noise += 1
            return
        }
        if case .json(let reason) = meaning {
            reject(reason, buffer)
        } else if line.hasNUL || LineCleaning.isBinary(bytes, line.content) {
            reject(.binary, buffer)
        } else {
            if !loose.hasRoom(for: line.content.count) { close(buffer) }
            loose.append(bytes, line.content, line: lineNumber)
        }
    }

    /// Whether the line comes from standard output while the record came from standard error: a terminal ends the lines of the one
    /// with a carriage return, and those of the other not.
    private func isPrinted(_ line: Line) -> Bool {
        open.record.style == .nsLog && line.hasReturn && !openHasReturn && !line.content.isEmpty
    }

    private mutating func reject(_ reason: RejectionReason, _ buffer: borrowing LineBuffer) {
        close(buffer)
        tally.reject(line: lineNumber, reason)
    }

    /// A metadata line: the loose text before it is its message, or, where a record is open, the lines at its end.
    mutating func claim(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        var text: [UInt8] = []
        var first = lineNumber
        var count = 1
        if let claimed = loose.take(into: &text) {
            (first, count) = (claimed.line, claimed.lines + 1)
            tally.lines.continuation += claimed.lines
        } else if state == .text, let split = open.splitRun(buffer.storage.span, into: &text) {
            (first, count) = (split.line, split.lines + 1)
            tally.lines.continuation -= split.blankLines
            tally.lines.noise += split.blankLines
        }
        let message = 0..<text.count
        let base = text.count - line.content.lowerBound
        for index in line.content {
            text.append(bytes[index])
        }
        classifier.record.mapTexts { $0.isEmpty ? 0..<0 : $0.lowerBound + base..<$0.upperBound + base }
        classifier.record.line = first
        classifier.record.lineCount = count
        classifier.record.message = message
        classifier.text = text
        start(.whole, line, of: bytes, buffer)
    }
}
