/// Words of device names that are those of the maker: what else stands in one is the owner's.
enum DeviceWords {
    private static let words: Set<UInt64> = Set(
        """
        iphone ipad ipod mac macbook imac watch apple tv vision pro air mini max plus se ultra series studio display \
        generation gen th st nd rd inch simulator device touch xr xs galaxy pixel samsung google version os ios ipados
        """.split(whereSeparator: \.isWhitespace).map { KeyTable.hash($0.unicodeScalars.map(\.value)[...]) })

    /// Whether a word that is not the maker's stands in a range.
    static func hasOwnWord(_ text: DetectableText, _ range: Range<Int>) -> Bool {
        text.words(in: range).contains { word in
            let letters = text.lowered[word.range].drop { KeyScalar.isDigit($0) }
            let core = letters.prefix { !KeyScalar.isDigit($0) }
            return !core.isEmpty && !words.contains(KeyTable.hash(core))
        }
    }
}
