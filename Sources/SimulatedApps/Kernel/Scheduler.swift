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
    public var now: Int64 { clock }

    private var clock: Int64
    private var agenda = Agenda()
    /// When the first of the agenda is due: asked far more often than anything is.
    private var firstTime = Int64.max

    /// A clock that starts at a time.
    public init(now: Int64) {
        clock = min(now, Self.end)
    }

    /// Schedules work for `delay` nanoseconds from now; a negative delay counts as none.
    @discardableResult
    public func schedule(after delay: Int64, owner: Owner = .process, _ work: @escaping () -> Void) -> Token {
        let time = time(after: delay)
        let name = agenda.add(work, at: time, owner: owner)
        firstTime = min(firstTime, time)
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
        clock = time(after: duration)
    }

    /// Runs what is due within `duration` nanoseconds from now.
    public func run(for duration: Int64) {
        run(until: time(after: duration))
    }

    /// Runs what is due up to and at a time, then stands at that time, or later where the work itself moved the clock.
    public func run(until time: Int64) {
        while let next = takeNext(until: time) { run(next) }
        clock = max(now, time)
    }

    /// Runs until nothing is scheduled, or until `limit` pieces of work ran.
    public func runUntilIdle(limit: Int = 1_000_000) {
        var count = 0
        while count < limit, let next = takeNext(until: Self.end) {
            run(next)
            count += 1
        }
    }

    private func takeNext(until limit: Int64) -> Agenda.Next? {
        guard firstTime <= limit else { return nil }
        let next = agenda.next(until: limit)
        firstTime = agenda.firstTime
        return next
    }

    private func time(after duration: Int64) -> Int64 {
        let (time, isTooLate) = now.addingReportingOverflow(max(0, duration))
        return isTooLate ? Self.end : min(time, Self.end)
    }

    private func run(_ next: Agenda.Next) {
        guard let work = next.work else { return }
        clock = max(now, next.time)
        work()
    }
}
