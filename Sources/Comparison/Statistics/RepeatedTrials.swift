internal import ReportModel
internal import Redaction
internal import Texts

/// How installs repeat themselves in a rate: sums of k², k·n and n² over installs with k of n each.
///
/// Trials of one install are not independent: a permission is answered once and read at every launch. The design effect says
/// how many trials are worth one; n divided by it is what tests count.
///
/// Source: J. N. K. Rao and A. J. Scott, “A simple method for the analysis of clustered binary data”, 1992.
public struct RepeatedTrials: Sendable, Hashable {
    /// Installs with at least one trial.
    public var installs: Int
    var kk, kn, nn: Double

    /// The design effect of `k` of `n`; nil where all trials ended alike, which says nothing of it.
    func effect(k: Int, n: Int) -> Double? {
        guard k > 0, k < n, installs > 1 else { return nil }
        let share = Double(k) / Double(n)
        let spread = max(0, kk - 2 * share * kn + share * share * nn)
        let correction = Double(installs) / Double(installs - 1)
        return min(greatest(n: n), correction * spread / (Double(n) * share * (1 - share)))
    }

    /// The design effect if every install gave one answer only.
    func greatest(n: Int) -> Double { max(1, nn / Double(n)) }
}

/// Two rates with as many trials as they are worth.
struct EffectiveRates {
    /// A rate.
    struct Rate: Hashable {
        var k, n: Int
        var repeated: RepeatedTrials?
    }

    let before, now: Rate

    /// Of a run whose trials all ended alike the design effect is the other one's; where both did, each install counts once.
    init(from before: Rate, to now: Rate) {
        self.before = Self.worth(before, other: now)
        self.now = Self.worth(now, other: before)
    }

    /// Where installs repeat themselves: how many trials the n of both count for.
    func words(of before: Rate, _ now: Rate) -> Text? {
        guard self.before.n < before.n || self.now.n < now.n else { return nil }
        return .installsRepeat(before: self.before.n, now: self.now.n)
    }

    var fisher: FisherTest? { FisherTest(baseK: before.k, baseN: before.n, k: now.k, n: now.n) }

    private static func worth(_ rate: Rate, other: Rate) -> Rate {
        guard let repeated = rate.repeated, rate.n > 0 else { return rate }
        let most = repeated.greatest(n: rate.n)
        let effect = repeated.effect(k: rate.k, n: rate.n) ?? other.repeated?.effect(k: other.k, n: other.n) ?? most
        guard effect > 1 else { return rate }
        let n = max(1, Int(Double(rate.n) / min(effect, most)))
        let k = (Double(n) * Double(rate.k) / Double(rate.n)).rounded()
        return Rate(k: min(n, Int(k)), n: n)
    }
}

extension DifferenceInterval {
    /// Newcombe's interval of the difference of two rates, as wide as the trials are worth.
    init?(_ before: EffectiveRates.Rate, _ now: EffectiveRates.Rate) {
        let effective = EffectiveRates(from: before, to: now)
        guard let first = Side(before, worth: effective.before), let second = Side(now, worth: effective.now) else {
            return nil
        }
        self.init(from: first, to: second)
    }
}

extension DifferenceInterval.Side {
    /// The share of all trials, with an interval of the trials that count.
    fileprivate init?(_ rate: EffectiveRates.Rate, worth: EffectiveRates.Rate) {
        guard rate.n > 0, let side = DifferenceInterval.Side(k: worth.k, n: worth.n) else { return nil }
        let value = Double(rate.k) / Double(rate.n)
        self.init(value: value, low: min(side.low, value), high: max(side.high, value))
    }
}
