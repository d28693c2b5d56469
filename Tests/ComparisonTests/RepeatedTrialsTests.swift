import Redaction
import Testing
import Texts

@testable import Comparison

@Suite struct RepeatedTrialsTests {
    /// Sums over installs, written out.
    private func repeated(_ installs: [(k: Double, n: Double)]) -> RepeatedTrials {
        installs.reduce(into: RepeatedTrials(installs: installs.count, kk: 0, kn: 0, nn: 0)) { sums, install in
            sums.kk += install.k * install.k
            sums.kn += install.k * install.n
            sums.nn += install.n * install.n
        }
    }

    /// Four installs of ten, two of them always: 4/3 · 4 · 25 ÷ (40 · ¼) is 13⅓, and ten is the most that it can be.
    @Test func whatInstallsRepeatCountsOnce() {
        #expect(repeated([(10, 10), (10, 10), (0, 10), (0, 10)]).effect(k: 20, n: 40) == 10)
    }

    /// Three installs of 4 with 1, 2 and 3: 3/2 · 2 ÷ (12 · ¼) is 1.
    @Test func trialsThatAreIndependentCountWhole() {
        #expect(repeated([(1, 4), (2, 4), (3, 4)]).effect(k: 6, n: 12) == 1)
    }

    @Test func trialsThatAllEndAlikeSayNothing() {
        #expect(repeated([(4, 4), (4, 4)]).effect(k: 8, n: 8) == nil)
        #expect(repeated([(0, 4), (0, 4)]).effect(k: 0, n: 8) == nil)
    }

    /// Two installs of 20 launches that always say yes, and two that never do: two against two, of which Fisher says 2 · 1/6.
    @Test func fewInstallsAreNoChangeHoweverOftenTheyLaunch() throws {
        let yes = EffectiveRates.Rate(k: 40, n: 40, repeated: repeated([(20, 20), (20, 20)]))
        let no = EffectiveRates.Rate(k: 0, n: 40, repeated: repeated([(0, 20), (0, 20)]))
        let effective = EffectiveRates(from: yes, to: no)
        #expect(effective.before == .init(k: 2, n: 2) && effective.now == .init(k: 0, n: 2))
        let probability = try #require(effective.fisher).twoSided
        #expect(abs(probability - 1 / 3) < 1e-12)
        #expect(
            effective.words(of: yes, no)?.english.text == "installs repeat themselves, so n counts as 2 and 2")
    }

    @Test func withoutInstallsNothingIsDivided() {
        let rates = (EffectiveRates.Rate(k: 3, n: 40), EffectiveRates.Rate(k: 0, n: 0))
        let effective = EffectiveRates(from: rates.0, to: rates.1)
        #expect(effective.before == rates.0 && effective.now == rates.1 && effective.fisher == nil)
        #expect(effective.words(of: rates.0, rates.1) == nil)
    }
}
