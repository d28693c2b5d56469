public import Redaction

/// A funnel as it is published.
public struct FunnelValue: Sendable {
    /// One step.
    public struct Step: Sendable {
        /// Its name.
        public let name: Public
        /// How many took it.
        public let reached: Int
        /// How many came that far, no further, and may still go on.
        public let pending: Int
        /// Those that took it, of all that entered and of those that took the step before; who is pending before it is
        /// left out. Nil for the first step.
        public let fromFirst, fromPrevious: Share?
        /// Times from the entry; nil for the first step.
        public let time: DistributionFigures?
        /// What those who dropped off here met next, most frequent first, ties by name; nil is the end of the launch.
        public let next: [(event: Public?, count: Int)]
        /// Those who dropped off here and met rarer events.
        public let nextOther: Int

        /// How many came that far and no further, and cannot go on.
        public var dropped: Int { next.reduce(nextOther) { $0 + $1.count } }
    }

    private static let shownNext = 5

    /// How the steps follow one another, what is counted, and which entries.
    public let order: FunnelFlow.Order
    /// What is counted.
    public let unit: FunnelFlow.Unit
    /// Which entries count.
    public let reentry: FunnelFlow.Reentry
    /// The steps.
    public let steps: [Step]
    /// Events of installs for which there was no room.
    public let leftOut: Int

    /// What it was made of, so that parts can come together.
    private let flow: FunnelFlow
    private let counts: FunnelCounts

    init(_ flow: FunnelFlow, _ counts: FunnelCounts, leftOut: Int) {
        self.flow = flow
        self.counts = counts
        order = flow.order
        unit = flow.unit
        reentry = flow.reentry
        self.leftOut = leftOut
        var pendingBefore = 0
        var steps: [Step] = []
        for (index, step) in flow.steps.enumerated() {
            let reached = counts.reached[index]
            let sorted = counts.next[index].counts.sorted {
                $0.value != $1.value ? $0.value > $1.value : ($0.key ?? "") < ($1.key ?? "")
            }
            let rest = sorted.dropFirst(FunnelValue.shownNext).reduce(counts.next[index].other) { $0 + $1.value }
            steps.append(
                Step(
                    name: step.name, reached: reached, pending: counts.pending[index],
                    fromFirst: index == 0 ? nil : Share(k: reached, n: counts.reached[0] - pendingBefore),
                    fromPrevious: index == 0
                        ? nil : Share(k: reached, n: counts.reached[index - 1] - counts.pending[index - 1]),
                    time: index == 0 ? nil : counts.times[index],
                    next: sorted.prefix(FunnelValue.shownNext).map { ($0.key, $0.value) }, nextOther: rest))
            pendingBefore += counts.pending[index]
        }
        self.steps = steps
    }

    /// The funnel of two parts together.
    func joined(with other: FunnelValue) -> FunnelValue {
        var both = counts
        both.add(other.counts)
        return FunnelValue(flow, both, leftOut: leftOut + other.leftOut)
    }

    /// Those that took all steps, of all that entered and are not pending.
    public var conversion: Share { steps.last?.fromFirst ?? Share() }
}
