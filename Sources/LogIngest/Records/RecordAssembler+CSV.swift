internal import EventModel

/// Rows of CSV below a header that names their columns.
extension RecordAssembler {
    /// Takes a line as a row, or as a part of one; false when it is neither.
    mutating func takeRow(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) -> Bool {
        guard rows != nil else { return false }
        if rows?.isOpen ?? false {
            guard beginsAnew(line, of: bytes) else {
                goOnWithRow(line, of: bytes, buffer)
                return true
            }
            abandonRow()
        }
        if CSVGathering.opens(bytes, line.content) {
            close(buffer)
            rows?.open(bytes, line.content, line: lineNumber)
            return true
        }
        switch matchRow(bytes, line.content, line: lineNumber, copies: false) {
        case .record: start(.whole, line, of: bytes, buffer)
        case .impossibleTime:
            close(buffer)
            tally.reject(line: lineNumber, .impossibleTime)
        case .damaged, .none: return false
        }
        return true
    }

    /// Whether a line inside an open row shows that the row was cut: it is a whole row, a header of columns, or a record of another style.
    private mutating func beginsAnew(_ line: Line, of bytes: Span<UInt8>) -> Bool {
        guard let first = line.content.isEmpty ? nil : bytes[line.content.lowerBound] else { return false }
        if first.digitValue != nil, !CSVGathering.opens(bytes, line.content),
            matchRow(bytes, line.content, line: lineNumber, copies: false) == .record
        {
            return true
        }
        switch classifier.meaning(of: bytes, line.content, line: lineNumber, isCut: line.isCut) {
        case .columns, .textRecord, .wholeRecord: return true
        default: return false
        }
    }

    private mutating func goOnWithRow(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) {
        let isWhole = rows?.take(bytes, line.content) ?? false
        guard let rows else { return }
        guard isWhole else {
            if rows.text.count > messageLimit { rejectRow(.lineTooLong) }
            return
        }
        let text = rows.text
        guard matchRow(text.span, 0..<text.count, line: rows.line, copies: true) == .record else {
            return rejectRow(.damagedHeader)
        }
        classifier.record.lineCount = rows.lineCount
        tally.lines.continuation += rows.lineCount - 1
        start(.whole, line, of: bytes, buffer)
    }

    /// Reads a row into the classifier's record.
    private mutating func matchRow(_ bytes: Span<UInt8>, _ range: Range<Int>, line: Int, copies: Bool) -> HeaderMatch {
        classifier.record = LogRecord(style: .unifiedLogCSV, line: line)
        classifier.text.removeAll(keepingCapacity: true)
        var (record, text) = (classifier.record, classifier.text)
        let match = rows?.match(bytes, range, copies: copies, into: &record, text: &text)
        (classifier.record, classifier.text) = (record, text)
        return match ?? .none
    }

    private mutating func rejectRow(_ reason: RejectionReason) {
        guard let rows else { return }
        for line in rows.line..<rows.line + rows.lineCount {
            tally.reject(line: line, reason)
        }
        self.rows?.close()
    }

    /// Gives up a row that is open at the end of the capture, before a line that is too long, or before a new record.
    mutating func abandonRow() {
        if rows?.isOpen ?? false { rejectRow(.damagedHeader) }
    }
}
