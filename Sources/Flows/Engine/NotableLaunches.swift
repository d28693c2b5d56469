/// The launches that are worth a look, by reason: a stated number of each, and how many there are. Parts add up in any order.
public struct NotableLaunches: Sendable, Hashable {
    /// The launches of one reason.
    public struct Shelf: Sendable, Hashable {
        /// How many there are.
        public private(set) var total = 0
        /// The foremost ones.
        public private(set) var launches: [LaunchRecord] = []
        fileprivate let reason: LaunchRecord.Reason
        private let most: Int

        fileprivate init(_ reason: LaunchRecord.Reason) {
            self.reason = reason
            most = reason == .failed ? NotableLaunches.mostFailed : NotableLaunches.mostOthers
        }

        fileprivate mutating func add(_ launch: LaunchRecord) {
            total += 1
            if launches.count == most {
                guard let last = launches.last, reason.ranks(launch, before: last) else { return }
                launches.removeLast()
            }
            let place = launches.firstIndex { reason.ranks(launch, before: $0) } ?? launches.count
            launches.insert(launch, at: place)
        }

        fileprivate mutating func add(_ other: Shelf) {
            total += other.total
            launches = (launches + other.launches).sorted { reason.ranks($0, before: $1) }
            launches.removeLast(max(0, launches.count - most))
        }
    }

    /// How many launches are kept that failed, and how many for each other reason.
    static let mostFailed = 60, mostOthers = 20
    /// How many of each reason get a page before others of it do.
    private static let firstPages = [LaunchRecord.Reason.failed: 30, .warned: 10, .slow: 10, .first: 10]

    private var shelves = LaunchRecord.Reason.allCases.map { Shelf($0) }

    /// The launches of a reason.
    public subscript(reason: LaunchRecord.Reason) -> Shelf {
        shelves.first { $0.reason == reason } ?? Shelf(reason)
    }

    /// No launch.
    public init() {}

    mutating func add(_ launch: LaunchRecord) {
        for index in shelves.indices where shelves[index].reason.applies(to: launch) { shelves[index].add(launch) }
    }

    mutating func add(_ other: NotableLaunches) {
        for index in shelves.indices { shelves[index].add(other.shelves[index]) }
    }

    /// The launches that get a page, at most `most`: of every reason some, then those that failed, then the others.
    /// The order is that of the reasons.
    public func pages(most: Int) -> [LaunchRecord] {
        var chosen: Set<LaunchRecord.Key?> = []
        var left = most
        func take(_ launches: some Sequence<LaunchRecord>) {
            for launch in launches where left > 0 && chosen.insert(launch.key).inserted { left -= 1 }
        }
        for shelf in shelves {
            let share = (NotableLaunches.firstPages[shelf.reason] ?? 0) * most / 60
            take(shelf.launches.prefix(max(1, share)))
        }
        for shelf in shelves { take(shelf.launches) }
        var shown: Set<LaunchRecord.Key?> = []
        return shelves.flatMap(\.launches).filter { chosen.contains($0.key) && shown.insert($0.key).inserted }
    }
}
