internal import EventModel

/// Rows of CSV below a header that names their columns.
extension RecordAssembler {
    /// Takes a line as a row, or as a part of one; false when it is neither.
    mutating func takeRow(_ line: Line, of bytes: Span<UInt8>, _ buffer: borrowing LineBuffer) -> Bool {
        guard var rows else { return false }
        defer { self.rows = rows }
        if rows.isOpen {
            if rows.take(bytes, line.content) {
                let text = rows.text
                finishRow(&rows, text.span, 0..<text.count, copies: true, line, buffer)
            } else if rows.text.count > messageLimit {
                rejectRow(&rows, .lineTooLong)
            }
            return true
        }
        if CSVGathering.opens(bytes, line.content) {
            close(buffer)
            rows.open(bytes, line.content, line: lineNumber)
            return true
        }
        classifier.record = LogRecord(style: .unifiedLogCSV, line: lineNumber)
        classifier.text.removeAll(keepingCapacity: true)
        let match = rows.match(bytes, line.content, copies: false, into: &classifier.record, text: &classifier.text)
        switch match {
        case .record: start(.whole, line, of: bytes, buffer)
        case .impossibleTime:
            close(buffer)
            tally.reject(line: lineNumber, .impossibleTime)
        case .damaged, .none: return false
        }
        return true
    }

    private mutating func finishRow(
        _ rows: inout CSVGathering, _ bytes: Span<UInt8>, _ range: Range<Int>, copies: Bool, _ line: Line,
        _ buffer: borrowing LineBuffer
    ) {
        classifier.record = LogRecord(style: .unifiedLogCSV, line: rows.line)
        classifier.text.removeAll(keepingCapacity: true)
        let match = rows.match(bytes, range, copies: copies, into: &classifier.record, text: &classifier.text)
        guard match == .record else { return rejectRow(&rows, .damagedHeader) }
        classifier.record.lineCount = rows.lineCount
        tally.lines.continuation += rows.lineCount - 1
        start(.whole, line, of: bytes, buffer)
    }

    private mutating func rejectRow(_ rows: inout CSVGathering, _ reason: RejectionReason) {
        for line in rows.line..<rows.line + rows.lineCount {
            tally.reject(line: line, reason)
        }
        rows.close()
    }

    /// Gives up a row that is open at the end of the capture or before a line that is too long.
    mutating func abandonRow() {
        guard var rows, rows.isOpen else { return }
        rejectRow(&rows, .damagedHeader)
        self.rows = rows
    }
}
