extension Detector {
    /// Quoted phrases in which somebody is named, and texts of notifications and of what was said to an assistant.
    static let quotedPersons = Detector(
        "quoted-text", .text, needs: .quote,
        matches: [
            Sample("event 'Dentist with Nora' moved", "Dentist with Nora"),
            Sample("task „Kuchen für Sabine“ done", "Kuchen für Sabine"),
            Sample("notification from 'Messages': running late, start without me", "running late, start without me"),
            Sample("phrase 'order my usual' matched OrderIntent", "order my usual"),
        ],
        rejects: [
            "", "button 'Sign in with Apple' tapped", "label 'Open with Safari'", "phrase 'hello'", "event 'Nora'",
            "notification from 'Messages' shown", "notification from 'Messages': 3", "'a with b'",
            "font 'Georgia with serifs'",
            "key phrase \"order_my_usual\"",
        ]
    ) { text, claim in
        QuotedText(text: text).find(claim)
    }
}

/// Reads quotes for whom they name and what stands before them.
private struct QuotedText {
    private static let most = 10
    private static let longest = 200
    private static let links = hashes(
        "with mit avec con met med z s for für fur pour para per voor bei chez an and und et y")
    private static let spoken = hashes("phrase utterance sentence")
    private static let notices = hashes("notification notifications notice")
    private static let from = hashes("from von de by")

    let text: Reading

    func find(_ claim: (Range<Int>) -> Void) {
        var index = 0
        while index < text.words.count {
            let open = text.words[index].range.lowerBound - 1
            let closing = Quotation.closing(text.scalar(open))
            guard open >= 0, !closing.isEmpty, let last = last(from: index, closing) else {
                index += 1
                continue
            }
            let inside = text.words[index].range.lowerBound..<text.words[last].range.upperBound
            let isSpoken =
                index > 0 && QuotedText.spoken.contains(text.words[index - 1].hash) && last > index
                && (index...last - 1).allSatisfy(text.isBlank(after:))
            if isSpoken || namesSomebody(index...last) {
                claim(inside)
            } else if let notice = notice(index, inside.upperBound) {
                claim(notice)
            }
            index = last + 1
        }
    }

    /// The last word before the closing quote, which stands right behind it.
    private func last(from first: Int, _ closing: [UInt32]) -> Int? {
        (first..<min(text.words.count, first + QuotedText.most)).first { word in
            let end = text.words[word].range.upperBound
            return closing.contains(text.scalar(end)) && !text.isWord(end + 1)
        }
    }

    private func namesSomebody(_ words: ClosedRange<Int>) -> Bool {
        words.dropFirst(2).contains { index in
            let word = text.words[index]
            return word.isCapitalized && word.has([.given, .surname]) && !word.has([.common, .interface, .place])
                && QuotedText.links.contains(text.words[index - 1].hash) && text.isBlank(after: index - 1)
        }
    }

    /// The text behind `notification from 'Messages':`, three words and more.
    private func notice(_ first: Int, _ end: Int) -> Range<Int>? {
        guard first > 1, QuotedText.from.contains(text.words[first - 1].hash),
            QuotedText.notices.contains(text.words[first - 2].hash), text.scalar(end + 1) == 0x3A
        else { return nil }
        let start = text.skippingBlanks(end + 2)
        var stop = start
        while stop < text.scalars.count, stop - start < QuotedText.longest, text.scalars[stop] != 0x0A { stop += 1 }
        let words = text.word(from: stop) - text.word(from: start)
        return words > 2 ? start..<stop : nil
    }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0) })
    }
}
