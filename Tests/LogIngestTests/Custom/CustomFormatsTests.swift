import EventModel
import Testing

@testable import LogIngest

/// A line of a log and what a format makes of it, as `time|level|process|pid|tid|library|subsystem|category|host|message`.
private struct FormatCase: CustomTestStringConvertible, Sendable {
    var shape: String
    var line: String
    var fields: String?

    init(_ shape: String, _ line: String, _ fields: String?) {
        (self.shape, self.line, self.fields) = (shape, line, fields)
    }

    var testDescription: String { shape + " of " + line }
}

private func format(_ line: String, time: String? = nil, levels: [String: LogLevel] = [:]) throws -> CustomFormat {
    let pattern = try time.map { try TimePattern(parsing: $0) }
    return CustomFormat(name: "own", line: try CustomLine(parsing: line), time: pattern, levels: levels)
}

/// What the formats make of a line that stands behind `before` other bytes.
private func outcome(
    _ formats: CustomFormats, _ line: String, before: Int = 0
) -> (match: HeaderMatch, record: LogRecord, fields: String) {
    let bytes = Array(repeating: UInt8(ascii: "|"), count: before) + Array(line.utf8) + Array(" | \n".utf8)
    let untouched = LogRecord(style: .compact, line: 7)
    var record = untouched
    let match = formats.match(bytes.span, before..<before + line.utf8.count, into: &record)
    if match == .none || match == .damaged { #expect(record == untouched) }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let time = record.time.map { $0.civilText + ($0.utcOffsetText ?? "") }
    let numbers = [record.processID.map { "\($0)" }, record.threadID.map { "\($0)" }].map { $0 ?? "" }
    let ranges = [record.sender, record.subsystem, record.category, record.details.host, record.message]
    let head = [time ?? "", record.level?.rawValue ?? "", text(record.process)]
    return (match, record, (head + numbers + ranges.map(text)).joined(separator: "|"))
}

@Suite struct CustomFormatsTests {
    private static let pipes = "{time} | {level} | {category} | {message}"
    private static let brackets = "[{level}] {process}[{pid}:{tid:hex}] ({library}) {message}"

    private static let cases = [
        FormatCase(
            pipes, "2026-07-29 14:00:00.412 | W | Checkout | Event: x",
            "2026-07-29T14:00:00.412|Warning||||||Checkout||Event: x"),
        FormatCase(
            pipes, "2026-07-29 14:00:00.412 | info    | Größe    |   a | b ",
            "2026-07-29T14:00:00.412|Info||||||Größe||  a | b "),
        FormatCase(pipes, "2026-07-29 14:00:00.412 |  INFO |  | x", "2026-07-29T14:00:00.412|Info||||||||x"),
        FormatCase(
            pipes, "2026-07-29 14:00:00.412 | W | Checkout | ", "2026-07-29T14:00:00.412|Warning||||||Checkout||"),
        FormatCase(
            pipes, "2026-07-29 14:00:00.412 | W | Checkout |", "2026-07-29T14:00:00.412|Warning||||||Checkout||"),
        FormatCase(pipes, "2026-07-29 14:00:00.412 | W | Checkout", nil),
        FormatCase(pipes, "2026-07-29 14:00:00.412 | Whatever | Checkout | x", nil),
        FormatCase(pipes, "2026-07-29 14:00:00.412", nil),
        FormatCase(pipes, " 2026-07-29 14:00:00.412 | W | Checkout | x", nil),
        FormatCase(pipes, "", nil),
        FormatCase(
            brackets, "[error] My [old] App[12:3aF] (lib.dylib) x", "|Error|My [old] App|12|943|lib.dylib||||x"),
        FormatCase(brackets, "[FATAL ] App[  12:0x1f  ] () ", "|Fault|App|12|31|||||"),
        FormatCase(brackets, "[error] App[99999999999:1] (a) x", nil),
        FormatCase(brackets, "[error] App[12:xyz] (a) x", nil),
        FormatCase(
            "{level} {host} {subsystem}/{_:int}: {message}", "INFO  mac-1   com.a.b/17: x: y",
            "|Info|||||com.a.b||mac-1|x: y"),
        FormatCase("{level} {message}", "DEBUG    x", "|Debug||||||||x"),
        FormatCase("{level} {message}", "DEBUG", "|Debug||||||||"),
        FormatCase("{level} {message}", "DEBUGGER x", nil),
        FormatCase("{level:word} {message}", "NOTE x", "|||||||||x"),
        FormatCase("{level:word} {message}", "Critical x", "|Critical||||||||x"),
        FormatCase("{{{level}}} {message}", "{I} {x}", "|Info||||||||{x}"),
        FormatCase("{time} {message}", "Jul  9 04:05:06   x", "--07-09T04:05:06|||||||||  x"),
        FormatCase(
            "{time}\t{tid}\t{message}", "14:00:00.5+0530\t18446744073709551615\tx",
            "T14:00:00.5+05:30||||18446744073709551615|||||x"),
        FormatCase("{time}: {message}", "2026/07/29 14:00:00: x", "2026-07-29T14:00:00|||||||||x"),
        FormatCase("{time}  {message}", "2026/07/29 14:00:00:412  x", "2026-07-29T14:00:00.412|||||||||x"),
        FormatCase("{_}: {message}", "a b: c: d", "|||||||||c: d"),
        FormatCase("> {message}", "> ", "|||||||||"),
        FormatCase("> {message}", ">", "|||||||||"),
        FormatCase("> {message}", "x", nil),
    ]

    @Test(arguments: cases) private func linesAreReadByTheShape(_ example: FormatCase) throws {
        let formats = CustomFormats([try format(example.shape)])
        for before in [0, 3] {
            let found = outcome(formats, example.line, before: before)
            #expect((found.match == .record ? found.fields : nil) == example.fields)
        }
    }

    /// Lines as loggers and dumps of several kinds write them.
    private struct KindCase: Sendable {
        var shape: String
        var time: String?
        var levels: [String: LogLevel] = [:]
        var line: String
        var fields: String
    }

    private static let kinds = [
        KindCase(
            shape: "[{time}] [{category}] {message}", time: "M/d/yyyy, h:mm a",
            line: "[7/29/2026, 2:00\u{202F}PM] [cart] [x] added", fields: "2026-07-29T14:00|||||||cart||[x] added"),
        KindCase(
            shape: "{time} [{subsystem}:{category}] [{level}] {message}", levels: ["3": .standard],
            line: "2026-07-29T14:00:00Z [com.a.b:net::x] [3] sent",
            fields: "2026-07-29T14:00:00+00:00|Default|||||com.a.b|net::x||sent"),
        KindCase(
            shape: "{_}{time} {level} {_}:{_:int} - {message}",
            line: "🛑06:47:52.130 ERROR Cart.add():73 - full - really",
            fields: "T06:47:52.130|Error||||||||full - really"),
        KindCase(
            shape: "{time} {process}[{pid}:{tid}] {message}", time: "yyyy-MM-dd HH:mm:ss:SSS",
            line: "2026-07-29 14:00:00:412 My Shop[12:34] [1:2] x",
            fields: "2026-07-29T14:00:00.412||My Shop|12|34|||||[1:2] x"),
        KindCase(
            shape: "{time} [{pid}] <{level}> ({tid:hex}) {message}", time: "EEE MMM d HH:mm:ss yyyy",
            line: "Wed Jul  9 14:00:00 2026 [214] <notice> (0x1f) -[Cart add:]: x",
            fields: "2026-07-09T14:00:00|Default||214|31|||||-[Cart add:]: x"),
        KindCase(
            shape: "{level}/{category}({pid}): {message}", line: "W/Cart    ( 1234): full",
            fields: "|Warning||1234||||Cart||full"),
    ]

    @Test(arguments: kinds) private func logsOfManyKindsCanBeDescribed(_ example: KindCase) throws {
        let formats = CustomFormats([try format(example.shape, time: example.time, levels: example.levels)])
        let found = outcome(formats, example.line)
        #expect(found.match == .record)
        #expect(found.fields == example.fields)
    }

    /// What a line is made of comes back from it, whatever stands in the values.
    @Test(arguments: [1, 2, 3] as [UInt64]) func valuesComeBack(_ seed: UInt64) throws {
        let formats = CustomFormats([
            try format("{time} {level} {process} [{pid}:{tid:hex}] <{subsystem}> {category} => {host:word}: {message}")
        ])
        var random = SplitMix(state: seed)
        for _ in 0..<500 {
            let time = "2026-07-29 14:00:0\(random.next(10)).\(100 + random.next(900))"
            let level = [("Warn", "Warning"), ("E", "Error"), ("INFO", "Info")][random.next(3)]
            let (process, category) = (random.text("ab[1:]é <", 8), random.text("ab:=1] ", 8))
            let (subsystem, host) = (random.text("a.b:1é]", 6), random.text("a-1.[", 6))
            let (pid, tid, message) = (random.next(99999), random.next(1 << 30), random.text("a b: =>|[1:2]<x> \t", 30))
            let pad = String(repeating: " ", count: random.next(4))
            let line =
                "\(time) \(level.0)\(pad) \(process) [\(pad)\(pid):\(String(tid, radix: 16))] <\(subsystem)> \(category)\(pad) => "
                + "\(host): \(message)"
            let shown =
                "\(time.replacing(" ", with: "T"))|\(level.1)|\(process)|\(pid)|\(tid)||\(subsystem)|\(category)|\(host)|"
            #expect(outcome(formats, line).fields == shown + message, "seed \(seed): \(line)")
        }
    }

    @Test func aRecordKnowsItsFormatAndTheWordOfItsLevel() throws {
        let formats = CustomFormats([
            try format("<{level}> {message}"),
            try format("[{level}] {message}", levels: ["very bad": .fault, "E": .info]),
        ])
        let found = outcome(formats, "[very bad] x")
        #expect(found.record.style == .custom)
        #expect(found.record.customFormat == 1)
        #expect(found.record.line == 7)
        #expect(found.record.level == .fault)
        #expect(found.record.levelWord == 1..<9)
        #expect(formats.name(of: found.record) == "own")
        #expect(formats.name(of: LogRecord(style: .swiftLog, line: 1)) == "swift-log")
        #expect(outcome(formats, "[E] x").record.level == .info)
        #expect(outcome(formats, "[Error] x").record.level == .error)
        #expect(outcome(formats, "[Very bad] x").match == .none)
    }

    @Test func aTimeThatNoClockShowsIsSaid() throws {
        let formats = CustomFormats([try format(Self.pipes)])
        #expect(outcome(formats, "2026-13-29 14:00:00.412 | W | Checkout | x").match == .impossibleTime)
        #expect(outcome(formats, "2026-13-29 14:00:00.412 | ? | Checkout | x").match == .damaged)
    }

    private static let damage: [(line: String, isDamaged: Bool)] = [
        ("2026-07-29 14:00:00.412 | Q | Checkout | x", true),
        ("2026-07-29 14:00:00.412 | W | Check", true),
        ("2026-07-29 14:00:00.412 | ", true),
        ("2026-07-29 14:00:00.412 ", false),
        ("2026-07-29 14:00:00.412 I  App[8:3a] x", false),
        ("2026-07-29 14:0", false),
        ("| W |", false),
        ("", false),
    ]

    @Test(arguments: damage) private func whatBeginsAsARecordIsTold(_ line: String, _ isDamaged: Bool) throws {
        let formats = CustomFormats([try format(Self.pipes)])
        #expect(outcome(formats, line).match == (isDamaged ? .damaged : .none))
        // Behind any text, a time may be part of a message.
        let inner = CustomFormats([try format("{_} [{time}] {level}: {message}")])
        #expect(outcome(inner, "at [2026-07-29 14:00:00] " + line).match == .none)
    }

    /// The reader tries a user's own formats first, and counts their records apart, whatever the pieces that it gets.
    @Test(arguments: [1, 7, 64, Int.max]) func aMixedCaptureIsRead(_ pieceSize: Int) throws {
        let capture = """
            2026-07-29 14:00:00.412 | W | Checkout | Event: started
            2026-07-29 14:00:01.000 | I | Checkout | first

              second
            2026-07-29 14:00:01.500 I  App[8:3a] [com.a:B] Event: x
            <E> full
            2026-13-29 14:00:02.000 | E | Checkout | never
            2026-07-29 14:00:03.000 | Q | Checkout | no level
            2026-07-29 14:00:04.000 | W | Chec
            """
        let reader = CaptureReader(formats: CustomFormats([try format("<{level}> {message}"), try format(Self.pipes)]))
        let (records, tally) = try read(Array(capture.utf8), pieceSize: pieceSize, reader: reader)
        #expect(records.map(\.line) == [1, 2, 5, 6])
        #expect(records.map(\.style) == [.custom, .custom, .compact, .custom])
        #expect(records.map(\.message) == ["Event: started", "first\n\n  second", "Event: x", "full"])
        #expect(tally.formats == [.custom: 3, .compact: 1])
        #expect(tally.customFormats == [0: 1, 1: 2])
        #expect(tally.rejections.mapValues(\.firstLines) == [.impossibleTime: [7], .damagedHeader: [8, 9]])
    }

    @Test func aLongLineCostsNoMoreThanItsBeginning() throws {
        let formats = CustomFormats([try format("{_} {tid:hex} {level} {_} [{category}] {message}")])
        for filler in ["a ", "1 ", "[", "W ", "] ", "            "] {
            let line = String(repeating: filler, count: 100_000)
            let bytes = Array(line.utf8)
            var record = LogRecord(style: .custom, line: 1)
            let clock = ContinuousClock()
            let taken = clock.measure {
                for _ in 0..<5 { _ = formats.match(bytes.span, bytes.indices, into: &record) }
            }
            #expect(taken < .seconds(2), "\(filler)")
        }
    }
}

extension SplitMix {
    fileprivate mutating func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    /// Some of the letters, without blanks at either end.
    fileprivate mutating func text(_ letters: String, _ length: Int) -> String {
        let letters = Array(letters)
        let inner = (0...next(length)).map { _ in letters[next(letters.count)] }
        return "x" + String(inner) + "y"
    }
}
