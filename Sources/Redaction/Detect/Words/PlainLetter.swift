/// The plain letter that a Latin letter with marks is written with, so that `José` and `Jose` are one word.
enum PlainLetter {
    /// The letter in lower case without its marks; nil for a mark that stands alone; other scalars as they are. Takes a
    /// scalar in lower case.
    static func plain(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case ..<0xC0: scalar
        case 0xC0...0x17F: entry(scalar - 0xC0, of: latin, else: scalar)
        case 0x1A0...0x1B0, 0x1CD...0x1DC: entry(scalar - 0x1A0, of: extended, else: scalar)
        case 0x218...0x21B: scalar < 0x21A ? 0x73 : 0x74
        case 0x300...0x36F: nil
        case 0x3AC...0x3CE: greek(scalar)
        case 0x439: 0x438
        case 0x451: 0x435
        case 0x1E00...0x1EFF: entry(scalar - 0x1E00, of: additional, else: scalar)
        default: scalar
        }
    }

    private static func greek(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x3AC: 0x3B1
        case 0x3AD: 0x3B5
        case 0x3AE: 0x3B7
        case 0x3AF, 0x3CA: 0x3B9
        case 0x3C2: 0x3C3
        case 0x3CC: 0x3BF
        case 0x3CD, 0x3CB: 0x3C5
        case 0x3CE: 0x3C9
        default: scalar
        }
    }

    private static func entry(_ index: UInt32, of table: [UInt8], else scalar: UInt32) -> UInt32 {
        let letter = table[Int(index)]
        return letter == 0x3F ? scalar : UInt32(letter)
    }

    /// U+00C0 to U+017F; `?` stands for itself.
    private static let latin = letters(
        """
        aaaaaaaceeeeiiiidnooooo?ouuuuytsaaaaaaaceeeeiiiidnooooo?ouuuuytyaaaaaaccccccccddddeeeeeeeeeegggg\
        gggghhhhiiiiiiiiii??jjkkkllllll??llnnnnnn?nnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz?
        """)

    /// U+01A0 to U+01DC.
    private static let extended = letters(
        """
        oo?????????????uu????????????????????????????aaiioouuuuuuuuuu
        """)

    /// U+1E00 to U+1EFF.
    private static let additional = letters(
        """
        aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrr\
        ssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy????s?aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
        eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy??????
        """)

    private static func letters(_ text: StaticString) -> [UInt8] {
        Array(text.description.utf8)
    }
}
