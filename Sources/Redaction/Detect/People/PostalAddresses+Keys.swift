/// Values behind words for addresses.
extension PostalAddresses {
    /// A value after a word for addresses that looks like one.
    func keyed(_ index: Int) -> Range<Int>? {
        switch FieldValue(text, after: index) {
        case .quoted(let inside, true): return looksLikeAddress(inside) ? inside : nil
        case .assigned(let start):
            let limit = FieldValue.end(text, from: start, commas: false)
            let range = start..<partsEnd(from: start, before: limit)
            return looksLikeAddress(range) ? start..<end(after: range.upperBound) : nil
        case .next where index + 1 < text.words.count && !text.words[index + 1].has(.addressKey):
            // `Destination set: …`
            guard case .assigned = FieldValue(text, after: index + 1) else { return nil }
            return keyed(index + 1)
        default: return nil
        }
    }

    /// The end of the comma-separated parts that look like parts of an address.
    private func partsEnd(from start: Int, before limit: Int) -> Int {
        var end = start
        var place = start
        while place < limit {
            var comma = place
            while comma < limit, text.scalars[comma] != 0x2C, text.scalars[comma] != 0xFF0C { comma += 1 }
            let word = text.word(from: place)
            guard word < text.words.count, text.words[word].range.lowerBound < comma,
                place == start || isPlacePart(text.words[word])
            else { break }
            end = placesEnd(in: word, before: comma)
            if end < comma, text.word(from: end) < text.words.count,
                text.words[text.word(from: end)].range.lowerBound < comma
            {
                break
            }
            place = comma + 1
        }
        return end
    }

    /// The end of the words of a part that belong to an address: not of what a sentence goes on with.
    private func placesEnd(in first: Int, before limit: Int) -> Int {
        var last = first
        while last + 1 < text.words.count, text.words[last + 1].range.upperBound <= limit {
            let next = text.words[last + 1]
            let isSentence =
                next.shape.contains(.small) && !next.shape.contains(.capital) && !next.shape.contains(.digits)
            if LetterScript(text.scalars[next.range.lowerBound]) == .hiragana, text.isBlank(after: last) { break }
            if isSentence, !isPlacePart(next), !next.has(.particle) { break }
            last += 1
        }
        return last + 1 < text.words.count && text.words[last + 1].range.lowerBound < limit
            ? text.words[last].range.upperBound : limit
    }

    /// A number and a name, at least two words.
    private func looksLikeAddress(_ range: Range<Int>) -> Bool {
        var hasNumber = false
        var names = 0
        var word = text.word(from: range.lowerBound)
        while word < text.words.count, text.words[word].range.lowerBound < range.upperBound {
            let other = text.words[word]
            if other.shape.contains(.digits) { hasNumber = true }
            let isName =
                other.shape.contains(.capital) && !other.has([.interface, .failure])
                || !other.shape.isDisjoint(with: .withoutCase)
            if other.isLetters, isName, other.count > 1 || other.has(.street) { names += 1 }
            word += 1
        }
        return hasNumber && names > 0 && !range.contains { [0x40, 0x5C].contains(text.scalars[$0]) }
            && text.scalar(range.lowerBound) != 0x2F
    }
}
