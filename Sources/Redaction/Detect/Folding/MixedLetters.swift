/// Words of Latin letters with some of another script between them that look the same: `раssword`, whose first two are Cyrillic.
enum MixedLetters {
    private static let latin: [UInt32: UInt32] = Dictionary(
        uniqueKeysWithValues: zip(
            "аеорсухіјѕԁһӏєкмтвнпАЕОРСУХІЈЅВНКМТαορνκιΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars.map(\.value),
            "aeopcyxijsdhlekmtbhnAEOPCYXIJSBHKMTaopvkiABEZHIKMNOPTYX".unicodeScalars.map(\.value)))

    /// Writes such letters as the Latin ones, in words that have Latin letters too.
    static func fold(_ text: inout FoldedScalars) {
        guard text.scalars.contains(where: isOther), text.scalars.contains(where: isLatin) else { return }
        var place = 0
        while place < text.scalars.count {
            guard isLatin(text.scalars[place]) || isOther(text.scalars[place]) else {
                place += 1
                continue
            }
            let start = place
            var (hasLatin, hasOther) = (false, false)
            while place < text.scalars.count, isLatin(text.scalars[place]) || isOther(text.scalars[place]) {
                hasLatin = hasLatin || isLatin(text.scalars[place])
                hasOther = hasOther || isOther(text.scalars[place])
                place += 1
            }
            guard hasLatin, hasOther else { continue }
            for letter in start..<place { text.scalars[letter] = latin[text.scalars[letter]] ?? text.scalars[letter] }
        }
    }

    private static func isLatin(_ scalar: UInt32) -> Bool { (97...122).contains(scalar | 0x20) }

    /// Letters of the Greek and Cyrillic blocks.
    private static func isOther(_ scalar: UInt32) -> Bool { (0x370...0x52F).contains(scalar) }
}
