public import EventModel
public import Redaction

/// A metric's name: dotted id and dimensions, such as `navigation.errors.http{status=500}`.
public struct MetricID: Sendable, Hashable, Comparable {
    /// One dimension.
    public struct Dimension: Sendable, Hashable {
        /// The dimension's key.
        public var key: Public
        /// Its value.
        public var value: Public
        /// The value itself while it is not known whether it may be shown.
        var undeclared: RedactedValue?
        /// Whether it is a word of a declared vocabulary or of labels.
        private(set) var isWord = false

        /// A dimension.
        init(key: Public, value: Public) {
            self.key = key
            self.value = value
        }

        /// A dimension whose value may have to be hidden.
        init(key: Public, _ value: RedactedValue) {
            self.init(key: key, value: value.dimensionText)
            undeclared = value.isUndeclared ? value : nil
            if case .word = value { isWord = true }
        }

        /// Dimensions are equal when they read alike.
        public static func == (one: Dimension, other: Dimension) -> Bool {
            one.key == other.key && one.value == other.value && one.undeclared == other.undeclared
        }

        /// Hashes what decides whether two are equal.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(key)
            hasher.combine(value)
            hasher.combine(undeclared)
        }
    }

    /// The dotted id.
    public var name: Public
    /// The dimensions, sorted by key.
    public var dimensions: [Dimension]

    /// A name.
    public init(_ name: Public, _ dimensions: [Dimension] = []) {
        self.name = name
        self.dimensions = dimensions.sorted { $0.key < $1.key }
    }

    /// The id as it stands in `report.json` and in report blocks: `\`, `,`, `=`, `{` and `}` in values are escaped.
    public var text: Public {
        guard !dimensions.isEmpty else { return name }
        let pairs = dimensions.map { "\($0.key)=\(escaped($0.value))" as Public }
        return "\(name){\(pairs.joined(separator: ","))}"
    }

    /// Order of the texts.
    public static func < (left: MetricID, right: MetricID) -> Bool {
        left.text < right.text
    }

    private func escaped(_ value: Public) -> Public {
        var text = ""
        for character in value.text.unicodeScalars {
            if "\\,={}".unicodeScalars.contains(character) { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(character)
        }
        return Public(authored: text)
    }
}

/// What a metric measured.
public enum MetricValue: Sendable {
    /// A number of things.
    case count(Int)
    /// A share with its Wilson interval; no value when n is 0.
    case rate(Share)
    /// Times, in nanoseconds.
    case duration(DistributionFigures)
    /// The greatest value, or nil when none was seen.
    case best(LoggedNumber?)
    /// Values in order, for each install.
    case sequence([InstallSequence])
    /// Counts by value, most frequent first.
    case table(columns: [Public], rows: [(label: RedactedValue, count: Int)], other: Int)
    /// Numbers, with what they count.
    case distribution(DistributionFigures, unit: Public)
    /// Which value follows which.
    case paths(steps: Int, edges: [(edge: PathEdge, count: Int)], other: Int)
    /// Time in a state.
    case stateTime(nanoseconds: Int64, intervals: Int)
    /// Steps, and how many reached each.
    case funnel(FunnelValue)
}

/// The values of one install.
public struct InstallSequence: Sendable {
    /// Counted from 1 in order of the installs' first times.
    let number: Int
    /// How many values.
    public let total: Int
    /// The first hundred values, with civil nanoseconds where the log has a time.
    public let first: [(value: RedactedValue, time: Int64?)]
    /// The last value.
    public let last: RedactedValue?
    /// Civil nanoseconds of the last value, where the log has a time.
    public let lastTime: Int64?

    /// `install-1`.
    public var install: Public { "install-\(number)" }
}

/// A metric: name and value.
public struct Metric: Sendable {
    /// The name.
    public let id: MetricID
    /// What was measured.
    public let value: MetricValue
    /// How installs repeat themselves in it; of rates only, where several installs are known and one comes twice.
    public internal(set) var sums: InstallSums?

    init(id: MetricID, value: MetricValue) {
        self.id = id
        self.value = value
    }
}

/// Something wrong with the app, seen in its log.
public struct Finding: Sendable {
    /// The rule's dotted name.
    public let rule: Public
    /// What is wrong.
    public let message: Public
    /// How often, in which launches, and where first.
    public let figures: FindingFigures
    /// How bad.
    public var severity = Severity.error
}
