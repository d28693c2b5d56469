extension Detector {
    /// Names that players go by, where a text is about a match: `player "pixelfox" vs "nonna_77"`, `rank 2 Koala_Kim8`.
    static let gameNames = Detector(
        "game-name", .userName, needs: [], roles: .game,
        matches: [
            Sample("Match 81: player \"moosequeen\" vs \"TarteTatin9\"", "moosequeen", "TarteTatin9"),
            Sample("leaderboard rank 2 Koala_Kim8 score 900", "Koala_Kim8"),
            Sample("player xDarkFemke99 joined lobby", "xDarkFemke99"),
            Sample("leaderboard: 1. kim_k8 2. lucy_l", "kim_k8", "lucy_l"),
            Sample("lobby 7: opponent grim_teapot joined", "grim_teapot"),
            Sample("duel won, winner=moss_quackalot", "moss_quackalot"),
        ],
        rejects: [
            "", "player \"main\" ready",
            "rank 1 of 40, score 88", "player vs environment, score 12", "match winner: none",
            "opponent timeout_2 in lobby", "video player \"hls-1\" stalled", "leaderboard rank 12 loaded",
            "match 3 player count 12", "score 12 vs 14", "lobby player \"\" missing",
        ]
    ) { text, claim in
        for index in text.words.indices where text.words[index].isNumber {
            if let range = GameName.listed(text, at: index) { claim(range) }
        }
        for index in text.words.indices where GameName.isPlayer(text.words[index]) {
            if let range = GameName.range(text, after: index) { claim(range) }
        }
    }
}

private enum GameName {
    private static let players = hashes(
        "player opponent vs versus rank winner loser challenger teammate kicked invited host rival spieler gegner joueur "
            + "jugador")

    static func isPlayer(_ word: TextWord) -> Bool { players.contains(word.hash) }

    static func range(_ text: Reading, after index: Int) -> Range<Int>? {
        switch FieldValue(text, after: index) {
        case .quoted(let inside, _):
            return isChosen(text, inside) ? inside : nil
        case .assigned(let start): return account(text, start)
        case .next(let start):
            let isNumbered = text.words[index + 1].isNumber && text.isBlank(after: index + 1)
            return account(text, isNumbered ? text.words[index + 2].range.lowerBound : start)
        case .none: return nil
        }
    }

    /// `leaderboard: 1. mia_moo 2. …`
    static func listed(_ text: Reading, at index: Int) -> Range<Int>? {
        let end = text.words[index].range.upperBound
        guard text.words[index].count < 4, text.scalar(end) == 0x2E, text.scalar(end + 1) == 0x20 else { return nil }
        return account(text, end + 2)
    }

    /// One word or two that no program says.
    private static func isChosen(_ text: Reading, _ inside: Range<Int>) -> Bool {
        let words = text.words[text.word(from: inside.lowerBound)..<text.word(from: inside.upperBound)]
        let blanks = inside.count { Reading.isBlank(text.scalars[$0]) }
        guard (3...24).contains(inside.count), blanks < 2, let first = words.first, !first.isNumber else {
            return false
        }
        return !words.allSatisfy { $0.has([.common, .interface, .failure, .harmless]) || $0.isNumber }
    }

    private static func account(_ text: Reading, _ start: Int) -> Range<Int>? {
        UserNames(text: text).account(start, before: text.scalars.count, isKey: false) ?? mixed(text, start)
    }

    /// `xDarkFemke99`: letters of both cases and a digit, which code hardly has in a message about a match.
    private static func mixed(_ text: Reading, _ start: Int) -> Range<Int>? {
        let index = text.word(from: start)
        guard index < text.words.count, text.words[index].range.lowerBound == start, text.words[index].count > 6,
            text.words[index].shape.isSuperset(of: [.letters, .digits, .mixed]),
            [0, 0x20, 0x2C, 0x29].contains(text.scalar(text.words[index].range.upperBound))
        else { return nil }
        return text.words[index].range
    }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0) })
    }
}
