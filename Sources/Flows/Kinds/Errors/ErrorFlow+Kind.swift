internal import EventModel
internal import Redaction
internal import Texts

struct ErrorLane: KindLane {
    var content: LaneContent<ErrorFlow>
}

extension ErrorFlow: FlowKind {
    typealias Lane = ErrorLane

    var listensTo: [EventMatcher] {
        sources.map(\.event) + (echo.map { $0.causes + $0.breaks } ?? []) + (recovery?.success ?? [])
    }

    func begin() -> ErrorRun { ErrorRun() }

    /// A launch without errors ends the wait of those before it.
    var noticesEveryLaunch: Bool { recovery != nil }

    func emptyStretch() -> ErrorFigures { ErrorFigures() }

    func take(_ event: RedactedEvent, _ run: inout ErrorRun, at place: LaunchPlace) {
        run.take(event, self, at: place)
    }

    func close(_ run: inout ErrorRun, _ launch: LaunchFacts, into stretch: inout ErrorFigures) {
        run.finish(self, launch)
        stretch.recoveries.beginLaunch()
        stretch.join(run.figures)
    }

    func passOver(_ launch: LaunchFacts, into stretch: inout ErrorFigures) { stretch.recoveries.beginLaunch() }

    func metrics(of all: ErrorFigures, installs: [ErrorFigures]) -> [Metric] {
        let counts = classes.flatMap { errorClass in
            let name = "\(id).\(errorClass)" as Public
            let total = Metric(name, .count(all.classes[errorClass] ?? 0))
            guard let by = breakdown(of: errorClass) else { return [total] }
            return [total] + Metric.parts(all.parts[errorClass] ?? PartTable(), name, by.names) { .count($0) }
        }
        guard recovery != nil else { return counts }
        let share = recoveryNames.share
        let shares = classes.compactMap { errorClass in
            all.recoveries.classes[errorClass].map { counts in
                let dimension = MetricID.Dimension(key: "class", value: errorClass)
                return Metric(id: MetricID(share, [dimension]), value: .rate(counts.share))
            }
        }
        return counts + [Metric(share, .rate(all.recoveries.all.share))] + shares + [
            Metric(recoveryNames.pending, .count(all.recoveries.all.pending)),
            Metric(recoveryNames.unjudged, .count(all.recoveries.unjudged)),
            Metric(recoveryNames.time, .duration(all.recoveries.times)),
        ]
    }

    /// What a class is broken down by; all sources of a class say the same.
    private func breakdown(of errorClass: Public) -> Breakdown? {
        sources.first { $0.by != nil && $0.classes.contains(errorClass) }?.by
    }

    private var recoveryNames: (share: Public, pending: Public, unjudged: Public, time: Public) {
        (id + ".recovered", id + ".recovery_pending", id + ".recovery_unjudged", id + ".recovery_time")
    }

    func findings(of all: ErrorFigures) -> [Finding] {
        guard let echo else { return [] }
        return [
            Finding(
                rule: "\(id).\(echo.errorClass)", message: echo.finding, figures: all.unexplained, severity: .warning)
        ]
    }

    func rules(in words: RuleWords) -> [(Public, Public)] {
        let counts = classes.map { errorClass in
            let fixed = sources.filter { $0.classification == .fixed(errorClass) }
            let classified = sources.filter {
                if case .classifier = $0.classification { true } else { false }
            }
            let events = (fixed.isEmpty ? classified : fixed).map(\.event)
            return (
                "\(id).\(errorClass)" as Public,
                words[.ruleOfClass(events: words.text(events), name: errorClass)] as Public
            )
        }
        return counts + (recovery.map { rules(of: $0, words) } ?? [])
    }

    private func rules(of recovery: Recovery, _ words: RuleWords) -> [(Public, Public)] {
        let echoes: Public = echo.map { words[.ruleEchoesLeftOut(name: $0.errorClass)] } ?? ""
        let same: Public =
            recovery.hold.map { words[.ruleWithTheSame(names: $0.names.joined(separator: words.and))] } ?? ""
        let limit: Public = recovery.withinNanoseconds.map { words[.ruleWithinBehind(length: words.length($0))] } ?? ""
        let scope = words[recovery.scope == .launch ? .ruleScopeLaunch : .ruleScopeSession]
        let success = words.text(recovery.success)
        let unjudged: Public = words[.ruleErrorsWithoutRoom]
        return [
            (
                recoveryNames.share,
                words[.ruleErrorsFollowedBy(success: success, same: same, limit: limit, scope: scope, echoes: echoes)]
            ),
            (recoveryNames.pending, words[.ruleErrorsCouldRecover]),
            (
                recoveryNames.unjudged,
                recovery.hold.map {
                    words[.ruleErrorsWithoutKnown(names: $0.names.joined(separator: words.or), rest: unjudged)]
                }
                    ?? unjudged
            ),
            (recoveryNames.time, words[.ruleErrorToFirst(success: success, same: same)]),
        ]
    }
}
