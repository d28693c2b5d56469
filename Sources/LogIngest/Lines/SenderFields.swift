/// The groups between the process and the message of the text styles:
///
///     signpost? ("(" sender ")" SP)? ("[" subsystem ":" category "]" SP)?
///     signpost = "[spid " id ", " scope ", " SP* kind "]" SP
///
/// The sender holds no `)`. The subsystem ends at the first `:`, the category at the first `]`, and both may be empty, but
/// not the subsystem. A group with a blank or control byte in its subsystem or right after its colon is taken for text of the
/// message, and so is one with the record's own process id, `[tool-812:ERROR]`, which tools write themselves.
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
        guard close < end, let next = afterGroup(bytes, close, before: end),
            !endsWithProcessID(bytes, start..<colon, of: record)
        else { return }
        record.subsystem = start..<colon
        record.category = colon + 1..<close
        position = next
    }

    /// Whether a name has no point and ends with a dash and the process id.
    private static func endsWithProcessID(_ bytes: Span<UInt8>, _ name: Range<Int>, of record: LogRecord) -> Bool {
        guard bytes[name.upperBound - 1].digitValue != nil, let dash = name.last(where: { bytes[$0] == 0x2D }) else {
            return false
        }
        var position = dash + 1
        return bytes.decimal(&position, before: name.upperBound) == record.processID && position == name.upperBound
            && bytes.position(of: 0x2E, in: name) == name.upperBound
    }

    /// Reads the signpost group, if it is there; true when it was.
    @discardableResult
    static func readSignpost(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        guard bytes.hasText("[spid ", at: position, before: end) else { return false }
        let close = bytes.position(of: 0x5D, in: position..<end)
        guard close < end, let next = afterGroup(bytes, close, before: end) else { return false }
        let id = position + 6..<bytes.position(of: 0x2C, in: position + 6..<close)
        let scope = afterComma(bytes, id.upperBound, before: close)
        let kind = afterComma(bytes, scope.upperBound, before: close)
        if !kind.isEmpty {
            record.details.signpostID = id
            record.details.signpostScope = scope
            record.details.signpostKind = kind
        }
        position = next
        return true
    }

    /// The text between the comma at `comma` and the next one, without the blanks before it.
    private static func afterComma(_ bytes: Span<UInt8>, _ comma: Int, before close: Int) -> Range<Int> {
        var start = min(comma + 1, close)
        bytes.skipSpaces(&start, before: close)
        return start..<bytes.position(of: 0x2C, in: start..<close)
    }

    /// Reads a signpost's name, which begins the message: up to the first `:` before a blank or the end of the line, else up
    /// to the first `:`, else all of it. It stays part of the message.
    static func readSignpostName(_ bytes: Span<UInt8>, into record: inout LogRecord) {
        let message = record.message
        let first = bytes.position(of: 0x3A, in: message)
        var colon = first
        while colon < message.upperBound, colon + 1 < message.upperBound, bytes[colon + 1] != 0x20 {
            colon = bytes.position(of: 0x3A, in: colon + 1..<message.upperBound)
        }
        record.details.signpostName = message.lowerBound..<(colon < message.upperBound ? colon : first)
    }

    /// What follows the blank after a closing bracket; the blank may be lost at the end of the line.
    private static func afterGroup(_ bytes: Span<UInt8>, _ close: Int, before end: Int) -> Int? {
        if close + 1 == end { return end }
        return close < end && bytes[close + 1] == 0x20 ? close + 2 : nil
    }
}
