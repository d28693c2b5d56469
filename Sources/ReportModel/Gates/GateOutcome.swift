public import Redaction

/// What became of a gate, as it is printed: one line.
public struct GateOutcome: Sendable, Hashable {
    /// How a gate ended.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// Not kept, and the build fails.
        case failed
        /// The run and its baseline were made in different environments, so nothing can be said.
        case refused
        /// Not kept, and only said.
        case warned
        /// There is no such metric.
        case missing
        /// Too little was measured to judge.
        case skipped
        /// Not kept, and allowed for a while.
        case waived
        /// Kept.
        case passed
    }

    /// What a line is about.
    public enum Check: String, Sendable, Hashable {
        /// The measured value against the limits of the gate.
        case limit
        /// The measured value against the baseline.
        case regression
    }

    /// The app; nil where none has the metric.
    public var app: Public?
    /// The metric with the figure that is meant: `splash.duration p90`.
    public var metric: Public
    /// What was checked.
    public var check: Check
    /// How it ended.
    public var state: State
    /// What was measured, with its unit; nil where nothing was.
    public var measured: Public?
    /// What is allowed.
    public var allowed: Public
    /// How many it rests on; nil where nothing was measured.
    public var n: Int?
    /// What `n` counts: `launches`; empty for values of the metric itself.
    public var counted: Public = ""
    /// The same for people: `n 40`, `1 launch`.
    public var basis: Public?
    /// Why it is so: interval, test, places, the waiver.
    public var evidence: [Public] = []
    /// The line of the gate in the configuration.
    public var line: Int

    /// What became of a gate of which nothing is measured yet.
    public init(app: Public? = nil, metric: Public, check: Check, state: State, allowed: Public, line: Int) {
        (self.app, self.metric, self.check, self.state) = (app, metric, check, state)
        (self.allowed, self.line) = (allowed, line)
    }

    /// The gate in a phrase: `splash.duration p90 12 s, at most 5 s`.
    public var phrase: Public { "\(metric) \(measured ?? "–"), \(allowed)" }
}

extension [GateOutcome] {
    /// The states in the order of their weight, with how many ended so.
    public var counts: [(state: GateOutcome.State, count: Int)] {
        GateOutcome.State.allCases.map { state in (state, count { $0.state == state }) }.filter { $0.1 > 0 }
    }

    /// Whether the build fails.
    public var hasFailed: Bool { contains { $0.state == .failed } }
    /// Whether a comparison was refused.
    public var isRefused: Bool { contains { $0.state == .refused } }
    /// Whether nothing at all was judged.
    public var measuredNothing: Bool { allSatisfy { [.skipped, .missing, .refused].contains($0.state) } }
}
