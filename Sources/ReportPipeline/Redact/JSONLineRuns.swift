/// The strings of a line of JSON, and where they stand. Strings do not go over lines, so a line of an object that is spread
/// out is enough.
struct JSONLineRuns {
    private(set) var runs: [LineRun] = []
    /// Numbers with the keys in front of them.
    private(set) var numbers: [(key: [UInt8], range: Range<Int>)] = []
    private let line: [UInt8]
    /// Strings, keys and values, for which there is room from the start.
    private static let usualCount = 16

    /// Whether a line looks like one of JSON.
    static func isJSON(_ line: [UInt8]) -> Bool {
        guard let first = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return false }
        switch line[first] {
        case 0x7B:
            let last = line.last { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
            return last == 0x7D || last == 0x2C
        case 0x5B:
            let next = line[(first + 1)...].first { $0 != 0x20 && $0 != 0x09 }
            return next == 0x7B || next == nil
        default: return false
        }
    }

    /// The strings of `line`.
    init(_ line: [UInt8]) {
        self.line = line
        var position = line.firstIndex(of: 0x22) ?? line.count
        var key: [UInt8] = []
        runs.reserveCapacity(JSONLineRuns.usualCount)
        numbers.reserveCapacity(4)
        while position < line.count {
            let byte = line[position]
            if byte == 0x22 {
                var run = string(&position)
                run.key = key
                run.isKey = isKey(behind: position)
                key = run.isKey ? run.text : []
                runs.append(run)
            } else if byte == 0x2D || (0x30...0x39).contains(byte) {
                number(&position, key)
                key = []
            } else {
                if byte == 0x2C || byte == 0x7B || byte == 0x7D { key = [] }
                position += 1
            }
        }
    }

    /// The string whose quote stands at a place, where it ends, and whether a quote ends it.
    static func string(in line: [UInt8], at start: Int) -> (text: [UInt8], end: Int, isWhole: Bool) {
        var position = start
        let run = JSONLineRuns(unread: line).string(&position)
        return (run.text, min(position, line.count), position <= line.count)
    }

    private init(unread line: [UInt8]) {
        self.line = line
    }

    private mutating func number(_ position: inout Int, _ key: [UInt8]) {
        let start = position
        while position < line.count, isNumeric(line[position]) { position += 1 }
        numbers.append((key, start..<position))
    }

    private func isNumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2B, 0x2D, 0x2E, 0x45, 0x65, 0x30...0x39: true
        default: false
        }
    }

    private func isKey(behind position: Int) -> Bool {
        // Behind a string that the line's end cuts there is nothing.
        position < line.count && line[position...].first { $0 != 0x20 && $0 != 0x09 } == 0x3A
    }

    /// Reads the string that begins with the quote at `position`, and goes behind it.
    private func string(_ position: inout Int) -> LineRun {
        position += 1
        let start = position
        while position < line.count, line[position] != 0x22, line[position] != 0x5C { position += 1 }
        if position == line.count || line[position] == 0x22 {
            defer { position += 1 }
            return LineRun(string: line, start..<position)
        }
        return escaped(from: start, &position)
    }

    /// Reads the rest of a string with escapes, whose part up to `position` has none.
    private func escaped(from start: Int, _ position: inout Int) -> LineRun {
        var text = Array(line[start..<position])
        var places = Array(start..<position)
        while position < line.count, line[position] != 0x22 {
            let start = position
            if line[position] != 0x5C {
                text.append(line[position])
                places.append(start)
                position += 1
                continue
            }
            for byte in scalar(&position) {
                text.append(byte)
                places.append(start)
            }
        }
        places.append(min(position, line.count))
        position += 1
        return LineRun(text: text, places: places, encoding: .json)
    }

    /// The bytes that a byte or an escape stands for.
    private func scalar(_ position: inout Int) -> [UInt8] {
        let byte = line[position]
        position += 1
        guard byte == 0x5C, position < line.count else { return [byte] }
        let letter = line[position]
        position += 1
        switch letter {
        case 0x6E: return [0x0A]
        case 0x74: return [0x09]
        case 0x72: return [0x0D]
        case 0x62: return [0x08]
        case 0x66: return [0x0C]
        case 0x75: return unicode(&position)
        default: return [letter]
        }
    }

    private func unicode(_ position: inout Int) -> [UInt8] {
        guard var value = unit(at: position) else { return Array("\\u".utf8) }
        position += 4
        if (0xD800..<0xDC00).contains(value), position + 1 < line.count, line[position] == 0x5C,
            line[position + 1] == 0x75,
            let low = unit(at: position + 2), (0xDC00..<0xE000).contains(low)
        {
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
            position += 6
        }
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        return Array(String(scalar).utf8)
    }

    private func unit(at position: Int) -> UInt32? {
        guard position + 4 <= line.count else { return nil }
        return UInt32(String(decoding: line[position..<position + 4], as: UTF8.self), radix: 16)
    }
}
