/// Which words may be shown, for words that were looked up before: logs say the same words again and again. Of fixed
/// size: a word takes the place of another one whose hash falls on it. It never leaves the gate.
struct WordMemo: Sendable {
    private struct Entry: Sendable {
        var word: [UInt8]
        var isShown: Bool
    }

    private static let size = 1024

    private var entries: [Entry] = []

    /// `ShapeWords.isShown` of a word.
    mutating func isShown(_ word: ArraySlice<UInt8>) -> Bool {
        if entries.isEmpty { entries = Array(repeating: Entry(word: [], isShown: false), count: Self.size) }
        // FNV-1a; equality is checked on the bytes, so a collision costs time only.
        var hash: UInt32 = 0x811c_9dc5
        for byte in word { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        let slot = Int((hash ^ hash >> 16) % UInt32(Self.size))
        if entries[slot].word.elementsEqual(word) { return entries[slot].isShown }
        let isShown = ShapeWords.isShown(word)
        entries[slot] = Entry(word: Array(word), isShown: isShown)
        return isShown
    }
}
