/// Counts by date and hour of the day, of the civil clock: those of the latest dates. Parts add up in any order.
public struct DateHourTable: Sendable, Hashable {
    /// How many dates are told apart.
    public static let mostDates = 35

    /// The hours of a date, by its number of days since 1970.
    private var days: [Int64: [Int]] = [:]
    /// Events of earlier dates.
    public private(set) var earlier = 0

    /// No counts.
    public init() {}

    /// The dates in order, each as the civil nanoseconds at its begin, with twenty-four counts.
    public var dates: [(start: Int64, hours: [Int])] {
        days.sorted { $0.key < $1.key }.map { ($0.key * 86_400_000_000_000, $0.value) }
    }

    /// Adds events of an hour, by its number since 1970.
    mutating func add(hour: Int64, count: Int) {
        let day = hour / 24 - (hour % 24 < 0 ? 1 : 0)
        days[day, default: Array(repeating: 0, count: 24)][Int(hour - day * 24)] += count
        dropEarliest()
    }

    mutating func append(_ later: DateHourTable) {
        earlier += later.earlier
        days.merge(later.days) { mine, theirs in zip(mine, theirs).map(+) }
        dropEarliest()
    }

    // A date that is dropped has as many later ones in every sum, so that the order of parts does not matter.
    private mutating func dropEarliest() {
        while days.count > DateHourTable.mostDates, let first = days.keys.min() {
            earlier += days.removeValue(forKey: first)?.reduce(0, +) ?? 0
        }
    }
}
