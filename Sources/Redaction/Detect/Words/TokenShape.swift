/// How random a run of letters and digits looks.
struct TokenShape: Sendable {
    /// How many upper-case letters, lower-case letters and digits it has.
    private(set) var (upper, lower, digits) = (0, 0, 0)
    /// Runs of one kind: a word with a capital counts once, so does a number.
    private(set) var segments = 0
    /// Shannon's, in bits a scalar.
    private(set) var entropy = 0.0

    /// How many letters and digits it has.
    var count: Int { upper + lower + digits }
    /// How many of the three kinds it has.
    var kinds: Int { (upper > 0 ? 1 : 0) + (lower > 0 ? 1 : 0) + (digits > 0 ? 1 : 0) }

    init(_ scalars: ArraySlice<UInt32>) {
        var counts = [UInt16](repeating: 0, count: 128)
        var last = Kind.other
        for scalar in scalars.prefix(1024) where scalar < 128 {
            counts[Int(scalar)] += 1
            let kind = Kind(scalar)
            switch kind {
            case .upper: upper += 1
            case .lower: lower += 1
            case .digit: digits += 1
            case .other: break
            }
            if kind != last, kind != .other, !(last == .upper && kind == .lower) { segments += 1 }
            last = kind
        }
        let total = Double(counts.reduce(0) { $0 + Int($1) })
        for count in counts where count > 0 {
            let share = Double(count) / total
            entropy -= share * TokenShape.log2(share)
        }
    }

    private enum Kind {
        case upper, lower, digit, other

        init(_ scalar: UInt32) {
            switch scalar {
            case 48...57: self = .digit
            case 65...90: self = .upper
            case 97...122: self = .lower
            default: self = .other
            }
        }
    }

    /// The binary logarithm of a share between 0 and 1, to a few parts in 10,000.
    private static func log2(_ share: Double) -> Double {
        let exponent = Double(share.exponent)
        let fraction = share.significand
        // ln((1 + z) / (1 - z)) = 2 (z + z³/3 + z⁵/5 + …)
        let ratio = (fraction - 1) / (fraction + 1)
        let square = ratio * ratio
        let logarithm = 2 * ratio * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))))
        return exponent + logarithm / 0.693_147_180_559_945_3
    }
}
