/// How installs repeat themselves in a rate: sums over the installs, each with k of n of its own. They say how much of n
/// is news, for what one install answers at every launch is no new trial each time.
///
/// Sums, not the installs themselves: the spread of the k around any share follows from them.
public struct InstallSums: Sendable, Hashable {
    /// Installs with at least one trial.
    public private(set) var installs = 0
    /// The greatest n of an install.
    public private(set) var most = 0
    /// Sums of k², k·n and n².
    public private(set) var kk = 0.0, kn = 0.0, nn = 0.0

    /// Sums of no install.
    public init() {}

    /// The sums of the shares of several installs.
    public init(_ shares: some Sequence<Share>) {
        for share in shares where share.n > 0 {
            let (k, n) = (Double(share.k), Double(share.n))
            installs += 1
            most = max(most, share.n)
            kk += k * k
            kn += k * n
            nn += n * n
        }
    }

    /// Whether several installs are in it and one of them more than once, and the sums are exact.
    var isTelling: Bool { installs > 1 && most > 1 && nn < 1e15 }
}

extension [Metric] {
    /// The metrics, rates with the sums of installs that `parts` hold one by one.
    func withSums(_ parts: [[Metric]]) -> [Metric] {
        var shares: [MetricID: [Share]] = [:]
        for metric in parts.joined() {
            if case .rate(let share) = metric.value { shares[metric.id, default: []].append(share) }
        }
        return map { metric in
            guard case .rate = metric.value, let parts = shares[metric.id] else { return metric }
            let sums = InstallSums(parts)
            var metric = metric
            metric.sums = sums.isTelling ? sums : nil
            return metric
        }
    }

    /// Whether one of them is a rate of more than one.
    var hasRates: Bool {
        contains { metric in
            if case .rate(let share) = metric.value { share.n > 1 } else { false }
        }
    }
}

extension Metric {
    var isRate: Bool { if case .rate = value { true } else { false } }
}
