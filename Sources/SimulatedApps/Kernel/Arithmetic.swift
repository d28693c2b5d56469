// Functions of which each C library has its own last digit. These use the basic operations only, so that a seed gives
// the same figures everywhere.

private let naturalLogarithmOfTwo = 0.693_147_180_559_945_3

/// The natural logarithm of a positive, finite, normal number; -745 for what is smaller.
func naturalLogarithm(_ number: Double) -> Double {
    guard number >= .leastNormalMagnitude else { return -745 }
    // number = significand · 2^exponent, and ln(significand) from the series of artanh.
    let ratio = (number.significand - 1) / (number.significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for index in stride(from: 39, through: 1, by: -2) {
        sum = sum * square + 1 / Double(index)
    }
    return Double(number.exponent) * naturalLogarithmOfTwo + 2 * ratio * sum
}

/// e to the power of a number; beyond ±700 it stays at the value there.
func exponentialFunction(_ power: Double) -> Double {
    let limited = min(700, max(-700, power))
    let exponent = (limited / naturalLogarithmOfTwo).rounded(.toNearestOrEven)
    let rest = limited - exponent * naturalLogarithmOfTwo
    var sum = 1.0
    for index in stride(from: 20, through: 1, by: -1) {
        sum = 1 + sum * rest / Double(index)
    }
    return sum * Double(sign: .plus, exponent: Int(exponent), significand: 1)
}
