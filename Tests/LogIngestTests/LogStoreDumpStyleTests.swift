import EventModel
import Testing

@testable import LogIngest

@Suite struct LogStoreDumpStyleTests {
    private typealias Fields = [String: String]

    private static let month = order("[12/28/2024", "12/28/2024")
    private static let day = order("[28/12/2024", "28/12/2024")

    /// The order that lines tell.
    private static func order(_ lines: String...) -> DateOrder {
        let bytes = Array(lines.joined(separator: "\n").utf8)
        return DateOrder.decided(by: bytes.span, 0..<bytes.count)
    }

    /// A line that begins with its date in brackets, the order of its numbers, and what it says.
    private static let dated: [(text: String, order: DateOrder, fields: Fields?)] = [
        ("[12/8/2024, 6:17\u{202F}PM] [sheet] Folded", month, at("2024-12-08T18:17", "Folded", category: "sheet")),
        ("[12/8/2024, 12:07\u{A0}AM] [sheet] Folded", month, at("2024-12-08T00:07", "Folded", category: "sheet")),
        ("[12/8/2024, 12:07 pm] [sheet] Folded", month, at("2024-12-08T12:07", "Folded", category: "sheet")),
        ("[12/8/24, 6:17:03 PM] [sheet] Folded", month, at("2024-12-08T18:17:03", "Folded", category: "sheet")),
        ("[08/12/2024, 18:17] [sheet] Folded", day, at("2024-12-08T18:17", "Folded", category: "sheet")),
        ("[08/12/2024, 18:17] [sheet] Folded", month, at("2024-08-12T18:17", "Folded", category: "sheet")),
        ("[28/12/2024, 18:17] [sheet] Folded", month, at("2024-12-28T18:17", "Folded", category: "sheet")),
        ("[12/28/2024, 18:17] [sheet] Folded", day, at("2024-12-28T18:17", "Folded", category: "sheet")),
        ("[8.12.2024, 18:17] [sheet] Folded", month, at("2024-12-08T18:17", "Folded", category: "sheet")),
        ("[8-12-2024, 18:17] [sheet] Folded", month, at("2024-12-08T18:17", "Folded", category: "sheet")),
        ("[2024/12/08 18:17] [sheet] Folded", month, at("2024-12-08T18:17", "Folded", category: "sheet")),
        ("[2024/12/8 18:17] [sheet] Folded", month, at("2024-12-08T18:17", "Folded", category: "sheet")),
        ("[8. 12. 2024 18:17] [sheet] Folded", month, at("2024-12-08T18:17", "Folded", category: "sheet")),
        ("[Dec 8, 2024 at 6:17\u{202F}PM] [sheet] x", month, at("2024-12-08T18:17", "x", category: "sheet")),
        ("[8 Dec 2024 at 18:17] [sheet] x", month, at("2024-12-08T18:17", "x", category: "sheet")),
        ("[2024-12-08 18:17:03 +0000] [sheet] x", month, at("2024-12-08T18:17:03+00:00", "x", category: "sheet")),
        ("[2024-12-08T18:17:03.5Z] [sheet] x", month, at("2024-12-08T18:17:03.5+00:00", "x", category: "sheet")),
        ("[2024-12-08 18:17:03.123] [sheet] x", month, at("2024-12-08T18:17:03.123", "x", category: "sheet")),
        ("[12/8/2024, 6:17 PM] [sheet] [4] x", month, at("2024-12-08T18:17", "[4] x", category: "sheet")),
        ("[12/8/2024, 6:17 PM] [big sheet]", month, at("2024-12-08T18:17", nil, category: "big sheet")),
        (
            "[12/8/2024, 6:17 PM] [error] [sheet]: x", month,
            at("2024-12-08T18:17", "x", category: "sheet", level: "Error", word: "error")
        ),
        (
            "[12/8/2024, 6:17 PM] [org.tin:sheet] [4] x", month,
            at("2024-12-08T18:17", "x", category: "sheet", level: "Error", subsystem: "org.tin")
        ),
        (
            "[12/8/2024, 6:17 PM] [org.tin] [sheet] x", month,
            at("2024-12-08T18:17", "x", category: "sheet", subsystem: "org.tin")
        ),
        ("[12/8/2024, 16:17 PM] [sheet] x", month, nil), ("[12/8/2024, 6:17 PM] x", month, nil),
        ("[12/8/2024] [sheet] x", month, nil), ("[sheet] x", month, nil), ("[", month, nil), ("[]", month, nil),
        ("[12/8/2024, 6:17 PM", month, nil),
    ]

    private static func at(
        _ time: String, _ message: String?, category: String, level: String? = nil, word: String? = nil,
        subsystem: String? = nil
    ) -> Fields {
        let all = [
            "style": "oslogstore-dump", "time": time, "message": message, "category": category, "level": level,
            "word": word, "subsystem": subsystem,
        ]
        return all.compactMapValues { $0 }
    }

    @Test func datesInBracketsAreRead() {
        for (text, order, fields) in LogStoreDumpStyleTests.dated {
            let read = StyleFields(line: text) { LogStoreDumpStyle.matchDated($0, $1, order: order, into: &$2) }
            #expect(read.fields == fields ?? ["match": "none"], "\(text)")
        }
    }

    @Test func impossibleDatesAreTold() {
        let read = StyleFields(line: "[13/13/2024, 6:17 PM] [sheet] x") {
            LogStoreDumpStyle.matchDated($0, $1, order: .assumed, into: &$2)
        }
        #expect(read.fields == ["match": "impossibleTime"])
    }

    private static let plain: [(text: String, fields: Fields?)] = [
        (
            "2024-12-08T18:17:03Z [org.tin:sheet] [info] x",
            at("2024-12-08T18:17:03+00:00", "x", category: "sheet", level: "Info", word: "info", subsystem: "org.tin")
        ),
        (
            "2024-12-08T18:17:03.250Z [org.tin:sheet] [3] [x] y",
            at("2024-12-08T18:17:03.250+00:00", "[x] y", category: "sheet", level: "Default", subsystem: "org.tin")
        ),
        (
            "2024-12-08T18:17:03Z [org.tin:sheet] x",
            at("2024-12-08T18:17:03+00:00", "x", category: "sheet", subsystem: "org.tin")
        ),
        (
            "2024-12-08 18:17:03 +0000 [org.tin:a::b] [5] x",
            at("2024-12-08T18:17:03+00:00", "x", category: "a::b", level: "Fault", subsystem: "org.tin")
        ),
        (
            "2024-12-08T18:17:03+02:00 [1][org.tin:sheet] x",
            at("2024-12-08T18:17:03+02:00", "x", category: "sheet", level: "Debug", subsystem: "org.tin")
        ),
        (
            "2024-12-08T18:17:03Z [0] [org.tin:sheet] x",
            at("2024-12-08T18:17:03+00:00", "x", category: "sheet", subsystem: "org.tin")
        ),
        ("2024-12-08 18:17:03 +0000 [sheet] x", at("2024-12-08T18:17:03+00:00", "x", category: "sheet")),
        (
            "2024-12-08T18:17:03Z [org.tin] [sheet] [big] x",
            at("2024-12-08T18:17:03+00:00", "[big] x", category: "sheet", subsystem: "org.tin")
        ),
        ("2024-12-08T18:17:03Z [info] x", nil), ("2024-12-08T18:17:03Z [sheet] x", nil),
        ("2024-12-08 18:17:03.123 [info][tid:main] x", nil), ("2024-12-08T18:17:03Z x", nil),
        ("2024-12-08T18:17:03Z", nil), ("2024-12-08T18:17:03Z [org.tin:sheet", nil),
    ]

    @Test func linesThatBeginWithAStampAreRead() {
        for (text, fields) in LogStoreDumpStyleTests.plain {
            let read = StyleFields(stamped: text, LogStoreDumpStyle.match)
            #expect(read.fields == fields ?? ["match": "none"], "\(text)")
        }
    }

    private static let orders: [(lines: [String], bracketed: DateOrder.First?, bare: DateOrder.First?)] = [
        ([], nil, nil), (["[12/8/2024, 6:17\u{202F}PM] [sheet] x"], nil, nil),
        (["[12/8/2024, 6:17 PM] [a] x", "[28/8/2024, 6:17 PM] [a] x"], .day, nil),
        (["text", "", "[12/18/2024, 6:17 PM] [a] x", "28/10/2015 18:12:07.089 tin[3]: x"], .month, .day),
        (["01/10/2015 18:12:07.089 tin[3]: x", "10/13/21 07:57:42.865446 pid=69 lid: x"], nil, nil),
        (["x 28/12/2024", "2024/28/12", "28.12.2024", "/", "1/", "1/2", "[1/2"], nil, nil),
    ]

    @Test func numbersOverTwelveDecideTheOrder() {
        for (lines, bracketed, bare) in LogStoreDumpStyleTests.orders {
            let bytes = Array(lines.joined(separator: "\n").utf8)
            let order = DateOrder.decided(by: bytes.span, 0..<bytes.count)
            #expect(order.bracketed == bracketed, "\(lines)")
            #expect(order.bare == bare, "\(lines)")
            #expect(order != .assumed)
        }
    }

    @Test func aGuessIsOneThatNoLineDecides() {
        for (line, isGuess) in [
            ("[12/8/2024", true), ("[12/18/2024", false), ("[18/12/2024", false), ("12/8/2024", true), ("[a", false),
        ] {
            let bytes = Array(line.utf8)
            let answers = [DateOrder.assumed, LogStoreDumpStyleTests.day].map {
                $0.isGuess(bytes.span, 0..<bytes.count)
            }
            #expect(answers == [isGuess, false], "\(line)")
        }
    }

    @Test func guessesDependOnTheFormOfTheDate() {
        for (date, day) in [
            ("12/8/2024, 6:17 PM", "2024-12-08"), ("08/12/2024, 18:17", "2024-12-08"),
            ("08/12/2024, 06:17 PM", "2024-08-12"),
        ] {
            let read = StyleFields(line: "[\(date)] [a] x") {
                LogStoreDumpStyle.matchDated($0, $1, order: .assumed, into: &$2)
            }
            #expect(read.fields["time"]?.prefix(10) == day[...], "\(date)")
        }
    }
}
