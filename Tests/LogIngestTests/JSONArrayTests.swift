import EventModel
import Testing

@testable import LogIngest

/// Objects of `log show --style json`, which go over several lines.
@Suite struct JSONArrayTests {
    /// An entry as `log` prints it, its braces left to the caller.
    private func entry(_ message: String) -> String {
        """
          "traceID" : 4,
          "eventMessage" : "\(message)",
          "eventType" : "logEvent",
          "source" : {
            "line" : 3
          },
          "timestamp" : "2026-07-29 14:00:00.412337+0300",
          "processID" : 53
        """
    }

    @Test func anArrayIsRead() throws {
        let (records, tally) = try read("[{\n\(entry("one"))\n},{\n\(entry("two"))\n}]\n")
        #expect(records.map(\.message) == ["one", "two"])
        #expect(records.map(\.style) == [.json, .json])
        #expect(records.map(\.line) == [1, 10])
        #expect(records.map(\.processID) == [53, 53])
        #expect(tally.lines.read == 19)
        #expect(tally.lines.rejected == 0)
        #expect(records.map(\.lineCount) == [9, 10])
    }

    @Test func structureInsideAMessageIsText() throws {
        let (records, _) = try read("[{\n\(entry("a },{ b ][ \\\"{"))\n},{\n\(entry("two"))\n}]\n")
        #expect(records.map(\.message) == ["a },{ b ][ \"{", "two"])
    }

    @Test func anArrayThatIsCutKeepsWhatWasWhole() throws {
        let text = "[{\n\(entry("one"))\n},{\n  \"traceID\" : 8,\n  \"eventMessage\" : \"tw"
        let (records, tally) = try read(text)
        #expect(records.map(\.message) == ["one"])
        #expect(tally.rejections[.invalidJSON, default: RejectionTally()].count == 0)
        #expect(tally.rejections[.cutJSON]?.firstLines == [10, 11, 12])
        #expect(tally.lines.read == 12)
    }

    @Test func arraysOneBehindTheOtherAreRead() throws {
        let one = "[{\n\(entry("one"))\n}]"
        for joint in ["", "\n"] {
            let (records, tally) = try read(one + joint + "[{\n\(entry("two"))\n}]\n")
            #expect(records.map(\.message) == ["one", "two"])
            #expect(tally.lines.rejected == 0)
        }
    }

    @Test func aCaptureMayBeginInTheMiddle() throws {
        let (records, tally) = try read("  \"processID\" : 1\n},{\n\(entry("two"))\n}]\n")
        #expect(records.map(\.message) == ["two"])
        #expect(tally.rejections[.noRecordOpen]?.firstLines == [1])
    }

    @Test func severalObjectsMayStandOnALine() throws {
        let one = "{\"eventMessage\":\"one\",\"eventType\":\"logEvent\"}"
        let two = "{\"eventMessage\":\"two\",\"eventType\":\"logEvent\"}"
        let (records, tally) = try read("[\(one),\(two)]\n")
        #expect(records.map(\.message) == ["one", "two"])
        #expect(tally.lines.read == 1)
        #expect(records.map(\.lineCount) == [1, 0])
    }

    @Test(arguments: ["[", "[]", "[\n]", "[\n\n]\n"]) func anArrayThatHoldsNothingIsNoise(_ text: String) throws {
        let (records, tally) = try read(text)
        #expect(records.isEmpty)
        #expect(tally.lines.noise == tally.lines.read)
    }

    @Test func otherStylesEndAnArray() throws {
        let line = "2026-07-29 14:00:00.412 I  Example[8123:3a1f2c] hello"
        let (records, tally) = try read("[{\n\(entry("one"))\n},{\n  \"eventMessage\" : \"x\",\n\(line)\n")
        #expect(records.map(\.message) == ["one", "hello"])
        #expect(tally.rejections[.cutJSON]?.firstLines == [10, 11])
    }

    @Test func anObjectOfAnotherKindInsideATextRecordIsText() throws {
        let line = "2026-07-29 14:00:00.412 I  Example[8123:3a1f2c] answer"
        let (records, _) = try read("\(line)\n{\n  \"state\": \"refused\"\n}\n")
        #expect(records.map(\.message) == ["answer\n{\n  \"state\": \"refused\"\n}"])
    }
}
