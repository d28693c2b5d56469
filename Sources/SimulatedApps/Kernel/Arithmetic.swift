// Functions of which each C library has its own last digit. These use the basic operations only, so that a seed gives
// the same figures everywhere.

private let logarithmOfTwo = 0.693_147_180_559_945_3

/// How the exponent 0 is stored.
private let zeroExponent: UInt = 1023

/// 1/(2n+1), the last first: the series of artanh, to the precision of a number up to 0.18.
private let artanhTerms: [Double] = [
    1 / 21, 1 / 19, 1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7, 1 / 5, 1 / 3, 1,
]

/// 1/n!, the last first: the series of the exponential function, to the precision of a number up to 0.35.
private let exponentialTerms: [Double] = [
    1 / 87_178_291_200, 1 / 6_227_020_800, 1 / 479_001_600, 1 / 39_916_800, 1 / 3_628_800, 1 / 362_880, 1 / 40_320,
    1 / 5_040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2, 1, 1,
]

/// The natural logarithm of a positive, finite, normal number; -745 for what is smaller.
func naturalLogarithm(_ number: Double) -> Double {
    guard number >= .leastNormalMagnitude else { return -745 }
    // number = significand · 2^exponent, the significand between the roots of ½ and 2.
    let whole = Double(
        sign: .plus, exponentBitPattern: zeroExponent, significandBitPattern: number.significandBitPattern)
    let isHigh = whole > 1.414_213_562_373_095
    let significand = isHigh ? whole / 2 : whole
    let exponent = Double(Int(number.exponentBitPattern) - Int(zeroExponent) + (isHigh ? 1 : 0))
    let ratio = (significand - 1) / (significand + 1)
    return exponent * logarithmOfTwo + 2 * ratio * polynomial(artanhTerms, at: ratio * ratio)
}

/// e to the power of a number; beyond ±700 it stays at the value there.
func exponentialFunction(_ power: Double) -> Double {
    let limited = min(700, max(-700, power))
    let exponent = (limited / logarithmOfTwo).rounded(.toNearestOrEven)
    let rest = limited - exponent * logarithmOfTwo
    let factor = Double(
        sign: .plus, exponentBitPattern: UInt(Int(zeroExponent) + Int(exponent)), significandBitPattern: 0)
    return polynomial(exponentialTerms, at: rest) * factor
}

/// The value of a polynomial, its last coefficient first.
private func polynomial(_ coefficients: [Double], at place: Double) -> Double {
    var value = coefficients[0]
    for coefficient in coefficients.dropFirst() { value = value * place + coefficient }
    return value
}
