internal import EventModel

/// The shapes of messages that came before, and how often each came again: logs say the same with other digits again and again,
/// and digits have no say in a shape but as digits.
///
/// Bounded: when it is full it starts anew. It never leaves the gate.
struct ShapeMemo: Sendable {
    private static let mostMessages = 32_768
    private static let mostBytes = 4 << 20
    private static let longest = 512

    private var numbers = HashedNumbers()
    private var forms: [Range<Int>] = []
    private var text: [UInt8] = []
    private var shapes: [[UInt8]] = []
    private var counts: [Int] = []
    /// The message that was asked for last: without its digits, and how many bytes that are.
    private var form = [UInt8](repeating: 0, count: longest)
    private var length: Int?
    private var hash: UInt64 = 0

    /// Counts a message whose shape is known; false where it has to be read. Records with one number of `names` have the same
    /// names of their own.
    mutating func count(_ bytes: Span<UInt8>, _ message: Range<Int>, names: Int) -> Bool {
        let isPossible = message.count <= ShapeMemo.longest && names != SenderTable.unnumbered
        length = isPossible ? DigitlessForm.write(bytes, message, into: &form) : nil
        guard let length else { return false }
        hash = form.span.hash(of: 0..<length, seed: UInt64(truncatingIfNeeded: names))
        guard let known = number(length) else { return false }
        counts[known] += 1
        return true
    }

    /// The number of the form that was written.
    private func number(_ length: Int) -> Int? {
        numbers.number(hash) { form.span.isEqual(0..<length, to: text.span, forms[$0]) }
    }

    /// Keeps the shape of the message that was asked for last; what was counted goes to `all` when there is no room.
    mutating func keep(_ shape: [UInt8], _ all: inout BoundedCounts<[UInt8]>) {
        guard let length else { return }
        if numbers.count >= ShapeMemo.mostMessages || text.count + length > ShapeMemo.mostBytes { settle(&all) }
        let start = text.count
        text.append(contentsOf: form[..<length])
        forms.append(start..<text.count)
        numbers.add(hash)
        shapes.append(shape)
        counts.append(0)
    }

    /// Adds what was counted to `all`, and forgets it.
    mutating func settle(_ all: inout BoundedCounts<[UInt8]>) {
        for (shape, count) in zip(shapes, counts) where count > 0 { all.add(shape, count: count) }
        self = ShapeMemo()
    }
}

/// Writes messages so that those which differ in the values of digits are the same, and only those that have one shape.
enum DigitlessForm {
    /// What stands for a digit: no message that has it is written.
    private static let digit: UInt8 = 0x01
    private static let dot = UInt8(ascii: ".")
    /// Extensions by which a name of a file is known, as far as they have digits: these are kept, and the zero of `0x`.
    private static let extensions = Set(
        Vocabulary.fileExtensions.map { Array($0.utf8) }.filter { $0.contains(where: ByteClass.isDigit) })
    private static let longestExtension = extensions.map(\.count).max() ?? 0

    /// Writes a message to the begin of `form`, which has room for it; nil where that cannot be done.
    static func write(_ bytes: Span<UInt8>, _ message: Range<Int>, into form: inout [UInt8]) -> Int? {
        precondition(message.count <= form.count, "room for the message")
        var out = form.mutableSpan
        let shift = message.lowerBound
        var place = shift
        // Where the run of letters and digits begins in which `place` is.
        var run = place
        while place < message.upperBound {
            let byte = bytes[place]
            if !ByteClass.isDigit(byte) {
                if byte == digit { return nil }
                out[place &- shift] = byte
                place &+= 1
                if !ByteClass.isLetter(byte) { run = place }
            } else if isHexadecimal(bytes, at: place, in: message) {
                (out[place &- shift], out[place &- shift &+ 1]) = (byte, bytes[place &+ 1])
                place &+= 2
                while place < message.upperBound, ByteClass.isHexDigit(bytes[place]) {
                    out[place &- shift] = digit
                    place &+= 1
                }
            } else {
                let isKept =
                    isPrefix(bytes, at: place, in: message)
                    || (run > shift && bytes[run &- 1] == dot && isExtension(bytes, from: run, in: message))
                out[place &- shift] = isKept ? byte : digit
                place &+= 1
            }
        }
        return message.count
    }

    /// `0x`, by which a number may be one of base 16.
    private static func isPrefix(_ bytes: Span<UInt8>, at place: Int, in message: Range<Int>) -> Bool {
        bytes[place] == UInt8(ascii: "0") && place &+ 1 < message.upperBound
            && bytes[place &+ 1] | 0x20 == UInt8(ascii: "x")
    }

    /// `0x` and a digit of base 16, which is a number to its end: behind a mark that is in no number.
    private static func isHexadecimal(_ bytes: Span<UInt8>, at place: Int, in message: Range<Int>) -> Bool {
        guard isPrefix(bytes, at: place, in: message), place &+ 2 < message.upperBound,
            ByteClass.isHexDigit(bytes[place &+ 2])
        else { return false }
        guard place > message.lowerBound else { return true }
        switch bytes[place &- 1] {
        case ByteClass.blank, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "="), UInt8(ascii: "<"): return true
        default: return false
        }
    }

    private static func isExtension(_ bytes: Span<UInt8>, from start: Int, in message: Range<Int>) -> Bool {
        var word: [UInt8] = []
        var place = start
        while place < message.upperBound, word.count <= longestExtension,
            ByteClass.isLetter(bytes[place]) || ByteClass.isDigit(bytes[place])
        {
            word.append(ByteClass.isDigit(bytes[place]) ? bytes[place] : bytes[place] | 0x20)
            place += 1
        }
        return extensions.contains(word)
    }
}
