import Testing

@testable import Flows
@testable import Redaction

/// Parts of figures by undeclared values: those that too few installs have come together, and totals stay.
@Suite struct SmallCountsMetricTests {
    private func value(_ text: String) -> RedactedValue { .candidate(Candidate(Public(redacted: text))) }

    private func names(_ released: String...) -> PseudonymNames {
        PseudonymTable().names(releasing: ReleasedValues(only: Set(released.map { Candidate(Public(redacted: $0)) })))
    }

    private func parts(_ id: Public, _ figures: [(RedactedValue, MetricValue)]) -> [Metric] {
        figures.map { Metric(id: MetricID(id, [.init(key: "screen", $0)]), value: $1) }
    }

    private func texts(_ metrics: [Metric]) -> [String] {
        metrics.map { metric in
            switch metric.value {
            case .count(let count): "\(metric.id.text.text) \(count)"
            case .rate(let share): "\(metric.id.text.text) \(share.k)/\(share.n)"
            default: metric.id.text.text
            }
        }
    }

    @Test func partsComeTogether() {
        let counts = parts(
            "taps",
            [
                (value("a"), .count(50)), (value("b"), .count(20)), (value("c"), .count(3)),
                (.word("declared"), .count(1)),
            ])
        let rates = parts(
            "wins",
            [
                (value("a"), .rate(Share(k: 1, n: 4))), (value("b"), .rate(Share(k: 2, n: 3))),
                (value("c"), .rate(Share(k: 3, n: 3))),
            ])
        let metrics = [Metric("taps", .count(74))] + counts + [Metric("wins", .rate(Share(k: 6, n: 10)))] + rates
        #expect(
            texts(Metric.shown(metrics, names("a", "b"))) == [
                "taps 74", "taps{screen=(rare)} 23", "taps{screen=a} 50", "taps{screen=declared} 1",
                "wins 6/10", "wins{screen=(rare)} 5/6", "wins{screen=a} 1/4",
            ])
        #expect(
            texts(Metric.shown(metrics, names("a", "b", "c"))) == [
                "taps 74", "taps{screen=a} 50", "taps{screen=b} 20", "taps{screen=c} 3", "taps{screen=declared} 1",
                "wins 6/10", "wins{screen=a} 1/4", "wins{screen=b} 2/3", "wins{screen=c} 3/3",
            ])
        #expect(
            texts(Metric.shown(metrics, .unfinished)).filter { $0.contains("{") } == [
                "taps{screen=(rare)} 73", "taps{screen=declared} 1", "wins{screen=(rare)} 6/10",
            ])
    }
}
