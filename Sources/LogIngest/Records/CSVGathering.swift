/// Rows of CSV, which go over several lines where a quoted field holds line feeds.
struct CSVGathering {
    private(set) var parser: UnifiedLogCSV
    /// The row so far, if it goes on in the next line.
    private(set) var text: [UInt8] = []
    private(set) var line = 0
    private(set) var lineCount = 0
    private(set) var isOpen = false

    init(_ parser: UnifiedLogCSV) {
        self.parser = parser
    }

    /// Reads a row that fills `range`.
    mutating func match(
        _ bytes: Span<UInt8>, _ range: Range<Int>, copies: Bool, into record: inout LogRecord, text: inout [UInt8]
    ) -> HeaderMatch {
        parser.match(bytes, range, copies: copies, into: &record, text: &text)
    }

    /// Whether a row begins in the line that it does not end in: its quotes are odd, and it begins with a digit, as a time does.
    static func opens(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var position = range.lowerBound
        if position < range.upperBound, bytes[position] == 0x22 { position += 1 }
        return position < range.upperBound && bytes[position].digitValue != nil
            && !UnifiedLogCSV.isComplete(bytes, range)
    }

    mutating func open(_ bytes: Span<UInt8>, _ range: Range<Int>, line: Int) {
        text.removeAll(keepingCapacity: true)
        isOpen = true
        self.line = line
        lineCount = 0
        append(bytes, range)
    }

    /// Takes a further line; true when the row ends in it.
    mutating func take(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        text.append(0x0A)
        append(bytes, range)
        isOpen = UnifiedLogCSV.isComplete(bytes, range)
        return !isOpen
    }

    mutating func close() {
        isOpen = false
    }

    private mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        lineCount += 1
        for index in range {
            text.append(bytes[index])
        }
    }
}
