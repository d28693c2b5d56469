/// Decides whether the stem of a file's name says something about a person.
///
/// Programs name files with words of programs, numbers and dates; people with names and topics. A word that is neither on
/// the list of program words nor one of the usual words of files counts, the more the more the name looks like written by a
/// hand: capitals, blanks, another script.
struct FileStemRule {
    let text: DetectableText

    /// True when it must not be shown. `isKeyed` says that a key of files stands before it.
    func isPersonal(_ stem: Range<Int>, kind: FileExtensions.Kind, isKeyed: Bool) -> Bool {
        if hasAddress(stem) { return true }
        var (unknown, capitals, wides, known) = (0, 0, 0, 0)
        let words = humps(of: stem)
        for word in words {
            if word.isDigits { continue }
            if isUsual(word.range) || word.range.count == 1 {
                known += 1
                continue
            }
            unknown += 1
            if word.isCapital { capitals += 1 }
            if word.isWide { wides += 1 }
        }
        if kind == .program { return programFile(unknown, wides, capitals, stem) }
        guard unknown > 0 else { return longNumber(stem) }
        if text.words(in: stem).contains(where: { text.isPersonName($0.range) }) { return true }
        if isCode(stem) { return false }
        if wides > 0 { return true }
        if kind == .document {
            return capitals > 0 || isKeyed || unknown > 1 || hasBlank(stem)
        }
        return (capitals > 0 && (words.count > 1 || isKeyed)) || hasBlank(stem) || (isKeyed && unknown > 1)
            || (known > 0 && unknown > 0 && words.contains(where: \.isDigits) && words.count > 3)
    }

    /// Files of programs have their words from programs; a name in another script, or one with blanks, is a person's.
    private func programFile(_ unknown: Int, _ wides: Int, _ capitals: Int, _ stem: Range<Int>) -> Bool {
        if hasBlank(stem) && unknown > 0 && (capitals > 1 || wides > 0) { return true }
        let words = text.words(in: stem)
        return words.count > 1 && words.contains { text.isPersonName($0.range) }
    }

    /// An e-mail address; `@2x` of images is none.
    private func hasAddress(_ stem: Range<Int>) -> Bool {
        guard let at = text.scalars[stem].firstIndex(of: Mark.at), at > stem.lowerBound else { return false }
        let rest = text.scalars[at + 1..<stem.upperBound]
        return rest.count > 3 && rest.contains(Mark.dot) && !KeyScalar.isDigit(rest.first ?? 48)
    }

    /// Nine digits and more that are no time.
    private func longNumber(_ stem: Range<Int>) -> Bool {
        text.words(in: stem).contains { word in
            word.all.contains(.digit) && word.range.count >= 9 && !isTime(word.range)
        }
    }

    /// `20261130101402`, or seconds and milliseconds since 1970.
    private func isTime(_ digits: Range<Int>) -> Bool {
        let first = text.scalars[digits.lowerBound]
        if first == 0x32 { return [12, 14, 17].contains(digits.count) }
        return first == 0x31 && [10, 13].contains(digits.count)
    }

    private func hasBlank(_ stem: Range<Int>) -> Bool { text.scalars[stem].contains(Mark.blank) }

    /// A name with points as of a package: `com.example.app`, `5.12.3`.
    private func isCode(_ stem: Range<Int>) -> Bool {
        !hasBlank(stem) && text.scalars[stem].count { $0 == Mark.dot } >= 2
            && !text.scalars[stem].contains { (65...90).contains($0) || $0 >= 0x80 }
    }

    // MARK: Words

    private struct Hump {
        var range: Range<Int>
        var isDigits: Bool
        var isCapital: Bool
        var isWide: Bool
    }

    /// The words, split at case and between letters and digits.
    private func humps(of stem: Range<Int>) -> [Hump] {
        var humps: [Hump] = []
        for word in text.words(in: stem) {
            var start = word.range.lowerBound
            for place in word.range.dropFirst() where breaks(place) {
                humps.append(hump(start..<place))
                start = place
            }
            humps.append(hump(start..<word.range.upperBound))
        }
        return humps
    }

    private func breaks(_ place: Int) -> Bool {
        let (before, here) = (text.classes[place - 1], text.classes[place])
        if before.contains(.digit) != here.contains(.digit) { return true }
        return before.contains(.lower) && here.contains(.upper)
    }

    private func hump(_ range: Range<Int>) -> Hump {
        var (isDigits, isWide) = (true, false)
        for place in range {
            if !text.classes[place].contains(.digit) { isDigits = false }
            if text.classes[place].contains(.wide) { isWide = true }
        }
        return Hump(
            range: range, isDigits: isDigits, isCapital: text.classes[range.lowerBound].contains(.upper), isWide: isWide
        )
    }

    private func isUsual(_ word: Range<Int>) -> Bool {
        FileWords.contains(text.lowered[word]) || text.isProgramWord(word)
    }
}
