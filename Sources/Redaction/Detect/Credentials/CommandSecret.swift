/// Secrets in command lines, by the table of `CommandRule`.
enum CommandSecret {
    /// The secrets behind the command whose word is at `index`.
    static func values(at index: Int, _ text: borrowing DetectableText) -> [Range<Int>] {
        guard let (name, end) = command(at: index, text) else { return [] }
        if PipedSecret.isWriter(name) { return PipedSecret.values(behind: end, text) }
        let rules = CommandRule.rules(of: name)
        guard !rules.isEmpty else { return [] }
        let line = CommandWords(text, from: end).words
        guard !line.isEmpty else { return [] }
        return rules.flatMap { values(of: $0, in: line, text) }.filter { isSecret($0, text) }
    }

    /// The whole name of a command and the place behind it; nil when the word stands in no place of a command.
    static func command(at index: Int, _ text: borrowing DetectableText) -> (name: String, end: Int)? {
        let start = text.lexicalWords[index].range.lowerBound
        let before = start > 0 ? text.scalars[start - 1] : 0x20
        guard [0x20, 0x09, 0x0A, 0x2F, 0x5C, 0x22, 0x27, 0x28, 0x60, 0x3B, 0x7C, 0x5B, 0x3A].contains(before) else {
            return nil
        }
        var end = start
        while end < text.scalars.count, end - start < 40,
            text.classes[end].meets(.word)
                || [0x2D, 0x5F, 0x2E].contains(text.scalars[end])
        { end += 1 }
        guard end < text.scalars.count, [0x20, 0x09].contains(text.scalars[end]) else { return nil }
        return (string(start..<end, text), end)
    }

    /// A value that is none of a shell's variables, of a keychain's or a file's names, nor a state.
    static func isSecret(_ value: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        guard let first = value.first.map({ text.scalars[$0] }), value.count >= 2 else { return false }
        return ![0x24, 0x40, 0x3C, 0x7B, 0x28, 0x2A, 0x2D].contains(first) && !PublicWords.contains(text.lowered[value])
    }

    static func string(_ range: Range<Int>, _ text: borrowing DetectableText) -> String {
        String(String.UnicodeScalarView(text.lowered[range].compactMap(Unicode.Scalar.init)))
    }

    private static func values(
        of rule: CommandRule, in line: [Range<Int>], _ text: borrowing DetectableText
    ) -> [Range<Int>] {
        var word = -1
        if !rule.words.isEmpty {
            guard let found = line.prefix(8).firstIndex(where: { rule.words.contains(string($0, text)) }) else {
                return []
            }
            word = found
        }
        let behind = line[(word + 1)...]
        switch rule.place {
        case .behind, .joined, .split, .prefixed: return optionValues(of: rule, in: line, text)
        case .positional(let place):
            let words = positionals(behind, text)
            guard words.count > place else { return [] }
            let value = ofPair(words[place], text) ?? words[place]
            let hasDigit = value.contains { text.classes[$0].contains(.digit) }
            return hasDigit || StatedSecret.isOwnWord(value, text) ? [value] : []
        case .last(let least):
            guard behind.contains(where: { isInline($0, text) }) else { return [] }
            let words = positionals(behind, text)
            return words.count >= least ? words.suffix(1) : []
        case .share: return Array(ofShare(behind, isUser: string(line[word], text) == "user", text))
        }
    }

    /// The values of a rule's options, wherever they stand.
    private static func optionValues(
        of rule: CommandRule, in line: [Range<Int>], _ text: borrowing DetectableText
    ) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for (index, word) in line.enumerated() {
            for option in rule.options {
                guard text.scalars[word].starts(with: option) else { continue }
                var value = word.lowerBound + option.count..<word.upperBound
                if value.isEmpty {
                    if case .joined = rule.place { continue }
                    guard index + 1 < line.count else { continue }
                    value = line[index + 1]
                } else if text.scalars[value.lowerBound] == 0x3D {
                    value = value.dropFirst()
                } else if option.count > 2 {
                    if option.count > 3 || option[0] != 0x2D { continue }
                }
                if let value = part(of: CommandWords.bare(value, text), rule, text) { found.append(value) }
            }
        }
        return found
    }

    /// What of an option's value is the secret.
    private static func part(
        of value: Range<Int>, _ rule: CommandRule, _ text: borrowing DetectableText
    ) -> Range<Int>? {
        switch rule.place {
        case .split(let sign):
            guard let mark = text.scalars[value].firstIndex(of: sign.value) else {
                // The sign and what follows it were read as an escape.
                return value.allSatisfy { text.isWritten($0) } ? nil : value
            }
            return mark + 1..<value.upperBound
        case .prefixed(let prefix):
            let prefix = prefix.description.unicodeScalars.map(\.value)
            return text.has(prefix, at: value.lowerBound) ? value.lowerBound + prefix.count..<value.upperBound : nil
        default: return value
        }
    }

    /// Options in one word with a `b` among them.
    private static func isInline(_ word: Range<Int>, _ text: borrowing DetectableText) -> Bool {
        text.scalars[word.lowerBound] == 0x2D && word.count < 7 && text.scalars[word].contains(0x62)
    }

    private static func positionals(_ line: ArraySlice<Range<Int>>, _ text: borrowing DetectableText) -> [Range<Int>] {
        line.filter { text.scalars[$0.lowerBound] != 0x2D }.map { CommandWords.bare($0, text) }
    }

    /// `mia/tiger@orcl`
    private static func ofPair(_ word: Range<Int>, _ text: borrowing DetectableText) -> Range<Int>? {
        guard let slash = text.scalars[word].firstIndex(of: 0x2F) else { return nil }
        let end = text.scalars[slash..<word.upperBound].lastIndex(of: 0x40) ?? word.upperBound
        return slash + 1..<end
    }

    /// `net use Z: \\server\share tiger /user:mia`, `net user mia tiger /add`
    private static func ofShare(
        _ line: ArraySlice<Range<Int>>, isUser: Bool, _ text: borrowing DetectableText
    ) -> ArraySlice<Range<Int>> {
        guard line.contains(where: { [0x2F, 0x5C].contains(text.scalars[$0.lowerBound]) }) else { return [] }
        let words = line.filter {
            ![0x2F, 0x5C].contains(text.scalars[$0.lowerBound]) && text.scalars[$0.upperBound - 1] != 0x3A
        }.map { CommandWords.bare($0, text) }
        return words.dropFirst(isUser ? 1 : 0).prefix(1)
    }
}
