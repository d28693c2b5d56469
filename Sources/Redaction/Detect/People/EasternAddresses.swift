/// Reads addresses in Chinese, Japanese and Korean, which go from the large to the small.
struct EasternAddresses {
    let text: Reading

    /// Signs that end the name of a province, a town, a quarter or a street.
    private static let han = Set("省市区區县縣镇鎮乡鄉村路街巷弄道大都府県町丁目番号號室栋棟楼樓层層".unicodeScalars.map(\.value))
    private static let large = Set("省市区區县縣都府県町路街".unicodeScalars.map(\.value))
    private static let hangul = Set("시도구군동로길읍면리".unicodeScalars.map(\.value))

    /// Calls `claim` for each address.
    func find(_ claim: (Range<Int>) -> Void) {
        var next = 0
        for index in text.words.indices where index >= next {
            let word = text.words[index]
            if word.shape.contains(.han), let range = hanAddress(index) {
                claim(range)
                next = text.word(from: range.upperBound)
            } else if word.shape.contains(.hangul), let range = koreanAddress(index) {
                claim(range)
                next = text.word(from: range.upperBound)
            }
        }
    }

    /// A run of Han, digits and dashes with at least two large parts and a number, or three large parts.
    private func hanAddress(_ index: Int) -> Range<Int>? {
        let first = text.words[index].range
        guard text.scalars[first].contains(where: EasternAddresses.large.contains),
            !EasternPhrases.ends(.addressKey, text, before: first.upperBound)
        else { return nil }
        var last = index
        var large = 0
        var hasNumber = false
        while true {
            let word = text.words[last]
            if word.shape.contains(.han) {
                for place in word.range.dropFirst() where EasternAddresses.large.contains(text.scalars[place]) {
                    large += 1
                }
            } else {
                hasNumber = true
            }
            guard last + 1 < text.words.count, isPart(text.words[last + 1]), isJoined(last) else { break }
            last += 1
        }
        guard large >= 2 && hasNumber || large >= 3 else { return nil }
        return start(of: text.words[index])..<end(of: text.words[last], isBehindNumber: last > index)
    }

    /// Behind what says where something goes: `寄送至…`.
    private func start(of word: TextWord) -> Int {
        let lead = word.range.prefix(4).last { EasternAddresses.towards.contains(text.scalars[$0]) }
        return lead.map { $0 + 1 } ?? word.range.lowerBound
    }

    private static let towards = Set("至到往".unicodeScalars.map(\.value))

    /// Behind the last sign of an address where a sentence goes on without a blank: `…100号成功`.
    private func end(of word: TextWord, isBehindNumber: Bool) -> Int {
        guard isBehindNumber, word.shape.contains(.han),
            let last = word.range.last(where: { EasternAddresses.han.contains(text.scalars[$0]) })
        else { return word.range.upperBound }
        return last + 1
    }

    private func isPart(_ word: TextWord) -> Bool {
        word.shape.contains(.han) || word.isNumber && word.count <= 5 || word.shape.contains(.kana)
    }

    private func isJoined(_ index: Int) -> Bool {
        let gap = text.words[index].range.upperBound..<text.words[index + 1].range.lowerBound
        if gap.isEmpty { return true }
        let scalar = text.scalars[gap.lowerBound]
        return gap.count == 1
            && (Reading.isDash(scalar) || scalar == 0x30FC
                || Reading.isBlank(scalar) && text.words[index + 1].shape.isDisjoint(with: .kana))
    }

    /// Two words that end as parts of addresses do, then a number.
    private func koreanAddress(_ index: Int) -> Range<Int>? {
        guard text.words[index].count >= 3 else { return nil }
        var last = index
        while last < text.words.count, text.words[last].shape.contains(.hangul), text.words[last].count >= 2,
            EasternAddresses.hangul.contains(text.scalars[text.words[last].range.upperBound - 1]),
            last == index || text.isBlank(after: last - 1)
        {
            last += 1
        }
        guard last - index >= 2 else { return nil }
        if last < text.words.count, text.words[last].isNumber, text.isBlank(after: last - 1) {
            while last + 1 < text.words.count, text.words[last + 1].isNumber, text.isJoined(after: last, by: 0x2D) {
                last += 1
            }
            return text.words[index].range.lowerBound..<text.words[last].range.upperBound
        }
        return last - index >= 3 ? text.words[index].range.lowerBound..<text.words[last - 1].range.upperBound : nil
    }
}
