internal import EventModel

/// JSON objects that do not stand on a line each.
extension RecordAssembler {
    mutating func beginGathering(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        close(buffer)
        gathering.enter()
        if hasFinished {
            rest = (line, line.content.lowerBound)
        } else {
            gather(line, from: line.content.lowerBound, of: bytes, buffer)
        }
    }

    /// Takes a line into the array or object that is open; false when it does not belong there, which ends the array.
    mutating func goOnGathering(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) -> Bool {
        guard gathering.canContinue(bytes, line.content) else {
            abandonGathering(.cutJSON)
            return false
        }
        guard JSONGathering.firstSolid(bytes, line.content) != nil || gathering.isObjectOpen else { return false }
        gather(line, from: line.content.lowerBound, of: bytes, buffer)
        return true
    }

    /// Takes the objects of a line, from `start` on, until one is whole and to be delivered.
    mutating func gather(_ line: Line, from start: Int, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        var position = start
        let end = line.content.upperBound
        while !hasFinished {
            if !gathering.isObjectOpen, !gathering.begin(bytes, &position, before: end, line: lineNumber) {
                if !gathering.owns(line: lineNumber) { tally.lines.noise += 1 }
                if JSONGathering.closesArray(bytes, start..<end) { gathering.leave() }
                return
            }
            switch gathering.take(bytes, position..<end) {
            case .open where gathering.text.count > messageLimit: return reject(.lineTooLong)
            case .open: return gathering.own(line: lineNumber)
            case .broken: return reject(line.isCut ? .cutJSON : .invalidJSON)
            case .closed(let next):
                position = next
                if !beginsAnother(bytes, next..<end) { gathering.own(line: lineNumber) }
                finishObject(line, of: bytes, buffer)
                if hasFinished { rest = (line, next) }
            }
        }
    }

    private func beginsAnother(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        bytes.position(of: 0x7B, in: range) < range.upperBound
    }

    private mutating func reject(_ reason: RejectionReason) {
        gathering.own(line: lineNumber)
        abandonGathering(reason)
    }

    /// Gives up the object that is open: each of its lines is rejected.
    mutating func abandonGathering(_ reason: RejectionReason) {
        if gathering.isObjectOpen { rejectObject(reason) }
        gathering.leave()
    }

    private mutating func rejectObject(_ reason: RejectionReason) {
        for line in gathering.line..<gathering.line + gathering.lineCount {
            tally.reject(line: line, reason)
        }
    }

    /// Delivers the object that is whole, if it is a log entry.
    private mutating func finishObject(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        let text = gathering.text
        switch classifier.meaning(ofObject: text.span, line: gathering.line) {
        case .wholeRecord, .textRecord:
            classifier.record.lineCount = gathering.lineCount
            tally.lines.continuation += max(0, gathering.lineCount - 1)
            start(.whole, line, of: bytes, buffer)
            close(buffer)
        case .countFooter(let count):
            tally.lines.noise += gathering.lineCount
            tally.check(line: gathering.line, records: count)
        case .json(let reason), .rejected(let reason): rejectObject(reason)
        default: rejectObject(.foreignJSON)
        }
    }
}
