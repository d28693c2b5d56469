/// Chinese, Japanese and Korean.
extension TypedText {
    /// Words for searching and writing within runs without blanks, before quotes or a colon, and after quotes.
    func eastern(_ claim: (Range<Int>) -> Void) {
        var place = 0
        while place < text.scalars.count {
            let scalar = text.scalars[place]
            var next = place + 1
            if !Quotation.closing(scalar).isEmpty, isTrigger(before: place) || isSearch(after: place),
                let inside = Quotation.inside(text, openedAt: place)
            {
                claim(inside)
                next = inside.upperBound + 1
            } else if scalar == 0x3A || scalar == 0xFF1A || scalar == 0x3D, isTrigger(before: place, reach: 0) {
                let start = text.skippingBlanks(place + 1)
                let end = FieldValue.end(text, from: start, commas: false)
                if end > start, Quotation.closing(text.scalar(start)).isEmpty, isValue(start..<end) {
                    claim(start..<end)
                    next = end
                }
            }
            place = next
        }
    }

    private func isTrigger(before place: Int, reach: Int = 3) -> Bool {
        var end = place
        while end > 0,
            Reading.isBlank(text.scalars[end - 1]) || text.scalars[end - 1] == 0x3A || text.scalars[end - 1] == 0xFF1A
        { end -= 1 }
        return (0...reach).contains { back in
            end - back > 0 && text.scalars[end - back - 1] > 0x2E80 && (back == 0 || text.scalars[end - back] > 0x2E80)
                && EasternPhrases.ends([.search, .spoken], text, before: end - back)
        }
    }

    /// `「…」を検索`, `'…' 검색`.
    private func isSearch(after place: Int) -> Bool {
        guard let inside = Quotation.inside(text, openedAt: place) else { return false }
        var after = inside.upperBound + 1
        for _ in 0..<4 {
            if EasternPhrases.length(of: .search, text, from: after) != nil { return true }
            guard text.isWord(after) || Reading.isBlank(text.scalar(after)) else { return false }
            after += 1
        }
        return false
    }
}
