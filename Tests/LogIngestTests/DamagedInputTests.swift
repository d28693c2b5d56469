import EventModel
import Testing

@testable import LogIngest

/// Captures that were cut, joined without a line feed, or coloured.
@Suite struct DamagedInputTests {
    private let header = "Timestamp,Event Type,Log Type,Subsystem,PID,Process,Message\n"

    private func row(_ message: String) -> String {
        "2026-07-29T14:00:00.412Z,Log,Info,com.example.app,12,/Apps/Shop,\(message)\n"
    }

    @Test func aCutRowDoesNotTakeWhatFollows() throws {
        let others = [
            header + row("a") + row("b"), row("a") + row("b"),
            "2026-07-29 14:00:00.412 I  App[8:3a] a\n2026-07-29 14:00:00.413 I  App[8:3a] b\n",
        ]
        for other in others {
            let (records, tally) = try read(
                header + row("first") + "2026-07-29T14:00:00.412Z,Log,Info,x,12,/A,\"cut\n" + other)
            #expect(records.map(\.message) == ["first", "a", "b"])
            #expect(tally.lines.rejected == 1)
        }
    }

    @Test func aRowOfManyLinesCostsNoMoreThanItsBytes() throws {
        let long = "\"" + (0..<30_000).map { "line \($0)" }.joined(separator: "\n") + "\""
        let (records, tally) = try read(header + row(long) + row("next"))
        #expect(records.map(\.lineCount) == [30_000, 1])
        #expect(tally.lines.rejected == 0)
    }

    @Test(arguments: ["", ",", ", "]) func objectsOnOneLineAreReadEach(_ joint: String) throws {
        let one = "{\"eventMessage\":\"one\",\"eventType\":\"logEvent\"}"
        let two = "{\"eventMessage\":\"two\",\"eventType\":\"logEvent\"}"
        let (records, tally) = try read(one + joint + two + "\n" + one + "\n")
        #expect(records.map(\.message) == ["one", "two", "one"])
        #expect(tally.lines.read == 2)
        #expect(tally.lines.rejected == 0)
    }

    @Test func coloursOfXcodeAreTakenOut() throws {
        let line = "\u{1B}[fg200,0,0;2026/07/29 14:00:00:412  \u{1B}[bg1,2,3;hello\u{1B}[; there\u{1B}[fg;\n"
        #expect(try read(line).records.map(\.message) == ["hello there"])
    }

    @Test func markersOneBehindTheOtherAddUp() throws {
        let text = """
            Mar  8 06:40:50 host App[1]: x
            --- last message repeated 1 time ---
            --- last message repeated 3 times ---
            loose
            Mar  8 06:40:51 host App[1]: y

            """
        var counts = RepeatSink()
        var source = MemorySource(Array(text.utf8))
        let tally = CaptureReader().read(&source, into: &counts)
        #expect(counts.repeats == [4, 0])
        #expect(tally.repeatedMessages == 4)
        #expect(tally.lines.rejected == 1)
    }

    private struct RepeatSink: RecordSink {
        var repeats: [Int] = []

        mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
            repeats.append(record.repeatCount)
            return .other
        }
    }

    @Test func timesThatGoBackAgainAndAgainEndNoRun() throws {
        let months = (0..<2000).map { $0 % 2 == 0 ? "Dec 30" : "Jan  2" }
        let years = months.map { "\($0) 06:40:51.000001 App[1] <Notice>: x" }.joined(separator: "\n")
        let days = (0..<2000).map { "default\t\($0 % 2 == 0 ? "23" : "00"):10:00.000001+0100\tApp\tx" }.joined(
            separator: "\n")
        for text in [years, days] {
            for completion in [
                TimeCompletion(), TimeCompletion(year: 2260, date: TimeCompletion.Day(year: 2260, month: 12, day: 31)),
            ] {
                var reader = CaptureReader()
                reader.completion = completion
                #expect(try read(Array(text.utf8), reader: reader).records.count == 2000)
            }
        }
    }
}
