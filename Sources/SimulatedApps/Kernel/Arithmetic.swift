// Functions of which each C library has its own last digit. These use the basic operations only, so that a seed gives
// the same figures everywhere.

private let logarithmOfTwo = 0.693_147_180_559_945_3

/// 1/(2n+1), the last first: the series of artanh, to the precision of a number up to 0.18.
private let artanhTerms = stride(from: 21, through: 1, by: -2).map { 1 / Double($0) }

/// 1/n!, the last first: the series of the exponential function, to the precision of a number up to 0.35.
private let exponentialTerms: [Double] = (0...14).reversed().map { last in
    1 / (1...max(1, last)).reduce(1.0) { $0 * Double($1) }
}

/// The natural logarithm of a positive, finite, normal number; -745 for what is smaller.
func naturalLogarithm(_ number: Double) -> Double {
    guard number >= .leastNormalMagnitude else { return -745 }
    // number = significand · 2^exponent, the significand between the roots of ½ and 2.
    let isHigh = number.significand > 1.414_213_562_373_095
    let significand = isHigh ? number.significand / 2 : number.significand
    let exponent = Double(number.exponent) + (isHigh ? 1 : 0)
    let ratio = (significand - 1) / (significand + 1)
    return exponent * logarithmOfTwo + 2 * ratio * polynomial(artanhTerms, at: ratio * ratio)
}

/// e to the power of a number; beyond ±700 it stays at the value there.
func exponentialFunction(_ power: Double) -> Double {
    let limited = min(700, max(-700, power))
    let exponent = (limited / logarithmOfTwo).rounded(.toNearestOrEven)
    let rest = limited - exponent * logarithmOfTwo
    return polynomial(exponentialTerms, at: rest) * Double(sign: .plus, exponent: Int(exponent), significand: 1)
}

/// The value of a polynomial, its last coefficient first.
private func polynomial(_ coefficients: [Double], at place: Double) -> Double {
    var value = 0.0
    for coefficient in coefficients { value = value * place + coefficient }
    return value
}
