import EventModel
import Testing

@testable import LogIngest

/// Header of a compact record with the message `text`.
private func record(_ text: String) -> String {
    "2026-07-29 14:00:00.412 I  App[8:3a] [a:b] \(text)"
}

@Suite struct LinesAroundRecordsTests {
    /// Lines of a capture, the messages in it, and the class of each line: `.` record, `+` continuation, `-` noise, `!` rejected.
    private struct Case: CustomTestStringConvertible {
        var name: String
        var lines: [String]
        var messages: [String]
        var classes: String

        var testDescription: String { name }
    }

    private static let cases = [
        Case(name: "nothing", lines: [], messages: [], classes: ""),
        Case(name: "text before any record", lines: ["hello", record("a")], messages: ["a"], classes: "!."),
        Case(
            name: "blank lines inside and after a message", lines: ["", record("a"), "", "b", "", "", record("c"), ""],
            messages: ["a\n\nb", "c"], classes: "-.++--.-"),
        Case(
            name: "blanks only", lines: ["  ", record("a"), " \t", record("b")], messages: ["a\n \t", "b"],
            classes: "-.+."),
        Case(
            name: "banner over lines",
            lines: [
                "Filtering the log data using \"subsystem == \"a\"", "OR subsystem == \"b\"", "\"",
                "Skipping info and debug messages, pass --info and/or --debug to include.",
                "Timestamp               Ty Process[PID:TID]", record("a"),
            ], messages: ["a"], classes: "-----."),
        Case(
            name: "banner that never ends", lines: ["Filtering the log data using \"a", record("a"), "b"],
            messages: ["a\nb"], classes: "-.+"),
        Case(
            name: "captures pasted together",
            lines: [
                record("a"), "Filtering the log data using \"x\"", "Timestamp               Ty Process[PID:TID]",
                record("b"),
            ],
            messages: ["a", "b"], classes: ".--."),
        Case(
            name: "archive banner", lines: ["==========", "/a/x.logarchive", "==========", record("a")],
            messages: ["a"], classes: "---."),
        Case(
            name: "archive banner after a record",
            lines: [record("a"), "==========", "/a/x.logarchive", "==========", record("b")], messages: ["a", "b"],
            classes: ".---."),
        Case(
            name: "rulers of a message", lines: [record("a"), "==========", "b", "==========", record("c")],
            messages: ["a\n==========\nb\n==========", "c"], classes: ".+++."),
        Case(
            name: "footer",
            lines: [
                record("a"), String(repeating: "-", count: 116),
                "Log      - Default:          0, Info:                1, Debug:             0, Error:          0, Fault:          0",
                "Activity - Create:           0, Transition:          0, Actions:           0",
            ], messages: ["a"], classes: ".---"),
        Case(
            name: "a ruler of dashes inside a message", lines: [record("a"), String(repeating: "-", count: 116), "b"],
            messages: ["a\n" + String(repeating: "-", count: 116) + "\nb"], classes: ".++"),
        Case(
            name: "system noise inside a message",
            lines: [record("a"), "getpwuid_r did not find a match for uid 501", "b"], messages: ["a\nb"],
            classes: ".-+"),
        Case(
            name: "drop marker",
            lines: [
                record("a"), "=== Messages dropped during live streaming (use `log show` to see what they were)", "b",
            ],
            messages: ["a"], classes: ".-!"),
        Case(
            name: "test markers",
            lines: ["Test Suite 'All' started at 2026", record("a"), "Test Case '-[A b]' started."],
            messages: ["a"], classes: "-.-"),
        Case(
            name: "no devices, log:", lines: ["No devices are booted.", "log: whatever", record("a"), "log: text"],
            messages: ["a\nlog: text"], classes: "--.+"),
        Case(
            name: "terminal colours", lines: ["\u{1B}[1m" + record("\u{1B}[32mgreen\u{1B}[0m é"), "\u{1B}[1mmore"],
            messages: ["green é\nmore"], classes: ".+"),
        Case(name: "NUL inside", lines: [record("a\0b"), "c", "\0d"], messages: ["ab\nc\nd"], classes: ".++"),
        Case(name: "binary", lines: ["\u{1}\u{2}\u{3}", "a\0b"], messages: [], classes: "!!"),
        Case(
            name: "text of several bytes a letter", lines: [record("é漢字😀")], messages: ["é漢字😀"], classes: "."),
    ]

    @Test(arguments: cases, ["\n", "\r\n"])
    private func linesAreClassed(_ example: Case, _ lineEnd: String) throws {
        for last in [lineEnd, ""] {
            let text = example.lines.joined(separator: lineEnd) + (example.lines.isEmpty ? "" : last)
            let (records, tally) = try read(text)
            #expect(records.map(\.message) == example.messages)
            let counts = tally.lines
            #expect(counts.event + counts.other == example.classes.count { $0 == "." })
            #expect(counts.continuation == example.classes.count { $0 == "+" })
            #expect(counts.rejected == example.classes.count { $0 == "!" })
            // Without its line end, a last blank line is no line.
            let isShort = last.isEmpty && example.lines.last == ""
            #expect(counts.noise == example.classes.count { $0 == "-" } - (isShort ? 1 : 0))
        }
    }

    @Test func longLinesAreRejectedAndLongMessagesCut() throws {
        var reader = CaptureReader()
        reader.lineLimit = 100
        reader.messageLimit = 120
        let long = String(repeating: "x", count: 101)
        let text = [
            record("a"), long, "b", record("c"), String(repeating: "y", count: 100), "d", record(long), record("e"),
        ]
        for chunk in [1, 50, 4096] {
            reader.chunkSize = chunk
            let (records, tally) = try read(Array(text.joined(separator: "\n").utf8), pieceSize: chunk, reader: reader)
            #expect(records.map(\.message) == ["a", "c\n" + String(repeating: "y", count: 100) + "\nd", "e"])
            #expect(tally.rejections[.lineTooLong] == RejectionTally(count: 2, firstLines: [2, 7]))
            #expect(tally.rejections[.noRecordOpen]?.firstLines == [3])
        }
        let many = [record("a")] + Array(repeating: "0123456789", count: 30)
        let (records, tally) = try read(Array(many.joined(separator: "\n").utf8), reader: reader)
        #expect(records.map(\.isTruncated) == [true])
        #expect(records.map(\.message.utf8.count) == [111])
        #expect(records.map(\.lineCount) == [31])
        #expect(tally.lines.continuation == 30)
        #expect(tally.losses.truncatedMessages == 1)
    }

    @Test func invalidUTF8StaysAsItIs() throws {
        let bytes = Array(record("a").utf8) + [0xFF, 0xC3, 0x0A, 0xE2, 0x82, 0x0A]
        var source = MemorySource(bytes)
        var sink = ByteSink()
        let tally = CaptureReader().read(&source, into: &sink)
        #expect(sink.messages == [[0x61, 0xFF, 0xC3, 0x0A, 0xE2, 0x82]])
        #expect(tally.lines.continuation == 1)
    }

    @Test func levelsMissingAreSaid() throws {
        func missing(_ lines: String...) throws -> [LogLevel] {
            try read(lines.joined(separator: "\n")).tally.levelsMissing
        }
        let standard = "2026-07-29 14:00:00.412 Df App[8:3a] x"
        let debug = "2026-07-29 14:00:00.412 Db App[8:3a] x"
        #expect(try missing() == [])
        #expect(try missing(standard) == [.debug, .info])
        #expect(try missing(record("x")) == [.debug])
        #expect(try missing(standard, debug) == [])
        #expect(try missing("Skipping debug messages, pass --debug to include.", standard, record("x")) == [.debug])
        #expect(
            try missing("Skipping info and debug messages, pass --info and/or --debug to include.") == [.debug, .info])
    }

    @Test func footersAreComparedWithWhatWasRead() throws {
        let footer = "Log      - Default:          7, Info:                2, Debug:             0, Error:          0"
        let (_, tally) = try read([record("a"), footer].joined(separator: "\n"))
        var printed = LevelCounts()
        printed.standard = 7
        printed.info = 2
        var found = LevelCounts()
        found.info = 1
        #expect(tally.footers == [FooterCheck(line: 2, printed: .levels(printed), read: .levels(found))])
    }

    @Test func placeholdersAreCounted() throws {
        let losses = try read(
            record("<private> <mask.hash: 'aGk='> <sensitive> <decode: missing data> <privat") + "\n"
                + record("cut <…>") + "\n" + record("not <…> cut")
        ).tally.losses
        #expect(losses.privateValues == 3)
        #expect(losses.undecodedValues == 1)
        #expect(losses.cutMessages == 1)
        let lost = "2026-07-29 14:00:00.412337+0300 0x3a Loss 0x0 8 0 App: lost >=63 unreliable messages from 1-2"
        #expect(try read(lost).tally.losses.lostMessages == 63)
    }
}

/// Keeps the bytes of messages.
private struct ByteSink: RecordSink {
    var messages: [[UInt8]] = []

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        messages.append(record.message.map { bytes[$0] })
        return .other
    }
}
