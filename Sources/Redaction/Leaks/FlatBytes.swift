/// The letters and digits of a text in UTF-8, ASCII in lower case, and where its words begin.
struct FlatBytes: Sendable {
    private(set) var bytes: [UInt8] = []
    /// Where words begin, ascending.
    private(set) var starts: [Int] = []

    /// The text as it stands.
    init(_ text: String) {
        var isInside = false
        for byte in text.utf8 { add(byte, &isInside) }
    }

    /// The text without its encodings.
    init(folding text: String) {
        self.init(DetectableText(text))
    }

    /// A folded text.
    init(_ text: borrowing DetectableText) {
        var isInside = false
        for place in text.lowered.indices {
            let scalar = text.lowered[place]
            if scalar < 0x80 {
                add(UInt8(truncatingIfNeeded: scalar), &isInside)
            } else if FlatText.isLetterOrDigit(scalar), let letter = Unicode.Scalar(scalar) {
                for byte in String(letter).utf8 { add(byte, &isInside) }
            } else {
                isInside = false
            }
        }
    }

    /// The text with its humps as words: `johnTapped`; nil where it has none.
    static func humped(_ text: String) -> FlatBytes? {
        var parted: [UInt8] = []
        var hasHump = false
        for byte in text.utf8 {
            if (65...90).contains(byte), let last = parted.last, (97...122).contains(last) || (48...57).contains(last) {
                parted.append(0x20)
                hasHump = true
            }
            parted.append(byte)
        }
        return hasHump ? FlatBytes(String(decoding: parted, as: UTF8.self)) : nil
    }

    private mutating func add(_ byte: UInt8, _ isInside: inout Bool) {
        let lowered = (65...90).contains(byte) ? byte | 0x20 : byte
        guard (97...122).contains(lowered) || (48...57).contains(byte) || byte >= 0x80 else {
            isInside = false
            return
        }
        if !isInside { starts.append(bytes.count) }
        isInside = true
        bytes.append(lowered)
    }

    /// The words.
    var words: [[UInt8]] {
        starts.indices.map { Array(bytes[starts[$0]..<end(of: $0)]) }
    }

    private func end(of word: Int) -> Int { word + 1 < starts.count ? starts[word + 1] : bytes.count }

    /// Whether a stretch begins and ends where words do. Scripts without blanks have no such borders.
    func isWord(_ range: Range<Int>) -> Bool {
        if bytes[range].contains(where: { $0 >= 0xE0 }) { return true }
        return isBorder(range.lowerBound) && isBorder(range.upperBound)
    }

    /// The words that a stretch has a part in.
    func wordRanges(meeting range: Range<Int>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var word = index(before: range.lowerBound)
        while word < starts.count, starts[word] < range.upperBound {
            ranges.append(starts[word]..<end(of: word))
            word += 1
        }
        return ranges
    }

    private func isBorder(_ place: Int) -> Bool {
        place == bytes.count || starts[index(before: place)] == place
    }

    /// The word that a place stands in.
    private func index(before place: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }
}
