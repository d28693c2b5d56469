internal import Dispatch
internal import Synchronization

/// A thread that works off batches while others are made. What comes out does not depend on which of the two is faster.
final class BatchThread<Worker: Sendable, Batch: Sendable>: Sendable {
    /// How many batches wait at most; then who sends waits.
    private static var mostWaiting: Int { 4 }

    private struct State: Sendable {
        var waiting: [Batch?] = []
        /// Where the worker is while the thread does not have it.
        var worker: Worker?
    }

    private let state: Mutex<State>
    private let room = DispatchSemaphore(value: BatchThread.mostWaiting)
    private let work = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)

    /// A thread that gives every batch to `take`, in order.
    init(_ label: String, _ worker: Worker, take: @escaping @Sendable (inout Worker, Batch) -> Void) {
        state = Mutex(State(worker: worker))
        DispatchQueue(label: label).async { self.run(take) }
    }

    /// Hands a batch over; waits while too many wait.
    func send(_ batch: Batch) {
        room.wait()
        state.withLock { $0.waiting.append(batch) }
        work.signal()
    }

    /// Waits until all is done, and gives the worker back. The thread ends; it is asked once.
    func finish() -> Worker {
        state.withLock { $0.waiting.append(nil) }
        work.signal()
        end.wait()
        guard let worker = state.withLock({ $0.worker.take() }) else { preconditionFailure("a thread is ended once") }
        return worker
    }

    private func run(_ take: (inout Worker, Batch) -> Void) {
        guard var worker = state.withLock({ $0.worker.take() }) else {
            preconditionFailure("a thread has its worker once")
        }
        while true {
            work.wait()
            guard let batch = state.withLock({ $0.waiting.removeFirst() }) else { break }
            room.signal()
            take(&worker, batch)
        }
        state.withLock { [worker] in $0.worker = worker }
        end.signal()
    }
}
