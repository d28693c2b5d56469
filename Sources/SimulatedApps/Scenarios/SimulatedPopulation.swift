public import Diagnostics
public import YAMLDocument

/// How people use an app: parameters that are data, and what one of them does in one launch.
public protocol SimulatedPopulation: Sendable {
    /// The app.
    associatedtype App: SimulatedApp

    /// How the parameters are written; `{}` stands for the usual ones.
    static var parameters: YAMLKind<Self> { get }

    /// One launch and what happens up to the end of its process, then the pause until the next launch.
    ///
    /// Chance comes from the generator of the app's host, time from its scheduler.
    func live(with app: App)
}

/// What came of one installation of a population.
public struct InstallOutcome: Sendable {
    /// What the app did.
    public var ledger: Ledger
    /// When the last launch was over, pause included, in nanoseconds UTC since 1970.
    public var end: Int64
    /// Why the launches cannot be used, if so: their time would pass the end of the clock.
    public var fault: Diagnostic?
}

extension SimulatedPopulation {
    /// A population from the text of its parameters. `file` is the name in diagnostics.
    ///
    /// - Throws: all that is wrong with the text.
    public init(parsing bytes: [UInt8], file: String) throws(Diagnostics) {
        self = try YAMLNode(parsing: bytes, file: file).read(Self.parameters, code: "population")
    }

    private static func endOfClock(after done: Int, of launches: Int) -> Diagnostic {
        Diagnostic(
            "population.clock",
            "expected \(launches) launches before the clock ends on 2261-07-15, found time for \(done) of them",
            help: "fewer launches of more installs, an earlier start, or a population with shorter pauses")
    }

    /// The launches of one installation, one after the other. Installations of a seed are independent of each other.
    public func run(
        install number: Int, launches: Int, seed: UInt64, start: Int64, into sink: any EntrySink
    ) -> InstallOutcome {
        let host = AppHost(
            identity: App.identity, start: start,
            generator: SeededGenerator(seed: seed, stream: UInt64(truncatingIfNeeded: number) &+ 1), sink: sink)
        let app = App(host: host)
        for done in 0..<max(0, launches) where !sink.isFull {
            live(with: app)
            if host.scheduler.isAtEnd {
                return InstallOutcome(
                    ledger: host.ledger, end: host.scheduler.now, fault: Self.endOfClock(after: done, of: launches))
            }
        }
        app.terminate()
        return InstallOutcome(ledger: host.ledger, end: host.scheduler.now)
    }
}
