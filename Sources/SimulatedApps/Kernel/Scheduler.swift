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

    /// Where the clock stops, in the year 2261: what comes later cannot be told apart.
    public static let end: Int64 = 9_200_000_000_000_000_000

    /// The time, in nanoseconds UTC since 1970.
    public private(set) var now: Int64

    /// A binary heap of what is due, cancelled work included until its turn.
    private var heap: [Due] = []
    private var slots: [Slot] = []
    private var freeSlots: [Int] = []
    private var lastOrder: UInt64 = 0

    /// A clock that starts at a time.
    public init(now: Int64) {
        self.now = min(now, Self.end)
    }

    /// Schedules work for `delay` nanoseconds from now; a negative delay counts as none.
    @discardableResult
    public func schedule(after delay: Int64, owner: Owner = .process, _ work: @escaping () -> Void) -> Token {
        lastOrder += 1
        let slot = Slot(order: lastOrder, owner: owner, work: work)
        let index: Int
        if let free = freeSlots.popLast() {
            index = free
            slots[index] = slot
        } else {
            index = slots.count
            slots.append(slot)
        }
        push(Due(time: time(after: delay), order: lastOrder, slot: index))
        return Token(slot: index, order: lastOrder)
    }

    /// Drops scheduled work, unless it ran already.
    public func cancel(_ token: Token) {
        guard slots[token.slot].order == token.order else { return }
        slots[token.slot].work = nil
    }

    /// Drops the work of the process, which ended.
    public func cancelProcessWork() {
        for index in slots.indices where slots[index].owner == .process {
            slots[index].work = nil
        }
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
        while let next = heap.first, next.time <= time {
            runNext()
        }
        now = max(now, time)
    }

    /// Runs until nothing is scheduled, or until `limit` pieces of work ran.
    public func runUntilIdle(limit: Int = 1_000_000) {
        var count = 0
        while !heap.isEmpty, count < limit {
            runNext()
            count += 1
        }
    }

    private func time(after duration: Int64) -> Int64 {
        let (time, isTooLate) = now.addingReportingOverflow(max(0, duration))
        return isTooLate ? Self.end : min(time, Self.end)
    }

    private func runNext() {
        let due = pop()
        let work = slots[due.slot].work
        slots[due.slot].work = nil
        slots[due.slot].order = 0
        freeSlots.append(due.slot)
        guard let work else { return }
        now = max(now, due.time)
        work()
    }
}

extension Scheduler {
    private struct Due {
        var time: Int64
        var order: UInt64
        var slot: Int

        static func < (left: Due, right: Due) -> Bool {
            left.time != right.time ? left.time < right.time : left.order < right.order
        }
    }

    private struct Slot {
        var order: UInt64
        var owner: Owner
        /// Nil once it ran or was cancelled.
        var work: (() -> Void)?
    }

    private func push(_ due: Due) {
        heap.append(due)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// The earliest of a heap that is not empty.
    private func pop() -> Due {
        let first = heap[0]
        let last = heap.removeLast()
        if heap.isEmpty { return first }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
                least = child
            }
            if least == parent { return first }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
