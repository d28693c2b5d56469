import Configuration
import Flows
import Testing

/// Launches, installs, and the flows that go from launch to launch.
@Suite struct LaunchTests {
    static let open = "0 app_started\n0 splash_loading_started"

    static func launch(_ process: Int, _ start: Int, _ route: String) -> String {
        """
        @\(process) \(start) app_started
        @\(process) \(start) splash_loading_started
        @\(process) \(start + 1) initial_route_resolved destination=\(route)

        """
    }

    /// A splash that a notification dismissed before it resolved.
    static func dismissed(_ process: Int, _ start: Int) -> String {
        """
        @\(process) \(start) app_started
        @\(process) \(start) splash_loading_started
        @\(process) \(start).3 notification_opened url=https://www.apple.com/

        """
    }

    static func forced(_ process: Int, _ start: Int, _ route: String) -> String {
        """
        @\(process) \(start) app_started
        @\(process) \(start) splash_loading_started
        @\(process) \(start).0003 initial_route_resolved destination=\(route)

        """
    }

    static let launches = [
        FlowCase(
            "a marker begins a launch, also where the process id comes again",
            "0 app_started\n1 counter_game_started\n2 app_started\n@2 3 app_started",
            metrics: ["launches": "3 (0)", "counter.games": "1"]),
        FlowCase(
            "processes that take turns are two launches",
            "0 app_started\n@2 0 app_started\n1 splash_loading_started\n@2 1 splash_loading_started\n"
                + "2 initial_route_resolved destination=counter\n@2 3 initial_route_resolved destination=webView",
            metrics: ["launches": "2 (0)", "splash.succeeded": "2", "splash.duration": "1"]),
        FlowCase(
            "a launch whose marker was not seen counts, but has no splash",
            """
            0 splash_loading_started
            1 initial_route_resolved destination=counter
            1 counter_game_started
            2 app_started
            2 splash_loading_started
            3 initial_route_resolved destination=counter
            """,
            metrics: [
                "launches": "2 (1)", "splash.started": "1", "splash.succeeded": "1", "counter.games": "1",
                "routes.sequence": "counter counter", "routes.alternation.pairs": "0", "routes.forced": "0",
            ]),
        FlowCase("nothing", metrics: ["launches": "0 (0)", "routes.sequence": "", "counter.best": "-"]),
    ]

    static let installs = [
        FlowCase(
            "by file: an open splash is pending in both captures", open, open,
            metrics: ["splash.pending": "2", "splash.cancelled": "0"]),
        FlowCase(
            "by directory: the next launch of the install cancels it", open, open.replacing("0 ", with: "60 "),
            installs: [0, 0], metrics: ["splash.pending": "1", "splash.cancelled": "1", "splash.success_rate": "0/1"]),
        FlowCase(
            "captures of an install are put in order of time", launch(1, 60, "webView"), launch(1, 0, "counter"),
            installs: [0, 0],
            metrics: [
                "routes.sequence": "counter webView", "routes.alternation.pairs": "1",
                "routes.alternation.violations": "0",
            ]),
        FlowCase(
            "captures of equal times are put in the order given", launch(1, 0, "webView"), launch(1, 0, "counter"),
            installs: [0, 0], metrics: ["routes.sequence": "webView counter", "routes.alternation.pairs": "1"]),
        FlowCase(
            "installs are numbered in order of their first times", launch(1, 60, "webView"), launch(1, 0, "counter"),
            metrics: ["routes.sequence": "counter | webView", "routes.alternation.pairs": "0"]),
    ]

    static let alternation = [
        FlowCase(
            "routes that take turns", launch(1, 0, "counter") + launch(2, 60, "webView") + launch(3, 120, "counter"),
            metrics: [
                "routes.alternation.pairs": "2", "routes.alternation.violations": "0",
                "routes.alternation.explained": "0",
            ]),
        FlowCase(
            "a repeat is a violation, at the later one",
            launch(1, 0, "counter") + launch(2, 60, "counter") + launch(3, 120, "webView"),
            metrics: ["routes.alternation.pairs": "2", "routes.alternation.violations": "1"],
            findings: ["routes.alternation 0:6"]),
        FlowCase(
            "a dismissed splash between explains it",
            launch(1, 0, "counter") + dismissed(2, 60) + launch(3, 120, "counter"),
            metrics: [
                "routes.alternation.pairs": "1", "routes.alternation.violations": "0",
                "routes.alternation.explained": "1", "splash.cancelled": "1",
            ]),
        FlowCase(
            "a dismissed splash between explains nothing that needs no explanation",
            launch(1, 0, "counter") + dismissed(2, 60) + launch(3, 120, "webView"),
            metrics: ["routes.alternation.pairs": "1", "routes.alternation.explained": "0"]),
        FlowCase(
            "a launch that was killed between stored nothing, so the repeat is a violation",
            launch(1, 0, "counter") + "@2 60 app_started\n@2 60 splash_loading_started\n" + launch(3, 120, "webView")
                + launch(4, 180, "webView"),
            metrics: ["routes.alternation.pairs": "2", "splash.cancelled": "1"], findings: ["routes.alternation 0:11"]),
        FlowCase(
            "forced launches are skipped and counted",
            launch(1, 0, "counter") + forced(2, 60, "counter") + launch(3, 120, "webView"),
            metrics: [
                "routes.alternation.pairs": "1", "routes.forced": "1", "routes.sequence": "counter counter webView",
                "splash.succeeded": "3", "launches": "3 (0)",
            ]),
        FlowCase(
            "a forced launch is under a tenth of a second",
            """
            0 app_started
            0 splash_loading_started
            0.1 initial_route_resolved destination=counter
            @2 5 app_started
            @2 5 splash_loading_started
            @2 5.099999999 initial_route_resolved destination=counter
            """, metrics: ["routes.forced": "1", "routes.alternation.pairs": "0"]),
        FlowCase(
            "forced launches drop out everywhere when they are excluded",
            launch(1, 0, "counter") + forced(2, 60, "counter") + "@2 61 counter_game_started\n"
                + launch(3, 120, "webView"),
            excludesForced: true,
            metrics: [
                "routes.alternation.pairs": "1", "routes.forced": "0", "routes.sequence": "counter webView",
                "splash.succeeded": "2", "counter.games": "0", "launches": "2 (0)",
            ]),
        FlowCase(
            "a launch whose begin was not seen breaks the chain",
            launch(1, 0, "counter") + "@9 60 counter_game_started\n" + launch(3, 120, "counter"),
            metrics: ["routes.alternation.pairs": "0", "launches": "3 (1)"]),
        FlowCase(
            "the chain goes on from capture to capture of an install", launch(1, 0, "counter"), dismissed(2, 60),
            launch(3, 120, "counter") + launch(4, 180, "counter"), installs: [0, 0, 0],
            metrics: ["routes.alternation.pairs": "2", "routes.alternation.explained": "1"],
            findings: ["routes.alternation 2:6"]),
        FlowCase(
            "installs have chains of their own", launch(1, 0, "counter"), launch(2, 60, "counter"),
            metrics: ["routes.alternation.pairs": "0"]),
        FlowCase(
            "two routes of one launch are neighbours too",
            launch(1, 0, "counter") + "1.5 splash_loading_started\n3 initial_route_resolved destination=counter",
            metrics: ["routes.alternation.pairs": "1"], findings: ["routes.alternation 0:5"]),
    ]

    @Test(arguments: launches + installs + alternation)
    func launchesFollowEachOther(_ flow: FlowCase) throws {
        try flow.check()
    }

    @Test func excludedLaunchesAreTold() throws {
        let summary = try Gate.shared.get().summary([Self.forced(1, 0, "counter")], excludesForced: true)
        #expect(summary.excludedLaunches == 1)
        #expect(summary.eventTotal == 0)
        #expect(summary.launches == 0)
    }

    /// More launches of processes that take turns than are kept open: none is lost.
    @Test func everyLaunchIsCounted() throws {
        let count = 200
        let capture = (0..<count).map { Self.launch($0 + 1, $0 * 60, $0 % 2 == 0 ? "counter" : "webView") }.joined()
        let summary = try Gate.shared.get().summary([capture])
        #expect(summary.launches == count)
        #expect(summary.partialLaunches == 0)
        #expect(summary.shown["splash.succeeded"] == "\(count)")
        #expect(summary.shown["routes.alternation.pairs"] == "\(count - 1)")
        #expect(summary.shownFindings == [])
        #expect(summary.events.compactMap { $0?.count } == [count, count, count])
    }

    /// A clock that jumps over centuries must not stop the program.
    @Test func farTimesAreCounted() throws {
        let ends = ["1969-01-01 00:00:00.000", "2260-12-31 23:59:59.999"]
        let events = [
            [
                "splash_loading_started", "network_status_changed, parameters: is_connected=false",
                "web_view_load_started, parameters: url=unknown",
            ],
            [
                "initial_route_resolved, parameters: destination=webView",
                "network_status_changed, parameters: is_connected=true",
                "web_view_load_finished, parameters: url=unknown",
            ],
        ]
        func line(_ time: String, _ event: String) -> String {
            "\(time) I  CounterTestApp[1:1f] [com.salokpi.CounterTestApp:Analytics] Event: \(event)\n"
        }
        var capture = line(ends[0], "app_started")
        for (time, events) in zip(ends + ends, events + events) {
            for event in events { capture += line(time, event) }
        }
        let gate = try Gate.shared.get()
        var aggregator = FlowAggregator(program: gate.pack.program)
        try gate.events(of: Array(capture.utf8), number: 0, install: 0).forEach { aggregator.add($0) }
        let summary = aggregator.summary()
        #expect(summary.eventTotal == 13)
        // 106,651 days less a millisecond, twice; the sum of two states stays at the end of what 64 bits hold.
        #expect(summary.shown["navigation.load_duration"] == "9214646399.999 9214646399.999")
        #expect(summary.shown["network.offline_time"] == "9223372036.854775807 in 2")
    }
}
