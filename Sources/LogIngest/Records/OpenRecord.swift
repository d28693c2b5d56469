internal import EventModel

/// The record whose lines are being read.
///
/// As long as its lines stand in the buffer just as the message has them, it is ranges of the buffer. Once a line must be
/// cleaned, or the message reaches its limit, the record moves to bytes of its own. Lines that may or may not belong to the
/// message (blank ones, rulers) wait: they are behind the end of the message until it is known.
struct OpenRecord {
    var record = LogRecord(style: .compact, line: 0)
    /// The bytes of its own, if `isCopied`; the message is the last text in them.
    var text: [UInt8] = []
    private(set) var isCopied = false
    /// Where its first line begins in the buffer.
    private(set) var start = 0
    /// How many lines wait.
    private(set) var waitingLines = 0
    /// The end of the last line in the buffer, waiting ones included.
    private var end = 0
    /// Whether the lines so far stand in the buffer without anything between them but line feeds.
    private var isVerbatim = true
    private var isFull = false
    /// The last lines that may be no part of it, see `Run`.
    private var run: Run?
    private var lastShape = LineShape.flush
    /// The end of the last line that is not blank.
    private var solidEnd = 0
    /// Blank lines since then.
    private var blankLines = 0

    /// Lines at the end of a message that may belong to a metadata line behind them instead: they begin with one at the left margin
    /// that follows the header, a blank line or an indented one.
    private struct Run {
        var start: Int
        var line: Int
        var lineCount: Int
        /// Where the message ends without them.
        var messageEnd: Int
        /// Blank lines before them.
        var blankLines: Int
    }

    fileprivate enum LineShape {
        case blank, indented, flush
    }

    /// Begins a record whose first line is `content` of the buffer's `line`.
    mutating func begin(_ record: LogRecord, line: Range<Int>, content: Range<Int>) {
        self.record = record
        isCopied = false
        start = content.lowerBound
        end = content.upperBound
        isVerbatim = content.upperBound == line.upperBound
        reset(end: content.upperBound)
    }

    /// Begins a record with bytes of its own.
    mutating func begin(_ record: LogRecord, text: inout [UInt8]) {
        self.record = record
        isCopied = true
        swap(&self.text, &text)
        reset(end: self.text.count)
    }

    private mutating func reset(end: Int) {
        isFull = false
        record.sharesLine = record.lineCount == 0
        waitingLines = 0
        run = nil
        lastShape = .indented
        solidEnd = end
        blankLines = 0
    }

    /// Gives the record to a sink.
    borrowing func deliver<Sink: RecordSink>(to sink: inout Sink, _ buffer: borrowing LineBuffer) -> LineClass {
        isCopied
            ? sink.accept(record, bytes: text.span) : sink.accept(record, bytes: buffer.storage.span)
    }

    /// Follows the buffer when its bytes move down.
    mutating func shift(by distance: Int) {
        guard !isCopied else { return }
        record.shift(by: distance)
        start -= distance
        end -= distance
        shiftRun(by: distance)
    }

    private mutating func shiftRun(by distance: Int) {
        solidEnd -= distance
        run?.start -= distance
        run?.messageEnd -= distance
    }

    /// Moves the record to bytes of its own.
    mutating func copy(from buffer: Span<UInt8>) {
        guard !isCopied else { return }
        text.removeAll(keepingCapacity: true)
        for index in start..<end {
            text.append(buffer[index])
        }
        record.shift(by: start)
        shiftRun(by: start)
        isCopied = true
    }

    /// Adds a line to those that wait. `content` lies in `bytes`, which are the buffer unless the line was cleaned.
    mutating func wait(
        _ content: Range<Int>, of bytes: Span<UInt8>, line: Range<Int>, number: Int, buffer: Span<UInt8>,
        isCleaned: Bool,
        limit: Int
    ) {
        waitingLines += 1
        guard !isFull else { return }
        defer { follow(LineShape(bytes, content), length: content.count, number: number) }
        let length = (isCopied ? text.count : end) - record.message.lowerBound
        isFull = length + 1 + content.count > limit
        if !isCopied, isFull || isCleaned || !isVerbatim || content.lowerBound != line.lowerBound {
            copy(from: buffer)
        }
        if isFull {
            run = nil
            return
        }
        if isCopied {
            text.append(0x0A)
            for index in content {
                text.append(bytes[index])
            }
        } else {
            end = content.upperBound
            isVerbatim = content.upperBound == line.upperBound
        }
    }

    /// Keeps track of the run of lines at the end.
    private mutating func follow(_ shape: LineShape, length: Int, number: Int) {
        guard !isFull else { return }
        let lineEnd = isCopied ? text.count : end
        switch shape {
        case .blank:
            run = nil
            blankLines += 1
            // Blanks on a line are text.
            if length > 0 { solidEnd = lineEnd }
        case .indented: run?.lineCount += 1
        case .flush where run == nil || lastShape == .indented:
            run = Run(
                start: lineEnd - length, line: number, lineCount: 1, messageEnd: solidEnd, blankLines: blankLines)
        case .flush: run?.lineCount += 1
        }
        lastShape = shape
        if shape != .blank { solidEnd = lineEnd }
        if shape != .blank || length > 0 { blankLines = 0 }
    }

    /// Takes the last lines out of the message, if there is a run of them: its text goes to `other`.
    mutating func splitRun(_ buffer: Span<UInt8>, into other: inout [UInt8]) -> (
        line: Int, lines: Int, blankLines: Int
    )? {
        guard let run, waitingLines == 0 else { return nil }
        for index in run.start..<record.message.upperBound {
            other.append(isCopied ? text[index] : buffer[index])
        }
        record.message = record.message.lowerBound..<max(run.messageEnd, record.message.lowerBound)
        record.lineCount -= run.lineCount + run.blankLines
        return (run.line, run.lineCount, run.blankLines)
    }

    /// Takes the waiting lines into the message; the answer is how many they were.
    mutating func takeWaiting() -> Int {
        let count = waitingLines
        waitingLines = 0
        record.lineCount += count
        record.isTruncated = record.isTruncated || (isFull && count > 0)
        record.message = record.message.lowerBound..<(isCopied ? text.count : end)
        return count
    }

    /// Drops the waiting lines; the answer is how many they were.
    mutating func dropWaiting() -> Int {
        let count = waitingLines
        waitingLines = 0
        return count
    }
}

extension OpenRecord.LineShape {
    fileprivate init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        guard let first = range.first(where: { bytes[$0] != 0x20 && bytes[$0] != 0x09 }) else {
            self = .blank
            return
        }
        self = first > range.lowerBound ? .indented : .flush
    }
}
