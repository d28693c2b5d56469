import EventModel
import Testing

@testable import LogIngest

/// A line and what its record says, as `level|process|pid|tid|sender|subsystem|category|message`.
private struct LineCase: CustomTestStringConvertible {
    var line: String
    var fields: String?

    var testDescription: String { line }
}

private func fields(_ record: ReadRecord) -> String {
    let numbers = [record.processID.map { "\($0)" }, record.threadID.map { String($0, radix: 16) }]
    let texts = [record.level?.rawValue ?? record.type.rawValue, record.process] + numbers
    let groups = [record.sender, record.subsystem, record.category, record.message]
    return (texts + groups).map { $0 ?? "" }.joined(separator: "|")
}

@Suite struct TextStylesTests {
    private static let compactCases = [
        LineCase(
            line: "2026-07-29 14:00:00.412 I  App[8:3a] [com.a:B] Event: x", fields: "Info|App|8|3a||com.a|B|Event: x"),
        LineCase(line: "2026-07-29 14:00:00.412 I App[8:3a] pasted", fields: "Info|App|8|3a||||pasted"),
        LineCase(line: "2026-07-29 14:00:00.412 Df App[8:3a]", fields: "Default|App|8|3a||||"),
        LineCase(line: "2026-07-29 14:00:00.412 Df App[8:3a] [com.a:B]", fields: "Default|App|8|3a||com.a|B|"),
        LineCase(
            line: "2026-07-29 14:00:00.412 E  同城 (Game)[x][12:ab] (lib.dylib) [s:c::d] [1:2] né",
            fields: "Error|同城 (Game)[x]|12|ab|lib.dylib|s|c::d|[1:2] né"),
        LineCase(
            line: "2026-07-29 14:00:00.412 Df App[8:3a] [a b:c] text", fields: "Default|App|8|3a||||[a b:c] text"),
        LineCase(
            line: "2026-07-29 14:00:00.412 Df App[8:3a] [note: c] text",
            fields: "Default|App|8|3a||||[note: c] text"),
        LineCase(line: "2026-07-29 14:00:00.412 Df App[8:3a] [plain] x", fields: "Default|App|8|3a||||[plain] x"),
        LineCase(line: "2026-07-29 14:00:00.412 Df App[8:3a] () [a:b] x", fields: "Default|App|8|3a||||() [a:b] x"),
        LineCase(
            line: "2026-07-29 14:00:00.412 Sp App[8:3a] [a:b] [spid 0x1, process, begin] load: x",
            fields: "signpost|App|8|3a||a|b|load: x"),
        LineCase(line: "2026-07-29 14:00:00.412 Zz App[8:3a] unknown code", fields: "log|Zz App|8|3a||||unknown code"),
        LineCase(line: "2026-07-29 14:00:00.412 I  App[8:3", fields: nil),
        LineCase(line: "2026-07-29 14:00:00.412 I  App[4294967296:3] x", fields: nil),
        LineCase(line: "2026-07-29 14:00:00.4123456789 I  App[8:3] x", fields: nil),
    ]

    private static let standardCases = [
        LineCase(
            line:
                "2026-07-29 14:00:00.412337+0300 0x3a       Info        0x0                  8      0    App: [a:b] x",
            fields: "Info|App|8|3a||a|b|x"),
        LineCase(
            line: "2026-07-29 14:00:00.412337+0300 0x3a Fault 0xffffffffffffffff 8 0 Ur App: (A.dylib) [a:] é: x",
            fields: "Fault|Ur App|8|3a|A.dylib|a||é: x"),
        LineCase(
            line:
                "2026-07-29 14:00:00.412337-0000 0x0        Timesync    0x0                  0      0    === system boot: A",
            fields: "timesync|||||||=== system boot: A"),
        LineCase(
            line: "2026-07-29 14:00:00.412337+0300 0x3a       Strange     0x0                  8      0    App: x",
            fields: "log|App|8|3a||||x"),
        LineCase(
            line: "2026-07-29 14:00:00.412337+0300 0x3a       Info        0x0                  8      0    App:",
            fields: "Info|App|8|3a||||"),
        LineCase(line: "2026-07-29 14:00:00.412337+0300 0x3a       Info        0x0", fields: nil),
        LineCase(line: "2026-07-29 14:00:00.412337+0300 0x11112222333344445 Info 0x0 8 0 App: x", fields: nil),
    ]

    @Test(arguments: compactCases + standardCases)
    private func aLineIsRead(_ line: LineCase) throws {
        for text in [line.line, line.line + "\n", line.line + "\r\n", "\u{FEFF}" + line.line, "\0\0" + line.line] {
            let (records, tally) = try read(text)
            #expect(records.first.map(fields) == line.fields, "\(text.debugDescription)")
            #expect(tally.lines.read == 1)
            #expect(tally.lines.rejected == (line.fields == nil ? 1 : 0))
        }
    }

    @Test func timesOfNoClockAreRejected() throws {
        let times = [
            "2026-13-01 10:00:00.000", "2026-04-31 10:00:00.000", "2026-02-29 10:00:00.000", "2026-01-01 25:00:00.000",
            "2026-01-01 10:60:00.000", "2026-01-01 10:00:60.000", "2026-00-01 10:00:00.000", "9999-01-01 10:00:00.000",
        ]
        for time in times {
            let good = "2026-07-29 14:00:00.412 I  App[8:3a] good\n"
            let (records, tally) = try read(good + time + " I  App[8:3a] bad\nmore\n" + good)
            #expect(records.map(\.message) == ["good", "good"], "\(time)")
            #expect(tally.rejections[.impossibleTime] == RejectionTally(count: 1, firstLines: [2]), "\(time)")
            #expect(tally.rejections[.noRecordOpen] == RejectionTally(count: 1, firstLines: [3]), "\(time)")
        }
        let leap = try read("2024-02-29 23:59:59.999 I  App[8:3a] leap day")
        #expect(leap.records.map(\.time) == ["2024-02-29T23:59:59.999"])
    }

    @Test func theTTLIsOptional() throws {
        let start = "2018-02-20 07:45:11.802634+0800 0x2c   Default     0x0                  36517  "
        let collapsed = "2018-02-20 07:45:11.802634+0800 0x2c Default 0x0 36517 "
        let cases: [(String, String?, Int32?)] = [
            (start + "Tins: x", "Tins", nil), (start + "7    Tins: x", "Tins", 7), (start + "7 Tins: x", "7 Tins", nil),
            (start + "7up: x", "7up", nil), (collapsed + "7 Tins: x", "Tins", 7), (collapsed + "Tins: x", "Tins", nil),
            (start + "14   ", nil, 14), (start + "14", nil, 14),
        ]
        for (line, process, timeToLive) in cases {
            let (records, _) = try read(line)
            #expect(records.map(\.process) == [process], "\(line)")
            #expect(records.map(\.timeToLive) == [timeToLive], "\(line)")
        }
    }

    @Test func aCutHeaderIsNotPartOfTheMessage() throws {
        let good = "2026-07-29 14:00:00.412 I  App[8:3a] good\n"
        for cut in ["2026-07-29", "2026-07-29 14:0", "2026-07-29 14:00:00.412 I  Ap"] {
            let (records, tally) = try read(good + cut)
            #expect(records.map(\.message) == ["good"], "\(cut)")
            #expect(tally.rejections.keys.map(\.rawValue) == ["damaged-header"], "\(cut)")
        }
        #expect(try read(good + "2026-07-29 is a date\n").records.map(\.message) == ["good\n2026-07-29 is a date"])
    }

    @Test func linesOfOtherStylesAreNotPartOfTheMessage() throws {
        let good = "2026-07-29 14:00:00.412 I  App[8:3a] good\n"
        let others = [
            "2026-07-29 14:00:00.412 xcodebuild[12:3456] [MT] x", "2026-07-29 14:00:00.412+0300 App[12:3456] x",
            "2026-07-29 14:00:00.412337+0300  localhost App[12]: x",
        ]
        for other in others {
            let (records, tally) = try read(good + other + "\n")
            #expect(records.map(\.message) == ["good", "x"], "\(other)")
            #expect(tally.lines.rejected == 0, "\(other)")
        }
    }
}
