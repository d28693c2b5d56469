/// Things of programs and games that are named like people: `Chelsea theme`, `Dr. Mario level`.
enum NamedThings {
    private static let words = Set(
        """
        theme themes font style pack palette wallpaper skin skins edition preset map region zone locale layout template color
        colour accent mode engine framework library level levels stage game movie film series episode season character avatar
        sticker stickers costume outfit quest mission boss campaign soundtrack ringtone
        """
        .split { $0 == " " || $0 == "\n" }.map { WordHash.hash(of: $0) })

    static func isOne(_ word: TextWord) -> Bool { words.contains(word.hash) }
}
