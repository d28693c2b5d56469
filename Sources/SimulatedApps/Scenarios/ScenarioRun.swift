public import Diagnostics
internal import EventModel

/// What came of running a script.
public struct ScenarioOutcome: Sendable {
    /// What the app did.
    public var ledger: Ledger
    /// Expectations that were not met, each with its place in the script.
    public var failures: [Diagnostic]
    /// Why the run cannot be used, if so: a step would pass the end of the clock.
    public var fault: Diagnostic?
}

extension Scenario {
    /// Runs the script on a fresh installation. Its lines go to `sink`; the outcome depends on script and seed alone.
    ///
    /// `start` replaces the script's own time, in nanoseconds UTC since 1970.
    public func run(seed: UInt64 = 0, start: Int64? = nil, into sink: any EntrySink) -> ScenarioOutcome {
        let host = AppHost(
            identity: App.identity, start: start ?? self.start.instantNanoseconds,
            generator: SeededGenerator(seed: seed), sink: sink)
        host.transcript = []
        let app = App(host: host)
        var failures: [Diagnostic] = []
        let last = perform(steps, on: app, &failures)
        app.terminate()
        return ScenarioOutcome(ledger: host.ledger, failures: failures, fault: last.map(Self.endOfClock))
    }

    /// Performs steps; the place of the one that came to the end of the clock, if one did.
    private func perform(
        _ steps: [ScenarioStep<App>], on app: App, _ failures: inout [Diagnostic]
    ) -> SourcePlace? {
        for step in steps {
            switch step {
            case .perform(let place, _, let action):
                if let failure = action(app) {
                    failures.append(Diagnostic("scenario.expectation", at: place, failure))
                }
                // What is due at this very moment belongs to the step.
                app.host.scheduler.run(for: 0)
                if app.host.scheduler.isAtEnd { return place }
            case .again(let times, let body):
                for _ in 0..<times where !app.host.isStopping {
                    if let place = perform(body, on: app, &failures) { return place }
                }
            }
        }
        return nil
    }

    private static func endOfClock(at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            "scenario.clock", at: place,
            "expected a step before the clock ends on 2261-07-15, found one that passes it",
            help: "an earlier start, shorter waits or fewer repeats")
    }
}
