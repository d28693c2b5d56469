public import Diagnostics
public import Redaction
public import ReportModel
public import Texts

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
    let language: Language
    /// What is said of regressions where there is no baseline.
    let withoutBaseline: Text

    /// A judge.
    ///
    /// - Parameters:
    ///   - except: labels that may differ between run and baseline.
    ///   - words: declared names and values; a part of a count that is neither counted nor declared is missing, not 0.
    ///   - today: the day of the run.
    ///   - language: the language of what is said.
    ///   - isUnread: whether a baseline is named and cannot be read.
    public init(
        _ figures: ReportFigures, baseline: ReportFigures?, except: Set<String> = [], words: Set<String> = [],
        today: CivilDate, language: Language = .english, isUnread: Bool = false
    ) {
        self.language = language
        withoutBaseline = isUnread ? .gateUnreadBaseline : .gateNoBaseline
        self.words = words
        self.figures = figures
        self.baseline = baseline
        self.today = today
        differences =
            baseline.map { figures.environment.differences(from: $0.environment, except: except).map { language[$0] } }
            ?? []
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
            state: .missing, allowed: limitWords(gate) ?? language[.gateAsInBaseline], line: gate.place.line)
        outcome.evidence = [language[.gateNoSuchMetric]]
        if let near = figures.suggestion(for: gate.target) {
            outcome.evidence.append(language[.didYouMean(name: near)])
        }
        return outcome
    }

    private func limitWords(_ gate: Gate) -> Public? {
        let words = [
            gate.atLeast.map { language[.gateAtLeast(limit: $0.text)] },
            gate.atMost.map { language[.gateAtMost(limit: $0.text)] },
        ].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The measured value against the gate's limits.
    private func limit(_ gate: Gate, _ found: ReportFigures.Found) throws(Diagnostic) -> GateOutcome {
        let judged = JudgedFigure(found, part: gate.part)
        var outcome = self.outcome(gate, found, judged, .limit, allowed: limitWords(gate) ?? language[.gateAnything])
        let least = try bound(gate, gate.atLeast, found)
        let most = try bound(gate, gate.atMost, found)
        guard let value = enough(gate, found, judged, &outcome) else { return outcome }
        outcome.evidence += found.metric.evidence(in: language) + found.app.planEvidence(of: found.metric)
        // Figures of a report are rounded to six digits.
        let isKept = value >= (least ?? -.infinity) - 1e-9 && value <= (most ?? .infinity) + 1e-9
        if !isKept, let place = found.app.place(of: found.metric) {
            outcome.evidence.append(language[.gateFirstAt(place: place)])
        }
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
            outcome.evidence = [language[.gateUnknownName]]
        }
        if let near { outcome.evidence.append(language[.didYouMean(name: near)]) }
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
        outcome.measured = found.metric.figure.text(part: gate.part, in: language)
        (outcome.n, outcome.counted) = (judged.n, judged.counted)
        outcome.basis = judged.basis(in: language)
        return outcome
    }

    /// The value, where enough was measured; otherwise the gate is skipped, and the reason is said.
    func enough(
        _ gate: Gate, _ found: ReportFigures.Found, _ judged: JudgedFigure, _ outcome: inout GateOutcome,
        where place: Text? = nil
    ) -> Double? {
        let place = place.map { language[$0] } ?? "" as Public
        let fewest = max(1, gate.fewest ?? (judged.hasOwnN ? found.app.fewest : 1))
        guard let value = judged.value, judged.n > 0 else {
            outcome.evidence.append(language[.gateNothingMeasured(place: place)])
            return nil
        }
        guard judged.n >= fewest else {
            outcome.evidence.append(language[.gateTooFew(place: place, n: judged.n, fewest: fewest)])
            return nil
        }
        return value
    }

    /// How a gate ends that was judged: severity and waiver.
    func settle(_ outcome: inout GateOutcome, _ gate: Gate, isKept: Bool) {
        outcome.state = isKept ? .passed : gate.severity == .error ? .failed : .warned
        guard let waiver = gate.waiver else { return }
        let day = waiver.until.text
        if isKept {
            outcome.evidence.append(language[.gateWaiverNotNeeded])
        } else if today <= waiver.until {
            outcome.state = .waived
            outcome.evidence.append(language[.gateWaived(day: day, reason: waiver.reason)])
        } else {
            outcome.evidence.append(language[.gateWaiverExpired(day: day, reason: waiver.reason)])
        }
    }
}
