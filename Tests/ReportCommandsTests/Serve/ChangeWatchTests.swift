import Testing

@testable import ReportCommands

struct ChangeWatchTests {
    private static let millisecond: UInt64 = 1_000_000

    private func snapshot(_ scratch: Scratch, _ text: String) throws -> WatchList.Snapshot {
        try scratch.write(text, to: "app.log")
        return list(scratch).snapshot()
    }

    private func list(_ scratch: Scratch) -> WatchList {
        WatchList(ReadingOptions(inputs: [scratch.path + "/app.log"]), nil)
    }

    /// What the watch says at a time when things are so, and a look costs nothing unless told otherwise.
    private func changes(
        _ watch: inout ChangeWatch, _ milliseconds: UInt64, _ current: WatchList.Snapshot, cost: UInt64 = 0
    ) -> [String]? {
        var clock: UInt64 = 0
        return watch.changes(now: milliseconds * Self.millisecond) {
            defer { clock += cost * Self.millisecond }
            return clock
        } look: { _ in
            current
        }
    }

    @Test func whatKeepsStillIsBuiltOnceSoonAfterItChanged() throws {
        let scratch = try Scratch()
        let (old, new) = (try snapshot(scratch, "1"), try snapshot(scratch, "12"))
        var watch = ChangeWatch(list(scratch), built: old)
        #expect(changes(&watch, 0, old) == nil)
        // Not looked at before its time.
        #expect(changes(&watch, 499, new) == nil)
        #expect(changes(&watch, 500, new) == nil)
        #expect(changes(&watch, 600, new) == [scratch.path + "/app.log"])
        for time in 7..<30 { #expect(changes(&watch, UInt64(time) * 100, new) == nil) }
    }

    @Test func whatGoesOnChangingIsBuiltAfterASecond() throws {
        let scratch = try Scratch()
        let states = try (1...14).map { try snapshot(scratch, String(repeating: "x", count: $0)) }
        var watch = ChangeWatch(list(scratch), built: states[0])
        var built: [Int] = []
        for (index, state) in states.enumerated().dropFirst() {
            if changes(&watch, UInt64(index) * 100, state) != nil {
                built.append(index)
            }
        }
        // First seen at 100 ms.
        #expect(built == [11])
    }

    @Test func whatChangesBackIsNotBuilt() throws {
        let scratch = try Scratch()
        let (old, new) = (try snapshot(scratch, "1"), try snapshot(scratch, "12"))
        var watch = ChangeWatch(list(scratch), built: old)
        #expect(changes(&watch, 0, new) == nil)
        #expect(changes(&watch, 100, old) == nil)
        #expect(changes(&watch, 700, old) == nil)
    }

    @Test func looksThatTakeLongAreRare() throws {
        let scratch = try Scratch()
        let (old, new) = (try snapshot(scratch, "1"), try snapshot(scratch, "12"))
        var watch = ChangeWatch(list(scratch), built: old)
        #expect(changes(&watch, 0, old, cost: 100) == nil)
        #expect(changes(&watch, 1_999, new, cost: 100) == nil)
        #expect(changes(&watch, 2_000, new, cost: 100) == nil)
        #expect(changes(&watch, 3_999, new, cost: 100) == nil)
        #expect(changes(&watch, 4_000, new, cost: 100)?.count == 1)
    }
}
