import EventModel
import Testing

@testable import LogIngest

/// Records that begin in the middle of a line.
@Suite struct InterleavedLinesTests {
    @Test func printedTextBeforeAHeaderEndsTheRecordBefore() throws {
        let text = """
            2026-07-29 14:00:00.412+0300 Shop[12:345] one
            printed2026-07-29 14:00:00.500+0300 Shop[12:345] two

            """
        let (records, tally) = try read(text)
        #expect(records.map(\.message) == ["one\nprinted", "two"])
        #expect(records.map(\.line) == [1, 2])
        #expect(tally.lines.read == 2)
        #expect(tally.lines.other == 2)
    }

    @Test(arguments: ["", "\u{1B}[0m"]) func aRecordMayBeWrittenIntoAnother(_ color: String) throws {
        let text = """
            2026/07/29 14:00:00:412  one goes o\(color)2026/07/29 14:00:00:413  two
            more of two
            2026/07/29 14:00:00:414  three

            """
        for before in ["", "2026/07/29 14:00:00:411  zero\n"] {
            let (records, tally) = try read(before + text)
            #expect(records.map(\.message).suffix(3) == ["one goes o", "two\nmore of two", "three"])
            #expect(tally.lines.read == (before.isEmpty ? 3 : 4))
            #expect(tally.lines.continuation == 1)
        }
    }

    @Test func aTimeInsideAMessageBeginsNoRecord() throws {
        let text = "2026/07/29 14:00:00:412  seen at 2026/07/29 14:00:00:413  in all\n"
        #expect(try read(text).records.count == 1)
    }

    @Test func linesBehindAnArrayAreReadAsWhatTheyAre() throws {
        let text = """
            [{
              "eventMessage" : "one",
              "eventType" : "logEvent"
            }]
            {"eventMessage":"two","eventType":"logEvent"}
            [note] 2026

            """
        let (records, tally) = try read(text)
        #expect(records.map(\.style) == [.json, .ndjson])
        #expect(tally.rejections[.noRecordOpen]?.firstLines == [6])
    }
}
