internal import EventModel

/// A line of `pymobiledevice3 syslog live`, from the end of its time on, and the label that ends its message:
///
///     line  = time SP process ("{" image ("+" offset)? "}")? "[" pid "] <" level ">:" SP message (SP label?)?
///     level = "NOTICE" | "INFO" | "DEBUG" | "USER_ACTION" | "ERROR" | "FAULT"
///     label = "[" subsystem "][" category "]"                offset = "0x" hexadecimal
///
/// The time has no zone, and no fraction where its microseconds are 0. A process may hold blanks. Labels are printed on
/// demand and look like text of the message, so only a subsystem that is a reverse domain name makes one.
enum PyMobileDeviceStyle {
    static func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        let end = range.upperBound
        var position = range.lowerBound
        guard bytes.skipSpaces(&position, before: end) == 1,
            let name = DeviceHeader.readLevel(bytes, from: position, before: end, into: &record)
        else { return .none }
        record.style = .pyMobileDevice
        readImage(bytes, name, into: &record)
        return .record
    }

    /// The label at the end of a whole message: what is left of the message, subsystem and category; nil when it has none.
    static func label(
        _ bytes: Span<UInt8>, of message: Range<Int>
    ) -> (message: Range<Int>, subsystem: Range<Int>, category: Range<Int>)? {
        let end = message.upperBound
        guard message.count > 5, bytes[end - 1] == 0x5D, let middle = open(bytes, before: end - 1, in: message),
            middle > message.lowerBound, bytes[middle - 1] == 0x5D,
            let start = open(bytes, before: middle - 1, in: message), start > message.lowerBound,
            bytes[start - 1] == 0x20
        else { return nil }
        let subsystem = start + 1..<middle - 1
        guard isReverseDomain(bytes, subsystem) else { return nil }
        return (message.lowerBound..<start - 1, subsystem, middle + 1..<end - 1)
    }

    /// Names in a label are not believed to be longer.
    private static let labelLimit = 256

    /// Where the bracket stands that opens the group before `close`; nil when another group or line comes first.
    private static func open(_ bytes: Span<UInt8>, before close: Int, in message: Range<Int>) -> Int? {
        var position = close - 1
        let limit = max(message.lowerBound, close - labelLimit)
        while position >= limit {
            switch bytes[position] {
            case 0x5B: return position
            case 0x5D, 0x0A: return nil
            default: position -= 1
            }
        }
        return nil
    }

    /// `com.example.app`: names with a point between them, without blanks.
    private static func isReverseDomain(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
        var (points, isAfterPoint) = (0, true)
        for index in name {
            if bytes[index] == 0x2E {
                guard !isAfterPoint else { return false }
                points += 1
                isAfterPoint = true
            } else {
                guard isNameByte(bytes[index]), points > 0 || bytes[index].digitValue == nil else { return false }
                isAfterPoint = false
            }
        }
        return points > 0 && !isAfterPoint
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte.digitValue != nil || byte == 0x5F || byte == 0x2D || byte >= 0x80
    }

    /// Splits `process{image+0x12}`.
    private static func readImage(_ bytes: Span<UInt8>, _ name: Range<Int>, into record: inout LogRecord) {
        record.process = name
        guard bytes[name.upperBound - 1] == 0x7D else { return }
        let open = bytes.position(of: 0x7B, in: name)
        guard open > name.lowerBound, open < name.upperBound else { return }
        record.process = name.lowerBound..<open
        let image = open + 1..<name.upperBound - 1
        record.sender = image
        guard let plus = image.last(where: { bytes[$0] == 0x2B }), plus > image.lowerBound,
            bytes.hasText("+0x", at: plus, before: image.upperBound)
        else { return }
        var position = plus + 3
        guard bytes.hexadecimal(&position, before: image.upperBound) != nil, position == image.upperBound else {
            return
        }
        record.sender = image.lowerBound..<plus
        record.details.imageOffset = plus + 1..<image.upperBound
    }
}
