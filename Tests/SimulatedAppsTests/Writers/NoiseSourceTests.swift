import EventModel
import SimulatedApps
import Testing

@Suite struct NoiseSourceTests {
    private static let origin = LogOrigin(
        process: "Sample", subsystem: "com.example.sample", category: "Analytics", imagePath: "/Sample")

    private func run(share: Double, style: CaptureStyle, seed: UInt64 = 7, count: Int = 2000) -> [SimulatedEntry] {
        let list = EntryList()
        let source = NoiseSource(share: share, style: style, seed: seed, install: 0, sink: list)
        for number in 0..<count {
            source.receive(
                SimulatedEntry(
                    instant: Int64(number) * 1_000_000_000, level: .info, origin: Self.origin, message: "own \(number)",
                    processID: 812, threadID: 9))
        }
        return list.entries
    }

    @Test func withoutAShareNothingIsAdded() {
        #expect(run(share: 0, style: .logCompact).count == 2000)
    }

    @Test(arguments: [0.1, 0.5, 0.9])
    func theShareIsMetAndTimesStayInOrder(share: Double) {
        let entries = run(share: share, style: .logCompact)
        let own = entries.filter { $0.origin === Self.origin }
        #expect(own.map(\.message) == (0..<2000).map { "own \($0)" })
        let found = 1 - Double(own.count) / Double(entries.count)
        #expect(abs(found - share) < 0.02)
        #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.instant <= $1.instant })
        #expect(entries.allSatisfy { $0.origin === Self.origin || $0.origin.process != "Sample" })
    }

    /// A console shows one process.
    @Test(arguments: [CaptureStyle.nslogConsole, .swiftLog14])
    func onAConsoleOnlyOtherLoggersSpeak(style: CaptureStyle) {
        let noise = run(share: 0.5, style: style).filter { $0.origin !== Self.origin }
        #expect(noise.count > 1000)
        #expect(noise.allSatisfy { $0.origin.process == "Sample" && $0.processID == 812 && $0.threadID == 9 })
    }

    @Test func aSeedGivesTheSameNoise() {
        let first = run(share: 0.5, style: .logCompact, count: 50).map(\.message)
        #expect(run(share: 0.5, style: .logCompact, count: 50).map(\.message) == first)
        #expect(run(share: 0.5, style: .logCompact, seed: 8, count: 50).map(\.message) != first)
    }
}
