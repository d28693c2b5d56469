internal import EventModel

/// The launches that something concerns, counted exactly up to a thousand. Sets join in any order to the same one.
struct LaunchSet: Sendable, Hashable {
    private struct Key: Sendable, Hashable {
        var stream: Int
        var launch: Int
    }

    private static let most = 1000

    private var keys: Set<Key> = []
    /// There are more than are counted.
    private(set) var hasMore = false

    /// How many, at most a thousand.
    var count: Int { hasMore ? LaunchSet.most : keys.count }

    mutating func add(_ origin: EventOrigin) {
        guard !hasMore else { return }
        keys.insert(Key(stream: origin.stream, launch: origin.launch))
        dropIfFull()
    }

    mutating func add(_ other: LaunchSet) {
        hasMore = hasMore || other.hasMore
        keys.formUnion(other.keys)
        dropIfFull()
    }

    private mutating func dropIfFull() {
        hasMore = hasMore || keys.count > LaunchSet.most
        if hasMore { keys = [] }
    }
}
