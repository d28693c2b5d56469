public import Redaction
public import Texts

/// Two runs side by side: every metric with its difference, what chance explains and what it does not.
///
/// Rates are tested with Fisher's exact test, two-sided, and events that one run lacks by how probable that is; all these tests
/// together say something wrong of equal runs in at most five of a hundred comparisons (Holm). Medians count as changed
/// where their own 95 % intervals are apart. Counts have no test: events come in bursts.
public struct RunComparison: Sendable, Hashable {
    /// The level of all tests together.
    public static let level = 0.05

    /// The metrics of both runs, by app and id.
    public var metrics: [MetricComparison]
    /// Events that one run lacks.
    public var events: [EventComparison]
    /// How the runs' environments differ.
    public var differences: [Text]
    /// Launches and events of each app, before and now.
    public var apps: [AppComparison]
    /// How many tests were made.
    public var tests: Int

    /// The two runs, the earlier one first; none where nobody named them.
    public var runs: [Run] = []

    /// A run as it was named.
    public struct Run: Sendable, Hashable {
        /// Its name.
        public var name: Public
        /// How many captures and lines were read.
        public var captures, lines: Int
    }

    /// What an app's figures rest on.
    public struct AppComparison: Sendable, Hashable {
        /// The app.
        public var app: Public
        /// Launches, where they can be told.
        public var launchesBefore, launchesNow: Int?
        /// Events.
        public var eventsBefore, eventsNow: Int
        /// Which of the runs have it.
        public var presence: Presence

        /// Which of the runs have an app.
        public enum Presence: String, Sendable, Hashable {
            case both, lost, new
        }
    }

    /// What changed by more than chance explains.
    public var changed: [MetricComparison] { metrics.filter { $0.verdict == .changed } }

    /// Whether anything is in one run only: an app, a metric or an event.
    public var isOneSided: Bool {
        !events.isEmpty || apps.contains { $0.presence != .both } || metrics.contains { $0.verdict == .only }
    }

    /// Whether something changed by more than chance explains, or one run lacks an app.
    public var hasChanged: Bool {
        !changed.isEmpty || events.contains { $0.isChange } || apps.contains { $0.presence != .both }
    }

    /// A comparison of a run with one before it; `names` say which is which.
    public init(from before: ReportFigures, to now: ReportFigures, names: (before: Public, now: Public)? = nil) {
        differences = now.environment.differences(from: before.environment, called: .beforeWord)
        let ids = Set((before.apps + now.apps).map(\.name)).sorted()
        let pairs = ids.map { name in
            AppPair(
                name: name, before: before.apps.first { $0.name.key == name.key },
                now: now.apps.first { $0.name.key == name.key })
        }
        apps = pairs.map(\.comparison)
        metrics = pairs.flatMap(\.metrics)
        events = pairs.flatMap(\.events)
        tests = 0
        if let names {
            runs = [(names.before, before), (names.now, now)].map { name, figures in
                Run(name: name, captures: figures.captureCount, lines: figures.lineCount)
            }
        }
        correct()
    }

    /// Corrects the probabilities of all tests for their number, and says what follows.
    private mutating func correct() {
        let tested = metrics.indices.filter { metrics[$0].probability != nil }
        // Of an app that one run lacks nothing is tested: it is said that it is not there.
        let testedEvents = events.indices.filter { !events[$0].isOfWholeApp }
        let corrected = Holm.corrected(
            tested.compactMap { metrics[$0].probability } + testedEvents.map { events[$0].probability })
        tests = corrected.count
        for (index, value) in zip(tested, corrected) {
            metrics[index].corrected = value
            if metrics[index].verdict == .chance, value <= RunComparison.level { metrics[index].verdict = .changed }
        }
        for (index, value) in zip(testedEvents, corrected.dropFirst(tested.count)) { events[index].corrected = value }
    }
}
