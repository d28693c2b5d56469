internal import Diagnostics

/// One step of a script.
enum ScenarioStep<App: SimulatedApp>: Sendable {
    /// Something to do or to check, and where it is written.
    case perform(SourcePlace, ScenarioAction<App>.Perform)
    /// Steps that are done several times.
    case again(times: Int, [ScenarioStep])
}
