/// Virtual time and what is due in it: nothing sleeps, nothing asks a clock.
///
/// Time is nanoseconds UTC since 1970. Work that is due at the same time runs in the order in which it was scheduled;
/// work that is overdue, because something else moved the clock, runs at the time that it is by then.
public final class Scheduler {
    /// Whose end drops the work.
    public enum Owner: Sendable, Hashable {
        /// The process of the app: its work dies with it.
        case process
        /// The device: its work outlives processes.
        case device
    }

    /// What cancels scheduled work; meaningless once the work ran.
    public struct Token: Sendable, Hashable {
        fileprivate var slot: Int
        fileprivate var order: UInt64
    }

    /// Where the clock stops, on 2261-07-15: what comes later cannot be told apart.
    public static let end: Int64 = 9_200_000_000_000_000_000

    /// Whether the clock stands at its end: times are no longer what was asked for.
    public var isAtEnd: Bool { now >= Self.end }

    /// The time, in nanoseconds UTC since 1970.
    public private(set) var now: Int64

    private var agenda = Agenda()

    /// A clock that starts at a time.
    public init(now: Int64) {
        self.now = min(now, Self.end)
    }

    /// Schedules work for `delay` nanoseconds from now; a negative delay counts as none.
    @discardableResult
    public func schedule(after delay: Int64, owner: Owner = .process, _ work: @escaping () -> Void) -> Token {
        let name = agenda.add(work, at: time(after: delay), owner: owner)
        return Token(slot: name.slot, order: name.order)
    }

    /// Drops scheduled work, unless it ran already.
    public func cancel(_ token: Token) {
        _ = agenda.remove(slot: token.slot, order: token.order)
    }

    /// Drops the work of the process, which ended.
    public func cancelProcessWork() {
        _ = agenda.removeAll(of: .process)
    }

    /// Moves the clock without running anything: the cost of the work that runs now.
    public func advance(by duration: Int64) {
        now = time(after: duration)
    }

    /// Runs what is due within `duration` nanoseconds from now.
    public func run(for duration: Int64) {
        run(until: time(after: duration))
    }

    /// Runs what is due up to and at a time, then stands at that time, or later where the work itself moved the clock.
    public func run(until time: Int64) {
        while let next = agenda.next(until: time) { run(next) }
        now = max(now, time)
    }

    /// Runs until nothing is scheduled, or until `limit` pieces of work ran.
    public func runUntilIdle(limit: Int = 1_000_000) {
        var count = 0
        while count < limit, let next = agenda.next(until: Self.end) {
            run(next)
            count += 1
        }
    }

    private func time(after duration: Int64) -> Int64 {
        let (time, isTooLate) = now.addingReportingOverflow(max(0, duration))
        return isTooLate ? Self.end : min(time, Self.end)
    }

    private func run(_ next: Agenda.Next) {
        guard let work = next.work else { return }
        now = max(now, next.time)
        work()
    }
}
