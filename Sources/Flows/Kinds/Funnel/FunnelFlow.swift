public import Redaction

/// Steps that launches, sessions or installs are expected to take, and how many reached each.
///
/// What exactly counts as reaching a step stands in the article `Funnels`; the tests hold the engine against a reading of
/// that definition which tries all subsequences.
public struct FunnelFlow: Sendable, Hashable {
    /// How the events of the steps must follow one another.
    public enum Order: String, Sendable, Hashable, CaseIterable {
        /// One after the other; other events may stand between.
        case ordered
        /// One after the other, without any event between.
        case strict
        /// In any order.
        case any
    }

    /// Which entries begin an attempt.
    public enum Reentry: String, Sendable, Hashable, CaseIterable {
        /// The first one of a unit.
        case first
        /// The last one of a unit.
        case last
        /// Every one that comes while no attempt is open.
        case all
    }

    /// What is counted.
    public enum Unit: String, Sendable, Hashable, CaseIterable {
        case launches, sessions, installs
    }

    /// One step.
    public struct Step: Sendable, Hashable {
        /// Its name for readers.
        public var name: Public
        /// The events, one of which takes the step.
        public var events: [EventMatcher]
        /// How long after the step before it may come.
        public var withinNanoseconds: Int64?

        /// A step.
        public init(name: Public, events: [EventMatcher], withinNanoseconds: Int64? = nil) {
            self.name = name
            self.events = events
            self.withinNanoseconds = withinNanoseconds
        }
    }

    /// Events that must not stand between two steps, which are counted from 0.
    public struct Exclusion: Sendable, Hashable {
        /// The events.
        public var events: [EventMatcher]
        /// The step before.
        public var after: Int
        /// The step behind, a later one.
        public var before: Int

        /// An exclusion.
        public init(events: [EventMatcher], after: Int, before: Int) {
            self.events = events
            self.after = after
            self.before = before
        }
    }

    /// A value that all events of an attempt share.
    public struct Held: Sendable, Hashable {
        /// The parameter's name.
        public var name: Public
        /// Where it stands: one parameter for each kind of event that has it.
        public var parameters: [ParameterReference]

        /// A held value.
        public init(name: Public, parameters: [ParameterReference]) {
            self.name = name
            self.parameters = parameters
        }
    }

    /// Steps and exclusions are kept as bits.
    public static let mostSteps = 32

    /// The metric.
    public var id: Public
    /// Two steps or more, at most `mostSteps`.
    public var steps: [Step]
    /// How they follow one another.
    public var order: Order
    /// How long all of them may take.
    public var withinNanoseconds: Int64?
    /// What must not stand between them, at most `mostSteps`.
    public var exclusions: [Exclusion]
    /// What must stay the same.
    public var hold: [Held]
    /// Which entries count.
    public var reentry: Reentry
    /// What is counted.
    public var unit: Unit
    /// Launches whose begin was not seen are left out.
    public var needsWholeLaunch: Bool
    /// What all figures are broken down by: values of the event that begins an attempt.
    public var by: Breakdown?

    /// A funnel of steps one after the other, counted by launches; fill in what else it needs.
    public init(id: Public, steps: [Step]) {
        self.id = id
        self.steps = steps
        order = .ordered
        exclusions = []
        hold = []
        reentry = .first
        unit = .launches
        needsWholeLaunch = false
    }
}
