internal import Dispatch
internal import Synchronization

/// Counts events while the capture is read on. What comes out does not depend on which of the two is faster.
final class CountingThread: Sendable {
    /// How many batches wait at most; then the reader waits.
    private static let mostWaiting = 4

    private struct State: Sendable {
        var waiting: [EventBatch?] = []
        var counters: [EventCounter]
    }

    private let state: Mutex<State>
    private let room = DispatchSemaphore(value: CountingThread.mostWaiting)
    private let work = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)

    /// A thread that goes on with these counters.
    init(_ counters: [EventCounter]) {
        state = Mutex(State(counters: counters))
        DispatchQueue(label: "counting").async { self.run() }
    }

    /// Hands events over; waits while too many wait.
    func send(_ batch: EventBatch) {
        room.wait()
        state.withLock { $0.waiting.append(batch) }
        work.signal()
    }

    /// Waits until everything is counted, and gives the counters back.
    func finish() -> [EventCounter] {
        state.withLock { $0.waiting.append(nil) }
        work.signal()
        end.wait()
        return state.withLock { state in
            defer { state.counters = [] }
            return state.counters
        }
    }

    private func run() {
        var counters = state.withLock { state in
            defer { state.counters = [] }
            return state.counters
        }
        while true {
            work.wait()
            guard let batch = state.withLock({ $0.waiting.removeFirst() }) else { break }
            room.signal()
            batch.give(to: &counters)
        }
        state.withLock { $0.counters = counters }
        end.signal()
    }
}
