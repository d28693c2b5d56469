public import Diagnostics
public import Redaction

/// A gate: what a metric must keep to, so that a build may pass.
public struct Gate: Sendable, Hashable {
    /// What a gate does when it is not kept.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// It is not judged.
        case off
        /// It is said, and the build passes.
        case warn
        /// The build fails.
        case error
    }

    /// A known fault that may stay for a while.
    public struct Waiver: Sendable, Hashable {
        /// Why, in the words of whoever answers for it.
        public var reason: Public
        /// The last day on which it holds.
        public var until: CivilDate

        /// A waiver.
        public init(reason: Public, until: CivilDate) {
            self.reason = reason
            self.until = until
        }
    }

    /// How much worse than in the baseline a metric may be. It fails when it is worse by more than each allowance that is
    /// given and, where chance can be reckoned with, by more than chance explains.
    public struct Regression: Sendable, Hashable {
        /// The most that it may be worse by.
        public var absolute: GateLimit?
        /// The most that it may be worse by, as a part of the baseline.
        public var relative: Double?
        /// How sure a gate has to be that a rate or a median is worse; one less it is the level of its test.
        public var confidence: Double
        /// Which way is worse.
        public var worse: FisherTest.Direction

        /// A regression gate.
        public init(
            worse: FisherTest.Direction, absolute: GateLimit? = nil, relative: Double? = nil,
            confidence: Double = Regression.standardConfidence
        ) {
            (self.worse, self.absolute, self.relative, self.confidence) = (worse, absolute, relative, confidence)
        }

        /// How sure without another word: one false alarm in a hundred runs and gates at most.
        public static let standardConfidence = 0.99

        /// A confidence as it is written: `99%`.
        public static func text(ofConfidence value: Double) -> String {
            let millionths = Int((value * 1_000_000).rounded())
            let digits = String(millionths % 10_000 + 10_000).dropFirst()
            let decimals = digits.reversed().drop { $0 == "0" }.reversed()
            return "\(millionths / 10_000)" + (decimals.isEmpty ? "" : "." + String(decimals)) + "%"
        }
    }

    /// What is judged.
    public var target: MetricTarget
    /// Which figure of a metric of times or numbers.
    public var part = MetricFigure.Spread.Part.p50
    /// What happens when it is not kept.
    public var severity = Severity.error
    /// The least and the greatest value that is allowed.
    public var atLeast, atMost: GateLimit?
    /// The smallest n that is judged; nil for that of the app.
    public var fewest: Int?
    /// What is allowed against the baseline.
    public var regression: Regression?
    /// A waiver.
    public var waiver: Waiver?
    /// Where it stands.
    public var place: SourcePlace

    /// A gate that allows everything yet.
    public init(_ target: MetricTarget, at place: SourcePlace) {
        self.target = target
        self.place = place
    }
}

/// The run that regressions are judged against.
public struct GateBaseline: Sendable, Hashable {
    /// The path of its `report.json` as it was written.
    public var file: String
    /// Labels that may differ.
    public var except: Set<String>

    /// A baseline.
    public init(file: String, except: Set<String> = []) {
        self.file = file
        self.except = except
    }
}
