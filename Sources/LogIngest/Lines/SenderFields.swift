/// The groups between the process and the message of the text styles:
///
///     ("(" sender ")" SP)? ("[" subsystem ":" category "]" SP)?
///     signpost = "[spid " id ", " scope ", " type "]" SP
///
/// The sender holds no `)`. The subsystem ends at the first `:`, the category at the first `]`, and both may be empty, but
/// not the subsystem. A group with a blank or control byte in its subsystem or right after its colon is taken for text of the message.
enum SenderFields {
    /// Reads sender, subsystem and category, where they are, and leaves `position` at what follows.
    static func read(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord) {
        if position < end, bytes[position] == 0x28 {
            let close = bytes.position(of: 0x29, in: position..<end)
            if close > position + 1, let next = afterGroup(bytes, close, before: end) {
                record.sender = position + 1..<close
                position = next
            }
        }
        if position < end, bytes[position] == 0x5B {
            readSubsystem(bytes, &position, before: end, into: &record)
        }
    }

    private static func readSubsystem(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) {
        let start = position + 1
        let colon = bytes.position(ofFirst: 0x3A, 0x5D, orAtMost: 0x20, in: start..<end)
        guard colon > start, colon + 1 < end, bytes[colon] == 0x3A, bytes[colon + 1] != 0x20 else { return }
        let close = bytes.position(of: 0x5D, in: colon..<end)
        guard close < end, let next = afterGroup(bytes, close, before: end) else { return }
        record.subsystem = start..<colon
        record.category = colon + 1..<close
        position = next
    }

    /// Steps over the signpost group, if it is there.
    static func skipSignpost(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int) {
        guard bytes.hasText("[spid ", at: position, before: end) else { return }
        let close = bytes.position(of: 0x5D, in: position..<end)
        if close < end, let next = afterGroup(bytes, close, before: end) {
            position = next
        }
    }

    /// What follows the blank after a closing bracket; the blank may be lost at the end of the line.
    private static func afterGroup(_ bytes: Span<UInt8>, _ close: Int, before end: Int) -> Int? {
        if close + 1 == end { return end }
        return close < end && bytes[close + 1] == 0x20 ? close + 2 : nil
    }
}
