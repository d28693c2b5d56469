internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import YAMLDocument

extension FlowReading {
    func count(_ id: Public, _ flow: inout MappingReader) -> CountFlow? {
        let counted = flow.required("events", events)
        let after = flow.optional("after", events, default: [])
        let change = flow.optional("change", change)
        let by = flow.optional("by", .text)
        let parts = flow.optional("parts", parts)
        guard let counted else { return nil }
        if by != nil, Set(counted.map(\.event)).count > 1 {
            flow.reject("by", "expected one kind of event to break down, found several")
        }
        let breakdown = by.flatMap { key in counted.first.flatMap { self.breakdown(key, of: $0, &flow) } }
        return CountFlow(
            id: id, events: counted, after: after, change: change, parts: breakdown.map { .values($0) } ?? parts)
    }

    /// `change: event.parameter`, or `{ of: event.parameter, first: true }` to count the first of a launch as well.
    private var change: YAMLKind<Change> {
        let full = YAMLKind<Change>.mapping("pack.flow.change") { change in
            let of = change.required("of", parameter)
            let first = change.optional("first", .bool, default: false)
            return of.map { Change(parameter: $0, countsFirst: first) }
        }
        return .short("a parameter such as event.key", parameter, or: full) {
            Change(parameter: $0, countsFirst: false)
        }
    }

    /// `{ dimension: { value: event } }`.
    private var parts: YAMLKind<CountFlow.Parts> {
        .checked(YAMLKind<[YAMLRow<[YAMLRow<EventMatcher>]>]>.table(of: .table(of: event)), "one dimension") { rows in
            guard let row = rows.first, rows.count == 1 else { return nil }
            let parts = row.value.map { CountFlow.Part(value: Public(authored: $0.key.value), event: $0.value) }
            return .events(name: Public(authored: row.key.value), parts)
        }
    }

    func distribution(_ id: Public, _ flow: inout MappingReader) -> DistributionFlow? {
        let events = flow.required("events", event)
        let value = flow.required("value", parameter)
        let change = flow.optional("change", change)
        let unit = flow.required("unit", .wording)
        guard let events, let value, let unit else { return nil }
        return DistributionFlow(id: id, events: events, value: value, change: change, unit: unit)
    }

    func paths(_ id: Public, _ flow: inout MappingReader) -> PathFlow? {
        flow.required("values", .list(of: parameter)).map { PathFlow(id: id, values: $0) }
    }

    func share(_ id: Public, _ flow: inout MappingReader) -> ShareFlow? {
        let all = flow.required("of", event)
        let success = flow.required("success", event)
        let by = flow.optional("by", .text)
        let change = flow.optional("change", change)
        guard let all, let success else { return nil }
        return ShareFlow(
            id: id, of: all, success: success, by: by.flatMap { breakdown($0, of: all, &flow) }, change: change)
    }

    /// A breakdown by a parameter of an event.
    private func breakdown(_ key: String, of event: EventMatcher, _ flow: inout MappingReader) -> Breakdown? {
        guard let parameter = names.parameter(key, of: event.event) else {
            flow.reject("by", "expected a parameter of the event, found '\(key)'")
            return nil
        }
        let kind = names.parameters(of: event.event)[parameter].kind
        guard [.bool, .enum, .number].contains(kind) else {
            flow.reject("by", "expected a parameter of kind bool, enum or number, found one of kind \(kind.rawValue)")
            return nil
        }
        let reference = ParameterReference(event: event.event, parameter: parameter)
        return Breakdown(parameter: reference, name: Public(authored: key))
    }

    func rate(_ id: Public, _ flow: inout MappingReader) -> AttemptFlow? {
        let start = flow.required("start", events)
        var attempts = AttemptFlow(id: id, start: start ?? [])
        attempts.success = flow.required("success", events) ?? []
        attempts.failure = flow.optional("failure", events, default: [])
        attempts.cancel = flow.optional("cancel", events, default: [])
        attempts.aside = flow.optional("aside", events, default: [])
        attempts.interruptions = flow.optional("interruptions", .list(of: interruption), default: [])
        attempts.overlap = flow.optional("overlap", .oneOf(AttemptFlow.Overlap.self), default: .supersede)
        attempts.launchEnd = flow.optional("launch_end", .oneOf(AttemptFlow.LaunchEnd.self), default: .pending)
        attempts.countsUnstarted = flow.optional("unstarted", .bool, default: false)
        attempts.needsWholeLaunch = flow.optional("whole_launches", .bool, default: false)
        attempts.metrics = flow.required("metrics", metrics) ?? .init()
        let by = flow.optional("duration", duration(of: attempts.success))
        attempts.duration = by ?? (attempts.metrics.duration == nil ? nil : .init(rules: [], by: nil))
        return start == nil ? nil : attempts
    }

    private var interruption: YAMLKind<AttemptFlow.Interruption> {
        .mapping("pack.flow.interruptions") { interruption in
            let announcing = interruption.required("event", event)
            let followers = interruption.required("unless_followed_by", events)
            guard let announcing, let followers else { return nil }
            return AttemptFlow.Interruption(event: announcing, followers: followers)
        }
    }

    private var metrics: YAMLKind<AttemptFlow.Metrics> {
        .mapping("pack.flow.metrics") { metrics in
            var ids = AttemptFlow.Metrics()
            ids.started = metrics.optional("started", .metricName)
            ids.succeeded = metrics.optional("succeeded", .metricName)
            ids.failed = metrics.optional("failed", .metricName)
            ids.cancelled = metrics.optional("cancelled", .metricName)
            ids.interrupted = metrics.optional("interrupted", .metricName)
            ids.pending = metrics.optional("pending", .metricName)
            ids.successRate = metrics.optional("success_rate", .metricName)
            ids.errorRate = metrics.optional("error_rate", .metricName)
            ids.duration = metrics.optional("duration", .metricName)
            return ids
        }
    }

    private func duration(of success: [EventMatcher]) -> YAMLKind<AttemptFlow.Duration> {
        .mapping("pack.flow.duration") { duration in
            let by = duration.optional("by", .text)
            let rules = duration.optional("rules", .list(of: durationRule), default: [])
            let breakdown = by.flatMap { key in success.first.flatMap { self.breakdown(key, of: $0, &duration) } }
            return AttemptFlow.Duration(rules: rules, by: breakdown)
        }
    }

    private var durationRule: YAMLKind<AttemptFlow.Duration.Rule> {
        .mapping("pack.flow.duration") { rule in
            let success = rule.required("success", event)
            let ends = rule.optional("ends", events, default: [])
            let plus = rule.optional("plus", .duration, default: 0)
            let until = rule.optional("until", events, default: [])
            return success.map { .init(success: $0, ends: ends, plusNanoseconds: plus, until: until) }
        }
    }

    func alternation(_ id: Public, _ flow: inout MappingReader) -> ReadFlow {
        let value = flow.required("value", parameter)
        let cycle = flow.required("cycle", .list(of: .text))
        let explained = flow.optional("explained_by", .placed(.dottedName))
        let finding = flow.required("finding", .wording)
        guard let value, let cycle, let finding else { return ReadFlow(id: id) }
        let domain = names.parameters(of: value.event)[value.parameter]
        let values = cycle.compactMap { names.value($0, of: domain) }
        guard values.count == cycle.count, values.count > 1 else {
            flow.reject("cycle", "expected two or more of \(names.expectation(of: domain))")
            return ReadFlow(id: id)
        }
        let read = AlternationFlow(id: id, value: value, cycle: values, explainedBy: nil, finding: finding)
        return ReadFlow(id: id, flow: .alternation(read), explainedBy: explained)
    }

    func best(_ id: Public, _ flow: inout MappingReader) -> BestFlow? {
        let best = flow.required("best", parameter)
        let candidate = flow.optional("candidate", parameter)
        let reset = flow.optional("reset", parameter)
        let floored = flow.optional("floored", .list(of: parameter), default: [])
        let floor = flow.optional("floor", .integer, default: 0)
        let findings = flow.required("findings", bestFindings)
        guard let best, let findings else { return nil }
        return BestFlow(
            id: id, best: best, candidate: candidate, reset: reset, floored: floored, floor: Int64(floor),
            findings: findings)
    }

    private var bestFindings: YAMLKind<BestFlow.Findings> {
        .mapping("pack.flow.findings") { findings in
            let notGrown = findings.required("not_grown", .wording)
            let belowFloor = findings.required("below_floor", .wording)
            let missed = findings.required("missed", .wording)
            let otherBest = findings.required("other_best", .wording)
            guard let notGrown, let belowFloor, let missed, let otherBest else { return nil }
            return BestFlow.Findings(
                notGrown: notGrown, belowFloor: belowFloor, missed: missed, otherBest: otherBest)
        }
    }

    func errors(_ id: Public, _ flow: inout MappingReader) -> ErrorFlow? {
        let sources = flow.required("sources", .list(of: errorSource))
        let classes = flow.required("classes", .list(of: .dottedName))
        let echo = flow.optional("echo", echo)
        guard let sources, let classes else { return nil }
        let known = sources.flatMap(\.classes).map(\.text)
        if !known.isEmpty, let unknown = classes.first(where: { !known.contains($0.text) }) {
            flow.reject(
                "classes", "expected \(listing(known)), found \(quoted(unknown.text))",
                suggestion: nearest(to: unknown.text, among: known))
        }
        return ErrorFlow(id: id, sources: sources, classes: classes, echo: echo)
    }

    private var errorSource: YAMLKind<ErrorFlow.Source> {
        .mapping("pack.flow.sources") { source in
            let matcher = source.required("event", event)
            let fixed = source.optional("class", .dottedName)
            let key = source.optional("parameter", .text)
            let classes = source.optional("classes", .text)
            let ignored = source.optional("ignore", .oneOrMany(.dottedName), default: [])
            let by = source.optional("by", .table(of: .text), default: [])
            guard let matcher else { return nil }
            let breakdown = by.first.flatMap { row in
                self.breakdown(row.value, of: matcher, &source).map {
                    Breakdown(parameter: $0.parameter, name: Public(authored: row.key.value))
                }
            }
            if let fixed { return .init(event: matcher, classification: .fixed(fixed), by: breakdown) }
            guard let key, let parameter = names.parameter(key, of: matcher.event),
                let classifier = classes.flatMap({ classifiers[$0] })
            else {
                source.reject("event", "expected the key 'class', or 'parameter' and 'classes' that the pack declares")
                return nil
            }
            let classification = ErrorFlow.Source.Classification.classifier(
                parameter: parameter, classifier, ignored: ignored)
            return .init(event: matcher, classification: classification, by: breakdown)
        }
    }

    private var echo: YAMLKind<ErrorFlow.Echo> {
        .mapping("pack.flow.echo") { echo in
            let errorClass = echo.required("class", .dottedName)
            let within = echo.required("within", .duration)
            let causes = echo.required("after", events)
            let breaks = echo.optional("broken_by", events, default: [])
            let finding = echo.required("finding", .wording)
            guard let errorClass, let within, let causes, let finding else { return nil }
            return ErrorFlow.Echo(
                errorClass: errorClass, withinNanoseconds: within, causes: causes, breaks: breaks, finding: finding)
        }
    }

    func sequence(_ id: Public, _ flow: inout MappingReader) -> SequenceFlow? {
        flow.required("value", parameter).map { SequenceFlow(id: id, value: $0) }
    }

    func table(_ id: Public, _ flow: inout MappingReader) -> TableFlow? {
        let value = flow.required("value", parameter)
        let part = flow.optional("part", .oneOf(TableFlow.Part.self), default: .value)
        let columns = flow.required("columns", .list(of: .wording))
        guard let value, let columns else { return nil }
        guard columns.count == 2 else {
            flow.reject("columns", "expected two titles, found \(columns.count)")
            return nil
        }
        return TableFlow(id: id, value: value, part: part, columns: columns)
    }

    func interval(_ id: Public, _ flow: inout MappingReader) -> IntervalFlow? {
        let enter = flow.required("enter", events)
        let leave = flow.required("leave", events)
        guard let enter, let leave else { return nil }
        return IntervalFlow(id: id, enter: enter, leave: leave)
    }
}

extension ErrorFlow.Source {
    /// The classes that its events can have.
    fileprivate var classes: [Public] {
        switch classification {
        case .fixed(let name): [name]
        case .classifier(_, let classifier, let ignored):
            (classifier.classes.map(\.name) + [classifier.otherwise]).filter { !ignored.contains($0) }
        }
    }
}
