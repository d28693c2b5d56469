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

    @Test func whatKeepsStillIsBuiltOnceSoonAfterItChanged() throws {
        let scratch = try Scratch()
        let (old, new) = (try snapshot(scratch, "1"), try snapshot(scratch, "12"))
        var watch = ChangeWatch(list(scratch), built: old)
        #expect(watch.changes(now: 0) { _ in old } == nil)
        // Not looked at before its time.
        #expect(watch.changes(now: 499 * Self.millisecond) { _ in new } == nil)
        #expect(watch.changes(now: 500 * Self.millisecond) { _ in new } == nil)
        #expect(watch.changes(now: 600 * Self.millisecond) { _ in new } == [scratch.path + "/app.log"])
        for time in 7..<30 { #expect(watch.changes(now: UInt64(time) * 100 * Self.millisecond) { _ in new } == nil) }
    }

    @Test func whatGoesOnChangingIsBuiltAfterASecond() throws {
        let scratch = try Scratch()
        let states = try (1...14).map { try snapshot(scratch, String(repeating: "x", count: $0)) }
        var watch = ChangeWatch(list(scratch), built: states[0])
        var built: [Int] = []
        for (index, state) in states.enumerated().dropFirst() {
            if watch.changes(now: UInt64(index) * 100 * Self.millisecond, look: { _ in state }) != nil {
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
        #expect(watch.changes(now: 0) { _ in new } == nil)
        #expect(watch.changes(now: 100 * Self.millisecond) { _ in old } == nil)
        #expect(watch.changes(now: 700 * Self.millisecond) { _ in old } == nil)
    }
}
