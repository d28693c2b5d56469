/// Text that stands behind no record: what a program printed, or a message whose metadata follow it.
///
/// It is kept until a metadata line claims it, or something else shows that none will.
struct LooseText {
    private(set) var text: [UInt8] = []
    /// The numbers of the lines that are not blank.
    private(set) var lines: [Int] = []
    private var blankLines = 0
    private static let lineLimit = 1000
    private static let byteLimit = 64 << 10

    var isEmpty: Bool { lines.isEmpty }

    /// Whether a line of that length still fits.
    func hasRoom(for length: Int) -> Bool {
        lines.isEmpty || (lines.count < LooseText.lineLimit && text.count + length < LooseText.byteLimit)
    }

    mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>, line: Int) {
        for _ in 0..<(lines.isEmpty ? 0 : blankLines + 1) {
            text.append(0x0A)
        }
        blankLines = 0
        for index in range {
            text.append(bytes[index])
        }
        lines.append(line)
    }

    /// Notes a blank line; it belongs to the text if more follows.
    mutating func addBlankLine() {
        blankLines += 1
    }

    /// Gives the text and the number of its first line away and forgets it.
    mutating func take(into other: inout [UInt8]) -> (line: Int, lines: Int)? {
        defer { removeAll() }
        guard let first = lines.first else { return nil }
        other.append(contentsOf: text)
        return (first, lines.count)
    }

    mutating func removeAll() {
        text.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        blankLines = 0
    }
}
