internal import Diagnostics
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

    /// Draws one: at most a hundred medians, and at most a hundred days.
    public func draw(_ generator: inout SeededGenerator) -> Int64 {
        if spread == 0 { return median }
        let drawn = generator.logNormal(median: Double(median), spread: spread)
        return Int64(min(drawn, 100 * Double(median), Double(Self.limit)))
    }

    /// The longest: 100 days.
    private static let limit: Int64 = 8_640_000_000_000_000

    /// How it is written; what is left out stays as in `standard`.
    public static func kind(_ standard: VaryingDuration) -> YAMLKind<VaryingDuration> {
        .mapping("population.duration") { duration in
            let limited = YAMLKind<Int64>.checked(.duration, "at most 100 days") { $0 <= limit ? $0 : nil }
            return VaryingDuration(
                median: duration.optional("median", limited, default: standard.median),
                spread: duration.optional("spread", .number(in: 0...5), default: standard.spread))
        }
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

    /// How it is written; what is left out stays as in `standard`.
    public static func kind(_ standard: VaryingCount) -> YAMLKind<VaryingCount> {
        .mapping("population.count") { count in
            VaryingCount(
                median: count.optional("median", .number(in: 0...1_000_000), default: standard.median),
                spread: count.optional("spread", .number(in: 0...5), default: standard.spread))
        }
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
        YAMLKind("names with weights") { node, findings in
            let table = YAMLKind<[YAMLRow<Double>]>.table(of: .number(in: 0...1_000_000))
            guard let rows = table.value(of: node, &findings) else { return nil }
            if rows.contains(where: { $0.value > 0 }) { return WeightedNames(rows: rows) }
            // A weight that is wrong was reported already.
            let count = if case .mapping(let entries) = node.content { entries.count } else { 0 }
            if rows.count == count {
                findings.report("expected names with weights, one of them above 0, found none", at: node.place)
            }
            return nil
        }
    }

    /// Weights of some names only; others are reported where they stand. `expected` says what names are.
    public static func kind(
        of expected: String, choices: [String] = [], isName: @escaping @Sendable (String) -> Bool
    ) -> YAMLKind<WeightedNames> {
        YAMLKind("weights of names, each \(expected)") { node, findings in
            guard let weights = kind.value(of: node, &findings), case .mapping(let entries) = node.content else {
                return nil
            }
            for entry in entries where !isName(entry.key) {
                findings.report(
                    "expected \(expected) with its weight, found \(quoted(entry.key))", at: entry.keyPlace,
                    suggestion: nearest(to: entry.key, among: choices))
            }
            return weights
        }
    }
}

extension YAMLKind where Value == Double {
    /// A probability, from 0 to 1.
    public static var probability: YAMLKind { .number(in: 0...1) }
}
