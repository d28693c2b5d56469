import Foundation
import Testing

@testable import SimulatedApps

/// The seeded chance's own functions against those of the C library.
@Suite struct ArithmeticTests {
    @Test func logarithmsAreThoseOfTheLibrary() {
        for number in stride(from: 0.001, through: 40, by: 0.0137) {
            let expected = log(number)
            #expect(abs(naturalLogarithm(number) - expected) <= 4e-16 * max(1, abs(expected)), "\(number)")
        }
        for number in [Double.leastNormalMagnitude, 1, 2, .pi, 1e300] {
            #expect(abs(naturalLogarithm(number) - log(number)) <= 2e-13)
        }
        #expect(naturalLogarithm(0) == -745)
    }

    @Test func powersAreThoseOfTheLibrary() {
        for power in stride(from: -30.0, through: 30, by: 0.0173) {
            #expect(abs(exponentialFunction(power) / exp(power) - 1) <= 8e-15, "\(power)")
        }
        #expect(exponentialFunction(0) == 1)
        #expect(exponentialFunction(1e9) == exponentialFunction(700))
    }
}
