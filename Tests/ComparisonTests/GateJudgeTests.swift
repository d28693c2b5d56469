import Diagnostics
import Redaction
import ReportModel
import Testing
import Texts

@testable import Comparison

@Suite struct GateJudgeTests {
    private static let today = CivilDate(secondsSince1970: 1_800_000_000)  // 2027-01-15
    private static let place = SourcePlace(file: "ctreport.yml", line: 3)

    private func gate(
        _ metric: String, _ change: (inout Gate) -> Void = { _ in }
    ) throws -> Gate {
        var gate = Gate(try #require(MetricTarget(metric)), at: Self.place)
        change(&gate)
        return gate
    }

    private func outcome(_ gate: Gate, _ now: String, baseline: String? = nil) throws -> GateOutcome {
        let judge = GateJudge(
            try Runs.figures(now), baseline: try baseline.map { try Runs.figures($0) }, today: Self.today)
        return try #require(try judge.outcomes(of: [gate]).first)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var metric: String
        var least: String?
        var most: String?
        var part = MetricFigure.Spread.Part.p50
        var severity = Gate.Severity.error
        var fewest: Int?
        var until: String?
        var state: GateOutcome.State
        var measured: String?
        var evidence: [String] = []
    }

    private static let run = Runs.json(
        metrics: [
            Runs.count("errors", 3), Runs.rate("pay.rate", 24, 30), Runs.rate("rare.rate", 1, 4),
            Runs.rate("none.rate", 0, 0),
            Runs.duration("load", n: 30, 0.5, 1.5, 4), Runs.count("errors{status=500}", 3),
            Runs.count("alternation.violations", 2),
        ].joined(separator: ", "),
        findings:
            "{\"rule\": \"alternation\", \"count\": 2, \"evidence\": [{\"capture\": \"größe.log\", \"line\": 17}]}")

    static let cases = [
        Case(
            testDescription: "kept", metric: "pay.rate", least: "80%", state: .passed, measured: "80.0 % (24 of 30)",
            evidence: ["95 % interval 62.7–90.5 %"]),
        Case(
            testDescription: "not kept", metric: "shop/pay.rate", least: "80.1%", state: .failed,
            measured: "80.0 % (24 of 30)", evidence: ["95 % interval 62.7–90.5 %"]),
        Case(
            testDescription: "a word", metric: "pay.rate", most: "0.5", severity: .warn, state: .warned,
            measured: "80.0 % (24 of 30)", evidence: ["95 % interval 62.7–90.5 %"]),
        Case(
            testDescription: "too few for the app", metric: "rare.rate", least: "90%", state: .skipped,
            measured: "25.0 % (1 of 4)", evidence: ["too few to judge: n 4 is below 5"]),
        Case(
            testDescription: "too few for the gate", metric: "pay.rate", least: "10%", fewest: 31, state: .skipped,
            measured: "80.0 % (24 of 30)", evidence: ["too few to judge: n 30 is below 31"]),
        Case(
            testDescription: "nothing", metric: "none.rate", least: "10%", fewest: 1, state: .skipped,
            evidence: ["nothing was measured"]),
        Case(
            testDescription: "a percentile", metric: "load", most: "3.9s", part: .p90, state: .failed,
            measured: "4.000 s", evidence: ["from 500 ms to 4.000 s"]),
        Case(
            testDescription: "a median", metric: "load", most: "1500ms", state: .passed, measured: "1.500 s",
            evidence: ["from 500 ms to 4.000 s"]),
        Case(
            testDescription: "a dimension", metric: "errors{status=500}", most: "2", state: .failed, measured: "3"),
        Case(
            testDescription: "a part that did not come", metric: "errors{status=404}", most: "0", state: .passed,
            measured: "0"),
        Case(
            testDescription: "another dimension", metric: "errors{code=404}", most: "0", state: .missing,
            evidence: ["no such metric in this run"]),
        Case(
            testDescription: "a part of a rate", metric: "pay.rate{card=visa}", least: "1%", state: .missing,
            evidence: ["no such metric in this run"]),
        Case(
            testDescription: "a place", metric: "alternation.violations", most: "0", state: .failed, measured: "2",
            evidence: ["first at größe.log:17"]),
        Case(testDescription: "launches", metric: "launches", least: "41", state: .failed, measured: "40"),
        Case(testDescription: "an event", metric: "events{name=opened}", least: "1", state: .passed, measured: "40"),
        Case(testDescription: "a lost event", metric: "events{name=paid}", least: "1", state: .failed, measured: "0"),
        Case(
            testDescription: "findings", metric: "findings", most: "1", state: .failed, measured: "2",
            evidence: ["first at größe.log:17"]),
        Case(
            testDescription: "missing", metric: "pay.rat", least: "80%", state: .missing,
            evidence: ["no such metric in this run", "did you mean 'pay.rate'?"]),
        Case(
            testDescription: "missing app", metric: "shp/pay.rate", least: "80%", state: .missing,
            evidence: ["no such metric in this run", "did you mean 'shop'?"]),
        Case(
            testDescription: "waived", metric: "errors{status=500}", most: "2", until: "2027-01-15", state: .waived,
            measured: "3", evidence: ["waived until 2027-01-15: known"]),
        Case(
            testDescription: "no longer waived", metric: "errors{status=500}", most: "2", until: "2027-01-14",
            state: .failed, measured: "3", evidence: ["its waiver has expired, it held until 2027-01-14: known"]),
        Case(
            testDescription: "waived for nothing", metric: "errors{status=500}", most: "3", until: "2027-01-15",
            state: .passed, measured: "3", evidence: ["its waiver is not needed"]),
    ]

    @Test(arguments: cases) func limits(_ example: Case) throws {
        let gate = try gate(example.metric) { gate in
            gate.atLeast = example.least.flatMap { GateLimit(parsing: $0) }
            gate.atMost = example.most.flatMap { GateLimit(parsing: $0) }
            (gate.part, gate.severity, gate.fewest) = (example.part, example.severity, example.fewest)
            gate.waiver = example.until.flatMap { CivilDate(parsing: $0) }.map {
                Gate.Waiver(reason: "known", until: $0)
            }
        }
        let outcome = try outcome(gate, Self.run)
        #expect(outcome.state == example.state)
        #expect(outcome.measured?.text == example.measured)
        #expect(outcome.evidence.map(\.text) == example.evidence)
    }

    /// What pages show is said in their language; words of the configuration stay as they are.
    @Test func outcomesInAnotherLanguage() throws {
        let limit = try gate("pay.rate") { $0.atMost = GateLimit(parsing: "50%") }
        let few = try gate("rare.rate") { $0.atLeast = GateLimit(parsing: "90%") }
        let none = try gate("pay.rate") { $0.regression = Gate.Regression(worse: .lower) }
        let judge = GateJudge(
            try Runs.figures(Self.run), baseline: nil, today: Self.today, language: .german, isUnread: true)
        let outcomes = try judge.outcomes(of: [limit, few, none])
        #expect(outcomes.map(\.allowed.text) == ["höchstens 50%", "mindestens 90%", "wie im Vergleichslauf"])
        #expect(outcomes.last?.evidence == ["der Vergleichslauf ist nicht lesbar"])
        #expect(outcomes[1].evidence == ["zu wenige für ein Urteil: n 4 liegt unter 5"])
        #expect(outcomes.map(\.state) == [.failed, .skipped, .skipped])
        #expect(outcomes.map(\.basis) == ["n 30", "n 4", "n 30"])
    }

    @Test func whatIsOffIsNotJudged() throws {
        let gate = try gate("pay.rate") { gate in
            gate.severity = .off
            gate.atLeast = GateLimit(parsing: "99%")
        }
        let judge = GateJudge(try Runs.figures(Self.run), baseline: nil, today: Self.today)
        #expect(try judge.outcomes(of: [gate]).isEmpty)
    }

    @Test func aLimitOfAnotherUnitIsAFault() throws {
        let judge = GateJudge(try Runs.figures(Self.run), baseline: nil, today: Self.today)
        let wrong = [("pay.rate", "3s"), ("load", "3"), ("errors{status=500}", "3%"), ("pay.rate", "3")]
        for (metric, limit) in wrong {
            let gate = try gate(metric) { $0.atMost = GateLimit(parsing: limit) }
            #expect(throws: Diagnostics.self) { try judge.outcomes(of: [gate]) }
        }
    }

    private func regression(
        _ metric: String, _ worse: FisherTest.Direction, _ change: (inout Gate.Regression) -> Void = { _ in },
        from before: String, to now: String
    ) throws -> GateOutcome {
        var regression = Gate.Regression(worse: worse)
        change(&regression)
        return try outcome(try gate(metric) { $0.regression = regression }, now, baseline: before)
    }

    private func rates(_ k: Int, _ n: Int, labels: String = "{}") -> String {
        Runs.json(metrics: Runs.rate("pay.rate", k, n), labels: labels)
    }

    /// 8 of 8 against 1 of 8: C(8,1) ÷ C(16,9) + … is 9 of 11,440 one-sided, 0.0007.
    @Test func aRateIsWorseWhenChanceDoesNotExplainIt() throws {
        let failed = try regression("pay.rate", .lower, from: rates(8, 8), to: rates(1, 8))
        #expect(failed.state == .failed)
        #expect(failed.evidence.map(\.text) == ["Fisher's exact test p = 0.0007", "difference −87.5 points"])
        #expect(failed.allowed == "not lower than 100 % (8 of 8) by more than chance (99 % sure)")
        #expect(try regression("pay.rate", .higher, from: rates(8, 8), to: rates(1, 8)).state == .passed)
        #expect(try regression("pay.rate", .higher, from: rates(1, 8), to: rates(8, 8)).state == .failed)
        #expect(try regression("pay.rate", .lower, from: rates(8, 8), to: rates(5, 8)).state == .passed)
        #expect(try regression("pay.rate", .lower, from: rates(8, 8), to: rates(4, 4)).state == .skipped)
        let few = try regression("pay.rate", .lower, from: rates(4, 4), to: rates(1, 8))
        #expect(few.evidence == ["too few to judge in the baseline: n 4 is below 5"])
    }

    /// 990 of 1,000 against 950 of 1,000 is no chance; an allowance may allow it.
    @Test func allowancesAreKeptToAsWell() throws {
        func state(_ absolute: String?, _ relative: Double?) throws -> GateOutcome.State {
            try regression(
                "pay.rate", .lower,
                {
                    $0.absolute = absolute.flatMap { GateLimit(parsing: $0) }
                    $0.relative = relative
                }, from: rates(990, 1000), to: rates(950, 1000)
            ).state
        }
        #expect(try state(nil, nil) == .failed)
        #expect(try state("4%", nil) == .passed && state("3.9%", nil) == .failed)
        #expect(try state(nil, 0.0405) == .passed && state(nil, 0.04) == .failed)
        #expect(try state("3.9%", 0.0405) == .passed && state("4%", 0.04) == .passed)
    }

    @Test func unlikeEnvironmentsAreRefused() throws {
        func outcome(_ before: String, _ now: String) throws -> GateOutcome {
            try regression("pay.rate", .lower, from: rates(8, 8, labels: before), to: rates(1, 8, labels: now))
        }
        let refused = try outcome("{\"device\": \"iPad\"}", "{\"device\": \"iPhone 16\"}")
        #expect(refused.state == .refused)
        #expect(refused.evidence == ["unlike environments", "device is iPhone 16, in the baseline iPad"])
        #expect(try outcome("{}", "{\"device\": \"iPad\"}").state == .refused)
        #expect(try outcome("{\"build\": \"1\"}", "{\"build\": \"2\", \"commit\": \"a\"}").state == .failed)
        let levels = try regression(
            "pay.rate", .lower, from: rates(8, 8),
            to: Runs.json(metrics: Runs.rate("pay.rate", 1, 8), missingLevels: "\"Info\""))
        #expect(levels.evidence.last == "levels that were not captured: Info, in the baseline none")
    }

    @Test func whatOneRunLacks() throws {
        let missing = try regression("pay.rate", .lower, from: Runs.json(), to: rates(8, 8))
        #expect(missing.state == .missing && missing.evidence == ["no such metric in the baseline"])
        let unnamed = try outcome(
            try gate("pay.rate") { $0.regression = Gate.Regression(worse: .lower) }, rates(8, 8))
        #expect(unnamed.state == .skipped && unnamed.evidence == ["no baseline is named"])
    }

    /// 80 in 40 launches are 2 a launch; 45 in 20 are 2.25, an eighth more.
    @Test func countsAreComparedByLaunch() throws {
        let before = Runs.json(metrics: Runs.count("errors", 80), launches: 40)
        let now = Runs.json(metrics: Runs.count("errors", 45), launches: 20)
        let failed = try regression("errors", .higher, { $0.relative = 0.12 }, from: before, to: now)
        #expect(failed.state == .failed)
        #expect(failed.evidence == ["2.25 a launch, +0.25"])
        #expect(failed.allowed == "not higher than 2 a launch by more than 12 % of it")
        #expect(try regression("errors", .higher, { $0.relative = 0.13 }, from: before, to: now).state == .passed)
        #expect(throws: Diagnostics.self) { try regression("errors", .higher, from: before, to: now) }
    }

    /// Medians with intervals are compared by the interval of their difference; without, allowances have to be said.
    @Test func medians() throws {
        func run(_ median: Double, _ low: Double, _ high: Double) -> String {
            Runs.json(
                metrics: Runs.duration(
                    "load", n: 30, 0.5, median, 9, more: ", \"p50_low\": \(low), \"p50_high\": \(high)"))
        }
        #expect(try regression("load", .higher, from: run(1, 0.9, 1.2), to: run(2, 1.5, 2.4)).state == .failed)
        #expect(try regression("load", .higher, from: run(1, 0.9, 2.1), to: run(2, 0.9, 2.4)).state == .passed)
        let plain = Runs.json(metrics: Runs.duration("load", n: 30, 0.5, 2, 9))
        #expect(throws: Diagnostics.self) { try regression("load", .higher, from: plain, to: plain) }
        let allowed = try regression(
            "load", .higher, { $0.absolute = GateLimit(parsing: "0.5s") },
            from: Runs.json(metrics: Runs.duration("load", n: 30, 0.5, 1, 9)), to: plain)
        #expect(allowed.state == .failed)
    }

    private static let planned = Runs.json(
        metrics: [
            Runs.count("errors", 3), Runs.count("errors{host=shop.example}", 3), Runs.count("alternation.pairs", 2),
        ]
        .joined(separator: ", "), plan: Runs.plan(violations: ["wrong-type": 2, "wrong-case": 1]))

    struct NameCase: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var metric: String
        var least: String?
        var words: Set<String> = []
        var state: GateOutcome.State
        var evidence: [String] = []
    }

    private static let nothing = "nothing of that name in this run, in the baseline or among what is declared"

    static let nameCases = [
        NameCase(
            testDescription: "near a part", metric: "errors{host=shop.exmple}", state: .missing,
            evidence: [nothing, "did you mean 'errors{host=shop.example}'?"]),
        NameCase(
            testDescription: "declared", metric: "errors{host=pay.example}", words: ["pay.example"], state: .passed),
        NameCase(testDescription: "a number", metric: "errors{host=500}", state: .passed),
        NameCase(
            testDescription: "near an event", metric: "events{name=opend}", state: .missing,
            evidence: [nothing, "did you mean 'opened'?"]),
        NameCase(testDescription: "a planned event", metric: "events{name=größe}", state: .passed),
        NameCase(
            testDescription: "an event that must come", metric: "events{name=opend}", least: "1", state: .failed,
            evidence: ["did you mean 'opened'?"]),
        NameCase(testDescription: "a flow's rule", metric: "findings{rule=alternation}", state: .passed),
        NameCase(
            testDescription: "no rule", metric: "findings{rule=alternatoin}", state: .missing,
            evidence: [nothing, "did you mean 'alternation'?"]),
    ]

    /// What is not there is 0 where its name is known, and missing where it may be misspelt.
    @Test(arguments: nameCases)
    func absentParts(_ test: NameCase) throws {
        let gate = try gate(test.metric) { gate in
            gate.atMost = test.least == nil ? GateLimit(parsing: "0") : nil
            gate.atLeast = test.least.flatMap { GateLimit(parsing: $0) }
        }
        let judge = GateJudge(
            try Runs.figures(Self.planned), baseline: nil, words: test.words, today: Self.today)
        let outcome = try #require(try judge.outcomes(of: [gate]).first)
        #expect(outcome.state == test.state)
        #expect(outcome.evidence.map(\.text) == test.evidence)
    }

    @Test func whatTheBaselineHadIsNoMistake() throws {
        let baseline = Runs.json(
            metrics: [Runs.count("errors", 3), Runs.count("errors{host=old.example}", 3)].joined(separator: ", "))
        let gate = try gate("errors{host=old.example}") { $0.atMost = GateLimit(parsing: "0") }
        #expect(try outcome(gate, Self.planned, baseline: baseline).state == .passed)
    }

    @Test(arguments: [
        ("plan.violations", GateOutcome.State.failed, "3"), ("shop/plan.violations{rule=wrong-type}", .failed, "2"),
        ("plan.violations{rule=wrong-order}", .passed, "0"), ("plan.never_seen", .failed, "1"),
    ])
    func trackingPlans(_ metric: String, _ state: GateOutcome.State, _ measured: String) throws {
        let outcome = try outcome(try gate(metric) { $0.atMost = GateLimit(parsing: "0") }, Self.planned)
        #expect(outcome.state == state && outcome.measured?.text == measured)
        #expect(outcome.n == 40 && outcome.counted == "events")
    }

    @Test func aRuleThatIsNoneIsMissing() throws {
        let outcome = try outcome(
            try gate("plan.violations{rule=wrong-tpye}") { $0.atMost = GateLimit(parsing: "0") }, Self.planned)
        #expect(outcome.state == .missing)
        #expect(outcome.evidence.last == "did you mean 'plan.violations{rule=wrong-type}'?")
    }
}
