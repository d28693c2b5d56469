/// Check digits of numbers that people carry. All take digits as values 0 to 9, from left to right.
enum CheckDigits {
    /// Luhn: every second digit from the right doubled, the sum a multiple of ten.
    static func luhn(_ digits: some BidirectionalCollection<UInt8>) -> Bool {
        var sum = 0
        for (index, digit) in digits.reversed().enumerated() {
            let value = index.isMultiple(of: 2) ? Int(digit) : Int(digit) * 2
            sum += value > 9 ? value - 9 : value
        }
        return sum.isMultiple(of: 10)
    }

    /// Verhoeff, over the dihedral group of order ten.
    static func verhoeff(_ digits: some BidirectionalCollection<UInt8>) -> Bool {
        var check = 0
        for (index, digit) in digits.reversed().enumerated() {
            check = product(check, permuted(Int(digit), times: index % 8))
        }
        return check == 0
    }

    /// The sum of the digits, each times its weight; of as many digits as there are weights.
    static func weighted(_ digits: some Collection<UInt8>, _ weights: [Int]) -> Int {
        zip(digits, weights).reduce(0) { $0 + Int($1.0) * $1.1 }
    }

    /// The remainder of a number of any length.
    static func remainder(_ digits: some Sequence<UInt8>, by divisor: Int) -> Int {
        digits.reduce(0) { ($0 * 10 + Int($1)) % divisor }
    }

    /// ISO 7064, mod 11,10: German tax numbers, Croatian OIB.
    static func mod11And10(_ digits: some Collection<UInt8>) -> Bool {
        guard let last = digits.dropFirst(digits.count - 1).first else { return false }
        var product = 10
        for digit in digits.dropLast() {
            let sum = (Int(digit) + product) % 10
            product = (sum == 0 ? 10 : sum) * 2 % 11
        }
        return (11 - product) % 10 == Int(last)
    }

    /// In the dihedral group: 0 to 4 are turns, 5 to 9 are mirrored.
    private static func product(_ left: Int, _ right: Int) -> Int {
        switch (left < 5, right < 5) {
        case (true, true): (left + right) % 5
        case (true, false): (left + right - 5) % 5 + 5
        case (false, true): (left - 5 + 5 - right) % 5 + 5
        case (false, false): (left - right + 5) % 5
        }
    }

    /// Verhoeff's permutation, so many times.
    private static func permuted(_ digit: Int, times: Int) -> Int {
        let permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
        return (0..<times).reduce(digit) { value, _ in permutation[value] }
    }
}
