public import Redaction
public import Texts

/// A metric of two runs, side by side.
public struct MetricComparison: Sendable, Hashable {
    /// What can be said of the difference.
    public enum Verdict: String, Sendable, Hashable, CaseIterable {
        /// More than chance explains.
        case changed
        /// No more than chance explains.
        case chance
        /// Different, and there is no test of such a figure.
        case untested
        /// The same figure.
        case same
        /// Too few in one of the runs.
        case few
        /// One run does not have the metric.
        case only
    }

    /// The app.
    public var app: Public
    /// The metric.
    public var name: ReportName
    /// The figures; nil where a run does not have it.
    public var before, now: MetricFigure?
    /// The difference, the second run's less the first one's; of counts by launch where launches are known.
    public var difference: Double?
    /// Its 95 % interval.
    public var interval: DifferenceInterval?
    /// The probability of such a difference by chance, two-sided; nil without a test.
    public var probability: Double?
    /// The probability corrected for the number of tests of this comparison.
    public var corrected: Double?
    /// Whether values are by launch.
    public var isByLaunch = false
    /// What is said where installs repeat themselves in a rate.
    public var repeats: Text?
    /// What can be said.
    public var verdict: Verdict

    /// How the interval was made.
    public var method: Public? {
        guard interval != nil else { return nil }
        return switch now {
        case .rate: "Newcombe"
        case .spread: "order statistics"
        default: "Poisson scores"
        }
    }
}

/// An event that one run has and the other has not.
public struct EventComparison: Sendable, Hashable {
    /// The app.
    public var app: Public
    /// The event.
    public var name: ReportName
    /// How often it came.
    public var before, now: Int
    /// Whether one run lacks its app altogether; such events are not tested.
    public var isOfWholeApp = false
    /// How probable it is that it came in one run only, if it is as frequent as ever.
    public var probability: Double
    /// The probability corrected for the number of tests of this comparison.
    public var corrected: Double
    /// Whether the second run has it.
    public var isNew: Bool { now > 0 }
    /// Whether chance does not explain that it is missing.
    public var isChange: Bool { !isOfWholeApp && corrected <= RunComparison.level }
}
