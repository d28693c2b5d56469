internal import EventModel

/// The times that a user's own format needs no pattern for:
///
///     time     = date ("T" | SP+) clock | month SP+ day SP clock | clock
///     date     = YYYY "-" MM "-" DD | YYYY "/" MM "/" DD       month = "Jan" … "Dec"
///     clock    = HH ":" MM ":" SS fraction? (SP? zone)?
///     fraction = ("." | ",") digit{1,9} | ":" digit{3}         zone  = "Z" | ("+" | "-") HH ":"? MM
enum KnownTime {
    /// The time at `start`, or nil when there is none.
    static func stamp(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> Stamp? {
        var position = start
        var time = CivilTime()
        guard readDate(bytes, &position, before: end, into: &time),
            bytes.readClock(&position, before: end, into: &time),
            readFraction(bytes, &position, before: end, into: &time)
        else { return nil }
        var zone = position + (position < end && bytes[position] == 0x20 ? 1 : 0)
        let isZone = bytes.readZone(&zone, before: end, into: &time)
        if time.utcOffsetSeconds != nil { position = zone }
        var stamp = time.stamp(endingAt: position)
        stamp.isPossible = stamp.isPossible && isZone
        return stamp
    }

    /// Reads what stands before the clock; true when that is nothing.
    private static func readDate(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into time: inout CivilTime
    ) -> Bool {
        if let month = bytes.readMonth(&position, before: end) {
            guard bytes.skipSpaces(&position, before: min(end, position + 2)) > 0,
                let day = bytes.decimal(&position, before: min(end, position + 2)), position < end,
                bytes[position] == 0x20
            else { return false }
            position += 1
            (time.month, time.day) = (month, Int(day))
            return true
        }
        guard position + 11 <= end, let century = bytes.twoDigits(at: position),
            let year = bytes.twoDigits(at: position + 2)
        else { return true }
        let separator = bytes[position + 4]
        guard separator == 0x2D || separator == 0x2F, bytes[position + 7] == separator,
            let month = bytes.twoDigits(at: position + 5), let day = bytes.twoDigits(at: position + 8)
        else { return false }
        (time.year, time.month, time.day) = (century * 100 + year, month, day)
        position += 10
        if bytes[position] == 0x54 {
            position += 1
            return true
        }
        return bytes.skipSpaces(&position, before: min(end, position + 2)) > 0
    }

    /// Reads a fraction, if there is one: a mark without digits belongs to what follows.
    private static func readFraction(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into time: inout CivilTime
    ) -> Bool {
        guard position + 1 < end, bytes[position + 1].digitValue != nil else { return true }
        guard bytes[position] == 0x3A else { return bytes.readFraction(&position, before: end, into: &time) }
        var digits = position + 1
        while digits < end, digits <= position + 4, bytes[digits].digitValue != nil {
            digits += 1
        }
        guard digits == position + 4 else { return true }
        return bytes.readFraction(&position, before: digits, marks: ":", into: &time)
    }
}
