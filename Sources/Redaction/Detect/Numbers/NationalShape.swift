/// Shapes and check digits of numbers by country.
enum NationalShape {
    // MARK: letters and digits in one word

    /// Whether a word of letters and digits is such a number.
    static func isMixed(_ word: ArraySlice<UInt32>) -> Bool {
        guard (9...18).contains(word.count) else { return false }
        let scalars = Array(word.map { $0 &- 0x61 < 26 ? $0 - 0x20 : $0 })
        guard scalars.allSatisfy({ Reading.isDigit($0) || $0 &- 0x41 < 26 }) else { return false }
        switch scalars.count {
        case 9: return isSpanish(scalars) || (isBritish(scalars) && word.allSatisfy { $0 < 0x61 })
        case 10:
            return hasPattern(scalars, "LLLLLNNNNL") && "PCHFATBLJG".unicodeScalars.contains { $0.value == scalars[3] }
        case 16: return hasPattern(scalars, "LLLLLLXXLXXLXXXL") && hasItalianCheck(scalars)
        case 18: return hasPattern(scalars, "LLLLNNNNNNLLLLLLXN") && hasMexicanDate(scalars) || hasChineseCheck(scalars)
        default: return false
        }
    }

    /// L a letter, N a digit, X either.
    private static func hasPattern(_ scalars: [UInt32], _ pattern: String) -> Bool {
        zip(scalars, pattern.utf8).allSatisfy { scalar, kind in
            switch kind {
            case 0x4C: scalar &- 0x41 < 26
            case 0x4E: Reading.isDigit(scalar)
            default: true
            }
        }
    }

    private static func value(_ scalars: some Sequence<UInt32>) -> Int {
        scalars.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }

    /// DNI and NIE: the letter is the number's remainder by 23.
    private static func isSpanish(_ scalars: [UInt32]) -> Bool {
        var digits = scalars.dropLast()
        guard let last = scalars.last, last > 0x40 else { return false }
        if let first = digits.first, (0x58...0x5A).contains(first) {
            digits = [first - 0x58 + 0x30] + digits.dropFirst()
        }
        guard digits.allSatisfy(Reading.isDigit) else { return false }
        let letters = Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)
        return UInt32(letters[value(digits) % 23]) == last
    }

    /// National Insurance: two letters of a list, six digits, A to D.
    private static func isBritish(_ scalars: [UInt32]) -> Bool {
        guard hasPattern(scalars, "LLNNNNNNL"), (0x41...0x44).contains(scalars[8]) else { return false }
        let never: Set<UInt32> = [0x44, 0x46, 0x49, 0x51, 0x55, 0x56]
        return !never.contains(scalars[0]) && !never.contains(scalars[1]) && scalars[1] != 0x4F
    }

    /// Odd places by a table, even ones by value, the sum by 26.
    private static func hasItalianCheck(_ scalars: [UInt32]) -> Bool {
        let odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
        var sum = 0
        for (index, scalar) in scalars.dropLast().enumerated() {
            let value = Reading.isDigit(scalar) ? Int(scalar - 0x30) : Int(scalar - 0x41)
            sum += index.isMultiple(of: 2) ? odd[value] : value
        }
        return scalars[15] == UInt32(sum % 26) + 0x41
    }

    private static func hasMexicanDate(_ scalars: [UInt32]) -> Bool {
        isMonthAndDay(value(scalars[6..<8]), value(scalars[8..<10])) && [0x48, 0x4D, 0x58].contains(scalars[10])
    }

    private static func isMonthAndDay(_ month: Int, _ day: Int) -> Bool {
        (1...12).contains(month) && (1...31).contains(day)
    }

    /// GB 11643: a date inside, weights of powers of two by 11, X for ten.
    static func hasChineseCheck(_ scalars: [UInt32]) -> Bool {
        guard scalars.count == 18, scalars.dropLast().allSatisfy(Reading.isDigit) else { return false }
        guard (1900...2100).contains(value(scalars[6..<10])),
            isMonthAndDay(value(scalars[10..<12]), value(scalars[12..<14]))
        else { return false }
        let weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
        let sum = zip(scalars, weights).reduce(0) { $0 + (Int($1.0) - 0x30) * $1.1 }
        let check = Array("10X98765432".utf8)[sum % 11]
        return scalars[17] == UInt32(check)
    }

    // MARK: groups of digits

    /// Whether groups with marks between them are such a number.
    static func isGrouped(_ text: Reading, _ words: ClosedRange<Int>) -> Bool {
        let groups = words.map { text.words[$0].count }
        let scalars = words.flatMap { text.scalars[text.words[$0].range] }
        let marks = String(words.dropLast().map { mark(text, after: $0) })
        guard scalars.dropLast(4).allSatisfy(Reading.isDigit), scalars.contains(where: { $0 != scalars[0] }) else {
            return false
        }
        guard scalars.allSatisfy(Reading.isDigit) else {
            return groups == [6, 4] && marks == "-" && hasFinnishCheck(scalars)
        }
        let digits = scalars.map { UInt8(truncatingIfNeeded: $0 - 0x30) }
        switch (groups, marks) {
        case ([18], _): return hasChineseCheck(scalars)
        case ([3, 2, 4], "--"): return isAmerican(digits)
        case ([3, 3, 3, 2], "..-"): return hasBrazilianCheck(digits)
        case ([2, 3, 3, 4, 2], "../-"): return hasBrazilianCompanyCheck(digits)
        case ([3, 3, 3, 2], "-- "), ([3, 3, 3, 2], "---"): return hasRussianInsuranceCheck(digits)
        case ([6, 2, 4], "--"): return hasDate(digits) && digits[6] * 10 + digits[7] > 0
        case ([6, 7], "-"): return hasDate(digits) && (1...8).contains(digits[6])
        case ([6, 4], "-"): return hasDayOrYearDate(digits) && (CheckDigits.luhn(digits) || hasDanishDate(digits))
        case ([8, 4], "-"): return hasFullDate(digits) && CheckDigits.luhn(digits.dropFirst(2))
        case ([3, 4, 4, 2], "..."): return digits.starts(with: [7, 5, 6]) && hasEANCheck(digits)
        case ([3, 4, 7, 1], "---"): return digits.starts(with: [7, 8, 4])
        case ([4, 4, 4], "  "), ([4, 4, 4], "--"): return digits[0] > 1 && CheckDigits.verhoeff(digits)
        default: return false
        }
    }

    private static func mark(_ text: Reading, after word: Int) -> Character {
        let scalar = text.scalar(text.words[word].range.upperBound)
        if Reading.isDash(scalar) { return "-" }
        if Reading.isBlank(scalar) { return " " }
        return scalar == 0x2F ? "/" : "."
    }

    /// No area 000, 666 and 900 and over, no group 00, no serial 0000.
    private static func isAmerican(_ digits: [UInt8]) -> Bool {
        let area = CheckDigits.weighted(digits, [100, 10, 1])
        return area != 0 && area != 666 && area < 900 && digits[3] + digits[4] > 0 && digits[5...].contains { $0 > 0 }
    }

    private static func hasBrazilianCheck(_ digits: [UInt8]) -> Bool {
        let first = CheckDigits.weighted(digits, Array(stride(from: 10, through: 2, by: -1))) * 10 % 11 % 10
        let second = CheckDigits.weighted(digits, Array(stride(from: 11, through: 2, by: -1))) * 10 % 11 % 10
        return first == Int(digits[9]) && second == Int(digits[10])
    }

    private static func hasBrazilianCompanyCheck(_ digits: [UInt8]) -> Bool {
        let weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
        func check(_ sum: Int) -> Int { sum % 11 < 2 ? 0 : 11 - sum % 11 }
        return check(CheckDigits.weighted(digits, Array(weights.dropFirst()))) == Int(digits[12])
            && check(CheckDigits.weighted(digits, weights)) == Int(digits[13])
    }

    private static func hasRussianInsuranceCheck(_ digits: [UInt8]) -> Bool {
        let sum = CheckDigits.weighted(digits, Array(stride(from: 9, through: 1, by: -1)))
        return sum % 101 % 100 == Int(digits[9]) * 10 + Int(digits[10])
    }

    private static func hasEANCheck(_ digits: [UInt8]) -> Bool {
        let sum = CheckDigits.weighted(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1])
        return sum.isMultiple(of: 10)
    }

    /// Two digits of the year first.
    private static func hasDate(_ digits: [UInt8]) -> Bool {
        isMonthAndDay(number(digits, 2), number(digits, 4))
    }

    private static func hasDanishDate(_ digits: [UInt8]) -> Bool {
        (1...31).contains(number(digits, 0)) && (1...12).contains(number(digits, 2))
            && CheckDigits.weighted(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]).isMultiple(of: 11)
    }

    private static func hasDayOrYearDate(_ digits: [UInt8]) -> Bool { hasDate(digits) || hasDanishDate(digits) }

    private static func hasFullDate(_ digits: [UInt8]) -> Bool {
        (18...20).contains(number(digits, 0)) && isMonthAndDay(number(digits, 4), number(digits, 6))
    }

    private static func number(_ digits: [UInt8], _ start: Int) -> Int {
        Int(digits[start]) * 10 + Int(digits[start + 1])
    }

    /// Day, month, year, a serial and the remainder by 31 as a sign.
    private static func hasFinnishCheck(_ scalars: [UInt32]) -> Bool {
        guard let last = scalars.last, scalars.dropLast().allSatisfy(Reading.isDigit) else { return false }
        let signs = Array("0123456789ABCDEFHJKLMNPRSTUVWXY".utf8)
        return last & ~(last > 0x60 ? 0x20 : 0) == UInt32(signs[value(scalars.dropLast()) % 31])
            && (1...31).contains(value(scalars[0..<2])) && (1...12).contains(value(scalars[2..<4]))
    }
}
