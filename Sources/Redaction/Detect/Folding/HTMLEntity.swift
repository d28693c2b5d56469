/// `&#64;`, `&#x40;` and the named entities of ASCII signs and Latin letters.
enum HTMLEntity {
    private static let longestName = 8

    /// Decodes the entity at `place`; the place after it, or nil when there is none.
    static func decode(_ text: borrowing FoldedScalars, _ place: Int, _ result: inout FoldedScalars) -> Int? {
        guard place + 2 < text.scalars.count else { return nil }
        if text.scalars[place + 1] == 0x23 { return numbered(text, place, &result) }
        var name = ""
        var end = place + 1
        while end < text.scalars.count, name.utf8.count <= longestName, let scalar = Unicode.Scalar(text.scalars[end]),
            scalar.isASCII, scalar != ";"
        {
            guard scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else { return nil }
            name.unicodeScalars.append(scalar)
            end += 1
        }
        guard end < text.scalars.count, text.scalars[end] == 0x3B, let scalar = named[name] else { return nil }
        result.append(scalar, for: place..<end + 1, of: text)
        return end + 1
    }

    private static func numbered(_ text: borrowing FoldedScalars, _ place: Int, _ result: inout FoldedScalars) -> Int? {
        let isHex = text.scalars[place + 2] | 0x20 == 0x78
        let start = place + (isHex ? 3 : 2)
        var end = start
        var value: UInt32 = 0
        while end < text.scalars.count, end < start + 8, let digit = EscapeDecoder.hexValue(text.scalars[end]),
            isHex || digit < 10
        {
            value = value &* (isHex ? 16 : 10) &+ digit
            end += 1
        }
        guard end > start, let scalar = Unicode.Scalar(value), scalar != "\0" else { return nil }
        if end < text.scalars.count, text.scalars[end] == 0x3B { end += 1 }
        result.append(scalar.value, for: place..<end, of: text)
        return end
    }

    /// The names of U+00A0 to U+00FF, in order.
    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
        para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
        Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
        Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
        igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
        thorn yuml
        """

    private static let named: [String: UInt32] = {
        var names: [String: UInt32] = [
            "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "commat": 0x40, "period": 0x2E,
            "plus": 0x2B,
            "lowbar": 0x5F, "hyphen": 0x2D, "dash": 0x2D, "ndash": 0x2013, "mdash": 0x2014, "colon": 0x3A, "sol": 0x2F,
            "num": 0x23, "equals": 0x3D, "excl": 0x21, "lpar": 0x28, "rpar": 0x29, "comma": 0x2C, "semi": 0x3B,
            "percnt": 0x25, "dollar": 0x24, "lsquo": 0x2018, "rsquo": 0x2019, "ldquo": 0x201C, "rdquo": 0x201D,
            "Scaron": 0x160, "scaron": 0x161, "OElig": 0x152, "oelig": 0x153, "Tab": 9, "NewLine": 10,
        ]
        for (place, name) in latin.split(separator: " ").enumerated() { names[String(name)] = 0xA0 + UInt32(place) }
        return names
    }()
}
