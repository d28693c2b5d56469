extension Detector {
    /// Players of the platform's games service: `G:1203344556`, `T:_` and hexadecimal digits.
    static let gamePlayers = Detector(
        "game-player", .user, needs: [],
        matches: [
            Sample("player g:1203344556677 authenticated (GameKit)", "g:1203344556677"),
            Sample("teamPlayerID = A:_0a1b2c3d4e5f60718293a4b5c6d7e8f9", "A:_0a1b2c3d4e5f60718293a4b5c6d7e8f9"),
            Sample("Game Center alias \"Blaze-Otter-19\"", "Blaze-Otter-19"),
            Sample("GKLocalPlayer T:_9f8e7d6c5b4a39281706f5e4d3c2b1a0 joined", "T:_9f8e7d6c5b4a39281706f5e4d3c2b1a0"),
        ],
        rejects: [
            "", "T:12345678 idle", "player g:12", "drive G:12345678", "player at 12:30", "player t:123.456",
            "key alias \"release-2\"",
        ]
    ) { text, claim in
        guard text.lexicalWords.contains(where: { GamePlayer.isGame(text, $0) }) else { return }
        for (index, word) in text.lexicalWords.enumerated() {
            if word.count == 1, let range = GamePlayer.range(text, from: word.range.lowerBound) { claim(range) }
            if let range = GamePlayer.alias(text, after: index) { claim(range) }
        }
    }
}

private enum GamePlayer {
    private static let games = Set(
        [
            "player", "players", "gamekit", "gamecenter", "game", "gklocalplayer", "gkplayer", "gameplayerid",
            "teamplayerid", "playerid", "spieler", "joueur", "jugador", "giocatore", "gracz", "igrac", "oyuncu",
            "pelaaja", "speler", "spelare", "spiller", "hrac", "jatekos", "jucator", "jogador",
            "игрок",
            "игрока", "гравець", "プレイヤー", "玩家", "플레이어",
        ].map { WordHash.hash(of: $0) })

    static func isGame(_ text: borrowing DetectableText, _ word: TextWord) -> Bool { games.contains(word.hash) }

    private static let aliases = Set(["alias", "gamertag", "nickname"].map { WordHash.hash(of: $0) })

    /// The quoted name behind a player's `alias`; other aliases are of keys and hosts.
    static func alias(_ text: borrowing DetectableText, after index: Int) -> Range<Int>? {
        let word = text.lexicalWords[index]
        guard aliases.contains(word.hash),
            text.lexicalWords[max(0, index - 3)..<index].contains(where: { games.contains($0.hash) })
        else { return nil }
        var start = word.range.upperBound
        while start < text.scalars.count, start - word.range.upperBound < 4, text.scalars[start] != 0x22 { start += 1 }
        guard text.scalar(start) == 0x22 else { return nil }
        var end = start + 1
        while end < text.scalars.count, end - start < 64, text.scalars[end] != 0x22 { end += 1 }
        return text.scalar(end) == 0x22 && end - start > 2 ? start + 1..<end : nil
    }

    /// A letter for the scope, a colon, and many digits, or an underscore and hexadecimal ones.
    static func range(_ text: borrowing DetectableText, from start: Int) -> Range<Int>? {
        guard [0x67, 0x74, 0x61, 0x75].contains(text.lowered[start]), text.scalar(start + 1) == 0x3A,
            text.isTokenStart(start)
        else { return nil }
        let isHex = text.scalar(start + 2) == 0x5F
        let first = isHex ? start + 3 : start + 2
        let end = text.end(of: isHex ? .alphanumeric : .digit, from: first)
        guard end - first >= (isHex ? 16 : 8), text.isTokenEnd(end), text.scalar(end) != 0x2E else { return nil }
        return start..<end
    }
}
