extension DetectableText {
    /// The roles of a word. Where no blanks part words, those of the words at its end: a compound is what it ends with.
    func roles(at index: Int) -> WordRoles {
        let word = lexicalWords[index]
        guard !word.shape.isDisjoint(with: .eastern), word.count > 1 else { return word.roles }
        let (roles, start) = roles(before: word.range.upperBound, from: word.range.lowerBound)
        // Particles stand behind the word: `新密码为`.
        let before = roles.contains(.link) ? self.roles(before: start, from: word.range.lowerBound).roles : []
        return word.roles.union(before.isEmpty ? roles : before)
    }

    /// The roles of the longest known word that ends at a place and begins behind `start`, and where it begins.
    func roles(before end: Int, from start: Int) -> (roles: WordRoles, start: Int) {
        for first in max(start, end - EasternPhrases.longest)..<end {
            var hash = WordHash()
            for place in first..<end { hash.add(lowered[place]) }
            let roles = WordLexicon.shared.roles(of: hash.value)
            if !roles.isEmpty { return (roles, first) }
        }
        return ([], end)
    }
}
