import Comparison
import Diagnostics
import Redaction
import Testing

@testable import Configuration

@Suite struct GateReadingTests {
    private func gates(_ text: String) throws -> [Gate] {
        try ReportConfiguration(parsing: Array(text.utf8), file: "c.yml").gates
    }

    private func fault(_ text: String) -> String {
        do {
            _ = try gates(text)
            return "nothing"
        } catch let found as Diagnostics {
            return found.all.map { "\($0.code) \($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
                .joined(separator: "\n")
        } catch {
            return "\(error)"
        }
    }

    @Test func aGateIsReadWhole() throws {
        let read = try gates(
            """
            gates:
              - metric: countertestapp/navigation.errors.http
                by: { status: 500, host: "a,b" }
                value: p90
                severity: warn
                at_most: 2.5s
                min_n: 20
                regression: { absolute: 2%, relative: 10%, confidence: 97.5% }
                waiver: { reason: Größe fehlt, until: 2027-06-01 }
            """)
        let gate = try #require(read.first)
        #expect(gate.target.app == "countertestapp")
        #expect(gate.target.id == "navigation.errors.http{host=a\\,b,status=500}")
        #expect(gate.part == .p90 && gate.severity == .warn && gate.fewest == 20)
        #expect(gate.atMost?.value == 2.5 && gate.atMost?.unit == .seconds && gate.atLeast == nil)
        let regression = try #require(gate.regression)
        #expect(regression.worse == .higher && regression.absolute?.value == 0.02 && regression.relative == 0.1)
        #expect(regression.confidence == 0.975)
        #expect(
            gate.waiver == Gate.Waiver(reason: "Größe fehlt", until: try #require(CivilDate(parsing: "2027-06-01"))))
        #expect(gate.place.line == 2)
    }

    @Test func whatHoldsWithoutAWord() throws {
        let gate = try #require(try gates("gates: [{ metric: a.rate, at_least: 95% }]").first)
        #expect(gate.target == MetricTarget("a.rate") && gate.part == .p50 && gate.severity == .error)
        #expect(gate.fewest == nil && gate.regression == nil && gate.waiver == nil)
        #expect(try gates("gates: []").isEmpty && gates("gates:").isEmpty)
        let worse = try gates("gates: [{ metric: a, regression: { worse: lower } }]").first?.regression
        #expect(worse?.confidence == 0.99 && worse?.absolute == nil)
    }

    @Test func theBaselineIsAFileOrMore() throws {
        func baseline(_ text: String) throws -> GateBaseline? {
            try ReportConfiguration(parsing: Array(text.utf8), file: "c.yml").baseline
        }
        #expect(try baseline("baseline: main/report.json") == GateBaseline(file: "main/report.json"))
        #expect(
            try baseline("baseline: { file: a.json, except: [shard] }")
                == GateBaseline(file: "a.json", except: ["shard"]))
    }

    static let faults: [(String, String)] = [
        (
            "gates: [{ metric: a }]",
            "config.gates.metric 1:19 expected at_least, at_most or regression beside the metric, found none"
        ),
        ("gates: [{ at_most: 3 }]", "config.gates.metric 1:9 expected the key 'metric', found none"),
        (
            "gates: [{ metric: a, at_most: 3 apples }]",
            "config.gates.at_most 1:31 expected a share such as 95%, a duration such as 2.5s, or a number, found '3 apples'"
        ),
        (
            "gates: [{ metric: a, at_most: 101% }]",
            "config.gates.at_most 1:31 expected a share such as 95%, a duration such as 2.5s, or a number, found '101%'"
        ),
        (
            "gates: [{ metric: a, at_least: 3s, at_most: 2s }]",
            "config.gates.at_least 1:32 expected at most '2s', which is at_most, found more"
        ),
        (
            "gates: [{ metric: a, regression: { absolute: 1% } }]",
            "config.gates.regression.worse 1:34 expected worse: lower or worse: higher, found neither it nor one limit"
        ),
        (
            "gates: [{ metric: a, at_most: 1, regression: { confidence: 100% } }]",
            "config.gates.regression.confidence 1:60 expected a share from 50% to 99.9999%, found '100%'"
        ),
        (
            "gates: [{ metric: a, at_most: 1, waiver: { reason: x } }]",
            "config.gates.waiver.until 1:42 expected the key 'until', found none"
        ),
        (
            "gates: [{ metric: a, at_most: 1, waiver: { reason: x, until: 2027-02-29 } }]",
            "config.gates.waiver.until 1:62 expected a day such as 2027-06-01, found '2027-02-29'"
        ),
        (
            "gates: [{ metric: 'a{b=c}', by: { d: e }, at_most: 1 }]",
            "config.gates.metric 1:19 expected a metric's id, with dimensions in braces or under by, found 'a{b=c}'"
        ),
        (
            "gates: [{ metric: /a, at_most: 1 }]",
            "config.gates.metric 1:19 expected a metric's id, with dimensions in braces or under by, found '/a'"
        ),
        (
            "gates: [{ metric: a, at_most: 1, severity: fatal }]",
            "config.gates.severity 1:44 expected off, warn or error, found 'fatal'"
        ),
    ]

    @Test(arguments: faults) func aFaultIsNamed(_ text: String, _ message: String) {
        #expect(fault(text) == message)
    }
}
