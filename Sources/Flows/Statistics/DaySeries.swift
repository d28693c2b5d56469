public import Redaction

/// Metrics by the day on which their launches began: each launch counts where it began, and each day is counted by itself, as if
/// the log ended with it.
///
/// Bounded: a step is a day, or 2, 4, 8… days where more than 120 steps would be needed. Its width depends on the days alone.
public struct DaySeries: Sendable, Hashable {
    /// One step.
    public struct Step: Sendable, Hashable {
        /// Launches that began in it.
        public internal(set) var launches = 0
        /// Their events.
        public internal(set) var events = 0
        /// Values by metric.
        public internal(set) var values: [Public: SeriesValue] = [:]
        /// Counts and rates of its launches as they are in the whole run, where they can be told: what a launch left open is
        /// over when another one follows it.
        public internal(set) var sums: [Public: SeriesValue] = [:]

        mutating func add(_ other: Step) {
            launches += other.launches
            events += other.events
            for (id, value) in other.values {
                if values[id]?.add(value) == nil { values[id] = value }
            }
            for (id, value) in other.sums {
                if sums[id]?.add(value) == nil { sums[id] = value }
            }
        }
    }

    private static let mostSteps: Int64 = 120
    /// Nanoseconds of a day.
    public static let dayNanoseconds: Int64 = 86_400_000_000_000

    /// Days of a step.
    public private(set) var width: Int64 = 1
    /// By number of the step since 1970.
    private var byNumber: [Int64: Step] = [:]

    /// No days.
    public init() {}

    /// The day of a civil time, counted from 1970.
    static func day(of civilNanoseconds: Int64) -> Int64 {
        floor(civilNanoseconds, dayNanoseconds)
    }

    /// Adds what is known of a day to `least`, which every day has.
    mutating func add(_ step: Step, day: Int64, least: Step = Step()) {
        put(step, at: DaySeries.floor(day, width), least: least)
    }

    mutating func append(_ later: DaySeries) {
        while width < later.width { coarsen() }
        for (number, step) in later.byNumber {
            put(step, at: DaySeries.floor(number * later.width, width), least: Step())
        }
    }

    /// The same days with nothing but their launches.
    var withoutValues: DaySeries {
        var days = self
        days.byNumber = byNumber.mapValues { Step(launches: $0.launches) }
        return days
    }

    /// The same days in steps of another width, which is no smaller.
    func widened(to width: Int64) -> DaySeries {
        var wide = DaySeries()
        wide.width = width
        wide.append(self)
        return wide
    }

    /// The steps in order of time, with civil nanoseconds of their begin; those without a launch are left out.
    public var steps: [(start: Int64, step: Step)] {
        byNumber.sorted { $0.key < $1.key }.map { number, step in
            // A wide step may begin before the earliest time that there is.
            let (start, overflow) = (number * width).multipliedReportingOverflow(by: DaySeries.dayNanoseconds)
            return (overflow ? (number < 0 ? .min : .max) : start, step)
        }
    }

    private mutating func put(_ step: Step, at number: Int64, least: Step) {
        byNumber[number, default: least].add(step)
        guard byNumber.count > 1 else { return }
        while let low = byNumber.keys.min(), let high = byNumber.keys.max(), high - low >= DaySeries.mostSteps {
            coarsen()
        }
    }

    private mutating func coarsen() {
        width *= 2
        let finer = byNumber
        byNumber = [:]
        for (number, step) in finer { byNumber[DaySeries.floor(number, 2), default: Step()].add(step) }
    }

    private static func floor(_ value: Int64, _ width: Int64) -> Int64 {
        value / width - (value % width < 0 ? 1 : 0)
    }
}
