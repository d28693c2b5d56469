import EventModel
import Testing

@testable import LogIngest

@Suite struct NDJSONStyleTests {
    /// A line and the messages read, or the reason why it is rejected.
    private struct Case: CustomTestStringConvertible {
        var line: String
        var message: String?
        var reason: RejectionReason?

        var testDescription: String { line }

        init(_ line: String, _ message: String) {
            self.line = line
            self.message = message
        }

        init(_ line: String, _ reason: RejectionReason) {
            self.line = line
            self.reason = reason
        }
    }

    private static let cases = [
        Case(#"{"eventMessage":"a"}"#, "a"),
        Case(#"  { "eventMessage" : "a" , "x" : [ 1 , {} , [] , -0.5e+3 ] }  "#, "a"),
        Case(#"{"eventMessage":null,"eventType":"timesyncEvent"}"#, ""),
        Case(#"{"eventMessage":"a","eventMessage":"b"}"#, "b"),
        Case(#"{"x":{"eventMessage":"deep"},"messageType":"Info"}"#, ""),
        Case(#"{"eventMessageX":"no","eventMessage":"yes"}"#, "yes"),
        Case(#"{"eventMessage":"\/ \" \\ \b\f\n\r\t. é \u00e9 \uD83D\uDE00"}"#, "/ \" \\ \u{8}\u{c}\n\r\t. é é 😀"),
        Case(#"{"eventMessage":"\uD83D. \uDE00 \uD83Dx \uD83D\u0041"}"#, "\u{FFFD}. \u{FFFD} \u{FFFD}x \u{FFFD}A"),
        Case(#"{"eventMessage":"\u0000a\u001b[32mb\u001b[0m"}"#, "ab"),
        Case(#"{"eventMessage":"ends\n\n"}"#, "ends"),
        Case(#"{"eventMessage":"},{"}"#, "},{"),
        Case(#"{"count":3}"#, .foreignJSON),
        Case("{}", .foreignJSON),
        Case(#"{"eventMessage":"a"} x"#, .invalidJSON),
        Case(#"{"eventMessage":"a",}"#, .invalidJSON),
        Case(#"{"eventMessage":"\x"}"#, .invalidJSON),
        Case("{\"eventMessage\":\"a\tb\"}", .invalidJSON),
        Case(#"{"eventMessage":01}"#, .invalidJSON),
        Case(#"{"eventMessage":nil}"#, .invalidJSON),
        Case(#"{"eventMessage":[1,{"a":2]}"#, .invalidJSON),
        Case(#"{eventMessage:1}"#, .invalidJSON),
        Case("{", .cutJSON),
        Case(#"{"eventMess"#, .cutJSON),
        Case(#"{"eventMessage":"a"#, .cutJSON),
        Case(#"{"eventMessage":"a\"#, .cutJSON),
        Case(#"{"eventMessage":"\u00"#, .cutJSON),
        Case(#"{"eventMessage":tr"#, .cutJSON),
        Case(#"{"eventMessage":[{"a":1}"#, .cutJSON),
        Case(#"{"eventMessage":-"#, .cutJSON),
        Case(#"{"eventMessage":"a","timestamp":"2026-13-01 00:00:00.0+0000"}"#, .impossibleTime),
        Case(#"{"eventMessage":"a","timestamp":"yesterday"}"#, .impossibleTime),
        Case(#"{"eventMessage":"a","x":"# + String(repeating: "[", count: 100_000), .invalidJSON),
    ]

    @Test(arguments: cases)
    private func aLineIsRead(_ line: Case) throws {
        for end in ["", "\n", "\r\n"] {
            let (records, tally) = try read(line.line + end)
            #expect(records.map(\.message) == (line.message.map { [$0] } ?? []))
            #expect(tally.firstRejected.map(\.reason) == (line.reason.map { [$0] } ?? []))
            #expect(tally.lines.read == 1)
        }
    }

    @Test func numbersAreExact() throws {
        let (records, _) = try read(
            #"{"eventType":"logEvent","threadID":18446744073709551615,"activityIdentifier":9223372036854775809,"#
                + #""processID":-1}"#)
        #expect(records.map(\.threadID) == [.max])
        #expect(records.map(\.activityID) == [9_223_372_036_854_775_809])
        #expect(records.map(\.processID) == [-1])
        let large = try read(#"{"eventType":"logEvent","threadID":18446744073709551616,"processID":4294967296}"#)
        #expect(large.records.map(\.threadID) == [nil])
        #expect(large.records.map(\.processID) == [nil])
    }

    @Test func textsWithoutEscapesAndWithThemAreTheSame() throws {
        let plain = try read(#"{"eventMessage":"m","processImagePath":"/a/b c","subsystem":"s","category":"k"}"#)
        let escaped = try read(
            #"{"eventMessage":"\u006d","processImagePath":"\/a\/b c","subsystem":"s","category":"k"}"#)
        #expect(plain.records == escaped.records)
        #expect(plain.records.map(\.process) == ["b c"])
    }

    @Test func aBraceInsideATextRecordIsText() throws {
        let header = "2026-07-29 14:00:00.412 I  App[8:3a] answer\n"
        let inside = try read(header + "{\n{\"a\":1}\n{\"eventMessage\":\"x\n}\n")
        #expect(inside.records.map(\.message) == ["answer\n{\n{\"a\":1}\n{\"eventMessage\":\"x\n}"])
        let mixed = try read(header + "{\"eventMessage\":\"x\"}\nloose\n")
        #expect(mixed.records.map(\.message) == ["answer", "x"])
        #expect(mixed.tally.formats == [.compact: 1, .ndjson: 1])
        #expect(mixed.tally.rejections[.noRecordOpen]?.firstLines == [3])
    }

    @Test func lossEntriesAndFootersAreCounted() throws {
        let (_, tally) = try read(
            """
            {"eventType":"lossEvent","eventMessage":null,"lossCount":63,"lossCountSaturated":true}
            {"eventType":"logEvent","eventMessage":"<private> <<private>> <decode: missing data>"}
            {"count":3,"finished":1}

            """)
        #expect(tally.losses.lostMessages == 63)
        #expect(tally.losses.privateValues == 2)
        #expect(tally.losses.undecodedValues == 1)
        #expect(tally.footers == [FooterCheck(line: 3, printed: .records(3), read: .records(2))])
        #expect(tally.footers.map(\.agrees) == [false])
    }
}
