/// The forms of what stands for values in public: `(email)`, `file-1`, `email-7q2k9dmx4bt1`. They are no values, so what was
/// redacted once stays as it is.
enum StandInForm {
    private static let names: Set<[UInt32]> = Set(
        SensitiveType.allCases.map { $0.rawValue.unicodeScalars.map(\.value) })
    private static let longestName = SensitiveType.allCases.map(\.rawValue.utf8.count).max() ?? 0
    private static let tokenLength = 12

    /// What of the claims covers no stand-in, in the text's places.
    static func left(of claims: [Claim], in text: borrowing DetectableText) -> [Claim] {
        let forms = forms(in: text)
        guard !forms.isEmpty else { return claims }
        var left: [Claim] = []
        for claim in claims {
            let inside = forms.filter { $0.overlaps(claim.range) }
            guard !inside.isEmpty else {
                left.append(claim)
                continue
            }
            // The extension of a file's stand-in belongs to it.
            if claim.type == .file { continue }
            var start = claim.range.lowerBound
            for form in inside + [claim.range.upperBound..<claim.range.upperBound] {
                let rest = start..<max(start, min(form.lowerBound, claim.range.upperBound))
                if rest.count(where: { text.classes[$0].meets(.word) }) > 3 {
                    left.append(Claim(range: rest, type: claim.type, rule: claim.rule))
                }
                start = max(start, form.upperBound)
            }
        }
        return left
    }

    /// The places of stand-ins, in order.
    static func forms(in text: borrowing DetectableText) -> [Range<Int>] {
        var forms: [Range<Int>] = []
        for (index, word) in text.words.enumerated() {
            let start = word.range.lowerBound
            if let last = forms.last, start < last.upperBound { continue }
            guard word.all.contains(.lower), let end = nameEnd(index, text) else { continue }
            if start > 0, text.scalars[start - 1] == 0x28, end < text.scalars.count, text.scalars[end] == 0x29 {
                forms.append(start - 1..<end + 1)
            } else if let numbered = numberEnd(end, text) {
                forms.append(start..<numbered)
            }
        }
        return forms
    }

    /// The end of the longest type's name that starts with a word: names have up to three words.
    private static func nameEnd(_ index: Int, _ text: borrowing DetectableText) -> Int? {
        let start = text.words[index].range.lowerBound
        var found: Int?
        for last in index..<min(index + 2, text.words.count) {
            let end = text.words[last].range.upperBound
            guard end - start <= longestName else { break }
            if last > index, text.words[last].range.lowerBound != text.words[last - 1].range.upperBound + 1 { break }
            if names.contains(Array(text.scalars[start..<end])) { found = end }
        }
        return found
    }

    /// The end of `-12` or `-7q2k9dmx4bt1` behind a name.
    private static func numberEnd(_ end: Int, _ text: borrowing DetectableText) -> Int? {
        guard end + 1 < text.scalars.count, text.scalars[end] == 0x2D else { return nil }
        var place = end + 1
        var isNumber = true
        while place < text.scalars.count, text.classes[place].meets(.word), !text.classes[place].contains(.upper) {
            isNumber = isNumber && text.classes[place].contains(.digit)
            place += 1
        }
        let length = place - end - 1
        return length == tokenLength || isNumber && (1...6).contains(length) ? place : nil
    }
}
