/// `+` as a blank in the values of queries and forms: `q=anna+berg&page=2`. One that was percent encoded is a plus, and so is
/// one in an address, before a number or in base64.
enum FormBlanks {
    /// Replaces them.
    static func fold(_ text: inout FoldedScalars) {
        var place = 0
        while place < text.scalars.count {
            guard text.scalars[place] == 0x3D else {
                place += 1
                continue
            }
            let start = place + 1
            place = start
            while place < text.scalars.count, !isEnd(text.scalars[place]) { place += 1 }
            if isTyped(text, start..<place) {
                for sign in start..<place where isPlainPlus(text, sign) { text.scalars[sign] = 0x20 }
            }
        }
    }

    private static func isEnd(_ scalar: UInt32) -> Bool {
        // Blanks, & # ; " ' , < > ) ] } and the next key's sign.
        switch scalar {
        case 0...0x20, 0x26, 0x23, 0x3B, 0x22, 0x27, 0x2C, 0x3C, 0x3E, 0x29, 0x5D, 0x7D, 0x3D: true
        default: false
        }
    }

    private static func isPlainPlus(_ text: borrowing FoldedScalars, _ place: Int) -> Bool {
        text.scalars[place] == 0x2B && text.ends[place] - text.starts[place] == 1
    }

    /// True when each part between plus signs is a word or a short number, and there is more than one.
    private static func isTyped(_ text: borrowing FoldedScalars, _ value: Range<Int>) -> Bool {
        var signs = 0
        var (letters, digits) = (0, 0)
        for place in value {
            let scalar = text.scalars[place]
            if isPlainPlus(text, place) {
                guard letters + digits > 0 else { return false }
                signs += 1
                (letters, digits) = (0, 0)
            } else if scalar == 0x40 || scalar == 0x2F {
                return false
            } else if (48...57).contains(scalar) {
                digits += 1
            } else if scalar >= 0x80 || (97...122).contains(scalar | 0x20) {
                letters += 1
            }
            guard letters == 0 || digits == 0, letters <= 20, digits <= 6 else { return false }
        }
        return signs > 0 && letters + digits > 0
    }
}
