import EventModel
import Testing

@testable import LogIngest

/// What stands in front of the lines of a capture.
@Suite struct LinePrefixTests {
    private let first = "2026-07-29 14:00:00.412 I  Example[8123:3a1f2c] [com.example.app:A] one"
    private let second = "2026-07-29 14:00:00.500 I  Example[8123:3a1f2c] [com.example.app:A] two"

    @Test(arguments: [
        ("app.log:", "app.log:"), ("12:", "13:"), ("12:", "113:"), ("al.sl ", "al.sl "), ("> ", "> "), ("    ", "    "),
        ("[pid=29372][err] ", "[pid=29372][err] "),
        ("[I 210301 15:37:07 _device:887] ", "[I 210301 15:37:08 _device:887] "),
    ])
    func aPrefixThatComesAgainIsTakenOff(_ one: String, _ other: String) throws {
        let (records, tally) = try read("\(one)\(first)\n\(other)\(second)\n")
        #expect(records.map(\.message) == ["one", "two"])
        #expect(records.map(\.process) == ["Example", "Example"])
        #expect(tally.lines.rejected == 0)
    }

    @Test func furtherLinesOfARecordHaveThePrefixToo() throws {
        let (records, _) = try read("a:1:\(first)\na:2:more\na:3:\(second)\n")
        #expect(records.map(\.message) == ["one\nmore", "two"])
    }

    @Test func aLineWithoutThePrefixEndsTheRecord() throws {
        let (records, tally) = try read("a:\(first)\na:\(second)\nloose\n")
        #expect(records.map(\.message) == ["one", "two"])
        #expect(tally.rejections[.noRecordOpen]?.firstLines == [3])
    }

    @Test func aPrefixThatComesOnceIsNone() throws {
        let (records, tally) = try read("said \(first)\nplain\n")
        #expect(records.isEmpty)
        #expect(tally.lines.rejected == 2)
    }

    @Test func aQuotedHeaderInsideAMessageIsText() throws {
        let (records, _) = try read("\(first)\n  \(second)\n")
        #expect(records.map(\.message) == ["one\n  " + second])
    }

    @Test func appiumsMarkIsTakenOff() throws {
        let text = "[iOSLog] [IOS_SYSLOG_ROW] \(first)\n[iOSLog] [IOS_SYSLOG_ROW] more\n[debug] [XCUITest] other\n"
        let (records, _) = try read(text)
        #expect(records.map(\.message) == ["one\nmore"])
    }

    @Test func manyDifferentPrefixesCostNoMoreThanOneLookEach() throws {
        let lines = (0..<3000).map {
            "\(String(repeating: "x", count: $0 % 97))\(UnicodeScalar(97 + $0 % 26)!) \(first)"
        }
        let (_, tally) = try read(lines.joined(separator: "\n"))
        #expect(tally.lines.read == 3000)
    }
}

/// Prefixes that are known only from lines further down.
@Suite struct PrefixAheadTests {
    private let line = "2026-07-29 14:00:00.412 I  Example[8123:3a1f2c] [com.example.app:A] one"

    @Test(arguments: ["app.log:", "> ", "[ci] ", "    "]) func aBannerHasThePrefixOfTheRecords(_ prefix: String) throws
    {
        let lines = ["Timestamp               Ty Process[PID:TID]", line, line]
        let (records, tally) = try read(lines.map { prefix + $0 + "\n" }.joined())
        #expect(records.map(\.message) == ["one", "one"])
        #expect(tally.lines.noise == 1)
    }

    @Test func aMessageHasThePrefixOfTheMetadataBehindIt() throws {
        let copy = [
            "first", "second line", "Type: Error | Timestamp: 2026-07-29 14:00:00.412337+03:00 | Process: Shop",
            "third",
            "Type: Info | Timestamp: 2026-07-29 14:00:01.412337+03:00 | Process: Shop",
        ]
        let (records, tally) = try read(copy.map { "> " + $0 + "\n" }.joined())
        #expect(records.map(\.message) == ["first\nsecond line", "third"])
        #expect(tally.lines.rejected == 0)
    }

    @Test(arguments: [
        "Jul 29 14:00:00 iPhone App(Lib)[12] <Notice>: one",
        "2026-07-29 14:00:00.412337+0300  localhost App[12]: one",
        "Jul 29 14:00:00.412337 App(Lib)[12] <Notice>: one",
        "2026-07-29 14:00:00.412337 App{Lib}[12] <NOTICE>: one",
    ])
    func theTimeOfABuildServerIsAPrefix(_ line: String) throws {
        let plain = try read(line + "\n")
        let (records, _) = try read("2026-08-01T09:03:40.1210000Z \(line)\n2026-08-01T09:03:41.0010000Z \(line)\n")
        #expect(records.map(\.message) == ["one", "one"])
        #expect(records.map(\.time) == plain.records.map(\.time) + plain.records.map(\.time))
        #expect(records.map(\.process) == ["App", "App"])
    }

    @Test func aRepeatMarkerIsOfTheSystemLogOnly() throws {
        let (records, tally) = try read(line + "\nMar  8 06:40:51 --- last message repeated 4 times ---\n")
        #expect(records.map(\.message) == ["one"])
        #expect(tally.lines.noise == 1)
    }
}
