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
}

extension SimulatedPopulation {
    /// A population from the text of its parameters. `file` is the name in diagnostics.
    ///
    /// - Throws: all that is wrong with the text.
    public init(parsing bytes: [UInt8], file: String) throws(Diagnostics) {
        self = try YAMLNode(parsing: bytes, file: file).read(Self.parameters, code: "population")
    }

    /// The launches of one installation, one after the other. Installations of a seed are independent of each other.
    public func run(
        install number: Int, launches: Int, seed: UInt64, start: Int64, into sink: any EntrySink
    ) -> InstallOutcome {
        let host = AppHost(
            identity: App.identity, start: start,
            generator: SeededGenerator(seed: seed, stream: UInt64(truncatingIfNeeded: number) &+ 1), sink: sink)
        let app = App(host: host)
        for _ in 0..<max(0, launches) where !sink.isFull { live(with: app) }
        app.terminate()
        return InstallOutcome(ledger: host.ledger, end: host.scheduler.now)
    }
}
