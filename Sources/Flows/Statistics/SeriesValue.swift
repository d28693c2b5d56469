internal import Redaction

/// A metric's value over a part of the run, small enough to keep many of them; values of two parts add up.
public enum SeriesValue: Sendable, Hashable {
    /// A number of things.
    case count(Int)
    /// k of n.
    case rate(Share)
    /// Times in nanoseconds, always as a sketch.
    case duration(DistributionFigures)
    /// Numbers, always as a sketch.
    case distribution(DistributionFigures)
    /// Nanoseconds in a state; a sum beyond what 64 bits hold stays at their end.
    case stateTime(Int64)

    /// The value of a metric, or nil for kinds that have no course over time.
    init?(_ value: MetricValue) {
        switch value {
        case .count(let count): self = .count(count)
        case .rate(let share): self = .rate(share)
        case .duration(let figures): self = .duration(figures.asSketch)
        case .distribution(let figures, _): self = .distribution(figures.asSketch)
        case .stateTime(let nanoseconds, _): self = .stateTime(nanoseconds)
        case .best, .sequence, .table, .paths, .funnel: return nil
        }
    }

    /// How many it rests on.
    public var n: Int {
        switch self {
        case .count(let count): count
        case .rate(let share): share.n
        case .duration(let figures), .distribution(let figures): figures.n
        case .stateTime: 1
        }
    }

    /// Whether it is a number that adds up, or a share of two such numbers.
    var isSum: Bool {
        switch self {
        case .count, .rate: true
        case .duration, .distribution, .stateTime: false
        }
    }

    /// Whether its number is the median of many.
    var isMedian: Bool {
        switch self {
        case .duration, .distribution: true
        case .count, .rate, .stateTime: false
        }
    }

    mutating func add(_ other: SeriesValue) {
        switch (self, other) {
        case (.count(let one), .count(let two)): self = .count(one + two)
        case (.rate(let one), .rate(let two)): self = .rate(Share(k: one.k + two.k, n: one.n + two.n))
        case (.duration(let one), .duration(let two)): self = .duration(one.joined(two))
        case (.distribution(let one), .distribution(let two)): self = .distribution(one.joined(two))
        case (.stateTime(let one), .stateTime(let two)):
            let (sum, overflow) = one.addingReportingOverflow(two)
            self = .stateTime(overflow ? .max : sum)
        // Two flows of a pack may give one name to different kinds; the first stays.
        default: break
        }
    }
}

extension DistributionFigures {
    fileprivate func joined(_ other: DistributionFigures) -> DistributionFigures {
        var both = self
        both.append(other)
        return both
    }
}

extension [Metric] {
    /// The values that have a course over time, by the text of their ids. Of the parts of a figure there are only those whose
    /// mixture has a course of its own: the medians of parts, where the dimension's values are words, of which there are few.
    var seriesValues: [Public: SeriesValue] {
        var values: [Public: SeriesValue] = [:]
        for metric in self {
            guard let value = SeriesValue(metric.value) else { continue }
            guard metric.id.dimensions.isEmpty || (value.isMedian && metric.id.dimensions.allSatisfy(\.isWord)) else {
                continue
            }
            values[metric.id.text] = value
        }
        return values
    }
}
