internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import YAMLDocument

extension FlowReading {
    func count(_ id: Public, _ flow: inout MappingReader) -> CountFlow? {
        let counted = flow.required("events", events, "The events that are counted.")
        let after = flow.optional(
            "after", events, default: [], "Count only the first of these since one of the events here.")
        let change = flow.optional("change", change, "Count only where this parameter differs from its last value.")
        let by = flow.optional(
            "by", dimensions, default: [],
            "Parameters of the events to break the count down by, or label.KEY, app_version, os, device.")
        let parts = flow.optional("parts", parts, "A dimension with the event that stands for each of its values.")
        guard let counted else { return nil }
        refuse("change", change?.parameter.event, of: counted, &flow)
        let breakdown = breakdown(by, of: counted, &flow)
        return CountFlow(
            id: id, events: counted, after: after, change: change, parts: breakdown.map { .values($0) } ?? parts)
    }

    /// `change: event.parameter`, or `{ of: event.parameter, first: true }` to count the first of a launch as well.
    private var change: YAMLKind<Change> {
        let full = YAMLKind<Change>.mapping("pack.flow.change") { change in
            let of = change.required("of", parameter, "The parameter that has to change.")
            let first = change.optional(
                "first", .bool, default: false, "Whether the first value of a launch counts as a change.")
            return of.map { Change(parameter: $0, countsFirst: first) }
        }
        return .short("a parameter such as event.key", parameter, or: full) {
            Change(parameter: $0, countsFirst: false)
        }
    }

    /// `{ dimension: { value: event } }`.
    private var parts: YAMLKind<CountFlow.Parts> {
        .checked(
            YAMLKind<[YAMLRow<[YAMLRow<EventMatcher>]>]>.table(of: .table(of: event)), "one dimension with its values"
        ) { rows in
            guard let row = rows.first, rows.count == 1, !row.value.isEmpty else { return nil }
            let parts = row.value.map { CountFlow.Part(value: Public(authored: $0.key.value), event: $0.value) }
            return .events(name: Public(authored: row.key.value), parts)
        }
    }

    func distribution(_ id: Public, _ flow: inout MappingReader) -> DistributionFlow? {
        let events = flow.required("events", event, "The events whose values are collected.")
        let value = flow.required("value", parameter, "The parameter that holds the number.")
        let change = flow.optional(
            "change", change, "Take a value only where this parameter differs from its last value.")
        let unit = flow.required("unit", .wording, "What the number counts, as pages write it.")
        let by = flow.optional(
            "by", dimensions, default: [],
            "Parameters of the event to break the numbers down by, or label.KEY, app_version, os, device.")
        guard let events, let value, let unit else { return nil }
        let kind = names.parameters(of: value.event)[value.parameter].kind
        if ![.number, .duration].contains(kind) {
            flow.reject("value", "expected a parameter of kind number or duration, found one of kind \(kind.rawValue)")
        }
        refuse("value", value.event, of: [events], &flow)
        refuse("change", change?.parameter.event, of: [events], &flow)
        return DistributionFlow(
            id: id, events: events, value: value, change: change, unit: unit, by: breakdown(by, of: [events], &flow))
    }

    func share(_ id: Public, _ flow: inout MappingReader) -> ShareFlow? {
        let all = flow.required("of", event, "The events that are all cases.")
        let success = flow.required("success", event, "The events among them that are a success.")
        let by = flow.optional(
            "by", dimensions, default: [],
            "Parameters of the events to break the share down by, or label.KEY, app_version, os, device.")
        let change = flow.optional(
            "change", change, "Take a case only where this parameter differs from its last value.")
        guard let all, let success else { return nil }
        refuse("success", success.event, of: [all], &flow)
        if success.event == all.event, success.excludes(all) {
            flow.reject(
                "success", "expected conditions that events of 'of' can meet, found some that none of them meets")
        }
        refuse("change", change?.parameter.event, of: [all], &flow)
        return ShareFlow(
            id: id, of: all, success: success, by: breakdown(by, of: [all], &flow), change: change)
    }

    func rate(_ id: Public, _ flow: inout MappingReader) -> AttemptFlow? {
        let start = flow.required("start", events, "The events that start an attempt.")
        var attempts = AttemptFlow(id: id, start: start ?? [])
        attempts.success = flow.required("success", outcomes, "The events that end it as a success.") ?? []
        attempts.failure = flow.optional("failure", outcomes, default: [], "The events that end it as a failure.")
        attempts.cancel = flow.optional("cancel", outcomes, default: [], "The events that end it as cancelled.")
        attempts.aside = flow.optional("aside", outcomes, default: [], "The events that end it and count nowhere.")
        attempts.interruptions = flow.optional(
            "interruptions", .list(of: interruption, 1...Int.max), default: [],
            "Events that interrupt an attempt unless another one follows.")
        attempts.overlap = flow.optional(
            "overlap", .oneOf(AttemptFlow.Overlap.self), default: .supersede,
            "What a start does while an attempt is open.")
        attempts.launchEnd = flow.optional(
            "launch_end", .oneOf(AttemptFlow.LaunchEnd.self), default: .pending,
            "What becomes of an attempt that is open when its launch ends.")
        attempts.countsUnstarted = flow.optional(
            "unstarted", .bool, default: false, "Whether an end without a start counts as an attempt.")
        attempts.needsWholeLaunch = flow.optional(
            "whole_launches", .bool, default: false, "Whether launches whose beginning was not seen are left out.")
        attempts.metrics =
            flow.required(
                "metrics", .atLeastOne("figure", metrics),
                "The names of the figures; a figure without a name is not shown.")
            ?? .init()
        attempts.timeoutNanoseconds = flow.optional(
            "timeout", .positiveDuration, "An attempt without an end for longer than this has timed out.")
        if attempts.metrics.timedOut != nil, !flow.has("timeout") {
            flow.reject("metrics", "expected the key 'timeout' beside 'timed_out': without it nothing times out")
        }
        let dimensions = flow.optional(
            "by", dimensions, default: [],
            "Parameters of starts to break all figures down by, or label.KEY, app_version, os, device.")
        attempts.by = breakdown(dimensions, of: attempts.start, &flow)
        let by = flow.optional(
            "duration", duration(of: attempts.success),
            "How long an attempt takes, where that is not from start to success.")
        attempts.duration = by ?? (attempts.metrics.duration == nil ? nil : .init(rules: [], by: nil))
        for rule in attempts.duration?.rules ?? [] {
            refuse("duration", rule.success.event, of: attempts.success, &flow)
        }
        let sooner = attempts.cancel + attempts.aside + attempts.failure
        refuse("success", attempts.success, among: sooner, "cancel', 'aside' or 'failure", &flow)
        return start == nil ? nil : attempts
    }

    private var interruption: YAMLKind<AttemptFlow.Interruption> {
        .mapping("pack.flow.interruptions") { interruption in
            let announcing = interruption.required("event", event, "The event that announces an interruption.")
            let followers = interruption.required(
                "unless_followed_by", events, "The events of which one follows if it is none.")
            guard let announcing, let followers else { return nil }
            return AttemptFlow.Interruption(event: announcing, followers: followers)
        }
    }

    private var metrics: YAMLKind<AttemptFlow.Metrics> {
        .mapping("pack.flow.metrics") { metrics in
            var ids = AttemptFlow.Metrics()
            ids.started = metrics.optional("started", .metricName, "How many were started.")
            ids.succeeded = metrics.optional("succeeded", .metricName, "How many succeeded.")
            ids.failed = metrics.optional("failed", .metricName, "How many failed.")
            ids.cancelled = metrics.optional("cancelled", .metricName, "How many were cancelled.")
            ids.interrupted = metrics.optional("interrupted", .metricName, "How many were interrupted.")
            ids.timedOut = metrics.optional("timed_out", .metricName, "How many had no end in time.")
            ids.pending = metrics.optional("pending", .metricName, "How many were open when the data ends.")
            ids.successRate = metrics.optional("success_rate", .metricName, "The share that succeeded.")
            ids.errorRate = metrics.optional("error_rate", .metricName, "The share that failed.")
            ids.duration = metrics.optional("duration", .metricName, "How long the successful ones took.")
            return ids
        }
    }

    private func duration(of success: [EventMatcher]) -> YAMLKind<AttemptFlow.Duration> {
        .mapping("pack.flow.duration") { duration in
            let by = duration.optional(
                "by", dimensions, default: [],
                "Parameters of the success to break the durations down by, or label.KEY, app_version, os, device.")
            let rules = duration.optional(
                "rules", .list(of: durationRule, 1...Int.max), default: [],
                "Where durations end, by the success; the first rule that fits counts.")
            return AttemptFlow.Duration(rules: rules, by: breakdown(by, of: success, &duration))
        }
    }

    private var durationRule: YAMLKind<AttemptFlow.Duration.Rule> {
        .mapping("pack.flow.duration") { rule in
            let success = rule.required("success", event, "The successes that the rule is for.")
            let ends = rule.optional(
                "ends", events, default: [],
                "The events of which the first ends the duration; without them the success does.")
            let plus = rule.optional("plus", .duration, default: 0, "A length that is added to the end.")
            let until = rule.optional("until", events, default: [], "The events that end the duration at once.")
            return success.map { .init(success: $0, ends: ends, plusNanoseconds: plus, until: until) }
        }
    }

    func alternation(_ id: Public, _ flow: inout MappingReader) -> ReadFlow {
        let value = flow.required("value", parameter, "The parameter whose values take turns.")
        let cycle = flow.required("cycle", .list(of: .text, 2...Int.max), "The values in their order.")
        let explained = flow.optional(
            "explained_by", .placed(.dottedName), "The rate whose cancelled attempts explain equal neighbours.")
        let finding = flow.required("finding", .wording, "What a finding says of equal neighbours.")
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
        let best = flow.required("best", parameter, "The parameter that holds a new record.")
        let candidate = flow.optional("candidate", parameter, "The parameter whose values may become a record.")
        let reset = flow.optional("reset", parameter, "The parameter in which a reset names the record.")
        let floored = flow.optional(
            "floored", .list(of: parameter, 1...Int.max), default: [], "Parameters that never fall below the floor.")
        let floor = flow.optional("floor", .integer, default: 0, "The lowest value.")
        let findings = flow.required("findings", bestFindings, "What findings say.")
        let by = flow.optional(
            "by", dimensions, default: [],
            "Parameters of the record's event to break it down by, or label.KEY, app_version, os, device.")
        guard let best, let findings else { return nil }
        var record = BestFlow(
            id: id, best: best, candidate: candidate, reset: reset, floored: floored, floor: Int64(floor),
            findings: findings)
        record.by = breakdown(by, of: [EventMatcher(event: best.event)], &flow)
        return record
    }

    private var bestFindings: YAMLKind<BestFlow.Findings> {
        .mapping("pack.flow.findings") { findings in
            let notGrown = findings.required("not_grown", .wording, "A record that is not above the one before it.")
            let belowFloor = findings.required("below_floor", .wording, "A value below the floor.")
            let missed = findings.required("missed", .wording, "A value above the record that no new record follows.")
            let otherBest = findings.required(
                "other_best", .wording, "A reset that names another record than the one known.")
            guard let notGrown, let belowFloor, let missed, let otherBest else { return nil }
            return BestFlow.Findings(
                notGrown: notGrown, belowFloor: belowFloor, missed: missed, otherBest: otherBest)
        }
    }

    func sequence(_ id: Public, _ flow: inout MappingReader) -> SequenceFlow? {
        let value = flow.required("value", parameter, "The parameter whose values are listed.")
        let by = flow.optional(
            "by", dimensions, default: [],
            "Parameters of the event, for a sequence for each value, or label.KEY, app_version, os, device.")
        return value.map {
            SequenceFlow(id: id, value: $0, by: breakdown(by, of: [EventMatcher(event: $0.event)], &flow))
        }
    }

    func table(_ id: Public, _ flow: inout MappingReader) -> TableFlow? {
        let value = flow.required("value", parameter, "The parameter whose values are counted.")
        let part = flow.optional(
            "part", .oneOf(TableFlow.Part.self), default: .value, "The part of the value that is counted.")
        let columns = flow.required(
            "columns", .list(of: .wording, 2...2, named: "title"), "The titles of the two columns.")
        let by = flow.optional(
            "by", dimensions, default: [],
            "Parameters of the event, for a table for each value, or label.KEY, app_version, os, device.")
        guard let value, let columns else { return nil }
        let kind = names.parameters(of: value.event)[value.parameter].kind
        if part == .host, kind != .url {
            flow.reject("part", "expected 'host' only of a parameter of kind url, found one of kind \(kind.rawValue)")
        }
        let breakdown = breakdown(by, of: [EventMatcher(event: value.event)], &flow)
        return TableFlow(id: id, value: value, part: part, columns: columns, by: breakdown)
    }
}
