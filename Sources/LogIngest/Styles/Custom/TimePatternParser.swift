/// Reads the text of a `TimePattern` from left to right.
struct TimePatternParser {
    private var elements: [TimePattern.Element] = []
    private var parts: [TimePattern.Part: Int] = [:]
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func parse() throws(TimePatternError) -> [TimePattern.Element] {
        guard !bytes.isEmpty else { throw error(.empty, at: 0) }
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "'"): try readQuote()
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): try readLetters()
            default:
                append(bytes[position])
                position += 1
            }
        }
        try checkParts()
        return elements
    }

    private func error(_ reason: TimePatternError.Reason, at offset: Int) -> TimePatternError {
        TimePatternError(offset: offset, reason: reason)
    }

    private mutating func append(_ byte: UInt8) {
        if case .text(let text)? = elements.last {
            elements[elements.count - 1] = .text(text + [byte])
        } else {
            elements.append(.text([byte]))
        }
    }

    private mutating func readQuote() throws(TimePatternError) {
        let start = position
        position += 1
        if position < bytes.count, bytes[position] == UInt8(ascii: "'") {
            append(UInt8(ascii: "'"))
            position += 1
            return
        }
        while position < bytes.count {
            let isQuote = bytes[position] == UInt8(ascii: "'")
            let isDoubled = isQuote && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "'")
            position += isDoubled ? 2 : 1
            if isQuote, !isDoubled { return }
            append(bytes[position - 1])
        }
        throw error(.unclosedQuote, at: start)
    }

    private mutating func readLetters() throws(TimePatternError) {
        let start = position
        while position < bytes.count, bytes[position] == bytes[start] {
            position += 1
        }
        let letters = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let part = TimePatternParser.part(of: bytes[start]) else {
            throw error(.unknownLetter(letters), at: start)
        }
        guard let element = TimePatternParser.element(part, count: position - start, letter: bytes[start]) else {
            throw error(.wrongCount(letters), at: start)
        }
        guard parts.updateValue(start, forKey: part) == nil else { throw error(.repeated(letters), at: start) }
        if case .number = element, case .number(let before, let digits)? = elements.last {
            if before == .fraction {
                elements[elements.count - 1] = .number(.fraction, digits: digits.lowerBound...digits.lowerBound)
            } else if digits.lowerBound < digits.upperBound {
                let single = String(decoding: [bytes[start - 1]], as: UTF8.self)
                throw error(.adjacentNumbers(single), at: start - 1)
            }
        }
        elements.append(element)
    }

    private static func part(of letter: UInt8) -> TimePattern.Part? {
        switch Character(Unicode.Scalar(letter)) {
        case "y": .year
        case "M": .month
        case "d": .day
        case "E": .weekday
        case "H": .hour
        case "h": .halfHour
        case "m": .minute
        case "s": .second
        case "S": .fraction
        case "a": .half
        case "Z", "X", "x", "z": .zone
        default: nil
        }
    }

    /// What `count` letters in a row stand for.
    private static func element(_ part: TimePattern.Part, count: Int, letter: UInt8) -> TimePattern.Element? {
        switch part {
        case .year: [1, 2, 4].contains(count) ? .number(.year, digits: count == 2 ? 2...2 : 4...4) : nil
        case .month where count > 2: count <= 4 ? .word(.month, isLong: count == 4) : nil
        case .month, .day, .hour, .halfHour, .minute, .second: count <= 2 ? .number(part, digits: count...2) : nil
        case .fraction: count <= 9 ? .number(.fraction, digits: count...9) : nil
        case .half: count == 1 ? .word(.half, isLong: false) : nil
        case .weekday: .word(.weekday, isLong: count == 4)
        case .zone: .zone(allowsName: letter == UInt8(ascii: "z"))
        }
    }

    /// Parts that make no time without others.
    private func checkParts() throws(TimePatternError) {
        try check(.month, needs: .day, "the day (d)", "the month")
        try check(.day, needs: .month, "the month (M)", "the day")
        try check(.year, needs: .month, "month and day (M, d)", "the year")
        try check(.half, needs: .halfHour, "the hour from 1 to 12 (h)", "AM or PM")
        try check(.halfHour, needs: .half, "AM or PM (a)", "the hour from 1 to 12; hours from 0 to 23 are written H")
        try check(.fraction, needs: .second, "the seconds (s)", "their fraction")
        if let both = parts[.halfHour], parts[.hour] != nil { throw error(.repeated("h"), at: both) }
        guard parts[.hour] != nil || parts[.halfHour] != nil, parts[.minute] != nil else {
            throw error(.missing("hours and minutes (H, m)", for: "the rest"), at: 0)
        }
    }

    private func check(
        _ part: TimePattern.Part, needs other: TimePattern.Part, _ wanted: String, _ found: String
    ) throws(TimePatternError) {
        if let offset = parts[part], parts[other] == nil { throw error(.missing(wanted, for: found), at: offset) }
    }
}
