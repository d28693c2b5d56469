internal import Diagnostics
internal import ReportModel
internal import Redaction
internal import Texts

extension GateJudge {
    /// The measured value against that of the baseline.
    func regression(
        _ gate: Gate, _ regression: Gate.Regression, _ found: ReportFigures.Found
    ) throws(Diagnostic) -> GateOutcome {
        let judged = JudgedFigure(found, part: gate.part)
        var outcome = self.outcome(gate, found, judged, .regression, allowed: language[.gateAsInBaseline])
        guard baseline != nil else {
            outcome.evidence = [language[withoutBaseline]]
            return outcome
        }
        guard let before = found.same(in: self.baseline) else {
            outcome.state = .missing
            outcome.evidence = [language[.gateNoSuchMetricBefore]]
            return outcome
        }
        let test = RegressionTest(from: before, to: found, part: gate.part, regression, language)
        outcome.allowed = test.allowed
        let absolute = try allowance(gate, regression, found, test)
        guard differences.isEmpty else {
            outcome.state = .refused
            outcome.evidence = [language[.gateUnlikeEnvironments]] + differences
            return outcome
        }
        let judgedBefore = JudgedFigure(before, part: gate.part)
        guard enough(gate, found, judged, &outcome) != nil,
            enough(gate, before, judgedBefore, &outcome, where: .gateInBaseline) != nil
        else { return outcome }
        outcome.evidence += test.evidence
        settle(&outcome, gate, isKept: !test.isWorse(than: absolute))
        checkName(found, &outcome)
        return outcome
    }

    /// The absolute allowance in the metric's unit.
    ///
    /// - Throws: where it has another unit, and where nothing at all bounds the metric: chance cannot be reckoned with.
    private func allowance(
        _ gate: Gate, _ regression: Gate.Regression, _ found: ReportFigures.Found, _ test: RegressionTest
    ) throws(Diagnostic) -> Double? {
        guard let limit = regression.absolute else {
            if regression.relative != nil || test.isTested { return nil }
            throw Diagnostic(
                "gates.regression", at: gate.place,
                "expected absolute or relative for \(quoted(found.metric.name.shown.text)), found neither",
                help: "a \(found.metric.figure.kind.text) has no test against chance, so say how much worse it may be: "
                    + "ctreport help gates")
        }
        if let value = limit.value(for: found.metric.figure) { return value }
        // A count is compared by launch, so its allowance may have decimals; a share's is in points.
        throw wrongUnit(gate, limit, GateLimit.expected(for: found.metric.figure), found)
    }
}

extension ReportFigures.Found {
    /// The same metric of another run, of the same kind.
    func same(in other: ReportFigures?) -> ReportFigures.Found? {
        guard let other, let app = (other.apps + other.planOnly).first(where: { $0.name.key == app.name.key }),
            let metric = app.metric(metric.name.key), metric.figure.kind == self.metric.figure.kind
        else { return nil }
        return ReportFigures.Found(app: app, metric: metric)
    }
}
