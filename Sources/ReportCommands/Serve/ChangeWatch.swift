/// Decides when to build again: something changed, and then kept still for a moment or went on changing for long.
struct ChangeWatch: Sendable {
    private static let second: UInt64 = 1_000_000_000
    /// How long after a look the next one comes, at least.
    static let interval = second / 2
    /// How many times the time of a look passes until the next one, at least: many files cost a small share of a processor.
    static let rest: UInt64 = 20
    /// How long what changed has to keep still.
    static let stillness = second / 10
    /// How long a change waits for that.
    static let patience = second

    /// What the site on show was made of.
    private(set) var list: WatchList
    private var built: WatchList.Snapshot
    /// What was seen last, and when it first differed.
    private var seen: WatchList.Snapshot?
    private var changedAt: UInt64 = 0
    private var nextLook: UInt64 = 0

    init(_ list: WatchList, built: WatchList.Snapshot) {
        self.list = list
        self.built = built
    }

    /// The names of what changed, when it is time to build; a look costs time for every file, so that most calls do not look.
    mutating func changes(
        now: UInt64, clock: () -> UInt64 = { Platform.monotonicNanoseconds },
        look: (WatchList) -> WatchList.Snapshot = { $0.snapshot() }
    ) -> [String]? {
        guard now >= nextLook else { return nil }
        let begun = clock()
        let current = look(list)
        let pause = Self.rest * (clock() - begun)
        nextLook = now + max(Self.interval, pause)
        guard current != built else {
            seen = nil
            return nil
        }
        if seen == nil { changedAt = now }
        let isStill = seen == current
        seen = current
        guard isStill || now >= changedAt + Self.patience else {
            nextLook = now + max(Self.stillness, pause)
            return nil
        }
        seen = nil
        let names = current.differences(from: built, most: 3)
        // Built once for this state, whatever comes of it.
        built = current
        return names
    }
}
