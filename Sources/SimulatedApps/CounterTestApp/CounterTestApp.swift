/// CounterTestApp, headless: a counter game and a web view that take turns, on a device without a screen.
///
/// What it models, and what it doesn't, is in the article <doc:CounterTestAppCore>.
public final class CounterTestApp: SimulatedApp {
    /// The numbers that its processes get.
    public static let identity = AppIdentity(
        name: "CounterTestApp", firstProcessID: 8123, processIDStep: 57, threadID: 0x3a_1f2c)

    /// The device.
    public let host: AppHost
    let device: CounterDevice
    private let books: Books
    /// The running process, if one runs.
    private(set) var process: AppCoordinator?
    /// Whether the storage that the app has and does not use stands in for the user defaults.
    var usesKeychain = false

    /// Installs the app.
    public init(host: AppHost) {
        self.host = host
        device = CounterDevice(scheduler: host.scheduler)
        books = Books(host: host)
    }

    /// A cold start up to the active scene.
    public func launch(arguments: [String]) {
        start(arguments: arguments)
        change(to: .active)
    }

    /// Ends the process without a word.
    public func terminate() {
        guard process != nil else { return }
        process = nil
        device.processEnded()
        books.processEnded()
        host.endProcess()
    }

    /// A cold start up to the splash, the scene not active yet; `notification` is what a tap that started the app
    /// carries, which arrives before the splash loads.
    func start(arguments: [String], notification: String? = nil) {
        terminate()
        host.startProcess()
        let services = CounterServices(
            options: LaunchOptions(arguments: arguments), host: host, device: device, books: books,
            usesKeychain: usesKeychain)
        let process = AppCoordinator(services: services)
        self.process = process
        process.start()
        process.open(notification: notification)
        turn()
        process.splash.load()
        turn()
    }

    /// The scene changes its phase.
    func change(to phase: ScenePhase) {
        process?.change(to: phase)
        turn()
    }

    /// What is due at this moment: a turn of the run loop.
    private func turn() {
        host.scheduler.run(for: 0)
    }
}
