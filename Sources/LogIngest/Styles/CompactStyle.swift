internal import EventModel

/// The header of `log show|stream --style compact`, from the end of its time on:
///
///     line      = time SP+ code SP+ process "[" pid ":" tid "]" SP ("(" sender ")" SP)?
///                 ("[" subsystem ":" category "]" SP)? signpost? message
///     code      = "Df" | "I" | "Db" | "E" | "F" | "A" | "Sp" | "St" | "Ti" | "Lo" | "Us" | "Tr"
///     signpost  = "[spid " id ", " scope ", " SP* kind "]" SP
///     pid       = decimal        tid = hexadecimal without 0x
///
/// One-letter codes are padded to two; blanks collapsed by pasting are accepted. The process ends at the first
/// `[pid:tid] `, so it may hold blanks and brackets. The signpost group is accepted before the other groups as well; the
/// message of a signpost begins with its name and a colon. The blank after `]` may be lost when the message is empty.
/// Times have no zone; milliseconds in real captures, one to nine digits here.
enum CompactStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        guard bytes.skipSpaces(&position, before: end) > 0, position + 2 <= end,
            let code = code(bytes[position], bytes[position + 1])
        else { return .none }
        position += 2
        let blanks = bytes.skipSpaces(&position, before: end)
        guard blanks > 0 || bytes[position - 1] == 0x20 else { return .none }
        record.style = .compact
        record.type = code.type
        record.level = code.level
        guard readProcess(bytes, &position, before: end, into: &record) else { return .damaged }
        let isSignpost = code.type == .signpost
        let isSignpostFirst =
            isSignpost && SenderFields.readSignpost(bytes, &position, before: end, into: &record)
        SenderFields.read(bytes, &position, before: end, into: &record)
        if isSignpost, !isSignpostFirst {
            SenderFields.readSignpost(bytes, &position, before: end, into: &record)
        }
        record.message = position..<end
        if isSignpost { SenderFields.readSignpostName(bytes, into: &record) }
        return .record
    }

    /// Level and kind of a two-letter code.
    private static func code(_ first: UInt8, _ second: UInt8) -> (level: LogLevel?, type: RecordType)? {
        switch (first, second) {
        case (0x44, 0x66): (.standard, .log)
        case (0x49, 0x20): (.info, .log)
        case (0x44, 0x62): (.debug, .log)
        case (0x45, 0x20): (.error, .log)
        case (0x46, 0x20): (.fault, .log)
        case (0x41, 0x20): (nil, .activity)
        case (0x53, 0x70): (nil, .signpost)
        case (0x53, 0x74): (nil, .state)
        case (0x54, 0x69): (nil, .timesync)
        case (0x4C, 0x6F): (nil, .loss)
        case (0x55, 0x73): (nil, .userAction)
        case (0x54, 0x72): (nil, .trace)
        default: nil
        }
    }

    /// Reads up to the first `[pid:tid] ` and steps over it.
    private static func readProcess(
        _ bytes: Span<UInt8>, _ position: inout Int, before end: Int, into record: inout LogRecord
    ) -> Bool {
        let start = position
        var bracket = start
        while bracket < end {
            bracket = bytes.position(of: 0x5B, in: bracket..<end)
            var next = bracket + 1
            if let pid = bytes.decimal(&next, before: end), next < end, bytes[next] == 0x3A {
                next += 1
                if let tid = bytes.hexadecimal(&next, before: end), next < end, bytes[next] == 0x5D,
                    next + 1 == end || bytes[next + 1] == 0x20
                {
                    record.process = start..<bracket
                    record.processID = pid
                    record.threadID = tid
                    position = min(next + 2, end)
                    return bracket > start
                }
            }
            bracket += 1
        }
        return false
    }
}
