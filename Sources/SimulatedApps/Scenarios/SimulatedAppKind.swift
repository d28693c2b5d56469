public import Diagnostics
public import EventModel

/// A script that comes with the tool.
public struct ScenarioFile: Sendable {
    /// Its name, without an ending: `counter-web-offline`.
    public let name: String
    /// Its text.
    public let bytes: [UInt8]

    /// A script.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// One of the apps that can be simulated, whatever its type: what commands work with.
public struct SimulatedAppKind: Sendable {
    /// Runs a script or a population into a sink, when asked for a piece of it.
    public typealias ScenarioRunner =
        @Sendable (_ seed: UInt64, _ start: Int64?, _ sink: any EntrySink) -> ScenarioOutcome
    /// Runs the launches of one installation.
    public typealias PopulationRunner =
        @Sendable (
            _ install: Int, _ launches: Int, _ seed: UInt64, _ start: Int64, _ sink: any EntrySink
        ) -> InstallOutcome

    /// A script that was read.
    public struct Script: Sendable {
        /// One sentence.
        public let summary: String
        /// When it begins, and how far that place is from UTC.
        public let start: Timestamp
        /// Runs it; with a start it begins then instead, in nanoseconds UTC since 1970.
        public let run: ScenarioRunner
    }

    /// The app's name.
    public let name: String
    /// The subsystems of the system's log that it logs to; none for an app that prints its lines itself.
    public let subsystems: [String]
    /// The scripts that come with the tool, in order of their names.
    public let scenarios: [ScenarioFile]
    /// The words of its scripts, those of every app first.
    public let words: [ScenarioWord]
    /// The usual parameters of its population, as text.
    public let population: ScenarioFile
    private let readScript: @Sendable ([UInt8], String) throws(Diagnostics) -> Script
    private let readPopulation: @Sendable ([UInt8], String) throws(Diagnostics) -> PopulationRunner

    /// An app with its scripts, its words and its population.
    public init<Population: SimulatedPopulation>(
        _ type: Population.Type, subsystems: [String], actions: [ScenarioAction<Population.App>],
        scenarios: [ScenarioFile], population: ScenarioFile
    ) {
        name = Population.App.identity.name
        self.subsystems = subsystems
        self.scenarios = scenarios
        self.population = population
        words = ScenarioWords(actions: actions).words
        readScript = { (bytes, file) throws(Diagnostics) in
            let scenario = try Scenario(parsing: bytes, file: file, actions: actions)
            return Script(summary: scenario.summary, start: scenario.start) { seed, start, sink in
                scenario.run(seed: seed, start: start, into: sink)
            }
        }
        readPopulation = { (bytes, file) throws(Diagnostics) in
            let population = try Population(parsing: bytes, file: file)
            return { install, launches, seed, start, sink in
                population.run(install: install, launches: launches, seed: seed, start: start, into: sink)
            }
        }
    }

    /// Reads a script. `file` is the name in diagnostics.
    ///
    /// - Throws: all that is wrong with it.
    public func script(parsing bytes: [UInt8], file: String) throws(Diagnostics) -> Script {
        try readScript(bytes, file)
    }

    /// Reads the parameters of a population.
    ///
    /// - Throws: all that is wrong with them.
    public func populationRunner(parsing bytes: [UInt8], file: String) throws(Diagnostics) -> PopulationRunner {
        try readPopulation(bytes, file)
    }
}
