import EventModel
import Testing

@testable import LogIngest

/// Lines whose head came lately are read by comparison; read in full they give the same.
@Suite struct RepeatedHeadsTests {
    private static let heads = [
        ("2026-07-29 14:00:0", ".412 I  App[8123:3a1f2c] [com.example.app:Analytics] "),
        ("2026-07-29 14:00:0", ".412 I  App[8123:3a1f2c] [com.example.app:Analytics] "),
        ("2026-07-29 14:00:0", ".412 I  App[8123:3a1f2c] [com.example.app:Network] "),
        ("2026-07-29 14:00:0", ".412 E  App[8123:3a1f2c] (UIKitCore) [com.apple.UIKit:Events] "),
        ("2026-07-29 14:00:0", ".412 Df App[8123:3a1f2c] "),
        ("2026-07-29 14:00:0", ".412 Sp App[8123:3a1f2c] [com.example.app:Points] [spid 0x1, process, begin] "),
        ("2026-07-29 14:00:0", ".412 I  App[8123:3a1f2c] [com.example.app:] "),
        ("2026-07-29 14:00:0", ".412 I  App[8123:3a1f2c] [tool-8123:x] "),
        (
            "2026-07-29 14:00:0",
            ".412345+0200 0x3a1f2c   Info        0x0                  8123   0    App: [com.example.app:Analytics] "
        ),
        (
            "2026-07-29 14:00:0",
            ".412345-0700 0x3a1f2c   Info        0x0                  8123   0    App: [com.example.app:Analytics] "
        ),
        (
            "2026-07-29 14:00:0",
            ".412345+0200 0x3a1f2c   Info        0x0                  8123   0    App: (CFNetwork) [com.example.app:Analytics] "
        ),
        ("2026-07-29T14:00:0", "+0000 info com.example.app: "),
    ]
    private static let messages = [
        "Event: app_started", "Event: counter_incremented, parameters: count=3", "", " ", "(Foundation) a text",
        "[net:http] a text", "[spid 0x2, process, end] name: x", "cut <private>", "two\nlines", "two\n\nlines\n  more",
        "carriage return\r", "nul \u{0}", "colour \u{1B}[31mred\u{1B}[0m", "{\"a\": 1}", "\n{\n  \"a\": 1\n}",
        "--- last message repeated 3 times ---", "\n--- last message repeated 3 times ---",
        "\nFiltering the log data using \"subsystem == \\\"com.example.app\\\"\nAND category == \\\"x\\\"\"",
        "\n==========\n/tmp/a.logarchive\n==========",
        "\nTimestamp                       Thread     Type        Activity             PID    TTL",
        "\nrunner | 2026-07-29 14:00:01.000 I  App[8123:3a1f2c] [com.example.app:Analytics] behind a prefix",
        "\n   2026-07-29 14:00:01.000 I  App[8123:3a1f2c] [com.example.app:Analytics] indented",
    ]

    @Test func comparingHeadsChangesNothing() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for round in 0..<1500 {
            var text = ""
            for _ in 0..<Int(random.next() % 40) {
                // Few heads a round, so that they come again.
                let head = Self.heads[Int((random.next() % 3 + UInt64(round)) % UInt64(Self.heads.count))]
                let second = random.next() % 12
                text += head.0 + (second < 10 ? "\(second)" : second == 10 ? "x" : "61") + head.1
                text += Self.messages[Int(random.next() % UInt64(Self.messages.count))] + "\n"
            }
            var reader = CaptureReader()
            reader.chunkSize = Int(random.next() % 400) + 1
            let compared = try read(Array(text.utf8), reader: reader)
            reader.comparesHeads = false
            let whole = try read(Array(text.utf8), reader: reader)
            #expect(compared.records == whole.records, "seed \(seed), round \(round)")
            #expect(compared.tally == whole.tally, "seed \(seed), round \(round)")
        }
    }

    /// What may follow a head decides what it is, unless it ends with subsystem and category.
    @Test func headsThatMayGoOnAreReadInFull() throws {
        let lines = [
            "2026-07-29 14:00:00.412 I  App[1:2] plain", "2026-07-29 14:00:01.412 I  App[1:2] [net:http] text",
            "2026-07-29 14:00:02.412 I  App[1:2] (Kit) [net:http] text",
        ]
        let records = try read(Array(lines.joined(separator: "\n").utf8)).records
        #expect(records.map(\.message) == ["plain", "text", "text"])
        #expect(records.map(\.subsystem) == [nil, "net", "net"])
        #expect(records.map(\.sender) == [nil, nil, "Kit"])
    }

    @Test func numbersOfTheHeadBelongToEachLine() throws {
        let head = " I  App[81:3a] [com.example:A] "
        let text = "2026-07-29 14:00:00.001\(head)a\n2026-07-29 14:00:59.9\(head)b\n2026-07-29 14:01:00.002\(head)c\n"
        let records = try read(Array(text.utf8)).records
        #expect(records.map(\.line) == [1, 2, 3])
        #expect(records.map(\.message) == ["a", "b", "c"])
        #expect(records.map(\.processID) == [81, 81, 81])
        #expect(records.map(\.threadID) == [0x3a, 0x3a, 0x3a])
        #expect(
            records.map(\.time) == [
                "2026-07-29T14:00:00.001", "2026-07-29T14:00:59.9", "2026-07-29T14:01:00.002",
            ])
    }
}
