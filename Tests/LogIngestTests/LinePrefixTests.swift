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
