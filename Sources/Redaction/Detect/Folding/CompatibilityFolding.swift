/// Makes equal what looks or reads equal: full width, styled and circled letters, digits of any script, variants of blanks,
/// dashes, dots and quotes; joins letters with their marks; leaves out what has no width.
enum CompatibilityFolding {
    /// The text folded.
    static func folded(_ text: borrowing FoldedScalars) -> FoldedScalars {
        var result = FoldedScalars(capacity: text.scalars.count)
        for place in text.scalars.indices {
            let scalar = text.scalars[place]
            guard scalar >= 0x80 else {
                result.append(scalar, for: place..<place + 1, of: text)
                continue
            }
            switch replacement(for: scalar) {
            case .one(let other):
                if let joined = joined(result.scalars.last, other) {
                    result.scalars[result.scalars.count - 1] = joined
                    result.ends[result.ends.count - 1] = text.ends[place]
                } else {
                    result.append(other, for: place..<place + 1, of: text)
                }
            case .two(let first, let second):
                result.append(first, for: place..<place + 1, of: text)
                result.append(second, for: place..<place + 1, of: text)
            case .none: break
            }
        }
        return result
    }

    enum Replacement: Equatable {
        case one(UInt32)
        case two(UInt32, UInt32)
        case none
    }

    /// What a scalar beyond ASCII becomes.
    static func replacement(for scalar: UInt32) -> Replacement {
        switch scalar {
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF, 0x180B...0x180E,
            0xFE00...0xFE0F, 0xE0000...0xE0FFF, 0x34F, 0x61C:
            .none
        case 0xFF01...0xFF5E: .one(scalar - 0xFEE0)
        case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: .one(0x20)
        case 0x2010...0x2015, 0x2212, 0x2043, 0xFE58, 0xFE63, 0x058A, 0x05BE, 0x2E3A, 0x2E3B: .one(0x2D)
        case 0x2018, 0x2019, 0x201A, 0x201B, 0x02BC, 0x2032: .one(0x27)
        case 0x2024, 0x3002, 0xFF61, 0xFE52: .one(0x2E)
        case 0xFE55, 0xA789, 0x2236: .one(0x3A)
        // The masculine ordinal of `nº` is a mark, as in `n°`.
        case 0xBA: .one(0xB0)
        case 0xFE6B: .one(0x40)
        case 0x2044, 0x2215: .one(0x2F)
        case 0x2217, 0xFE61: .one(0x2A)
        default: letterOrDigit(scalar)
        }
    }

    private static func letterOrDigit(_ scalar: UInt32) -> Replacement {
        switch scalar {
        case 0x100...0x65F, 0x3040...0x9FFF, 0xAC00...0xD7A3: .one(scalar)
        case 0x1D400...0x1D6A3: .one(letter((scalar - 0x1D400) % 52))
        case 0x1D7CE...0x1D7FF: .one(48 + (scalar - 0x1D7CE) % 10)
        case 0x24B6...0x24CF: .one(65 + scalar - 0x24B6)
        case 0x24D0...0x24E9: .one(97 + scalar - 0x24D0)
        case 0x249C...0x24B5: .one(97 + scalar - 0x249C)
        case 0x1F130...0x1F149: .one(65 + scalar - 0x1F130)
        case 0x2460...0x2468: .one(49 + scalar - 0x2460)
        case 0x2469...0x2473: .two(scalar == 0x2473 ? 50 : 49, scalar == 0x2473 ? 48 : 48 + scalar - 0x2469)
        case 0x2070, 0x2074...0x2079: .one(48 + scalar - 0x2070)
        case 0x2080...0x2089: .one(48 + scalar - 0x2080)
        case 0xB2, 0xB3: .one(48 + scalar - 0xB0)
        case 0xB9: .one(49)
        case 0xFB01: .two(0x66, 0x69)
        case 0xFB02: .two(0x66, 0x6C)
        case 0xFB00: .two(0x66, 0x66)
        case 0x2102...0x2134: .one(letterlike[scalar] ?? scalar)
        default: .one(digit(scalar) ?? scalar)
        }
    }

    private static func letter(_ place: UInt32) -> UInt32 { place < 26 ? 65 + place : 71 + place }

    /// Styled letters that stand outside the mathematical block.
    private static let letterlike: [UInt32: UInt32] = [
        0x2102: 67, 0x210A: 103, 0x210B: 72, 0x210C: 72, 0x210D: 72, 0x210E: 104, 0x2110: 73, 0x2111: 73, 0x2112: 76,
        0x2113: 108, 0x2115: 78, 0x2119: 80, 0x211A: 81, 0x211B: 82, 0x211C: 82, 0x211D: 82, 0x2124: 90, 0x2128: 90,
        0x212C: 66, 0x212D: 67, 0x212F: 101, 0x2130: 69, 0x2131: 70, 0x2133: 77, 0x2134: 111,
    ]

    /// The ASCII digit of a decimal digit of another script.
    private static func digit(_ scalar: UInt32) -> UInt32? {
        guard scalar >= 0x660, let properties = Unicode.Scalar(scalar)?.properties, properties.numericType == .decimal,
            let value = properties.numericValue
        else { return nil }
        return 48 + UInt32(value)
    }

    /// A letter and the mark behind it as one scalar; nil when there is none.
    private static func joined(_ base: UInt32?, _ mark: UInt32) -> UInt32? {
        guard let base else { return nil }
        switch mark {
        case 0x1161...0x1175 where (0x1100...0x1112).contains(base):
            return 0xAC00 + ((base - 0x1100) * 21 + mark - 0x1161) * 28
        case 0x11A8...0x11C2 where (0xAC00...0xD7A3).contains(base) && (base - 0xAC00) % 28 == 0:
            return base + mark - 0x11A7
        case 0x300...0x345, 0x3099, 0x309A:
            guard let first = Unicode.Scalar(base), let second = Unicode.Scalar(mark) else { return nil }
            var pair = String(first)
            pair.unicodeScalars.append(second)
            return pair.first.flatMap { composed[$0] }
        default: return nil
        }
    }

    /// Letters with marks, by what they are equal to: characters are equal when they are canonically equivalent.
    private static let composed: [Character: UInt32] = {
        var letters: [Character: UInt32] = [:]
        let blocks: [ClosedRange<UInt32>] = [
            0xC0...0x24F, 0x1E00...0x1EFF, 0x386...0x3CE, 0x400...0x4FF, 0x304B...0x30FE,
        ]
        for scalar in blocks.joined() {
            guard let unicode = Unicode.Scalar(scalar), unicode.properties.isAlphabetic else { continue }
            letters[Character(unicode)] = scalar
        }
        return letters
    }()
}
