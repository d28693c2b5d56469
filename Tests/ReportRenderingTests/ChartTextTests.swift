import EventModel
import Redaction
import ReportModel
import Testing
import Texts

@testable import ReportRendering

/// Charts in characters, and names that try to break a chart.
@Suite struct ChartTextTests {
    static let noon = ChartTests.noon
    static let minute: Int64 = 60_000_000_000

    /// One chart of each kind, with a name where a log brings one.
    static func contents(_ name: Public) -> [Chart.Content] {
        let points = (0..<100).map { Chart.Point(time: noon + Int64($0) * minute, value: Double($0 * $0)) }
        let marks = (0..<9).map { Chart.Lane.Mark(time: noon + Int64($0) * minute, label: name, tone: .bad) }
        let span = Chart.StateRow.Span(state: 0, start: noon, end: noon + minute)
        return [
            .bars([Chart.Bar(name, 12_345, details: [name]), Chart.Bar("b", 1, tone: .bad)]),
            .parts([Chart.Bar(name, 3), Chart.Bar("b", 1)]),
            .bands([[.init(from: name, to: name, count: 1234)], [.init(from: name, to: "b", count: 3)]]),
            .lines([Chart.Series(name: name, points: points), Chart.Series(name: "b", points: points)]),
            .timeline([Chart.Lane(label: name, start: noon, end: noon + 9 * minute, marks: marks)]),
            .states(
                names: [name], [.init(label: name, start: noon, end: noon + minute, spans: [span], figure: "1 change")]),
            .heat(columns: (0..<24).map { Public($0) }, [Chart.HeatRow(name, (0..<24).map(Double.init))]),
            .estimates([.init(name, value: 0.5, low: 0.25, high: 0.75, detail: name)]),
            .histogram([.init(low: 0, high: 123_456_789, count: 3)], markers: [.init(name, 5)]),
            .sparkline([1, 2, 3]),
        ]
    }

    static func chart(_ content: Chart.Content, table: DataTable) -> Chart {
        Chart(title: "C", summary: "S", content: content, unit: .count("events"), table: table)
    }

    static func table(_ name: Public, rows: Int) -> DataTable {
        DataTable(
            caption: "C", columns: [.init("A"), .init("B", numeric: true)],
            rows: (0..<rows).map { [.init(name, code: true), .init(Public($0))] })
    }

    private static let pictures: Set<Character> = Set("█▏▎▍▌▋▊▉▁▂▃▄▅▆▇├●┤─┃✕")

    @Test(arguments: ChartLabelTests.names)
    func picturesStayOnALineOfATerminal(_ name: Public) {
        for content in Self.contents(name) {
            for rows in 0...2 {
                let markdown = Document([.chart(Self.chart(content, table: Self.table(name, rows: rows)))]).markdown()
                let lines = markdown.split(separator: "\n").filter { line in
                    line.hasPrefix("|") && line.contains { Self.pictures.contains($0) }
                }
                #expect(!lines.isEmpty)
                for line in lines {
                    // Every character of these names takes one column or two; joined ones are one picture.
                    let columns = line.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value >= 0x2E80 } ? 2 : 1) }
                    #expect(columns <= ChartText.lineWidth, "\(columns): \(line)")
                }
            }
        }
    }

    @Test func aPictureTakesTheRoomThatItsTableLeaves() {
        // 1 + (28 + 2 + 3) + (1 + 3) = 38 columns of table leave 39 beside one more border.
        let content = Chart.Content.timeline([
            Chart.Lane(label: "a", start: 0, end: 9 * Self.minute, marks: [])
        ])
        let name = Public(authored: String(repeating: "n", count: 28))
        let joined = ChartText.tables(for: Self.chart(content, table: Self.table(name, rows: 1)), in: .english)
        #expect(joined.count == 1)
        #expect(joined[0].rows[0].last?.text.text == String(repeating: "─", count: 39))
        // 56 + 10 = 66 columns leave 11: too few, so that the picture has a table of its own.
        let long = Public(authored: String(repeating: "n", count: 56))
        let apart = ChartText.tables(for: Self.chart(content, table: Self.table(long, rows: 1)), in: .english)
        #expect(apart.count == 2)
        #expect(apart[0].rows[0].last?.text.text == String(repeating: "─", count: 40))
        #expect(apart[1].rows[0][0].text == long)
    }

    // MARK: Names of a log in drawings

    @Test(arguments: ChartLabelTests.names)
    func namesNeitherInjectNorTurnADrawing(_ name: Public) {
        for content in Self.contents(name) {
            let html = ChartTests.html(content, .count("events"))
            #expect(!html.contains("<script") && !html.unicodeScalars.contains("\u{202E}"))
            // What is drawn is bounded, whatever a name's length: at most the whole name in titles.
            #expect(html.utf8.count < 60_000 + 40 * name.text.utf8.count)
        }
    }

    @Test func tenThousandValuesAreFewMarks() {
        let values = (0..<10_000).map { Public(authored: "value-\($0)") }
        let kinds: [Chart.Content] = [
            .bars(values.map { Chart.Bar($0, 1) }), .parts(values.map { Chart.Bar($0, 1) }),
            .bands([values.map { .init(from: $0, to: "end", count: 1) }]),
            .estimates(values.map { .init($0, value: 0.5, low: 0, high: 1, detail: "") }),
            .heat(columns: [""], values.map { Chart.HeatRow($0, [1]) }),
        ]
        for kind in kinds {
            let html = ChartTests.html(kind, .count("events"))
            #expect(html.utf8.count < 200_000, "\(html.utf8.count)")
        }
    }

    /// Texts in the plot stand above or below every bar and column; those in the gutter, left of 0, stand beside them.
    @Test func noLabelStandsOnABarOrAColumn() {
        let bins = (0..<12).map { Chart.Bin(low: Double($0), high: Double($0 + 1), count: $0 * $0) }
        let contents: [Chart.Content] = [
            .bars((0..<50).map { Chart.Bar("bar", Double($0), tone: .bad, details: ["one", "two"]) }),
            .histogram(bins, markers: [.init("median", 0), .init("p90", 9), .init("p99", 12)]),
        ]
        for content in contents {
            let html = ChartTests.html(content)
            let marks = html.matches(of: /<rect class="[^"]*"[^>]* y="([0-9.]+)"[^>]* height="([0-9.]+)"/).compactMap {
                match in Double(match.1).flatMap { y in Double(match.2).map { y..<y + $0 } }
            }
            let texts = html.matches(of: /<text class="[^"]*" x="[0-9.]+%?" y="([0-9.]+)"/).compactMap { match in
                // Ascent and descent of the larger of the two sizes.
                Double(match.1).map { $0 - 0.76 * 13..<$0 + 0.24 * 13 }
            }
            #expect(marks.count > 10 && texts.count > 3)
            for text in texts {
                #expect(!marks.contains { $0.overlaps(text) }, "\(text)")
            }
        }
    }
}
