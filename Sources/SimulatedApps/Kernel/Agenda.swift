/// What is due, by time and then in the order in which it was added.
///
/// Work that is taken out is handed over, never released in here: what it held may come back to the agenda as it goes.
struct Agenda {
    typealias Work = () -> Void

    /// A piece of work and its time; without work it was cancelled.
    struct Next {
        var time: Int64
        var work: Work?
    }

    /// A binary heap, cancelled work included until its turn.
    private var heap: [Due] = []
    private var slots: [Slot] = []
    private var freeSlots: [Int] = []
    private var lastOrder: UInt64 = 0

    /// When the first is due; after everything else when there is none.
    var firstTime: Int64 { heap.first?.time ?? .max }

    /// Adds work; the slot and the order name it.
    mutating func add(_ work: @escaping Work, at time: Int64, owner: Scheduler.Owner) -> (slot: Int, order: UInt64) {
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
        push(Due(time: time, order: lastOrder, slot: index))
        return (index, lastOrder)
    }

    /// Takes out named work, unless its turn came already.
    mutating func remove(slot: Int, order: UInt64) -> Work? {
        slots[slot].order == order ? slots[slot].work.take() : nil
    }

    /// Takes out all work of an owner.
    mutating func removeAll(of owner: Scheduler.Owner) -> [Work] {
        slots.indices.compactMap { slots[$0].owner == owner ? slots[$0].work.take() : nil }
    }

    /// Takes out what is due first, unless that is after `limit`.
    mutating func next(until limit: Int64) -> Next? {
        guard let first = heap.first, first.time <= limit else { return nil }
        pop()
        slots[first.slot].order = 0
        freeSlots.append(first.slot)
        return Next(time: first.time, work: slots[first.slot].work.take())
    }
}

extension Agenda {
    private struct Due {
        var time: Int64
        var order: UInt64
        var slot: Int

        static func < (left: Due, right: Due) -> Bool {
            left.time != right.time ? left.time < right.time : left.order < right.order
        }
    }

    private struct Slot {
        /// 0 once its turn came.
        var order: UInt64
        var owner: Scheduler.Owner
        /// Nil once it was taken out.
        var work: Work?
    }

    private mutating func push(_ due: Due) {
        heap.append(due)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes the first of a heap that is not empty.
    private mutating func pop() {
        let last = heap.removeLast()
        if heap.isEmpty { return }
        heap[0] = last
        var parent = 0
        while true {
            let left = 2 * parent + 1
            guard left < heap.count else { return }
            let right = left + 1
            let least = right < heap.count && heap[right] < heap[left] ? right : left
            guard heap[least] < heap[parent] else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
