import Diagnostics
import Testing

@testable import Comparison

@Suite struct MetricNamesTests {
    private static let names = MetricNames([
        ("shop", ["items.added", "load", "pans{side=left}", "pans{side=right}"]), ("café", ["größe.rate", "load"]),
    ])
    private static let place = SourcePlace(file: "ctreport.yml", line: 3, column: 13)

    struct Case: Sendable, CustomTestStringConvertible {
        var metric: String
        var fault: String?
        var suggestion: String?
        var testDescription: String { metric }
    }

    static let cases = [
        Case(metric: "items.added"),
        Case(metric: "shop/items.added"),
        Case(metric: "größe.rate"),
        Case(metric: "items.added{place=nowhere}"),
        Case(metric: "pans{side=left}"),
        Case(metric: "pans{side=up}"),
        Case(metric: "launches"),
        Case(metric: "café/events"),
        Case(metric: "events{name=never}"),
        Case(metric: "findings{rule=a}"),
        Case(metric: "plan.violations"),
        Case(metric: "plan.violations{rule=wrong-type}"),
        Case(metric: "other/plan.never_seen"),
        Case(
            metric: "items.add", fault: "expected a metric that a pack defines, found 'items.add'",
            suggestion: "items.added"),
        Case(
            metric: "items.add{place=home}", fault: "expected a metric that a pack defines, found 'items.add'",
            suggestion: "items.added"),
        Case(
            metric: "Items.added", fault: "expected a metric that a pack defines, found 'Items.added'",
            suggestion: "items.added"),
        Case(
            metric: "grösse.rate", fault: "expected a metric that a pack defines, found 'grösse.rate'",
            suggestion: "größe.rate"),
        Case(
            metric: "pans", fault: "expected a metric that a pack defines, found 'pans'", suggestion: "pans{side=left}"),
        Case(
            metric: "café/items.added", fault: "expected a metric of 'café', found 'items.added'",
            suggestion: "shop/items.added"),
        Case(
            metric: "shp/items.added", fault: "expected an app of the packs before the slash, found 'shp'",
            suggestion: "shop"),
        Case(
            metric: "other/launches", fault: "expected an app of the packs before the slash, found 'other'"),
        Case(
            metric: "plan.violations{rule=wrong-typ}",
            fault: "expected a metric that a pack defines, found 'plan.violations'",
            suggestion: "plan.violations{rule=wrong-type}"),
        Case(
            metric: "launches{name=a}", fault: "expected a metric that a pack defines, found 'launches'",
            suggestion: "launches"),
        Case(metric: "nothing.like.it", fault: "expected a metric that a pack defines, found 'nothing.like.it'"),
        Case(
            metric: String(repeating: "ä", count: 400),
            fault: "expected a metric that a pack defines, found '\(String(repeating: "ä", count: 59))…'"),
    ]

    @Test(arguments: cases) func gates(_ example: Case) throws {
        let gate = Gate(try #require(MetricTarget(example.metric)), at: Self.place)
        let fault = Self.names.fault(of: gate)
        #expect(fault?.message == example.fault)
        #expect(fault?.suggestion == example.suggestion)
        #expect(fault.map { $0.code == "config.gates.metric" && $0.place == Self.place } ?? true)
    }

    /// A report that was made elsewhere says itself what it has.
    @Test func metricsOfARun() throws {
        let run = try Runs.figures(Runs.json(metrics: Runs.rate("pay.rate", 1, 2)))
        #expect(run.has(try #require(MetricTarget("pay.rate"))))
        #expect(!run.has(try #require(MetricTarget("pay.rat"))))
    }
}
