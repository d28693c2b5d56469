internal import EventModel

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
    private var numbers = HashedNumbers()
    private var messages: [Range<Int>] = []
    private var decisions: [Decision] = []
    private var text: [UInt8] = []
    /// The hashes of messages that came once.
    private var seen = [UInt64](repeating: 0, count: DecidedEvents.places)

    /// Nothing decided.
    public init() {}

    /// A message as it is looked up: from records of one route.
    public struct Key: Sendable {
        fileprivate var hash: UInt64
        fileprivate var message: Range<Int>
    }

    /// The key of a message in `bytes` from records of a route; nil when it is too long to be remembered.
    public static func key(_ bytes: Span<UInt8>, _ message: Range<Int>, route: Int) -> Key? {
        guard message.count <= longestMessage else { return nil }
        return Key(hash: bytes.hash(of: message, seed: UInt64(truncatingIfNeeded: route)), message: message)
    }

    /// The decision on a message that is remembered.
    public func decision(on key: Key, _ bytes: Span<UInt8>) -> Decision? {
        numbers.number(key.hash) { bytes.isEqual(key.message, to: text.span, messages[$0]) }.map { decisions[$0] }
    }

    /// The number that a decision on this message would get; nil when it is not to be remembered, or not yet.
    public mutating func number(for key: Key) -> Int? {
        guard numbers.count < DecidedEvents.mostEntries else { return nil }
        let place = Int(truncatingIfNeeded: key.hash) & (DecidedEvents.places - 1)
        // A hash of 0 is as good as none: that message comes a third time then.
        if seen[place] == key.hash { return numbers.count }
        seen[place] = key.hash
        return nil
    }

    /// Remembers the decision on a message.
    public mutating func remember(_ decision: Decision, on key: Key, _ bytes: Span<UInt8>) {
        let start = text.count
        for index in key.message { text.append(bytes[index]) }
        numbers.add(key.hash)
        messages.append(start..<text.count)
        decisions.append(decision)
    }
}
