import Configuration
import EventModel
import Flows
import Redaction
import Testing

/// Which launches are kept with their events.
@Suite struct NotableLaunchesTests {
    /// A launch that waits `wait` seconds for its route and then has so many errors and warnings.
    static func launch(_ start: Int, wait: String = "1", errors: Int = 0, warnings: Int = 0) -> String {
        var lines = [
            "\(start) app_started", "\(start) splash_loading_started",
            "\(start + (Int(wait) ?? 1)) initial_route_resolved destination=counter",
        ]
        for number in 0..<errors { lines.append("\(start + 20 + number) splash_loading_failed") }
        for number in 0..<warnings { lines.append("\(start + 40 + number) network_status_changed is_connected=false") }
        return lines.map { $0 + "\n" }.joined()
    }

    static func starts(_ launches: [LaunchRecord]) -> [Int64] { launches.map { ($0.start ?? -1) / 1_000_000_000 } }

    @Test func ranksByReason() throws {
        let text =
            Self.launch(0, wait: "3") + Self.launch(100, errors: 1) + Self.launch(200, wait: "9", warnings: 2)
            + Self.launch(300, errors: 2, warnings: 1) + Self.launch(400, errors: 1) + Self.launch(500, warnings: 1)
        let notable = try Gate.shared.get().summary([text]).notable
        #expect(Self.starts(notable[.failed].launches) == [300, 100, 400])
        #expect(Self.starts(notable[.warned].launches) == [200, 500])
        #expect(Self.starts(notable[.slow].launches) == [200, 0, 100, 300, 400, 500])
        #expect(Self.starts(notable[.first].launches) == [0, 100, 200, 300, 400, 500])
        #expect(notable[.failed].launches.map(\.errors) == [2, 1, 1])
        #expect(notable[.slow].launches.first?.wait == 9_000_000_000)
        #expect(Self.starts(notable.pages(most: 60)) == [300, 100, 400, 200, 500, 0])
        #expect(Self.starts(notable.pages(most: 1)) == [300])
        #expect(notable.pages(most: 0).isEmpty)
    }

    @Test func nothingGivesNothing() throws {
        let notable = try Gate.shared.get().summary([]).notable
        #expect(LaunchRecord.Reason.allCases.allSatisfy { notable[$0].total == 0 && notable[$0].launches.isEmpty })
        #expect(notable.pages(most: 60).isEmpty)
    }

    @Test func keepsAStatedNumberAndCountsAll() throws {
        let text = (0..<100).map { Self.launch($0 * 100, errors: $0 == 77 ? 3 : 1) }.joined()
        let notable = try Gate.shared.get().summary([text]).notable
        #expect(notable[.failed].total == 100)
        #expect(Self.starts(notable[.failed].launches) == [7700] + (0..<59).map { $0 * 100 })
        #expect(notable[.first].total == 100)
        #expect(notable[.first].launches.count == 20)
        #expect(notable.pages(most: 60).count == 60)
        #expect(notable.pages(most: 20).count == 20)
    }

    @Test func keepsTheFirstEventsAndLaterErrors() throws {
        let ordinary = (0..<400).map { "\($0 + 10) counter_game_started\n" }.joined()
        let failures = (0..<80).map { "\($0 + 500) splash_loading_failed\n" }.joined()
        let notable = try Gate.shared.get().summary(["0 app_started\n" + ordinary + failures]).notable
        let launch = try #require(notable[.failed].launches.first)
        #expect(launch.eventCount == 481)
        #expect(launch.errors == 80)
        #expect(launch.moments.count == 200)
        #expect(launch.leftOut == 281)
        #expect(launch.moments[149].event.name == "counter_game_started")
        #expect(launch.moments[150].severity == .error)
        #expect(launch.moments[150].event.origin.line == 402)
    }

    @Test func capturesInAnyOrderOfMergingGiveTheSame() throws {
        let gate = try Gate.shared.get()
        let parts = try (0..<6).map { number in
            var part = FlowAggregator(program: gate.pack.program)
            let text = (0..<20).map { Self.launch($0 * 100 + number, errors: ($0 * 7 + number) % 4) }.joined()
            try gate.events(text, number: number, install: number).forEach { part.add($0) }
            return part
        }
        func joined(_ order: [Int]) -> NotableLaunches {
            order.reduce(into: FlowAggregator(program: gate.pack.program)) { $0.merge(parts[$1]) }.summary().notable
        }
        let expected = joined([0, 1, 2, 3, 4, 5])
        #expect(expected[.first].total == 120)
        #expect(joined([5, 2, 0, 4, 1, 3]) == expected)
        #expect(joined([3, 1, 5, 0, 2, 4]) == expected)
    }
}
