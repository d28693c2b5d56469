public import YAMLDocument

/// A duration that varies: its logarithm is normally distributed. `{median: 4h, spread: 1.2}`
public struct VaryingDuration: Sendable, Hashable {
    /// The middle, in nanoseconds: half are shorter.
    public var median: Int64
    /// The standard deviation of the logarithm; 0 for always the same.
    public var spread: Double

    /// A duration that varies.
    public init(median: Int64, spread: Double) {
        self.median = median
        self.spread = spread
    }

    /// Draws one; at most 60 days.
    public func draw(_ generator: inout SeededGenerator) -> Int64 {
        Int64(min(generator.logNormal(median: Double(median), spread: spread), 5_184_000_000_000_000))
    }

    /// How it is written.
    public static let kind = YAMLKind<VaryingDuration>.mapping("population.duration") { duration in
        let median = duration.required("median", .duration)
        let spread = duration.optional("spread", .number(in: 0...5), default: 0)
        return median.map { VaryingDuration(median: $0, spread: spread) }
    }
}

/// A number of times that varies: its logarithm is normally distributed. `{median: 25, spread: 0.8}`
public struct VaryingCount: Sendable, Hashable {
    /// The middle: half are less.
    public var median: Double
    /// The standard deviation of the logarithm; 0 for always the same.
    public var spread: Double

    /// A number that varies.
    public init(median: Double, spread: Double) {
        self.median = median
        self.spread = spread
    }

    /// Draws one; at most a million.
    public func draw(_ generator: inout SeededGenerator) -> Int {
        Int(min(generator.logNormal(median: median, spread: spread), 1_000_000).rounded())
    }

    /// How it is written.
    public static let kind = YAMLKind<VaryingCount>.mapping("population.count") { count in
        let median = count.required("median", .number(in: 0...1_000_000))
        let spread = count.optional("spread", .number(in: 0...5), default: 0)
        return median.map { VaryingCount(median: $0, spread: spread) }
    }
}

/// Names with weights: each is drawn in proportion. `{404: 5, 500: 2}`
public struct WeightedNames: Sendable, Hashable {
    /// The names, in the order in which they were written.
    public let names: [String]
    private let weights: [Double]

    /// Names with their weights.
    public init(_ entries: KeyValuePairs<String, Double>) {
        names = entries.map(\.key)
        weights = entries.map(\.value)
    }

    private init(rows: [YAMLRow<Double>]) {
        names = rows.map(\.key.value)
        weights = rows.map(\.value)
    }

    /// Draws one; nil when there is none.
    public func draw(_ generator: inout SeededGenerator) -> String? {
        generator.weightedIndex(weights).map { names[$0] }
    }

    /// How they are written.
    public static var kind: YAMLKind<WeightedNames> {
        .checked(.table(of: .number(in: 0...1_000_000)), "names with weights, one of them above 0") { rows in
            rows.contains { $0.value > 0 } ? WeightedNames(rows: rows) : nil
        }
    }
}

extension YAMLKind where Value == Double {
    /// A probability, from 0 to 1.
    public static var probability: YAMLKind { .number(in: 0...1) }
}
