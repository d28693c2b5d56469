/// The points of a pattern that unlocks a screen, behind the words for it: `unlock pattern 1-4-7-8-9`.
enum UnlockPattern {
    private static let things = WordHash.set("pattern muster motif patron padrao wzor узор ключ schema")
    private static let uses = WordHash.set(
        """
        unlock unlocking swipe lock lockscreen draw drawn gesture entsperr entsperrung sperr wisch deverrouillage desbloqueo \
        desbloqueio sblocco ontgrendel odblokowania разблокировки графический
        """)

    /// The points behind the word at `index`.
    static func value(after index: Int, _ text: borrowing DetectableText) -> Range<Int>? {
        let words = text.lexicalWords
        guard things.contains(words[index].hash) else { return nil }
        let near = words[max(0, index - 2)..<min(words.count, index + 3)]
        guard near.contains(where: { uses.contains($0.hash) }) else { return nil }
        var next = index + 1
        while next < words.count, next < index + 5, !words[next].isNumber {
            guard words[next].isLetters, !words[next].has([.counter, .unit, .failure, .version]) else { return nil }
            next += 1
        }
        guard next < words.count, words[next].isNumber else { return nil }
        let start = words[next].range.lowerBound
        var (end, points) = (start, Set<UInt32>())
        while end < text.scalars.count {
            let scalar = text.scalars[end]
            if (0x30...0x39).contains(scalar) {
                guard points.insert(scalar).inserted else { return nil }
            } else if ![0x2D, 0x2C, 0x3E, 0x20, 0x2192].contains(scalar) || !text.isDigit(behind: end) {
                break
            }
            end += 1
        }
        return (4...10).contains(points.count) ? start..<end : nil
    }
}

extension DetectableText {
    /// Whether a digit stands behind a mark, or behind a mark and a blank.
    fileprivate func isDigit(behind place: Int) -> Bool {
        guard place + 1 < scalars.count else { return false }
        if classes[place + 1].contains(.digit) { return true }
        return [0x20, 0x3E].contains(scalars[place + 1]) && place + 2 < scalars.count
            && classes[place + 2].contains(.digit)
    }
}
