/// Splits a text into its words and looks each up in the lexicon: once for all detectors.
enum TextWords {
    /// The words in their order; the same places in both arrays.
    static func words(of scalars: [UInt32], lowered: [UInt32]) -> [TextWord] {
        let lexicon = WordLexicon.shared
        var words: [TextWord] = []
        words.reserveCapacity(scalars.count / 5 + 1)
        var index = 0
        while index < scalars.count {
            let script = LetterScript(scalars[index])
            if script == .none || script == .mark {
                index += 1
            } else {
                index = addWord(
                    from: index, script: script, of: scalars, lowered: lowered, lexicon: lexicon, to: &words)
            }
        }
        return words
    }

    /// Adds the word that begins at `start` and returns the place after it.
    private static func addWord(
        from start: Int, script first: LetterScript, of scalars: [UInt32], lowered: [UInt32],
        lexicon: WordLexicon, to words: inout [TextWord]
    ) -> Int {
        var hash = WordHash()
        var shape: TextWord.Shape = []
        var script = first
        var index = start
        while index < scalars.count {
            let next = index == start ? first : LetterScript(scalars[index])
            if next != .mark {
                guard next != .none, next.joins(script) else { break }
                note(
                    scalars[index], isCapital: scalars[index] != lowered[index], of: next, at: index == start,
                    in: &shape)
                script = next
            }
            hash.add(lowered[index])
            index += 1
        }
        var roles = lexicon.roles(of: hash.value)
        if !shape.isDisjoint(with: .eastern) { roles.insert(.eastern) }
        words.append(TextWord(range: start..<index, hash: hash.value, shape: shape, roles: roles))
        return index
    }

    private static func note(
        _ scalar: UInt32, isCapital: Bool, of script: LetterScript, at isFirst: Bool, in shape: inout TextWord.Shape
    ) {
        switch script {
        case .digit: shape.insert(.digits)
        case .han: shape.formUnion([.letters, .han])
        case .kana, .hiragana: shape.formUnion([.letters, .kana])
        case .hangul: shape.formUnion([.letters, .hangul])
        case .caseless: shape.formUnion([.letters, .caseless])
        case .none, .mark: break
        case .cased:
            shape.insert(.letters)
            if scalar > 0x7F { shape.insert(.foreign) }
            if isCapital {
                if isFirst { shape.insert(.capital) } else if shape.contains(.small) { shape.insert(.mixed) }
            } else {
                shape.insert(.small)
            }
        }
    }
}
