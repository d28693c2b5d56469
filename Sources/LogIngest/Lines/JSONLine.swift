/// What the scan of a line that begins with `{` came to.
enum JSONVerdict {
    /// One whole valid object and nothing after it but blanks.
    case whole
    /// Valid as far as it goes, but the line ends inside the object.
    case cut
    /// Not JSON.
    case invalid
}

/// A value at depth 1 of a JSON line.
enum JSONValue {
    case null
    case text(JSONText)
    /// An integer that 64 bits hold, exact.
    case integer(magnitude: UInt64, isNegative: Bool)
    /// A number with a fraction or an exponent, or beyond 64 bits; where it stands.
    case number(Range<Int>)
    /// An object or an array, from its opening bracket to the closing one; valid throughout.
    case nested(Range<Int>)
    /// True or false.
    case other
}

/// Scans one JSON object member by member, with structure, strings and numbers checked, nested values skipped, and no
/// recursion. Values nested deeper than 64 are not accepted.
///
/// Grammar: RFC 8259; bytes from 0x80 on are not checked to be UTF-8. Line feeds between values are blanks, so an object
/// that was joined from several lines is scanned as well.
struct JSONLine {
    private var position: Int
    private let end: Int
    private var isFirst = true

    /// A member of the object.
    struct Member {
        var key: JSONText
        var value: JSONValue
        /// Where the value stands, quotes and brackets included.
        var range: Range<Int>
    }

    /// Why there is no further member.
    struct Stop: Error {
        var verdict: JSONVerdict
    }

    /// The object that begins at the range's start.
    init(_ range: Range<Int>) {
        position = range.lowerBound + 1
        end = range.upperBound
    }

    /// The next member, or nil at the end of a whole object.
    mutating func next(_ bytes: Span<UInt8>) throws(Stop) -> Member? {
        skipBlanks(bytes)
        if isFirst {
            isFirst = false
            if try peek(bytes) == 0x7D { return try close(bytes) }
        } else {
            let byte = try peek(bytes)
            if byte == 0x7D { return try close(bytes) }
            guard byte == 0x2C else { throw Stop(verdict: .invalid) }
            position += 1
            skipBlanks(bytes)
        }
        let key = try string(bytes)
        skipBlanks(bytes)
        guard try peek(bytes) == 0x3A else { throw Stop(verdict: .invalid) }
        position += 1
        skipBlanks(bytes)
        let start = position
        let value = try value(bytes)
        return Member(key: key, value: value, range: start..<position)
    }

    private mutating func close(_ bytes: Span<UInt8>) throws(Stop) -> Member? {
        position += 1
        skipBlanks(bytes)
        guard position == end else { throw Stop(verdict: .invalid) }
        return nil
    }

    private func peek(_ bytes: Span<UInt8>) throws(Stop) -> UInt8 {
        guard position < end else { throw Stop(verdict: .cut) }
        return bytes[position]
    }

    private mutating func skipBlanks(_ bytes: Span<UInt8>) {
        while position < end, JSONLine.isBlank(bytes[position]) {
            position += 1
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
    }

    private mutating func value(_ bytes: Span<UInt8>) throws(Stop) -> JSONValue {
        switch try peek(bytes) {
        case 0x22: return .text(try string(bytes))
        case 0x7B, 0x5B:
            let start = position
            try skipNested(bytes)
            return .nested(start..<position)
        case 0x2D, 0x30...0x39: return try number(bytes)
        case 0x6E:
            try literal(bytes, "null")
            return .null
        case 0x74:
            try literal(bytes, "true")
            return .other
        case 0x66:
            try literal(bytes, "false")
            return .other
        default: throw Stop(verdict: .invalid)
        }
    }

    private mutating func literal(_ bytes: Span<UInt8>, _ word: StaticString) throws(Stop) {
        let length = word.utf8CodeUnitCount
        guard bytes.hasText(word, at: position, before: end) else {
            throw Stop(verdict: end - position < length ? .cut : .invalid)
        }
        position += length
    }

    /// A string from its opening quote on.
    private mutating func string(_ bytes: Span<UInt8>) throws(Stop) -> JSONText {
        guard try peek(bytes) == 0x22 else { throw Stop(verdict: .invalid) }
        position += 1
        let start = position
        var hasEscapes = false
        while true {
            position = bytes.position(ofFirst: 0x22, 0x5C, orAtMost: 0x1F, in: position..<end)
            switch try peek(bytes) {
            case 0x22:
                position += 1
                return JSONText(range: start..<position - 1, hasEscapes: hasEscapes)
            case 0x5C:
                hasEscapes = true
                try skipEscape(bytes)
            default: throw Stop(verdict: .invalid)
            }
        }
    }

    private mutating func skipEscape(_ bytes: Span<UInt8>) throws(Stop) {
        position += 1
        switch try peek(bytes) {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: position += 1
        case 0x75:
            position += 1
            for _ in 0..<4 {
                guard try peek(bytes).hexValue != nil else { throw Stop(verdict: .invalid) }
                position += 1
            }
        default: throw Stop(verdict: .invalid)
        }
    }

    private mutating func number(_ bytes: Span<UInt8>) throws(Stop) -> JSONValue {
        let start = position
        let isNegative = bytes[position] == 0x2D
        if isNegative { position += 1 }
        let first = position
        var magnitude: UInt64 = 0
        var isExact = true
        while position < end, let digit = bytes[position].digitValue {
            let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
            isExact = isExact && !overflow && !carry
            magnitude = sum
            position += 1
        }
        if position == first { throw Stop(verdict: position == end ? .cut : .invalid) }
        guard bytes[first] != 0x30 || position == first + 1 else { throw Stop(verdict: .invalid) }
        if position < end, bytes[position] == 0x2E {
            position += 1
            isExact = false
            try skipDigits(bytes)
        }
        if position < end, bytes[position] | 0x20 == 0x65 {
            position += 1
            isExact = false
            if position < end, bytes[position] == 0x2B || bytes[position] == 0x2D { position += 1 }
            try skipDigits(bytes)
        }
        return isExact ? .integer(magnitude: magnitude, isNegative: isNegative) : .number(start..<position)
    }

    private mutating func skipDigits(_ bytes: Span<UInt8>) throws(Stop) {
        let first = position
        while position < end, bytes[position].digitValue != nil {
            position += 1
        }
        if position == first { throw Stop(verdict: position == end ? .cut : .invalid) }
    }

    /// Steps over an object or an array; one bit for each open one says which it is.
    private mutating func skipNested(_ bytes: Span<UInt8>) throws(Stop) {
        var objects: UInt64 = 0
        var depth = 0
        while true {
            // A value is due here.
            let byte = try peek(bytes)
            if byte == 0x7B || byte == 0x5B {
                guard depth < 63 else { throw Stop(verdict: .invalid) }
                depth += 1
                objects = objects << 1 | (byte == 0x7B ? 1 : 0)
                position += 1
                skipBlanks(bytes)
                if try peek(bytes) != (objects & 1 == 1 ? 0x7D : 0x5D) {
                    if objects & 1 == 1 { try skipKey(bytes) }
                    continue
                }
            } else {
                _ = try value(bytes)
                skipBlanks(bytes)
            }
            if try closeNested(bytes, &objects, &depth) { return }
        }
    }

    /// Steps over the ends of values up to the next value that is due; true when the outermost one is closed.
    private mutating func closeNested(_ bytes: Span<UInt8>, _ objects: inout UInt64, _ depth: inout Int) throws(Stop)
        -> Bool
    {
        while true {
            let isObject = objects & 1 == 1
            let byte = try peek(bytes)
            position += 1
            if byte == 0x2C {
                skipBlanks(bytes)
                if isObject { try skipKey(bytes) }
                return false
            }
            guard byte == (isObject ? 0x7D : 0x5D) else { throw Stop(verdict: .invalid) }
            objects >>= 1
            depth -= 1
            if depth == 0 { return true }
            skipBlanks(bytes)
        }
    }

    private mutating func skipKey(_ bytes: Span<UInt8>) throws(Stop) {
        _ = try string(bytes)
        skipBlanks(bytes)
        guard try peek(bytes) == 0x3A else { throw Stop(verdict: .invalid) }
        position += 1
        skipBlanks(bytes)
    }
}
