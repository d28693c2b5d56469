/// A secret that one command writes and the next one reads: `echo tiger | sudo -S id`, `chpasswd <<< "mia:tiger"`.
enum PipedSecret {
    private static let writers: Set<String> = ["echo", "printf", "chpasswd"]
    private static let readers: Set<String> = [
        "-s", "--stdin", "--password-stdin", "--passphrase-fd", "--pinentry-mode", "--with-token", "chpasswd", "passwd",
        "stdin", "-passin", "cryptsetup", "--key-file=-",
    ]

    static func isWriter(_ name: String) -> Bool { writers.contains(name) }

    /// What stands between the writer and a pipe to a reader.
    static func values(behind end: Int, _ text: borrowing DetectableText) -> [Range<Int>] {
        let line = CommandWords(text, from: end)
        if let value = hereString(line.words, text) { return [value] }
        guard line.end < text.scalars.count, text.scalars[line.end] == 0x7C, let last = line.words.last else {
            return []
        }
        let reader = CommandWords(text, from: line.end + 1).words.prefix(8)
        guard reader.contains(where: { readers.contains(CommandSecret.string($0, text)) }) else { return [] }
        let value = secret(of: CommandWords.bare(last, text), text)
        return CommandSecret.isSecret(value, text) ? [value] : []
    }

    /// `<<< "mia:tiger"`
    private static func hereString(_ words: [Range<Int>], _ text: borrowing DetectableText) -> Range<Int>? {
        guard words.count > 1, text.scalars[words[0]].elementsEqual([0x3C, 0x3C, 0x3C]) else { return nil }
        let value = secret(of: CommandWords.bare(words[1], text), text)
        return CommandSecret.isSecret(value, text) ? value : nil
    }

    /// What stands behind the name and its colon, or all of it.
    private static func secret(of word: Range<Int>, _ text: borrowing DetectableText) -> Range<Int> {
        text.scalars[word].firstIndex(of: 0x3A).map { $0 + 1..<word.upperBound } ?? word
    }
}
