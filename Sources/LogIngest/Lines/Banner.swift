/// The banner `Filtering the log data using "<predicate>"`, whose predicate may go over several lines. Quotes inside it are
/// not escaped, so it ends where their number is even at a line's end.
struct Banner {
    private var isInside = false
    /// Whether further lines may belong to it.
    var isOpen: Bool { isInside }
    private var isEven = true
    private var lineCount = 0
    /// A predicate is not believed to be longer, so that a quote left open does not swallow a capture.
    private static let lineLimit = 32

    static func begins(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        bytes.hasText("Filtering the log data using \"", at: range.lowerBound, before: range.upperBound)
    }

    /// Takes the first line.
    mutating func open(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        self = Banner()
        isInside = true
        take(bytes, range)
    }

    /// Takes a further line that nothing else claims; false when no banner is open.
    mutating func continues(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard isInside else { return false }
        take(bytes, range)
        return true
    }

    /// Ends the banner, because the line is known to be something else.
    mutating func close() {
        isInside = false
    }

    private mutating func take(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        var position = range.lowerBound
        while position < range.upperBound {
            if bytes[position] == 0x5C {
                position += 1
            } else if bytes[position] == 0x22 {
                isEven.toggle()
            }
            position += 1
        }
        lineCount += 1
        let isQuoted = range.upperBound > range.lowerBound && bytes[range.upperBound - 1] == 0x22
        isInside = !(isEven && isQuoted) && lineCount < Banner.lineLimit
    }
}
