/// The splash: what it shows while the destination is asked for and the first page loads.
///
/// The first stage, up to 35 %, follows the clock in twenty steps; the second follows the page.
final class SplashViewModel {
    enum State: Sendable, Hashable {
        case idle, loading
        /// What the screen says.
        case failed(String)
    }

    private static let stepCount = 20
    private static let firstStage = 0.35
    /// How long "Ready" is seen before the splash goes.
    private static let readyDelay: Int64 = 1_000_000_000

    private let scheduler: Scheduler
    private let routes: any RouteProviding
    private let analytics: any AnalyticsTracking
    private let books: Books
    /// Called once a destination is known, if the splash still waits for it.
    var present: ((Destination) -> Void)?

    private(set) var state = State.idle
    private(set) var text = "Preparing…"
    private(set) var isVisible = true
    private var isResolving = false
    private var isDismissed = false
    /// When the first stage began; nil when its steps are over.
    private var stepsSince: Int64?
    private var reached = 0.0

    init(scheduler: Scheduler, routes: any RouteProviding, analytics: any AnalyticsTracking, books: Books) {
        self.scheduler = scheduler
        self.routes = routes
        self.analytics = analytics
        self.books = books
    }

    /// How far it is, from 0 to 1.
    var progress: Double {
        guard let stepsSince else { return reached }
        let step = (scheduler.now - stepsSince) / (AlternatingRouteProvider.delay / Int64(Self.stepCount))
        return Double(min(step, Int64(Self.stepCount))) / Double(Self.stepCount) * Self.firstStage
    }

    /// The text and the percentage, truncated.
    var label: String { "\(text) \(Int(progress * 100))%" }

    /// Begins; silent while a request runs, and for good once a notification dismissed the splash.
    func load() {
        guard !isResolving, !isDismissed else { return }
        isResolving = true
        state = .loading
        text = "Preparing…"
        isVisible = true
        reached = 0
        books.splashStarted()
        analytics.track(.splashLoadingStarted)
        stepsSince = scheduler.now
        routes.request { [self] answer in resolve(answer) }
    }

    /// The task of the splash is cancelled: an open request ends without a trace.
    func cancel() {
        guard isResolving else { return }
        routes.cancel()
        isResolving = false
        freeze()
        books.splashLeft()
    }

    /// A notification takes over, for the rest of the process.
    func dismiss() {
        isDismissed = true
        freeze()
        isVisible = false
        books.splashLeft()
    }

    /// The first page got to a share from 0 to 1; the bar never falls back.
    func pageProgressed(to share: Double) {
        guard isVisible, stepsSince == nil else { return }
        reached = max(reached, Self.firstStage + (1 - Self.firstStage) * min(1, max(0, share)))
    }

    /// The first page is there, or the first error.
    func pageSettled() {
        guard isVisible, !isDismissed else { return }
        freeze()
        reached = 1
        text = "Ready"
        scheduler.schedule(after: Self.readyDelay) { [self] in isVisible = false }
    }

    private func resolve(_ answer: RouteAnswer) {
        isResolving = false
        guard !isDismissed else { return books.routeSwallowed() }
        freeze()
        switch answer {
        case .failure(let error):
            state = .failed("Unable to load the app. Please try again.")
            books.splashFailed()
            analytics.track(.splashLoadingFailed, ("error", error))
        case .destination(let destination):
            if destination == .counter {
                reached = 1
                isVisible = false
            } else {
                reached = max(reached, Self.firstStage)
                text = "Loading game…"
            }
            books.splashResolved(destination)
            analytics.track(.initialRouteResolved, ("destination", destination.rawValue))
            present?(destination)
        }
    }

    /// Ends the steps of the first stage where they are.
    private func freeze() {
        reached = progress
        stepsSince = nil
    }
}
