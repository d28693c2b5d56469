internal import Synchronization

/// The open streams of events, and what each of them was told last.
///
/// A stream with nothing to say is suspended, so that it costs no thread. Who suspends and who resumes holds the lock, so
/// that no event falls between a stream's last look and its sleep.
final class EventHub: Sendable {
    /// What a stream gives next.
    enum Next: Equatable {
        case bytes([UInt8])
        /// Nothing now; the stream was suspended.
        case nothing
        case end
    }

    private struct Stream {
        /// What is still to be sent.
        var pending: ArraySlice<UInt8> = []
        var version: String?
        var beat: Int
        var resume: (@Sendable () -> Void)?
    }

    private struct State {
        var version: String
        /// Counts comments that only find out who is gone.
        var beat = 0
        var isStopping = false
        var nextNumber = 0
        var streams: [Int: Stream] = [:]
    }

    /// The most streams at a time; browsers keep to six a host.
    static let mostStreams = 64

    private let state: Mutex<State>

    init(version: String) {
        state = Mutex(State(version: version))
    }

    /// The number of a new stream; nil when there are too many.
    func open() -> Int? {
        state.withLock { state in
            guard !state.isStopping, state.streams.count < Self.mostStreams else { return nil }
            state.nextNumber += 1
            // Browsers come back this many milliseconds after a stream broke.
            state.streams[state.nextNumber] = Stream(pending: Array("retry: 1000\n\n".utf8)[...], beat: state.beat)
            return state.nextNumber
        }
    }

    func close(_ number: Int) {
        state.withLock { _ = $0.streams.removeValue(forKey: number) }
    }

    /// What a stream gives next, at most so many bytes; one with nothing to give is suspended with `suspend`, and woken
    /// later with `resume`.
    func next(
        of number: Int, capacity: Int, suspend: () -> Void, resume: @escaping @Sendable () -> Void
    ) -> Next {
        state.withLock { state in
            guard !state.isStopping, var stream = state.streams[number], capacity > 0 else { return .end }
            if stream.pending.isEmpty {
                if stream.version != state.version {
                    stream.version = state.version
                    stream.pending = Array("event: site\ndata: \(state.version)\n\n".utf8)[...]
                } else if stream.beat != state.beat {
                    stream.pending = Array(":\n\n".utf8)[...]
                }
                stream.beat = state.beat
            }
            let bytes = Array(stream.pending.prefix(capacity))
            stream.pending = stream.pending.dropFirst(bytes.count)
            if bytes.isEmpty {
                stream.resume = resume
                suspend()
            }
            state.streams[number] = stream
            return bytes.isEmpty ? .nothing : .bytes(bytes)
        }
    }

    /// Tells every stream that another state of the site is shown.
    func show(_ version: String) { wake { $0.version = version } }

    /// Sends every stream a comment, so that those whose reader is gone end.
    func beat() { wake { $0.beat += 1 } }

    /// Ends every stream, and those that come.
    func stop() { wake { $0.isStopping = true } }

    private func wake(_ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            for number in state.streams.keys.sorted() {
                state.streams[number]?.resume?()
                state.streams[number]?.resume = nil
            }
        }
    }
}
