public import YAMLDocument

/// How people use CounterTestApp: every figure of it is a parameter.
public struct CounterPopulation: SimulatedPopulation, Hashable {
    var launches = LaunchHabits()
    var notifications = NotificationHabits()
    var counter = CounterHabits()
    var web = WebHabits()
    var network = NetworkHabits()

    /// The usual population.
    public init() {}

    /// How the parameters are written.
    public static let parameters = YAMLKind<CounterPopulation>.mapping(
        "population", help: "the usual parameters: ctreport simulate CounterTestApp --list"
    ) { reader in
        var population = CounterPopulation()
        let app = reader.optional(
            "app", .checked(.text, "the app CounterTestApp") { $0 == "CounterTestApp" ? $0 : nil })
        population.launches = reader.optional("launches", LaunchHabits.kind, default: population.launches)
        population.notifications = reader.optional(
            "notifications", NotificationHabits.kind, default: population.notifications)
        population.counter = reader.optional("counter", CounterHabits.kind, default: population.counter)
        population.web = reader.optional("web", WebHabits.kind, default: population.web)
        population.network = reader.optional("network", NetworkHabits.kind, default: population.network)
        return app == nil && reader.has("app") ? nil : population
    }

    /// One launch, what its user does, and the pause after it.
    public func live(with app: CounterTestApp) {
        CounterUser(population: self, app: app).live()
    }
}

/// When people open the app and how they leave it.
struct LaunchHabits: Sendable, Hashable {
    /// From the end of a process to the next launch.
    var pause = VaryingDuration(median: 14_400_000_000_000, spread: 1.4)
    /// The share of launches by a UI test, half of them with a forced destination.
    var uiTesting = 0.0
    /// The share of launches that end while the splash is seen.
    var leftDuringSplash = 0.02
    /// The share of processes that end before the reminder is confirmed.
    var killedAtOnce = 0.08
    /// How often people leave for a moment and come back.
    var away = 0.3
    var awayTime = VaryingDuration(median: 20_000_000_000, spread: 1.0)

    static let kind = YAMLKind<LaunchHabits>.mapping("population.launches") { reader in
        var habits = LaunchHabits()
        habits.pause = reader.optional("pause", VaryingDuration.kind(habits.pause), default: habits.pause)
        habits.uiTesting = reader.optional("ui-testing", .probability, default: habits.uiTesting)
        habits.leftDuringSplash = reader.optional(
            "left-during-splash", .probability, default: habits.leftDuringSplash)
        habits.killedAtOnce = reader.optional("killed-at-once", .probability, default: habits.killedAtOnce)
        habits.away = reader.optional("away", .probability, default: habits.away)
        habits.awayTime = reader.optional("away-time", VaryingDuration.kind(habits.awayTime), default: habits.awayTime)
        return habits
    }
}

/// What people think of notifications.
struct NotificationHabits: Sendable, Hashable {
    /// The share of installations that allow them, and of those where asking fails; the others refuse.
    var granted = 0.7
    var failed = 0.01
    /// How long the first answer takes, and the system's own one after that.
    var firstAnswer = VaryingDuration(median: 2_200_000_000, spread: 0.5)
    var laterAnswer = VaryingDuration(median: 30_000_000, spread: 0.5)
    /// The share of reminders that cannot be scheduled.
    var schedulingFails = 0.002
    /// The share of launches and returns with a delivered reminder that begin with a tap on it.
    var tapped = 0.12
    /// The share of taps that arrive before the splash of a new process loads; other taps of a new process hit it.
    var tappedBeforeSplash = 0.5

    static let kind = YAMLKind<NotificationHabits>.mapping("population.notifications") { reader in
        var habits = NotificationHabits()
        habits.granted = reader.optional("granted", .probability, default: habits.granted)
        habits.failed = reader.optional("failed", .probability, default: habits.failed)
        habits.firstAnswer = reader.optional(
            "first-answer", VaryingDuration.kind(habits.firstAnswer), default: habits.firstAnswer)
        habits.laterAnswer = reader.optional(
            "later-answer", VaryingDuration.kind(habits.laterAnswer), default: habits.laterAnswer)
        habits.schedulingFails = reader.optional("scheduling-fails", .probability, default: habits.schedulingFails)
        habits.tapped = reader.optional("tapped", .probability, default: habits.tapped)
        habits.tappedBeforeSplash = reader.optional(
            "tapped-before-splash", .probability, default: habits.tappedBeforeSplash)
        return habits
    }
}

/// How people play the counter.
struct CounterHabits: Sendable, Hashable {
    /// The share of launches to the counter that open the game.
    var plays = 0.9
    var taps = VaryingCount(median: 22, spread: 0.9)
    var tapInterval = VaryingDuration(median: 320_000_000, spread: 0.4)
    /// The share of taps that count down or reset; the others count up.
    var down = 0.15
    var reset = 0.03
    /// How often a round is followed by another one on a screen of its own.
    var again = 0.2

    static let kind = YAMLKind<CounterHabits>.mapping("population.counter") { reader in
        var habits = CounterHabits()
        habits.plays = reader.optional("plays", .probability, default: habits.plays)
        habits.taps = reader.optional("taps", VaryingCount.kind(habits.taps), default: habits.taps)
        habits.tapInterval = reader.optional(
            "tap-interval", VaryingDuration.kind(habits.tapInterval), default: habits.tapInterval)
        habits.down = reader.optional("down", .probability, default: habits.down)
        habits.reset = reader.optional("reset", .probability, default: habits.reset)
        habits.again = reader.optional("again", .number(in: 0...0.99), default: habits.again)
        return habits
    }
}

/// How the network is.
struct NetworkHabits: Sendable, Hashable {
    /// The share of launches without a network, and of pages during which it goes.
    var offlineAtLaunch = 0.02
    var lostDuringPage = 0.015
    /// How long it stays away.
    var spell = VaryingDuration(median: 15_000_000_000, spread: 1.1)
    /// The share of pages with a path update that changes nothing.
    var repeatedUpdate = 0.03

    static let kind = YAMLKind<NetworkHabits>.mapping("population.network") { reader in
        var habits = NetworkHabits()
        habits.offlineAtLaunch = reader.optional("offline-at-launch", .probability, default: habits.offlineAtLaunch)
        habits.lostDuringPage = reader.optional("lost-during-page", .probability, default: habits.lostDuringPage)
        habits.spell = reader.optional("spell", VaryingDuration.kind(habits.spell), default: habits.spell)
        habits.repeatedUpdate = reader.optional("repeated-update", .probability, default: habits.repeatedUpdate)
        return habits
    }
}
