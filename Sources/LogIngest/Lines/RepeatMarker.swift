/// The line with which the Apple System Log says that the message before it came again:
///
///     marker = (month SP+ day SP clock (":" | SP host)? SP)? "--- last message repeated " N " time" "s"? " ---"
///
/// Text in a message that looks like it (`--- agent is back ---`) is none.
enum RepeatMarker {
    /// How many times more the message came, if the line is a marker.
    static func count(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        var position = range.lowerBound
        if let stamp = bytes.monthStamp(at: position, before: range.upperBound) {
            guard stamp.isPossible else { return nil }
            position = stamp.end
            if position < range.upperBound, bytes[position] == 0x3A { position += 1 }
            guard bytes.skipSpaces(&position, before: range.upperBound) > 0 else { return nil }
            skipHost(bytes, &position, before: range.upperBound)
        }
        return number(bytes, position..<range.upperBound)
    }

    /// Steps over one word and the blank after it, unless that is the marker already.
    private static func skipHost(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int) {
        guard !bytes.hasText("--- ", at: position, before: end) else { return }
        let limit = min(end, position + ProcessMark.reach)
        let blank = bytes.position(of: 0x20, in: position..<limit)
        if blank < limit { position = blank + 1 }
    }

    private static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        let begin: StaticString = "--- last message repeated "
        guard bytes.hasText(begin, at: range.lowerBound, before: range.upperBound) else { return nil }
        var position = range.lowerBound + begin.utf8CodeUnitCount
        guard let count = bytes.decimal(&position, before: range.upperBound),
            bytes.hasText(" time", at: position, before: range.upperBound)
        else { return nil }
        position += 5
        if position < range.upperBound, bytes[position] == 0x73 { position += 1 }
        guard bytes.hasText(" ---", at: position, before: range.upperBound) else { return nil }
        position += 4
        bytes.skipSpaces(&position, before: range.upperBound)
        return position == range.upperBound ? Int(count) : nil
    }
}
