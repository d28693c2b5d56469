/// A line as a reader understands it, and where each of its bytes stands in the line as it is.
public struct MappedLine: Sendable {
    /// The line without NUL bytes and what drives terminals, and with the escapes of vis(3) decoded if that was asked for.
    public private(set) var text: [UInt8] = []
    /// For each byte of `text` where it begins in the line, and last where the line ends.
    public private(set) var places: [Int] = []

    /// Reads a line.
    public init(_ line: Span<UInt8>, decodesEscapes: Bool) {
        var position = 0
        var hasXcodeColors = false
        while position < line.count {
            let byte = line[position]
            if byte == 0x1B, let end = LineCleaning.escapeEnd(line, position, before: line.count, &hasXcodeColors) {
                position = end
                continue
            }
            var (decoded, length) = (byte, 1)
            if decodesEscapes, byte == 0x5C, let escape = VisText.escape(line, position, before: line.count) {
                (decoded, length) = escape
            }
            if byte != 0 {
                text.append(decoded)
                places.append(position)
            }
            position += length
        }
        places.append(line.count)
    }
}
