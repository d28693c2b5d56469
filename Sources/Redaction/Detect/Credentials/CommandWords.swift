/// The words of a command line: parted by blanks, with quotes around some of them.
struct CommandWords {
    private static let mostWords = 48
    private static let longestWord = 256

    /// The words behind the command, with their quotes.
    private(set) var words: [Range<Int>] = []
    /// Where the command's own part ends: at the text's or the line's end, a pipe or a semicolon.
    private(set) var end: Int

    /// The words from a place on, up to the end of the command.
    init(_ text: borrowing DetectableText, from start: Int) {
        var place = start
        end = start
        while place < text.scalars.count, words.count < CommandWords.mostWords {
            while place < text.scalars.count, CommandWords.isBlank(text.scalars[place]) { place += 1 }
            end = place
            guard place < text.scalars.count, !CommandWords.isEnd(text.scalars[place]) else { return }
            let word = CommandWords.word(text, from: place)
            words.append(word)
            place = word.upperBound
            end = place
        }
    }

    /// A word without the quotes around it, and without the marks of the sentence behind it.
    static func bare(_ word: Range<Int>, _ text: borrowing DetectableText) -> Range<Int> {
        var (start, end) = (word.lowerBound, word.upperBound)
        while end > start, [0x2C, 0x29].contains(text.scalars[end - 1]) { end -= 1 }
        if end - start > 1, isQuote(text.scalars[start]), text.scalars[end - 1] == text.scalars[start] {
            start += 1
            end -= 1
        }
        return start..<end
    }

    private static func word(_ text: borrowing DetectableText, from start: Int) -> Range<Int> {
        var place = start
        while place < text.scalars.count, place - start < longestWord {
            let scalar = text.scalars[place]
            if isQuote(scalar), let close = closing(of: scalar, text, from: place + 1) {
                place = close + 1
                continue
            }
            if isBlank(scalar) || isEnd(scalar) { break }
            place += 1
        }
        return start..<place
    }

    private static func closing(of quote: UInt32, _ text: borrowing DetectableText, from start: Int) -> Int? {
        text.scalars[start..<min(text.scalars.count, start + longestWord)].firstIndex(of: quote)
    }

    private static func isQuote(_ scalar: UInt32) -> Bool { scalar == 0x22 || scalar == 0x27 }
    private static func isBlank(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0x09 }
    /// A line end, a pipe, a semicolon or a back quote.
    private static func isEnd(_ scalar: UInt32) -> Bool { [0x0A, 0x0D, 0x7C, 0x3B, 0x60].contains(scalar) }
}
