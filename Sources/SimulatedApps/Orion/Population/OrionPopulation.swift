public import YAMLDocument

/// How people browse with Orion: every figure of it is a parameter.
public struct OrionPopulation: SimulatedPopulation, Hashable {
    /// Which app they have.
    var build = OrionApp.Build.shipped
    /// The share of installations on phones, where the app cannot write its file.
    var phones = 0.6
    /// The share of installations whose stored state is damaged before the first launch.
    var damagedStates = 0.01
    var launches = Launches()
    var pages = Pages()
    var pans = Pans()
    /// What people do, by weight.
    var steps = WeightedNames([
        "link": 34, "back": 16, "forward": 9, "refresh": 6, "pan": 22, "swipe": 6, "pinch": 7, "away": 3,
    ])

    /// The usual population.
    public init() {}

    /// How the parameters are written.
    public static let parameters = YAMLKind<OrionPopulation>.mapping(
        "population", help: "the usual parameters: ctreport simulate Orion --list"
    ) { reader in
        var population = OrionPopulation()
        let app = reader.optional("app", .checked(.text, "the app Orion") { $0 == "Orion" ? $0 : nil })
        population.build = reader.optional("build", .oneOf(OrionApp.Build.self), default: population.build)
        population.phones = reader.optional("phones", .probability, default: population.phones)
        population.damagedStates = reader.optional(
            "damaged-states", .probability, default: population.damagedStates)
        population.launches = reader.optional("launches", Launches.kind, default: population.launches)
        population.pages = reader.optional("pages", Pages.kind, default: population.pages)
        population.pans = reader.optional("pans", Pans.kind, default: population.pans)
        population.steps = reader.optional("steps", OrionStep.weights, default: population.steps)
        return app == nil && reader.has("app") ? nil : population
    }

    /// One launch, what its user does, and the pause after it.
    public func live(with app: OrionApp) {
        OrionUser(population: self, app: app).live()
    }
}

extension OrionPopulation {
    /// When people open the app, how long they stay, how they leave.
    struct Launches: Sendable, Hashable {
        var pause = VaryingDuration(median: 7_200_000_000_000, spread: 1.3)
        var steps = VaryingCount(median: 14, spread: 0.8)
        var thinking = VaryingDuration(median: 4_000_000_000, spread: 0.9)
        var awayTime = VaryingDuration(median: 30_000_000_000, spread: 1.0)
        /// The share of launches that end in front of the user; the others end in the background.
        var crashes = 0.03
        /// The share of the others that the user throws out.
        var thrownOut = 0.4

        static let kind = YAMLKind<Launches>.mapping("population.launches") { reader in
            var launches = Launches()
            launches.pause = reader.optional("pause", VaryingDuration.kind(launches.pause), default: launches.pause)
            launches.steps = reader.optional("steps", VaryingCount.kind(launches.steps), default: launches.steps)
            launches.thinking = reader.optional(
                "thinking", VaryingDuration.kind(launches.thinking), default: launches.thinking)
            launches.awayTime = reader.optional(
                "away-time", VaryingDuration.kind(launches.awayTime), default: launches.awayTime)
            launches.crashes = reader.optional("crashes", .probability, default: launches.crashes)
            launches.thrownOut = reader.optional("thrown-out", .probability, default: launches.thrownOut)
            return launches
        }
    }

    /// How pages load.
    struct Pages: Sendable, Hashable {
        var latency = VaryingDuration(median: 480_000_000, spread: 0.5)
        var rendering = VaryingDuration(median: 240_000_000, spread: 0.6)
        /// The share of loads whose title is not there yet at the commit.
        var untitledCommits = 0.35
        var failsBeforeCommit = 0.03
        var failsAfterCommit = 0.01

        static let kind = YAMLKind<Pages>.mapping("population.pages") { reader in
            var pages = Pages()
            pages.latency = reader.optional("latency", VaryingDuration.kind(pages.latency), default: pages.latency)
            pages.rendering = reader.optional(
                "rendering", VaryingDuration.kind(pages.rendering), default: pages.rendering)
            pages.untitledCommits = reader.optional("untitled-commits", .probability, default: pages.untitledCommits)
            pages.failsBeforeCommit = reader.optional(
                "fails-before-commit", .probability, default: pages.failsBeforeCommit)
            pages.failsAfterCommit = reader.optional(
                "fails-after-commit", .probability, default: pages.failsAfterCommit)
            return pages
        }
    }

    /// How people pan.
    struct Pans: Sendable, Hashable {
        var moves = VaryingCount(median: 9, spread: 0.4)
        var interval = VaryingDuration(median: 17_000_000, spread: 0.2)
        /// The share of pans that go far enough.
        var completed = 0.7
        var interrupted = 0.04
        /// The share of pans at the edge that has nothing to show.
        var wrongEdge = 0.12

        static let kind = YAMLKind<Pans>.mapping("population.pans") { reader in
            var pans = Pans()
            pans.moves = reader.optional("moves", VaryingCount.kind(pans.moves), default: pans.moves)
            pans.interval = reader.optional("interval", VaryingDuration.kind(pans.interval), default: pans.interval)
            pans.completed = reader.optional("completed", .probability, default: pans.completed)
            pans.interrupted = reader.optional("interrupted", .probability, default: pans.interrupted)
            pans.wrongEdge = reader.optional("wrong-edge", .probability, default: pans.wrongEdge)
            return pans
        }
    }
}
