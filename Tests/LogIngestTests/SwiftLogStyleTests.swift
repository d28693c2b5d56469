import EventModel
import Testing

@testable import LogIngest

/// What follows the time of a line, and what its record says, as `level|label|source|metadata|message`.
private struct SwiftLogCase: CustomTestStringConvertible {
    var rest: String
    var fields: String

    init(_ rest: String, _ fields: String) {
        self.rest = rest
        self.fields = fields
    }

    var testDescription: String { rest }
}

private func fields(_ record: ReadRecord) -> String {
    [record.level?.rawValue, record.subsystem, record.category, record.metadata, record.message]
        .map { $0 ?? "" }.joined(separator: "|")
}

@Suite struct SwiftLogStyleTests {
    private static let oldest = [
        SwiftLogCase("info: started", "Info||||started"),
        SwiftLogCase("trace: id=7 started", "Trace|||id=7|started"),
        SwiftLogCase("critical: a=1 b=[\"x y\", \"z\"] ended", "Critical|||a=1 b=[\"x y\", \"z\"]|ended"),
        SwiftLogCase("info: a=1 b c", "Info|||a=1|b c"),
    ]
    private static let withLabel = [
        SwiftLogCase("debug com.a : started", "Debug|com.a|||started"),
        SwiftLogCase("notice com.a : id=7 started: now", "Default|com.a||id=7|started: now"),
        SwiftLogCase("info my label : x [y] z", "Info|my label|||x [y] z"),
        SwiftLogCase("info  : no label", "Info||||no label"),
        SwiftLogCase("info db:main : x", "Info|db:main|||x"),
    ]
    private static let withSource = [
        SwiftLogCase("warning com.a : [Shop] sold out", "Warning|com.a|Shop||sold out"),
        SwiftLogCase("error com.a : a=b c d=[] [tea_app] x", "Error|com.a|tea_app|a=b c d=[]|x"),
        SwiftLogCase(
            "info com.a : d=[\"k\": \"v [q] \\\" ] [w] \"] [Shop] x",
            "Info|com.a|Shop|d=[\"k\": \"v [q] \\\" ] [w] \"]|x"),
        SwiftLogCase("info com.a : a=[open b=[[ [Shop] x", "Info|com.a|Shop|a=[open b=[[|x"),
        SwiftLogCase("info com.a : a= [Shop] [Other] x", "Info|com.a|Shop|a=|[Other] x"),
        SwiftLogCase("info com.a : [Shop] a=b [c] d", "Info|com.a|Shop||a=b [c] d"),
        SwiftLogCase("info com.a : [Shop] ends in a blank ", "Info|com.a|Shop||ends in a blank "),
        SwiftLogCase("info com.a : [Shop]", "Info|com.a|Shop||"),
        SwiftLogCase("info com.a : a=1 [Shop]", "Info|com.a|Shop|a=1|"),
        SwiftLogCase("info 同城 : é=ž š [Трг] né", "Info|同城|Трг|é=ž š|né"),
        SwiftLogCase("info com.a : [two words] x", "Info|com.a|||[two words] x"),
    ]
    private static let newest = [
        SwiftLogCase("info com.a: [Shop] x", "Info|com.a|Shop||x"),
        SwiftLogCase("info: [Shop] x", "Info||Shop||x"),
        SwiftLogCase(
            "info com.a: error.message=a b error.type=E [Shop] x", "Info|com.a|Shop|error.message=a b error.type=E|x"),
        SwiftLogCase("info:", "Info||||"),
        SwiftLogCase("info com.a:", "Info|com.a|||"),
    ]

    @Test(arguments: oldest + withLabel + withSource + newest)
    private func aLineIsRead(_ line: SwiftLogCase) throws {
        let text = "2022-10-30T10:15:01+0200 " + line.rest
        for variant in [text, text + "\n", text + "\r\n", "\u{FEFF}" + text, "\0\0" + text, "\u{1B}[31m" + text] {
            let (records, tally) = try read(variant)
            #expect(records.map(fields) == [line.fields], "\(variant.debugDescription)")
            #expect(records.map(\.style) == [.swiftLog])
            #expect(records.map(\.process) == [nil])
            #expect(records.map(\.processID) == [nil])
            #expect(tally.lines.other == 1)
        }
    }

    @Test func zonesAreRead() throws {
        for (zone, offset) in [("+0200", "+02:00"), ("-0330", "-03:30"), ("Z", "+00:00"), ("+05:45", "+05:45")] {
            let (records, _) = try read("2022-10-30T10:15:01\(zone) info a: x")
            #expect(records.map(\.time) == ["2022-10-30T10:15:01"])
            #expect(records.map(\.offset) == [offset])
        }
    }

    @Test func linesThatAreNoHeadersAreText() throws {
        let header = "2022-10-30T10:15:01+0200 info a : [B] "
        let texts = [
            "2022-10-30T10:15:01 info a: no zone", "2022-10-30T10:15:01.5+0200 info a: fraction",
            "2022-10-30T10:15:01+0200 information: x", "2022-10-30T10:15:01+0200 a date", "2022-10-30T10:15:01+0200",
            "", "at 同城", "[C] x", " info: x",
        ]
        let lines = [header + "first"] + texts + ["last", header + "next"]
        let (records, tally) = try read(lines.joined(separator: "\r\n") + "\r\n")
        #expect(records.map(\.message) == [(["first"] + texts + ["last"]).joined(separator: "\n"), "next"])
        #expect(tally.lines.continuation == texts.count + 1)
        #expect(tally.formats == [.swiftLog: 2])
    }

    @Test func headersThatBreakAreRejected() throws {
        let header = "2022-10-30T10:15:01+0200 info a : [B] x\n"
        let lines: [(String, RejectionReason)] = [
            ("2022-10-30T10:15:01+0200 info no colon\n", .damagedHeader),
            ("2022-10-30T10:15:01+0200 info", .damagedHeader), ("2022-10-30T10:1", .damagedHeader),
            ("2022-10-30T10:15:01+02", .damagedHeader), ("2022-13-30T10:15:01+0200 info a: x\n", .impossibleTime),
            ("2022-10-30T10:15:01+2500 info a: x\n", .impossibleTime),
            ("2022-10-30T10:15:01+0200 info " + String(repeating: "a", count: 600) + ": x\n", .damagedHeader),
        ]
        for (line, reason) in lines {
            let (records, tally) = try read(header + line)
            #expect(records.map(\.message) == ["x"], "\(line)")
            #expect(tally.rejections == [reason: RejectionTally(count: 1, firstLines: [2])], "\(line)")
        }
    }

    @Test func aLongLineIsRead() throws {
        let pairs = String(repeating: "k=[ ", count: 100_000)
        let (records, _) = try read("2022-10-30T10:15:01+0200 info a: " + pairs + "[B] x")
        #expect(records.map(\.category) == ["B"])
        #expect(records.map(\.metadata?.utf8.count) == [pairs.utf8.count - 1])
    }

    /// Footers and banners are about the log of the system, and so are conclusions from levels.
    @Test func recordsOfSwiftLogAreApartFromThoseOfTheSystem() throws {
        let stream = "2022-10-30T10:15:01+0200 debug a : [B] x"
        let system = "2026-07-29 14:00:00.412 I  App[8:3a] x"
        #expect(try read(stream).tally.levelsMissing == [])
        #expect(try read(stream + "\n" + system).tally.levelsMissing == [.debug])
        let (_, tally) = try read([stream, system, stream, "Log      - Default: 0, Info: 1"].joined(separator: "\n"))
        #expect(tally.footers.map(\.agrees) == [true])
        #expect(tally.levels.debug == 2)
        #expect(tally.levels.info == 1)
        #expect(tally.recordCount == 3)
    }

    @Test func capturesHoldNothingElse() throws {
        let names = try captureNames().filter { $0.hasSuffix(".swiftlog.log") }
        #expect(names.count == 3)
        for name in names {
            let (records, tally) = try read(try fixture("captures/" + name))
            #expect(tally.lines.rejected == 0, "\(name)")
            #expect(tally.formats == [.swiftLog: tally.lines.read], "\(name)")
            #expect(records.allSatisfy { $0.category != nil && $0.subsystem != nil && $0.metadata == nil })
        }
    }
}
