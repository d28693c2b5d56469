/// Values that were decided before, so that a value that comes again costs a look-up. Bounded: when it is full it starts
/// anew. It never leaves the gate.
struct DecidedValues: Sendable {
    /// What became of a value.
    struct Decision: Sendable {
        var value: RedactedValue
        /// The row of the audit that counts it, by number.
        var row: Int
        /// Whether it is a word like those that are shown, and only one more than may be.
        var isWordTooMany = false
    }

    private struct Entry: Sendable {
        var slot: Int
        var bytes: [UInt8]
        var decision: Decision
    }

    private static let mostEntries = 4096
    private static let longestValue = 2048

    private var entries: [UInt64: [Entry]] = [:]
    private var count = 0

    /// The decision on the same bytes for the same parameter, if it is still known.
    func decision(_ bytes: Span<UInt8>, _ range: Range<Int>, slot: Int) -> Decision? {
        guard range.count <= DecidedValues.longestValue else { return nil }
        return entries[hash(bytes, range, slot)]?.first { $0.slot == slot && isEqual($0.bytes, bytes, range) }?.decision
    }

    /// Keeps a decision.
    mutating func keep(_ decision: Decision, _ bytes: Span<UInt8>, _ range: Range<Int>, slot: Int) {
        guard range.count <= DecidedValues.longestValue else { return }
        if count >= DecidedValues.mostEntries {
            entries.removeAll(keepingCapacity: true)
            count = 0
        }
        var copy: [UInt8] = []
        for place in range { copy.append(bytes[place]) }
        entries[hash(bytes, range, slot), default: []].append(Entry(slot: slot, bytes: copy, decision: decision))
        count += 1
    }

    /// FNV-1a; equality is checked on the bytes, so a collision costs time only.
    private func hash(_ bytes: Span<UInt8>, _ range: Range<Int>, _ slot: Int) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: slot)
        for place in range {
            hash = (hash ^ UInt64(bytes[place])) &* 0x0000_0100_0000_01b3
        }
        return hash
    }

    private func isEqual(_ copy: [UInt8], _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard copy.count == range.count else { return false }
        for offset in copy.indices where copy[offset] != bytes[range.lowerBound + offset] { return false }
        return true
    }
}
