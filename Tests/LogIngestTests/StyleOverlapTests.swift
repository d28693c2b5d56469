import EventModel
import Testing

@testable import LogIngest

/// Lines of the styles that no stamp of ISO 8601 begins belong to one style each, so the order in which they are tried does not
/// matter.
@Suite struct StyleOverlapTests {
    private typealias Match = @Sendable (Span<UInt8>, Range<Int>, inout LogRecord) -> HeaderMatch

    private static let whole: [(name: String, match: Match)] = [
        ("console", ConsoleCopyStyle.match),
        ("export", { ConsoleExportStyle.match($0, $1, order: .assumed, into: &$2) }),
        ("lumberjack", CocoaLumberjackStyle.match), ("lockdown", LockdownStyle.match),
        ("beaver", { SwiftyBeaverStyle.matchLine($0, $1, order: .assumed, into: &$2) }),
        ("dump", { LogStoreDumpStyle.matchDated($0, $1, order: .assumed, into: &$2) }),
        ("days", SysdiagnoseDayStyle.match), ("shutdown", ShutdownLogStyle.match), ("metadata", XcodeMetadata.match),
    ]

    private static let stamped: [(name: String, match: Match)] = [
        ("native", ReactNativeStyle.match), ("terminal", CocoaLumberjackStyle.matchTerminal),
        ("beaver", SwiftyBeaverStyle.match), ("dump", LogStoreDumpStyle.match), ("sysdiagnose", SysdiagnoseStyle.match),
        ("compact", CompactStyle.match), ("standard", StandardStyle.match), ("swift-log", SwiftLogStyle.match),
    ]

    private static let lines: [(text: String, name: String)] = [
        ("default\t08:05:46.217903 -0700\tpostie\t[12/8/2024, 6:17 PM] [a] b", "console"),
        ("01/10/2015 18:12:07.089 tin[412]: pid=4 x", "export"), ("2024/07/15 18:26:09:834  tin[412]: x", "lumberjack"),
        ("10/13/21 07:57:42.865446 pid=69 lid: tin[412]: x", "lockdown"),
        ("07:25:36.841 💚 DEBUG Tin.open():58 - [a] [b] c", "beaver"),
        ("[2015-11-20 10:22:03.123] Tin.open:34 DEBUG: [a] b", "beaver"),
        ("[12/8/2024, 6:17 PM] [a] Tin.open:34 DEBUG: b", "dump"), ("[2024-12-08 18:17:03] [a] INFO: x", "dump"),
        ("Mon Jun 27 19:40:53 2022 [214] <notice> (0x27cd3f000) x", "days"),
        ("Wed Dec 11 07:19:35.206 <tin[64]> x", "days"), ("SIGTERM: [1654725098] x", "shutdown"),
        ("Type: Info | Process: tin[412]: x", "metadata"),
        ("2018-09-14 22:05:37.816 [info][tid:main][a.m:52] x", "native"),
        ("2013-12-03 17:14:27:042 Box[412:1303] x", "terminal"),
        ("2024-03-05 07:25:36.841 💙 INFO Tin.open():7 - x", "beaver"),
        ("2024-12-08T18:17:03Z [org.tin:sheet] [info] x", "dump"),
        ("2024-12-08 18:17:03 +0000 [org.tin:a] tin[2]: x", "dump"),
        ("2022-06-27 22:58:31-0400 logd[31]: x", "sysdiagnose"),
        ("2023-06-08 14:51:38.987368 (a) <Notice>: x", "sysdiagnose"),
        ("2026-07-29 14:00:00.412 I  App[8:3a] INFO Tin.open():7 - x", "compact"),
        ("2026-07-29 14:00:00.412345+0200 0x1a  Info  0x0  8  0  App: [a:b] x", "standard"),
        ("2022-10-30T10:15:01+0200 info a : [B] tin[31]: x", "swift-log"),
    ]

    @Test func aLineBelongsToOneStyle() {
        for (text, name) in StyleOverlapTests.lines {
            let whole = StyleOverlapTests.whole.filter { StyleFields(line: text, $0.match).fields["match"] != "none" }
            let stamped = StyleOverlapTests.stamped.filter {
                !["none", "no stamp"].contains(StyleFields(stamped: text, $0.match).fields["match"])
            }
            #expect(Set((whole + stamped).map(\.name)) == [name], "\(text)")
        }
    }

    /// Matches a line with every style; the bytes end where the line ends.
    private func check(_ bytes: [UInt8]) {
        var clock = ClockReader()
        let stamp = clock.read(bytes.span, at: 0, before: bytes.count)
        let styles =
            StyleOverlapTests.whole.map { ($0.match, 0) }
            + StyleOverlapTests.stamped.map { ($0.match, stamp?.end ?? 0) }
        for (match, start) in styles {
            var record = LogRecord(style: .custom, line: 1)
            record.time = stamp?.time
            guard match(bytes.span, start..<bytes.count, &record) == .record else { continue }
            var areInside = true
            record.mapTexts { range in
                areInside = areInside && range.lowerBound >= 0 && range.upperBound <= bytes.count
                return range
            }
            #expect(areInside, "\(String(decoding: bytes, as: UTF8.self))")
        }
        _ = DateOrder.decided(by: bytes.span, 0..<bytes.count)
        if !bytes.isEmpty { _ = ToolLines.meaning(bytes.span, 0..<bytes.count) }
    }

    @Test func everyBeginningOfALineIsRead() {
        for (text, _) in StyleOverlapTests.lines {
            let bytes = Array(text.utf8)
            for end in 0...bytes.count {
                check(Array(bytes[..<end]))
            }
        }
    }

    @Test func damagedLinesAreRead() {
        var random = SplitMix(state: 2)
        let marks = Array("[]()<>{}:, -+./\t\"|0aZMé💚".utf8)
        for (text, _) in StyleOverlapTests.lines {
            for _ in 0..<200 {
                var bytes = Array(text.utf8)
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let place = Int.random(in: 0..<bytes.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: bytes[place] = marks.randomElement(using: &random) ?? 0
                    case 1: bytes.remove(at: place)
                    default: bytes.insert(marks.randomElement(using: &random) ?? 0, at: place)
                    }
                }
                check(bytes)
            }
        }
    }

    @Test func longLinesTakeLinearTime() {
        for piece in [
            "[1] [a] ", " | Type: ", "a[1", "tin[2]: ", "\t0x1", ") <", " - a.b:1", "\"", "12/8/2024, ", ": ",
        ] {
            for (text, _) in StyleOverlapTests.lines {
                check(Array((text + String(repeating: piece, count: 10_000)).utf8))
            }
        }
    }
}
