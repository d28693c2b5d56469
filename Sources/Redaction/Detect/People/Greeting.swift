/// Reads whom a greeting is for: `Welcome back, Kenji`, `Ahoj Vojto!`.
struct Greeting {
    let reader: NameReader
    private var text: Reading { reader.text }

    init(reader: NameReader) { self.reader = reader }

    /// The name that a word of a greeting leads to. It is sure when the way the greeting is written leaves nothing else:
    /// forms of address change the endings of names in many languages, so no lexicon has them all.
    func name(after index: Int) -> (name: NameReader.Name, isSure: Bool)? {
        guard isGreeting(index) else { return nil }
        var next = index + 1
        while next < text.words.count, next <= index + 2, !text.words[next].shape.contains(.capital),
            text.words[next].shape.isDisjoint(with: .withoutCase)
        {
            next += 1
        }
        guard next < text.words.count, !text.endsSentence(after: next - 1), let name = reader.name(from: next),
            !Greeting.everybody.contains(text.words[next].hash)
        else { return nil }
        let gap = text.words[next - 1].range.upperBound..<text.words[next].range.lowerBound
        guard gap.count <= 3, !gap.contains(where: { [0x3D, 0x2E, 0x5F, 0x2F].contains(text.scalars[$0]) }) else {
            return nil
        }
        let hasComma = gap.contains { [0x2C, 0xFF0C, 0x60C].contains(text.scalars[$0]) }
        return (name, hasComma || begins(index) && name.parts == 1 && ends(name))
    }

    /// `morning` is none alone.
    private func isGreeting(_ index: Int) -> Bool {
        guard Greeting.times.contains(text.words[index].hash) else { return true }
        return index > 0 && text.words[index - 1].hash == Greeting.good && text.isBlank(after: index - 1)
    }

    /// Nothing stands before it but a quote, a sign or the end of a sentence, or another greeting.
    private func begins(_ index: Int) -> Bool {
        guard index > 0, !text.endsSentence(after: index - 1) else { return true }
        if text.words[index - 1].has(.greeting) || text.words[index - 1].hash == Greeting.good { return true }
        let gap = text.words[index - 1].range.upperBound..<text.words[index].range.lowerBound
        if text.words[index - 1].count <= 2, text.words[index - 1].has([.particle, .stop]) { return true }
        return gap.contains {
            !Reading.isBlank(text.scalars[$0]) && text.scalars[$0] != 0x5F && text.scalars[$0] != 0x2E
        }
    }

    /// A comma, an exclamation mark, a quote or the end stands right behind the name.
    private func ends(_ name: NameReader.Name) -> Bool {
        let end = text.skippingBlanks(reader.range(of: name).upperBound)
        guard end < text.scalars.count else { return true }
        switch text.scalars[end] {
        case 0x2C, 0x21, 0xFF0C, 0xFF01, 0x60C, 0x22, 0x27, 0x201D, 0x2019, 0xBB, 0x0A, 0x3C: return true
        default: return text.scalars[end] > 0x1F000
        }
    }

    private static let good = WordHash.hash(of: "good")
    private static let times = hashes("morning afternoon evening")
    /// Whom examples and letters to all greet.
    private static let everybody = hashes(
        """
        world mundo welt monde mondo wereld swiecie svete varlden verden maailma dunya мир світе свят siri alexa cortana google
        morgen tag abend nachmittag journee soiree dias tardes noches giorno sera pomeriggio dia tarde noite dzien wieczor
        all everyone everybody folks team friends guys there again back ladies
        """)

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })
    }
}
