import Testing

@testable import LogIngest

@Suite struct ToolLinesTests {
    private func meaning(_ text: String) -> String {
        let bytes = Array(text.utf8)
        return "\(ToolLines.meaning(bytes.span, 0..<bytes.count))"
    }

    private static let boundaries = [
        "Timestamp                       Thread     Type        Activity             PID    TTL  ",
        "Activity - Create:        0, Transition:        0, Actions:        0", "No devices are booted.",
        "Test Suite 'All tests' started at 2016-03-24 08:12:57.604", "Test Case '-[jarTests testLid]' started.",
        "     Executed 6 tests, with 1 failure (0 unexpected) in 0.218 (0.221) seconds",
        "\t Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.002) seconds",
        "    t =     0.00s Start Test at 2020-01-01 00:00:00.000", "    t =      nans Interrupted",
        "Restarting after unexpected exit, crash, or test timeout in jarTests/testLid(); summary follows",
        "◇ Test run started.", "◇ Suite KettleTests started.", "↳ Testing Library Version: 102 (arm64e)",
        "✔ Test kettleIsWarm() passed after 0.002 seconds.",
        "✘ Test cupIsEmpty() recorded an issue at Kettle.swift:31:7: Expectation failed: 3 == 4",
        "\u{10105B}  Test kettleIsWarm() passed after 0.002 seconds.", "** TEST FAILED **", "XCTestOutputBarrier",
        "Acquired tunnel connection to device.", "08:15:30  Acquired usage assertion.",
        "Enabling developer disk image services.", "Launched application with org.sample.Arbour bundle identifier.",
        "Waiting for the application to terminate…", "[connected:00009250-000B44445555666D]",
        "[disconnected:00009250-000B44445555666D]", "Exiting...", "=== os_log stream started ===", "(lldb)     run",
        "[ 85%] Installing", "[  5%] Copying", "[100%] Installed", "[....] Waiting for a device",
        "------ Debug phase ------", "Waiting for \"springboard\" ...",
        "NOTE:  Most system logs have moved to a new logging system.  See log(1) for more information.",
    ]

    @Test(arguments: boundaries)
    func toolsEndTheRecordBefore(_ line: String) {
        #expect(meaning(line) == "boundary")
    }

    private static let others: [(line: String, meaning: String)] = [
        ("getpwuid_r did not find a match for uid 501", "interjection"),
        ("Logging Error: Failed to initialize logging system. Log messages may be missing.", "interjection"),
        ("log: warning: x", "interjection"), ("log: x", "weakNoise"), ("success", "weakNoise"), ("  \t", "weakNoise"),
        ("com.example.Larder.Box: 4711", "weakNoise"), ("↳ a cup", "weakNoise"),
        ("OSLOG-1F2E 1 80 L {}", "rejected(EventModel.RejectionReason.otherStyle)"),
        ("==========", "archiveMark"), (String(repeating: "-", count: 116), "ruler"),
        ("=== Messages dropped during live streaming (use `log show`)", "dropMarker"),
        ("Skipping debug messages, pass --debug to include.", "levelsSkipped(info: false)"),
        ("Log      - Default:          7, Info:                0", "levelFooter"),
    ]

    @Test func theOthersHaveTheirOwnMeaning() {
        for (line, expected) in ToolLinesTests.others {
            #expect(meaning(line) == expected, "\(line)")
        }
    }

    private static let texts = [
        "Test", "tests", "success!", "✔ done", "◇", "↳", "\u{10105B}", "é", "[", "[85", "[ 85", "[abc%] x", "t = 1",
        "    t = x", "  Executed x", "app.count: 5", "com.example.Box: five", "com.example.Box : 5", "W",
        "Waiting for \"x",
        "Waiting for \" ...", "0", "08:15:30 Acquired", "08:15:30  Acquainted", "-", "=", "Log", "Testing", "com.", ":",
        "5", "XCTestOutputBarrier2024-11-19 x",
    ]

    @Test(arguments: texts)
    func otherLinesAreText(_ line: String) {
        #expect(meaning(line) == "text")
    }

    @Test func whatIsGluedToABarrierIsKept() {
        let bytes = Array("XCTestOutputBarrier2024-11-19 x".utf8)
        #expect(ToolLines.withoutBarrier(bytes.span, 0..<bytes.count) == 19..<bytes.count)
        #expect(ToolLines.withoutBarrier(bytes.span, 1..<bytes.count) == nil)
    }
}
