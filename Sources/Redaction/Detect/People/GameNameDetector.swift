extension Detector {
    /// Names that players go by, where a text is about a match: `player "pixelfox" vs "nonna_77"`, `rank 2 Koala_Kim8`.
    static let gameNames = Detector(
        "game-name", .userName, needs: [], roles: .game,
        matches: [
            Sample("Match 81: player \"moosequeen\" vs \"TarteTatin9\"", "moosequeen", "TarteTatin9"),
            Sample("leaderboard rank 2 Koala_Kim8 score 900", "Koala_Kim8"),
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
        UserNames(text: text).account(start, before: text.scalars.count, isKey: false)
    }

    private static func hashes(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { WordHash.hash(of: $0) })
    }
}
