internal import EventModel

/// What of records that are no events of a known app is never shown, as keyed hashes: values of events that nobody planned, and
/// words of messages that programs do not say.
///
/// Logs say the same again and again, so what came before costs a look-up in a table of fixed size.
struct HiddenWords: Sendable {
    private static let places = 4096
    private static let shortest = SecretSet.shortestWord

    /// The values.
    private(set) var values: SecretSet
    /// The words of messages.
    private(set) var words: SecretSet
    private var seen: [UInt64] = []

    /// Nothing, under the key of a run.
    init(_ key: RunKey) {
        values = SecretSet(key: key)
        words = SecretSet(key: key, limit: SecretSet.wordLimit)
    }

    /// Notes what of a record is not shown.
    mutating func note(_ content: RecordTally.Content, _ bytes: Span<UInt8>, _ message: Range<Int>) {
        switch content {
        case .message: note(words: message.prefix(MessageShape.reach), bytes)
        case .event(let event):
            for parameter in event.parameters { note(value: parameter.value, bytes) }
        case .nothing: break
        }
    }

    /// Gives back what is needed only while records come.
    mutating func forget() {
        seen = []
    }

    mutating func merge(_ later: HiddenWords) {
        values.merge(later.values)
        words.merge(later.words)
    }

    private mutating func note(value: Range<Int>, _ bytes: Span<UInt8>) {
        let value = value.prefix(MessageRedactor.longestMessage)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for place in value { hash = (hash ^ UInt64(bytes[place])) &* 0x0000_0100_0000_01B3 }
        guard isNew(hash) else { return }
        values.add(dropped: String(decoding: value.map { bytes[$0] }, as: UTF8.self))
    }

    private mutating func note(words message: Range<Int>, _ bytes: Span<UInt8>) {
        var start = message.lowerBound
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for place in message.lowerBound...message.upperBound {
            if place < message.upperBound, let byte = Self.letter(bytes[place]), !isMark(bytes, place, message) {
                hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
                continue
            }
            if place - start >= Self.shortest { note(word: start..<place, hash, bytes) }
            (start, hash) = (place + 1, 0xCBF2_9CE4_8422_2325)
        }
    }

    private mutating func note(word: Range<Int>, _ hash: UInt64, _ bytes: Span<UInt8>) {
        guard isNew(hash) else { return }
        let lowered = word.map { Self.letter(bytes[$0]) ?? bytes[$0] }
        if SecretSet.tells(lowered[...]) { words.add(word: lowered[...]) }
    }

    /// Whether a place is one of a quote, a dash or a blank outside of ASCII.
    private func isMark(_ bytes: Span<UInt8>, _ place: Int, _ message: Range<Int>) -> Bool {
        guard bytes[place] >= 0x80 else { return false }
        return (max(message.lowerBound, place - 2)...place).contains { start in
            bytes[start] == 0xE2 && start + 1 < message.upperBound && bytes[start + 1] == 0x80
        }
    }

    /// A letter or digit in lower case, or a byte of another script.
    private static func letter(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x61...0x7A, 0x30...0x39, 0x80...0xFF: byte
        case 0x41...0x5A: byte | 0x20
        default: nil
        }
    }

    /// Whether a hash is not the last that came to its place of the table.
    private mutating func isNew(_ hash: UInt64) -> Bool {
        if seen.isEmpty { seen = [UInt64](repeating: 0, count: Self.places) }
        let place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (Self.places - 1)
        if seen[place] == hash { return false }
        seen[place] = hash
        return true
    }
}
