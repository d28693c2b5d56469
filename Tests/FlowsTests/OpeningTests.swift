import EventModel
import Flows
import Redaction
import Testing

/// The first steps of launches, by their place; and events by date and hour.
@Suite struct OpeningTests {
    static let pack = """
        events:
          started: {}
          screen: { name: { enum: [a, b, c] } }
        launch: { marker: started }
        flows:
          - { id: ways, kind: paths, values: [screen.name] }
          - { id: short, kind: paths, values: [screen.name], steps: 2 }
        """

    private static func launch(_ start: Int, _ screens: String) -> String {
        "\(start) started\n" + screens.enumerated().map { "\(start + $0 + 1) screen name=\($1)\n" }.joined()
    }

    private static func shown(_ summary: FlowSummary, _ id: Public) -> [[String]] {
        let names = PseudonymTable().names()
        return (summary.openings[id] ?? []).map { table in
            table.counts.map { "\($0.key.from.label(names).text)>\($0.key.to.label(names).text) \($0.value)" }.sorted()
        }
    }

    @Test func stepsAreCountedByTheirPlace() throws {
        let gate = try Gate(tiny: Self.pack)
        let texts = [
            Self.launch(0, "abcabca"), Self.launch(100, "ab") + Self.launch(200, "a") + Self.launch(300, "acb"),
        ]
        let expected = [["a>b 2", "a>c 1"], ["b>c 1", "c>b 1"], ["c>a 1"], ["a>b 1"]]
        #expect(try Self.shown(gate.summary([texts.joined()]), "ways") == expected)
        #expect(try Self.shown(gate.summary(texts), "ways") == expected)
        #expect(try Self.shown(gate.summary(texts.reversed()), "ways") == expected)
        #expect(try Self.shown(gate.summary(texts), "short") == [["a>b 2", "a>c 1"]])
        #expect(try Self.shown(gate.summary([]), "ways").isEmpty)
    }

    @Test func hoursOfTheLatestDatesAreKept() throws {
        let gate = try Gate(tiny: Self.pack)
        let day = 86_400
        // Forty dates with one event each, two on the last one in its second hour; the clock of the tests begins in 1970.
        let text =
            (0..<40).map { "\($0 * day) started\n" }.joined()
            + "\(39 * day + 3600) screen name=a\n\(39 * day + 7199) screen name=b\n"
        for texts in [[text], text.split(separator: "\n").map { "\($0)\n" }] {
            let dates = try gate.summary(texts).dates
            #expect(dates.dates.count == DateHourTable.mostDates)
            #expect(dates.dates.first?.start == Int64(5 * day) * 1_000_000_000)
            #expect(dates.dates.last?.hours.prefix(3) == [1, 2, 0])
            #expect(dates.earlier == 5)
        }
    }
}
