/// The lines of a text for quoting under a diagnostic; lines end with a line feed, a carriage return before it aside.
public struct SourceLines: Sendable {
    private let bytes: [UInt8]
    private let starts: [Int]

    /// The lines of `bytes`; a byte order mark takes no column.
    public init(_ bytes: [UInt8]) {
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var starts = [mark]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        self.bytes = bytes
        self.starts = starts
    }

    /// The bytes of a line counted from 1, without its end; nil outside the text.
    public subscript(line: Int) -> ArraySlice<UInt8>? {
        guard line >= 1, line <= starts.count else { return nil }
        var end = line < starts.count ? starts[line] - 1 : bytes.count
        if end > starts[line - 1], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return bytes[starts[line - 1]..<end]
    }
}
