public import Diagnostics
public import Redaction
internal import Texts

/// Judges gates by the figures of a run and, for regressions, by those of a baseline.
public struct GateJudge: Sendable {
    let figures: ReportFigures
    let baseline: ReportFigures?
    /// The day of the run: waivers end.
    let today: CivilDate
    /// Words that somebody declared: an absent part of a count that is named by one of them counts as 0.
    let words: Set<String>
    /// How the environment of the run differs from that of the baseline.
    let differences: [Public]

    /// A judge.
    ///
    /// - Parameters:
    ///   - except: labels that may differ between run and baseline.
    ///   - words: declared names and values; a part of a count that is neither counted nor declared is missing, not 0.
    ///   - today: the day of the run.
    public init(
        _ figures: ReportFigures, baseline: ReportFigures?, except: Set<String> = [], words: Set<String> = [],
        today: CivilDate
    ) {
        self.words = words
        self.figures = figures
        self.baseline = baseline
        self.today = today
        differences =
            baseline.map { figures.environment.differences(from: $0.environment, except: except).map(\.english) } ?? []
    }

    /// What becomes of gates, in their order.
    ///
    /// - Throws: what is wrong with gates, known only now that the metrics are: a limit of another unit, say.
    public func outcomes(of gates: [Gate]) throws(Diagnostics) -> [GateOutcome] {
        var outcomes: [GateOutcome] = []
        var problems: [Diagnostic] = []
        for gate in gates where gate.severity != .off {
            let found = figures.metrics(of: gate.target)
            if found.isEmpty { outcomes.append(missing(gate)) }
            for found in found {
                do throws(Diagnostic) {
                    if gate.atLeast != nil || gate.atMost != nil { outcomes.append(try limit(gate, found)) }
                    if let regression = gate.regression {
                        outcomes.append(try self.regression(gate, regression, found))
                    }
                } catch {
                    problems.append(error)
                }
            }
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        return outcomes
    }

    private func missing(_ gate: Gate) -> GateOutcome {
        let name = gate.target.app.map { "\($0)/" } ?? ""
        var outcome = GateOutcome(
            metric: Public(authored: name + gate.target.id), check: gate.regression == nil ? .limit : .regression,
            state: .missing, allowed: limitWords(gate) ?? "as in the baseline", line: gate.place.line)
        outcome.evidence = ["no such metric in this run"]
        if let near = figures.suggestion(for: gate.target) { outcome.evidence.append("did you mean '\(near)'?") }
        return outcome
    }

    private func limitWords(_ gate: Gate) -> Public? {
        let words = [
            gate.atLeast.map { "at least \($0.text)" as Public }, gate.atMost.map { "at most \($0.text)" as Public },
        ].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The measured value against the gate's limits.
    private func limit(_ gate: Gate, _ found: ReportFigures.Found) throws(Diagnostic) -> GateOutcome {
        let judged = JudgedFigure(found, part: gate.part)
        var outcome = self.outcome(gate, found, judged, .limit, allowed: limitWords(gate) ?? "anything")
        let least = try bound(gate, gate.atLeast, found)
        let most = try bound(gate, gate.atMost, found)
        guard let value = enough(gate, found, judged, &outcome) else { return outcome }
        outcome.evidence += found.metric.evidence + found.app.planEvidence(of: found.metric)
        // Figures of a report are rounded to six digits.
        let isKept = value >= (least ?? -.infinity) - 1e-9 && value <= (most ?? .infinity) + 1e-9
        if !isKept, let place = found.app.place(of: found.metric) { outcome.evidence.append("first at \(place)") }
        settle(&outcome, gate, isKept: isKept)
        checkName(found, &outcome)
        return outcome
    }

    /// What would be kept because nothing has its name is missing, not passed: the name may be misspelt.
    func checkName(_ found: ReportFigures.Found, _ outcome: inout GateOutcome) {
        let id = found.metric.name.key
        guard found.metric.isAbsent, !isKnown(found, id) else { return }
        let near = found.app.nearPart(id) ?? nearWord(id)
        if outcome.state == .passed {
            outcome.state = .missing
            outcome.evidence = ["nothing of that name in this run, in the baseline or among what is declared"]
        }
        if let near { outcome.evidence.append("did you mean '\(near)'?") }
    }

    private func isKnown(_ found: ReportFigures.Found, _ id: String) -> Bool {
        if found.app.hasNames(of: id) { return true }
        if let before = found.same(in: baseline), !before.metric.isAbsent || before.app.hasNames(of: id) { return true }
        return MetricTarget.dimensions(of: id).allSatisfy { words.contains($0.value) || Double($0.value) != nil }
    }

    private func nearWord(_ id: String) -> Public? {
        let values = MetricTarget.dimensions(of: id).map(\.value).filter { !words.contains($0) }
        return values.lazy.compactMap { nearest(to: $0, among: words.sorted()) }.first.map { Public(authored: $0) }
    }

    private func bound(
        _ gate: Gate, _ limit: GateLimit?, _ found: ReportFigures.Found
    ) throws(Diagnostic) -> Double? {
        guard let limit else { return nil }
        if let value = limit.value(for: found.metric.figure) { return value }
        throw wrongUnit(gate, limit, GateLimit.expected(for: found.metric.figure), found)
    }

    func wrongUnit(
        _ gate: Gate, _ limit: GateLimit, _ expected: String, _ found: ReportFigures.Found
    ) -> Diagnostic {
        Diagnostic(
            "gates.limit", at: gate.place,
            "expected \(expected) for \(quoted(found.metric.name.shown.text)), found \(quoted(limit.text.text))",
            help: "the metric is a \(found.metric.figure.kind.text): ctreport help gates")
    }

    /// The line of a gate before it is judged.
    func outcome(
        _ gate: Gate, _ found: ReportFigures.Found, _ judged: JudgedFigure, _ check: GateOutcome.Check, allowed: Public
    ) -> GateOutcome {
        var metric = found.metric.name.shown
        if case .spread = found.metric.figure { metric = "\(metric) \(Public(authored: gate.part.rawValue))" }
        var outcome = GateOutcome(
            app: found.app.name.shown, metric: metric, check: check, state: .skipped, allowed: allowed,
            line: gate.place.line)
        outcome.measured = found.metric.figure.text(part: gate.part)
        (outcome.n, outcome.counted) = (judged.n, judged.counted)
        return outcome
    }

    /// The value, where enough was measured; otherwise the gate is skipped, and the reason is said.
    func enough(
        _ gate: Gate, _ found: ReportFigures.Found, _ judged: JudgedFigure, _ outcome: inout GateOutcome,
        where place: Public = ""
    ) -> Double? {
        let fewest = max(1, gate.fewest ?? (judged.hasOwnN ? found.app.fewest : 1))
        guard let value = judged.value, judged.n > 0 else {
            outcome.evidence.append("nothing was measured\(place)")
            return nil
        }
        guard judged.n >= fewest else {
            outcome.evidence.append("too few to judge\(place): n \(judged.n) is below \(fewest)")
            return nil
        }
        return value
    }

    /// How a gate ends that was judged: severity and waiver.
    func settle(_ outcome: inout GateOutcome, _ gate: Gate, isKept: Bool) {
        outcome.state = isKept ? .passed : gate.severity == .error ? .failed : .warned
        guard let waiver = gate.waiver else { return }
        let ends = "until \(waiver.until.text): \(waiver.reason)" as Public
        if isKept {
            outcome.evidence.append("its waiver is not needed")
        } else if today <= waiver.until {
            outcome.state = .waived
            outcome.evidence.append("waived \(ends)")
        } else {
            outcome.evidence.append("its waiver has expired, it held \(ends)")
        }
    }
}
