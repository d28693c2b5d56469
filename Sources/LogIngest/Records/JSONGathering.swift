/// Objects of JSON that go over several lines, or stand several on one: the arrays of `log show --style json`, whole, cut, or one behind
/// the other, and what tools make of them.
///
/// It follows strings and depth, so that text inside a message is never taken for structure.
struct JSONGathering {
    /// What a stretch of a line did to the object.
    enum Progress {
        /// The object goes on in the next line.
        case open
        /// It ends before this position.
        case closed(next: Int)
        /// A string has no end in its line.
        case broken
    }

    /// Whether more objects of an array may follow.
    private(set) var isInside = false
    private(set) var isObjectOpen = false
    /// The object so far.
    private(set) var text: [UInt8] = []
    /// The line where it begins.
    private(set) var line = 0
    /// How many lines are counted as its own.
    private(set) var lineCount = 0
    private var depth = 0
    /// The line that was last given to an object.
    private var ownedLine = 0

    /// Enters an array, or an object that goes over several lines.
    mutating func enter() {
        isInside = true
    }

    mutating func leave() {
        isInside = false
        isObjectOpen = false
        text.removeAll(keepingCapacity: true)
    }

    /// Whether the line can go on where the line before ended.
    func canContinue(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard let first = JSONGathering.firstSolid(bytes, range) else { return true }
        if isObjectOpen {
            return first > range.lowerBound || [0x7D, 0x5D, 0x2C, 0x22].contains(bytes[first])
        }
        // Between objects nothing but brackets and commas stands before the next one.
        let next = range.first { !JSONGathering.isBetween(bytes[$0]) }
        return next.map { bytes[$0] == 0x7B } ?? true
    }

    /// Whether the last bracket behind an object closes the array.
    static func closesArray(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.last { bytes[$0] == 0x5B || bytes[$0] == 0x5D }.map { bytes[$0] == 0x5D } ?? false
    }

    /// Whether nothing stands there but brackets and commas, as in an array that holds nothing.
    static func isBrackets(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.allSatisfy { isBetween(bytes[$0]) }
    }

    private static func isBetween(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x2C, 0x5B, 0x5D, 0x7D: true
        default: false
        }
    }

    /// Begins the next object in the rest of a line; false when there is none.
    mutating func begin(_ bytes: Span<UInt8>, _ position: inout Int, before end: Int, line: Int) -> Bool {
        while position < end, bytes[position] != 0x7B {
            position += 1
        }
        guard position < end else { return false }
        isObjectOpen = true
        text.removeAll(keepingCapacity: true)
        depth = 0
        self.line = line
        lineCount = ownedLine == line ? 0 : 1
        ownedLine = line
        return true
    }

    /// Takes a stretch of a line into the object.
    mutating func take(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Progress {
        var position = range.lowerBound
        while position < range.upperBound {
            switch bytes[position] {
            case 0x22:
                guard let end = JSONGathering.stringEnd(bytes, position, before: range.upperBound) else {
                    return .broken
                }
                position = end
                continue
            case 0x7B, 0x5B: depth += 1
            case 0x7D, 0x5D:
                depth -= 1
                if depth == 0 {
                    append(bytes, range.lowerBound..<position + 1)
                    isObjectOpen = false
                    return .closed(next: position + 1)
                }
            default: break
            }
            position += 1
        }
        append(bytes, range)
        text.append(0x0A)
        return .open
    }

    /// Counts a line as the object's own, unless it is one already.
    mutating func own(line: Int) {
        guard ownedLine != line else { return }
        ownedLine = line
        lineCount += 1
    }

    /// Whether the line was counted.
    func owns(line: Int) -> Bool { ownedLine == line }

    private mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        for index in range {
            text.append(bytes[index])
        }
    }

    /// What follows the string that begins at `start`.
    private static func stringEnd(_ bytes: Span<UInt8>, _ start: Int, before end: Int) -> Int? {
        var position = start + 1
        while true {
            position = bytes.position(ofFirst: 0x22, 0x5C, orAtMost: 0x00, in: position..<end)
            guard position < end else { return nil }
            if bytes[position] == 0x22 { return position + 1 }
            position += bytes[position] == 0x5C ? 2 : 1
            guard position <= end else { return nil }
        }
    }

    static func firstSolid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        range.first { bytes[$0] != 0x20 && bytes[$0] != 0x09 }
    }
}

/// Tells whether a line opens an array or an object of log entries over several lines.
enum JSONOpening {
    /// Keys that only log entries have.
    private static let keys: [StaticString] = [
        "\"eventMessage\"", "\"eventType\"", "\"messageType\"", "\"procid\"", "\"log_type\"", "\"levelName\"",
    ]
    /// How many lines an entry has at most up to such a key.
    private static let lineLimit = 64

    /// Whether the line opens an array or an object that goes on in the next line, or holds several objects, and its lines name such a
    /// key; `}` may stand before it, where a capture begins in the middle of an array.
    static func isHere(_ bytes: Span<UInt8>, _ range: Range<Int>, buffer: Span<UInt8>, _ ahead: Lookahead) -> Bool {
        guard let first = JSONGathering.firstSolid(bytes, range), isOpening(bytes, first..<range.upperBound) else {
            return false
        }
        var line = JSONGathering()
        var position = first
        guard line.begin(bytes, &position, before: range.upperBound, line: 1) else {
            return namesKey(buffer, ahead, line)
        }
        switch line.take(bytes, position..<range.upperBound) {
        case .broken: return false
        case .closed(let next):
            return (bytes[first] != 0x7B || begins(bytes, next..<range.upperBound)) && namesKey(bytes, range)
        case .open: return goesOn(buffer, ahead) && (namesKey(bytes, range) || namesKey(buffer, ahead, line))
        }
    }

    /// Whether another object begins behind one, a comma between them or not.
    private static func begins(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.first { bytes[$0] != 0x20 && bytes[$0] != 0x2C }.map { bytes[$0] == 0x7B } ?? false
    }

    /// Whether the next line can stand inside an object.
    private static func goesOn(_ buffer: Span<UInt8>, _ ahead: Lookahead) -> Bool {
        var ahead = ahead
        while let next = ahead.next(buffer) {
            guard let solid = JSONGathering.firstSolid(buffer, next) else { continue }
            return solid > next.lowerBound || buffer[solid] == 0x22 || buffer[solid] == 0x7D
        }
        return false
    }

    /// Whether one of the next lines names a key before the object ends that is open or begins there.
    private static func namesKey(_ buffer: Span<UInt8>, _ ahead: Lookahead, _ object: JSONGathering) -> Bool {
        var (ahead, object) = (ahead, object)
        for number in 2...lineLimit {
            guard let next = ahead.next(buffer), object.canContinue(buffer, next) else { return false }
            var position = next.lowerBound
            if !object.isObjectOpen,
                !object.begin(buffer, &position, before: next.upperBound, line: number)
            {
                guard next.isEmpty else { return false }
                continue
            }
            if namesKey(buffer, next) { return true }
            guard case .open = object.take(buffer, position..<next.upperBound) else { return false }
        }
        return false
    }

    private static func isOpening(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        switch bytes[range.lowerBound] {
        case 0x7B: return true
        case 0x5B:
            let next = JSONGathering.firstSolid(bytes, range.lowerBound + 1..<range.upperBound)
            return next.map { bytes[$0] == 0x7B } ?? true
        case 0x7D: return range.last { bytes[$0] != 0x20 && bytes[$0] != 0x09 }.map { bytes[$0] == 0x7B } ?? false
        default: return false
        }
    }

    private static func namesKey(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var position = range.lowerBound
        while true {
            position = bytes.position(of: 0x22, in: position..<range.upperBound)
            guard position < range.upperBound else { return false }
            if keys.contains(where: { bytes.hasText($0, at: position, before: range.upperBound) }) { return true }
            position += 1
        }
    }
}
