public import Redaction

/// What a metric of a report measured, as far as two runs can be compared by it.
public enum MetricFigure: Sendable, Hashable {
    /// A number of things.
    case count(Int)
    /// A share.
    case rate(k: Int, n: Int)
    /// Times in seconds, or numbers.
    case spread(Spread)
    /// Seconds in a state, and in how many intervals.
    case stateTime(seconds: Double, intervals: Int)
    /// The greatest value that was seen.
    case best(Double?)

    /// Percentiles of several values.
    public struct Spread: Sendable, Hashable {
        /// Which of a spread's figures is meant.
        public enum Part: String, Sendable, Hashable, CaseIterable {
            case min, p50, p90, p99, max
        }

        /// How many values.
        public var n: Int
        /// What the values are.
        public var unit: Public
        /// Whether they are times in seconds.
        public var isDuration: Bool
        /// The figures; none where nothing was measured.
        public var values: [Part: Double]
        /// The 95 % interval of the median, where enough values were measured.
        public var medianInterval: ClosedRange<Double>?
    }

    /// The kind as the report names it.
    public var kind: Public {
        switch self {
        case .count: "count"
        case .rate: "rate"
        case .spread(let spread): spread.isDuration ? "duration" : "distribution"
        case .stateTime: "state_time"
        case .best: "best"
        }
    }
}
