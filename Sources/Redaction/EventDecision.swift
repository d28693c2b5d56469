/// What becomes of a planned event, as far as its message alone decides: the same for every event with the same message.
public final class EventDecision: Sendable {
    /// A value of which something has to be noted each time that it comes.
    struct Noted: Sendable {
        /// The index of its parameter.
        var parameter: Int
        /// Which parameter of the message it is.
        var position: Int
        var decision: DecidedValues.Decision
    }

    /// What such an event says.
    public let content: EventContent
    /// The content's number. It stands here, too, so that who needs only the number does not touch the content, which may be in
    /// use on another thread.
    public let number: Int?
    /// The rows of the audit that count the other values, by number.
    let rows: [Int]
    /// Values with a pseudonym, and such that nobody declared while it is not known how many installs have them.
    let noted: [Noted]

    init(content: EventContent, rows: [Int], noted: [Noted]) {
        self.content = content
        number = content.number
        self.rows = rows
        self.noted = noted
    }
}

/// Messages whose event was decided before, so that one that comes again costs a look-up. Like `DecidedValues` it is bounded
/// and never leaves the gate.
///
/// A message is remembered when it comes the second time: those that come once leave a hash. When it is full nothing more is
/// remembered. What it answers depends on the messages before only.
public struct DecidedEvents<Decision: Sendable>: Sendable {
    /// How long a message is at most, in bytes.
    public static var longestMessage: Int { 512 }
    private static var mostEntries: Int { 2048 }
    private static var places: Int { 4096 }

    // What is compared stands apart from the decisions, so that a look-up copies none.
    private var hashes: [UInt64] = []
    private var messages: [Range<Int>] = []
    private var decisions: [Decision] = []
    private var text: [UInt8] = []
    /// Numbers of entries, from 1, at the places of their hashes or behind.
    private var table = [Int32](repeating: 0, count: DecidedEvents.places)
    /// The hashes of messages that came once.
    private var seen = [UInt64](repeating: 0, count: DecidedEvents.places)

    /// Nothing decided.
    public init() {}

    /// A message as it is looked up: from records of one route, see `hash`.
    public struct Key: Sendable {
        fileprivate var hash: UInt64
        fileprivate var message: Range<Int>
    }

    /// The key of a message in `bytes` from records of a route; nil when it is too long to be remembered.
    public static func key(_ bytes: Span<UInt8>, _ message: Range<Int>, route: Int) -> Key? {
        guard message.count <= longestMessage else { return nil }
        return Key(hash: bytes.mixed(message, seed: UInt64(truncatingIfNeeded: route)), message: message)
    }

    /// The decision on a message that is remembered.
    public func decision(on key: Key, _ bytes: Span<UInt8>) -> Decision? {
        var place = Int(truncatingIfNeeded: key.hash) & (DecidedEvents.places - 1)
        while table[place] > 0 {
            let number = Int(table[place]) - 1
            if hashes[number] == key.hash, bytes.holds(key.message, text.span, messages[number]) {
                return decisions[number]
            }
            place = (place + 1) & (DecidedEvents.places - 1)
        }
        return nil
    }

    /// The number that a decision on this message would get; nil when it is not to be remembered, or not yet.
    public mutating func number(for key: Key) -> Int? {
        guard hashes.count < DecidedEvents.mostEntries else { return nil }
        let place = Int(truncatingIfNeeded: key.hash) & (DecidedEvents.places - 1)
        // A hash of nothing is 0, and so is the place of none: that message comes a third time then.
        if seen[place] == key.hash { return hashes.count }
        seen[place] = key.hash
        return nil
    }

    /// Remembers the decision on a message.
    public mutating func remember(_ decision: Decision, on key: Key, _ bytes: Span<UInt8>) {
        let start = text.count
        for index in key.message { text.append(bytes[index]) }
        hashes.append(key.hash)
        messages.append(start..<text.count)
        decisions.append(decision)
        var place = Int(truncatingIfNeeded: key.hash) & (DecidedEvents.places - 1)
        while table[place] > 0 { place = (place + 1) & (DecidedEvents.places - 1) }
        table[place] = Int32(hashes.count)
    }
}

extension Span<UInt8> {
    /// A hash of bytes, eight at a time. Equality is checked on the bytes, so a collision costs time only.
    fileprivate func mixed(_ range: Range<Int>, seed: UInt64) -> UInt64 {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of this span")
        var hash = (seed &+ UInt64(truncatingIfNeeded: range.count)) &* 0x9E37_79B9_7F4A_7C15
        var position = range.lowerBound
        while position &+ 8 <= range.upperBound {
            hash = (hash ^ word(at: position)) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash &>> 32
            position &+= 8
        }
        while position < range.upperBound {
            hash = (hash ^ UInt64(self[position])) &* 0xFF51_AFD7_ED55_8CCD
            position &+= 1
        }
        return (hash ^ (hash &>> 29)) | 1
    }

    /// Whether a range of this span holds the bytes of a range of another one.
    fileprivate func holds(_ range: Range<Int>, _ other: Span<UInt8>, _ otherRange: Range<Int>) -> Bool {
        guard range.count == otherRange.count else { return false }
        var offset = 0
        while offset &+ 8 <= range.count {
            if word(at: range.lowerBound &+ offset) != other.word(at: otherRange.lowerBound &+ offset) { return false }
            offset &+= 8
        }
        while offset < range.count {
            if self[range.lowerBound &+ offset] != other[otherRange.lowerBound &+ offset] { return false }
            offset &+= 1
        }
        return true
    }

    /// Eight bytes from `position` on.
    private func word(at position: Int) -> UInt64 {
        precondition(position >= 0 && position &+ 8 <= count, "eight bytes of this span")
        // Safety: all eight bytes lie in the span; any bytes make an integer.
        return unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
    }
}
