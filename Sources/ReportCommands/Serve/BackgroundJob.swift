internal import Dispatch
internal import Synchronization

/// One job at a time on a thread of its own, so that the caller stays free to stop.
final class BackgroundJob<Value: Sendable>: Sendable {
    private enum State: Sendable { case idle, running, done(Value) }

    private let state = Mutex(State.idle)

    /// Whether no job runs and none has a result to be taken.
    var isIdle: Bool { state.withLock { if case .idle = $0 { true } else { false } } }

    /// Starts a job; only while idle.
    func start(_ job: @escaping @Sendable () -> Value) {
        state.withLock { $0 = .running }
        DispatchQueue.global().async {
            let value = job()
            self.state.withLock { $0 = .done(value) }
        }
    }

    /// The result of the job that is done, once.
    func take() -> Value? {
        state.withLock { state in
            guard case .done(let value) = state else { return nil }
            state = .idle
            return value
        }
    }
}
