/// What the app itself knows to have happened, told where it happens: no log text is read back.
///
/// It outlives processes: a repeated destination is one across launches.
final class Books {
    private let host: AppHost
    private var lastRoute: Destination?
    private var isSplashOpen = false
    private var isRetryOpen = false

    init(host: AppHost) {
        self.host = host
    }

    func count(_ event: CounterEvent) {
        host.ledger.count(event: event.name)
    }

    func splashStarted() {
        closeSplash(as: "splash.cancelled")
        host.ledger.count(outcome: "splash.started")
        isSplashOpen = true
    }

    func splashResolved(_ destination: Destination) {
        closeSplash(as: "splash.succeeded")
        if lastRoute == destination { host.ledger.count(outcome: "alternation.violations") }
        lastRoute = destination
        host.ledger.note(destination.rawValue, in: "routes")
    }

    func splashFailed() {
        closeSplash(as: "splash.failed")
    }

    /// A notification took over, or the task of the splash was cancelled.
    func splashLeft() {
        closeSplash(as: "splash.cancelled")
    }

    /// The route advanced in the storage, but nobody waited for it.
    func routeSwallowed() {
        host.ledger.count(outcome: "alternation.swallowed")
    }

    func newBest(_ score: Int) {
        host.ledger.note(String(score), in: "best_scores")
    }

    func retryTapped() {
        host.ledger.count(outcome: "retries.tapped")
        isRetryOpen = true
    }

    func loadFinished() {
        closeRetry(as: "retries.succeeded")
    }

    /// A load went wrong, or something else ended it; `kind` names how.
    func navigationFailed(_ kind: String) {
        host.ledger.count(outcome: "navigation." + kind)
        closeRetry(as: "retries.failed")
    }

    /// A download's clean-up would leave its own directory: the real app deletes what lies above it.
    func cleanUpOutside() {
        host.ledger.count(outcome: "downloads.cleanup-outside")
    }

    func processEnded() {
        closeSplash(as: "splash.cancelled")
        isRetryOpen = false
    }

    private func closeSplash(as outcome: String) {
        guard isSplashOpen else { return }
        isSplashOpen = false
        host.ledger.count(outcome: outcome)
    }

    private func closeRetry(as outcome: String) {
        guard isRetryOpen else { return }
        isRetryOpen = false
        host.ledger.count(outcome: outcome)
    }
}
