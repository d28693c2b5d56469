internal import YAMLDocument

/// How people use Fun: what they do, how often, and how long they take.
struct FunPopulation: SimulatedPopulation, Hashable {
    typealias App = FunApp

    /// How long the app takes.
    var delays = FunDelays()
    /// The branch that the app was built from.
    var flavor = FunOptions.Flavor.eager
    /// How long people take.
    var pauses = Pauses()
    /// The mean number of activities of a session.
    var activitiesPerSession = 9.0
    /// The weights of activities, in the order of their cases.
    var weights = FunActivity.allCases.map(\.standardWeight)
    /// How often something happens where it could.
    var shares = FunShares()
    /// What people search for.
    var texts = [
        "swift", "ui", "testing", "Async/Await", "pattern", "combine", "oslog", "swift ", "s", "6", "zz", "dependency",
        "it's",
    ]

    /// How long people take.
    struct Pauses: Sendable, Hashable {
        var betweenLaunches = VaryingDuration(median: 3_600_000_000_000, spread: 1.3)
        var betweenActions = VaryingDuration(median: 1_800_000_000, spread: 0.6)
        var reading = VaryingDuration(median: 6_000_000_000, spread: 0.8)
        var betweenKeys = VaryingDuration(median: 160_000_000, spread: 0.3)
    }

    /// One launch of an installation.
    func live(with app: FunApp) {
        FunVisitor(app: app, habits: self).live()
    }
}

extension FunPopulation {
    /// Parameters; what is left out is as usual.
    static var parameters: YAMLKind<FunPopulation> {
        .mapping("population") { reader in
            var population = FunPopulation()
            population.delays = reader.optional(
                "delays", FunDelays.kind("population.delays"), default: population.delays)
            population.flavor = reader.optional("flavor", .oneOf(FunOptions.Flavor.self), default: .eager)
            population.pauses = reader.optional("pauses", Pauses.kind, default: Pauses())
            population.activitiesPerSession = reader.optional(
                "activities-per-session", .number(in: 0...1000), default: population.activitiesPerSession)
            population.weights = reader.optional("activities", weights, default: population.weights)
            population.shares = reader.optional("shares", FunShares.kind, default: population.shares)
            population.texts = reader.optional("texts", texts, default: population.texts)
            return population
        }
    }

    private static var weights: YAMLKind<[Double]> {
        let mapping = YAMLKind<[Double]>.mapping("population.activities") { reader in
            FunActivity.allCases.map {
                reader.optional($0.rawValue, .number(in: 0...1_000_000), default: $0.standardWeight)
            }
        }
        let expected = "activities with weights, one of them above 0"
        return YAMLKind(expected) { node, findings in
            let weights = mapping.value(of: node, &findings)
            let isEmpty = if case .mapping(let entries) = node.content { entries.isEmpty } else { false }
            if let weights, isEmpty || !weights.contains(where: { $0 > 0 }) {
                findings.report("expected \(expected), found none", at: node.place)
            }
            return weights
        }
    }

    private static var texts: YAMLKind<[String]> {
        YAMLKind("a list of texts") { node, findings in
            if case .sequence(let nodes) = node.content, nodes.isEmpty {
                findings.report("expected at least one text, found none", at: node.place)
                return nil
            }
            return YAMLKind.list(of: .text, tellsRepeats: false).value(of: node, &findings)
        }
    }
}

extension FunPopulation.Pauses {
    fileprivate static var kind: YAMLKind<FunPopulation.Pauses> {
        .mapping("population.pauses") { reader in
            var pauses = FunPopulation.Pauses()
            func read(_ key: String, _ waiting: inout VaryingDuration) {
                let kind = VaryingDuration.kind(waiting)
                waiting = reader.optional(key, kind, default: waiting)
            }
            read("between-launches", &pauses.betweenLaunches)
            read("between-actions", &pauses.betweenActions)
            read("reading", &pauses.reading)
            read("between-keys", &pauses.betweenKeys)
            return pauses
        }
    }
}
