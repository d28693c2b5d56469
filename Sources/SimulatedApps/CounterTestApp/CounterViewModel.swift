/// The counter game: a count of this process and the best score of the installation.
final class CounterViewModel {
    /// Where the best score is kept.
    static let key = "counter.bestScore"

    private let storage: any KeyValueStorage
    private let analytics: any AnalyticsTracking
    private let books: Books
    private(set) var count = 0
    private(set) var best: Int

    init(storage: any KeyValueStorage, analytics: any AnalyticsTracking, books: Books) {
        self.storage = storage
        self.analytics = analytics
        self.books = books
        best = storage.integer(for: Self.key) ?? 0
    }

    /// The game screen appears.
    func startGame() {
        analytics.track(.counterGameStarted)
    }

    func increment() {
        count += 1
        analytics.track(.counterIncremented, ("count", String(count)))
        guard count > best else { return }
        best = count
        storage.store(best, for: Self.key)
        books.newBest(best)
        analytics.track(.counterNewBestScore, ("score", String(best)))
    }

    func decrement() {
        count = max(0, count - 1)
        analytics.track(.counterDecremented, ("count", String(count)))
    }

    func reset() {
        count = 0
        analytics.track(.counterReset, ("best_score", String(best)))
    }
}
