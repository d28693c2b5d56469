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
}
