public import Diagnostics
public import EventModel
internal import YAMLDocument

/// A script for one app: what the user, the system and the web do, and what must follow.
///
///     app: CounterTestApp
///     summary: a cold launch, then the home button
///     start: 2026-07-29T14:00:00.412337+03:00
///     setup:
///       - network: down
///     steps:
///       - launch
///       - wait: 3s
///       - phase: inactive
///       - expect: ["Event: app_started", …]
public struct Scenario<App: SimulatedApp>: Sendable {
    /// One sentence.
    public let summary: String
    /// When it begins, and how far that place is from UTC.
    public let start: Timestamp
    let steps: [ScenarioStep<App>]

    /// Reads a script. `file` is the name in diagnostics.
    ///
    /// - Throws: all that is wrong with it.
    public init(parsing bytes: [UInt8], file: String, actions: [ScenarioAction<App>]) throws(Diagnostics) {
        let words = ScenarioWords(actions: actions)
        let document = try YAMLNode(parsing: bytes, file: file)
        self = try document.read(Self.kind(words), code: "scenario")
        let first = steps.flatMap(\.uses).first { $0.use != .anywhere }
        if let first, first.use == .launched {
            throw Diagnostics([
                Diagnostic(
                    "scenario.steps", at: first.place, "expected a launch before this step, found none",
                    help: "begin with the step 'launch'")
            ])
        }
    }

    private init(summary: String, start: Timestamp, steps: [ScenarioStep<App>]) {
        self.summary = summary
        self.start = start
        self.steps = steps
    }

    private static func kind(_ words: ScenarioWords<App>) -> YAMLKind<Scenario> {
        .mapping("scenario", help: words.help) { scenario in
            let name = App.identity.name
            let app = scenario.required("app", .checked(.text, "the app \(name)") { $0 == name ? $0 : nil })
            if app == nil, scenario.has("app") {
                // The words of another app's script would all be wrong here.
                scenario.leaveOtherKeys()
                return nil
            }
            let summary = scenario.required("summary", .text)
            let start = scenario.required("start", .instant)
            let setup = scenario.optional("setup", words.steps, default: [])
            let steps = scenario.required("steps", words.steps)
            guard app != nil, let summary, let start, let steps else { return nil }
            let count = ScenarioStep.count(of: setup + steps)
            let isReported = (setup + steps).contains { $0.count > ScenarioWords<App>.stepLimit }
            if count > ScenarioWords<App>.stepLimit, !isReported {
                scenario.reject("steps", ScenarioWords<App>.stepFault(count))
            }
            return Scenario(summary: summary, start: start, steps: setup + steps)
        }
    }
}

extension YAMLKind where Value == Timestamp {
    /// A time with its distance from UTC.
    static var instant: YAMLKind {
        .checked(.text, "a time from 1679-10-13 to 2260-03-21, such as 2026-07-29T14:00:00.412337+03:00") {
            Timestamp(scenarioTime: $0)
        }
    }
}
