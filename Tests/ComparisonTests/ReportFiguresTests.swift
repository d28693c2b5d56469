import Diagnostics
import Redaction
import Testing

@testable import Comparison

@Suite struct ReportFiguresTests {
    private func fault(_ text: String) -> String {
        do {
            _ = try Runs.figures(text)
            return "nothing"
        } catch let found as Diagnostic {
            return "\(found.place.map { "\($0.line):\($0.column)" } ?? "-") \(found.message)"
        } catch {
            return "\(error)"
        }
    }

    @Test func everyKindIsRead() throws {
        let metrics = [
            Runs.rate("a.rate", 3, 4), Runs.count("b", 7), Runs.duration("c", n: 3, 1, 2, 2.5),
            "\"d\": {\"kind\": \"table\", \"columns\": [\"host\", \"loads\"], \"rows\": [[\"größe=1\", 2]], \"other\": 1}",
            "\"e\": {\"kind\": \"state_time\", \"unit\": \"s\", \"value\": 1.5, \"intervals\": 2}",
            "\"f\": {\"kind\": \"best\", \"value\": null, \"reason\": \"no value was seen\"}",
            "\"g\": {\"kind\": \"paths\", \"steps\": 3, \"edges\": [], \"other\": 0}",
            "\"h\": {\"kind\": \"sequence\", \"total\": 4, \"installs\": []}",
            "\"i\": {\"kind\": \"funnel\", \"steps\": [{\"name\": \"x\", \"reached\": 4}, "
                + "{\"name\": \"y\", \"reached\": 3, \"from_first\": {\"kind\": \"rate\", \"k\": 3, \"n\": 4}}]}",
            "\"j\": {\"kind\": \"of tomorrow\"}",
        ]
        let app = try #require(try Runs.figures(Runs.json(metrics: metrics.joined(separator: ", "))).apps.first)
        let shown = app.metrics.map { "\($0.name.key) \($0.figure.text(part: .p50)?.text ?? "-")" }
        #expect(
            shown == [
                "a.rate 75.0 % (3 of 4)", "b 7", "c 2.000 s", "d 3", "d{host=größe\\=1} 2", "e 1.500 s", "f -", "g 3",
                "h 4", "i 4", "i{step=y} 75.0 % (3 of 4)",
            ])
        #expect(app.launches == 40 && app.fewest == 5)
    }

    static let faults: [(String, String)] = [
        ("", "1:1 expected a value, found the end of the file"),
        ("[1,]", "1:4 expected a value, found something else"),
        ("{}", "1:1 expected a text for 'schema', found none"),
        (
            "{\"schema\": \"ctreport.report/2\"}",
            "1:12 expected 'ctreport.report/1' for 'schema', found a report of another version"
        ),
        ("{\"schema\": \"x\"}", "1:12 expected 'ctreport.report/1' for 'schema', found a file of another kind"),
        ("{\"schema\": 1}", "1:12 expected a text for 'schema', found a number"),
        ("{\"a\": 1, \"a\": 2}", "1:10 expected every key once, found one again"),
        ("{\"a\": \"\u{1}\"}", "1:8 expected a text without control characters, found something else"),
        ("{\"a\": 01}", "1:7 expected a value, found something else"),
        ("{\"a\": \"\\ud800\"}", "1:8 expected an escape, found something else"),
        ("{\"a\": 1} x", "1:10 expected the end, found something else"),
        (Runs.json() + "\n" + "}", "7:1 expected the end, found something else"),
        (String(repeating: "[", count: 40), "1:34 expected at most 32 levels, found more"),
        (
            Runs.json(metrics: Runs.rate("a", 5, 4)),
            "3:40 expected at most the n of 4 for 'apps.shop.metrics.a.k', found 5"
        ),
        (
            Runs.json(metrics: Runs.count("a", -1)),
            "3:45 expected a whole number from 0 to 1000000000000 for 'apps.shop.metrics.a.value', found a number"
        ),
        (
            Runs.json(metrics: "\"a\": {\"kind\": \"count\", \"value\": 1e300}"),
            "3:45 expected a whole number from 0 to 1000000000000 for 'apps.shop.metrics.a.value', found a number"
        ),
        (Runs.json(metrics: "\"a\": []"), "3:18 expected an object for 'apps.shop.metrics.a', found a list"),
        (
            Runs.json(metrics: Runs.duration("a", n: 0, 1, 2, 3)),
            "3:57 expected figures exactly where something was measured for 'apps.shop.metrics.a.n', found an n of 0"
        ),
        (
            Runs.json(metrics: Runs.duration("a", n: 3, 3, 2, 1)),
            "3:67 expected figures in ascending order for 'apps.shop.metrics.a.min', found others"
        ),
    ]

    @Test(arguments: faults) func aFaultHasItsPlace(_ text: String, _ message: String) {
        #expect(fault(text) == message)
    }

    @Test func sizesAreBounded() {
        let long = "{\"a\": \"" + String(repeating: "x", count: 70_000) + "\"}"
        #expect(fault(long) == "1:7 expected a text of at most 65536 bytes, found a longer one")
        let many = "[" + String(repeating: "1,", count: 1 << 20) + "1]"
        #expect(fault(many).hasSuffix("expected at most 1048576 values, found more"))
        let great = String(repeating: " ", count: ReportLimits.mostBytes + 1)
        #expect(fault(great) == "- expected a report of at most 32 MiB in 'r.json', found more")
        #expect(fault("\"\u{fffd}\"") != "nothing")
    }

    /// A file may have been changed: what a detector claims in it is not shown, whatever it was named.
    @Test func textsPassTheGateAgain() throws {
        let run = try Runs.figures(
            Runs.json(metrics: Runs.count("mail.anna.smith@example.com", 1), events: "\"+49 170 1234567\": 2"))
        let app = try #require(run.apps.first)
        #expect(app.metrics.allSatisfy { !$0.name.shown.text.contains("anna") })
        #expect(app.events.keys.allSatisfy { !$0.shown.text.contains("1234567") })
    }

    @Test func escapesAreRead() throws {
        let node = try JSONNode(parsing: Array(#""\u00e4\ud83d\ude00\n\/\"""#.utf8))
        guard case .text(let text) = node.content else { return #expect(Bool(false)) }
        #expect(text == "ä😀\n/\"")
    }

    @Test func whatIsAReport() {
        #expect(ReportFigures.isReport(Array(Runs.json().utf8)))
        #expect(ReportFigures.isReport(Array(Runs.json(schema: "ctreport.report/9").utf8)))
        for other in ["", "{}", "[]", "{\"schema\": \"x/1\"}", "{\"eventMessage\": \"a\"}\n{}"] {
            #expect(!ReportFigures.isReport(Array(other.utf8)))
        }
    }
}
