/// Addresses without a word for a street: a name with a number, then a postal code and a town.
struct TownAddresses {
    let text: Reading

    private static let mostNames = 5
    /// Small words within names of places.
    static let joints = Set(
        [
            "der", "dem", "den", "die", "das", "des", "the", "u", "v", "w", "na", "nad", "pod", "sur", "sous", "aux",
            "on",
        ]
        .map { WordHash.hash(of: $0) })

    /// Calls `claim` for each address, in order.
    func find(_ claim: (Range<Int>) -> Void) {
        var next = 0
        for index in text.words.indices where index >= next && text.words[index].shape.contains(.digits) {
            guard let words = european(index) ?? american(index) else { continue }
            claim(text.words[words.lowerBound].range.lowerBound..<text.words[words.upperBound].range.upperBound)
            next = words.upperBound + 1
        }
    }

    // MARK: number behind the name

    /// `Am Markt 3, 04109 Leipzig`; `index` is the number's word.
    private func european(_ index: Int) -> ClosedRange<Int>? {
        guard isHouseNumber(text.words[index]), let first = nameStart(before: index) else { return nil }
        var part = index
        // `18, 3º B, 28004 Madrid`: a floor or a flat between.
        for _ in 0..<3 {
            guard let comma = afterComma(part) else { return nil }
            if let last = town(from: comma) { return first...last }
            guard text.words[comma].count <= 3 else { return nil }
            part = comma
            if part + 1 < text.words.count, text.words[part + 1].count <= 2, isNear(part) { part += 1 }
        }
        return nil
    }

    /// The first word of a name before a number: capitals with small words between, none that programs say.
    private func nameStart(before index: Int) -> Int? {
        var first: Int?
        var place = index - 1
        while place >= 0, index - place <= TownAddresses.mostNames, text.isBlank(after: place) {
            let word = text.words[place]
            guard word.isLetters, !word.has([.unit, .counter, .failure, .version, .device, .interface]) else { break }
            if word.isCapitalized {
                if place == index - 1, word.has(.common) { return nil }
                first = place
            } else if place == index - 1 || !word.has(.particle) && !TownAddresses.joints.contains(word.hash) {
                break
            }
            place -= 1
        }
        return first
    }

    private func isHouseNumber(_ word: TextWord) -> Bool {
        guard word.count <= 5, Reading.isDigit(text.scalars[word.range.lowerBound]) else { return false }
        return word.range.dropFirst().count { !Reading.isDigit(text.scalars[$0]) } <= 1
            && (word.count <= 4 || !word.isNumber)
    }

    /// The word behind a comma and a blank.
    private func afterComma(_ index: Int) -> Int? {
        guard index + 1 < text.words.count else { return nil }
        let gap = text.words[index].range.upperBound..<text.words[index + 1].range.lowerBound
        return gap.count <= 3 && text.scalar(gap.lowerBound) == 0x2C && Reading.isBlank(text.scalar(gap.upperBound - 1))
            ? index + 1 : nil
    }

    /// The last word of a postal code and a town: `04109 Leipzig`, `3511 NR Utrecht`, `110 00 Praha`, `SW1A 1AA London`.
    private func town(from index: Int) -> Int? {
        var index = index
        var digits = 0
        var groups = 0
        while index < text.words.count, groups < 2, isCodePart(text.words[index], isFirst: groups == 0) {
            digits += text.words[index].range.count { Reading.isDigit(text.scalars[$0]) }
            groups += 1
            guard isNear(index) || isDashed(index) else { return nil }
            index += 1
        }
        guard (4...7).contains(digits), groups > 1 || !isYear(text.words[index - 1]), index < text.words.count,
            isTown(text.words[index])
        else { return nil }
        var last = index
        while last + 1 < text.words.count, last - index < 2, isNear(last), isTown(text.words[last + 1]) { last += 1 }
        return last
    }

    /// `2025`: of a plan, an edition.
    private func isYear(_ word: TextWord) -> Bool {
        let value = word.range.reduce(0) { $0 * 10 + Int(text.scalars[$1] &- 0x30) }
        return word.isNumber && word.count == 4 && (1980...2040).contains(value)
    }

    private func isCodePart(_ word: TextWord, isFirst: Bool) -> Bool {
        if word.isNumber { return word.count >= 2 && word.count <= 6 }
        return !isFirst && word.count == 2 && word.isLetters && !word.shape.contains(.small)
    }

    private func isTown(_ word: TextWord) -> Bool {
        word.isCapitalized && word.count > 2 && !word.shape.contains(.mixed)
            && !word.has([.unit, .failure, .interface])
    }

    // MARK: number before the name

    /// `1600 Pine Hollow, Dayton, OH 45402`: the short form of a state and five digits end it.
    private func american(_ index: Int) -> ClosedRange<Int>? {
        guard text.words[index].isNumber, text.words[index].count <= 5 else { return nil }
        var last = index
        var commas = 0
        while last + 1 < text.words.count, last - index < 9 {
            let next = text.words[last + 1]
            if afterComma(last) != nil {
                commas += 1
            } else if !isNear(last) {
                return nil
            }
            if commas > 0, isState(next), last + 2 < text.words.count, isZip(text.words[last + 2]), isNear(last + 1) {
                if last + 3 < text.words.count, text.words[last + 3].has(.unit) { return nil }
                return index...(last + 2)
            }
            guard next.isCapitalized || next.isNumber && next.count <= 4, last > index || next.isCapitalized else {
                return nil
            }
            last += 1
        }
        return nil
    }

    private func isState(_ word: TextWord) -> Bool {
        word.count == 2 && word.isLetters && !word.shape.contains(.small)
    }

    private func isZip(_ word: TextWord) -> Bool { word.isNumber && word.count == 5 }

    private func isNear(_ index: Int) -> Bool { text.isBlank(after: index) }

    private func isDashed(_ index: Int) -> Bool { text.isJoined(after: index, by: 0x2D) }
}
