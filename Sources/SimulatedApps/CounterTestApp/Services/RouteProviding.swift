/// What decides where the splash leads.
protocol RouteProviding: AnyObject {
    /// Asks for the destination; the answer comes at once or later, once, unless the request is cancelled.
    func request(_ answer: @escaping (RouteAnswer) -> Void)
    /// Cancels the request that waits: nothing is stored, nothing answered.
    func cancel()
}

/// What came of asking for the destination.
enum RouteAnswer: Sendable, Hashable {
    case destination(Destination)
    /// The text of the error.
    case failure(String)
}

/// A destination that a launch argument forces: at once, and no storage is touched.
final class StaticRouteProvider: RouteProviding {
    private let destination: Destination

    init(_ destination: Destination) {
        self.destination = destination
    }

    func request(_ answer: @escaping (RouteAnswer) -> Void) {
        answer(.destination(destination))
    }

    func cancel() {}
}

/// The stand-in for a remote configuration: waits, flips the stored destination, saves it, then answers.
final class AlternatingRouteProvider: RouteProviding {
    /// Where the last destination is kept.
    static let key = "routing.lastDestination"
    /// How long a request takes: one second.
    static let delay: Int64 = 1_000_000_000

    private let scheduler: Scheduler
    private let storage: any KeyValueStorage
    private var waiting: Scheduler.Token?

    init(scheduler: Scheduler, storage: any KeyValueStorage) {
        self.scheduler = scheduler
        self.storage = storage
    }

    func request(_ answer: @escaping (RouteAnswer) -> Void) {
        waiting = scheduler.schedule(after: Self.delay) { [storage] in
            let last = storage.text(for: Self.key).flatMap { Destination(rawValue: $0) }
            let next = last?.flipped ?? .counter
            storage.store(next.rawValue, for: Self.key)
            answer(.destination(next))
        }
    }

    func cancel() {
        if let waiting { scheduler.cancel(waiting) }
    }
}

/// A configuration that cannot be had. Neither provider of the app ever fails; this one shows what would follow.
final class FailingRouteProvider: RouteProviding {
    private let scheduler: Scheduler
    private let error: String
    private var waiting: Scheduler.Token?

    init(scheduler: Scheduler, error: String) {
        self.scheduler = scheduler
        self.error = error
    }

    func request(_ answer: @escaping (RouteAnswer) -> Void) {
        waiting = scheduler.schedule(after: AlternatingRouteProvider.delay) { [error] in answer(.failure(error)) }
    }

    func cancel() {
        if let waiting { scheduler.cancel(waiting) }
    }
}
