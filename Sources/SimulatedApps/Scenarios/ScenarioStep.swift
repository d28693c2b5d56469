internal import Diagnostics

/// One step of a script.
enum ScenarioStep<App: SimulatedApp>: Sendable {
    /// Something to do or to check, and where it is written.
    case perform(SourcePlace, ScenarioAction<App>.Use, ScenarioAction<App>.Perform)
    /// Steps that are done several times.
    case again(times: Int, [ScenarioStep])

    /// The uses of its words as they are written, with their places.
    var uses: [(place: SourcePlace, use: ScenarioAction<App>.Use)] {
        switch self {
        case .perform(let place, let use, _): [(place, use)]
        case .again(_, let steps): steps.flatMap(\.uses)
        }
    }

    /// How many steps are done in all, repeats included; one at least for each turn of a loop, at most `Int.max`.
    var count: Int {
        switch self {
        case .perform: return 1
        case .again(let times, let body):
            let (count, isTooMuch) = max(1, Self.count(of: body)).multipliedReportingOverflow(by: times)
            return isTooMuch ? .max : count
        }
    }

    /// How many steps a list does in all.
    static func count(of steps: [ScenarioStep]) -> Int {
        steps.reduce(0) { sum, step in
            let (total, isTooMuch) = sum.addingReportingOverflow(step.count)
            return isTooMuch ? .max : total
        }
    }
}
