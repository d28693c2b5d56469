internal import Comparison
internal import Diagnostics
internal import Redaction
internal import YAMLDocument

extension YAMLKind where Value == [Gate] {
    /// The most gates of a configuration.
    private static var limit: Int { 1000 }

    /// The value of `gates`.
    static var gates: YAMLKind {
        .checked(.list(of: .gate), "at most \(limit) gates") { (gates: [Gate]) in gates.count <= limit ? gates : nil }
    }
}

extension YAMLKind where Value == Gate {
    /// An entry of `gates`.
    static var gate: YAMLKind {
        .mapping("config.gates", help: "what a gate may say: ctreport help gates") { gate in
            let metric = gate.required(
                "metric", .text,
                "The metric's id as report.json has it, with the app before a slash where several have it.")
            let dimensions = gate.optional(
                "by", .table(of: .text), default: [], "Values of the metric's dimensions, such as { status: 500 }.")
            let part = gate.optional(
                "value", .oneOf(MetricFigure.Spread.Part.self), default: .p50,
                "Which figure of a metric of times or numbers.")
            let severity = gate.optional(
                "severity", .oneOf(Gate.Severity.self), default: .error,
                "What follows when it is not kept: a failure, a word, or nothing.")
            let least = gate.optional("at_least", .gateLimit, "The least value that is allowed.")
            let most = gate.optional("at_most", .gateLimit, "The greatest value that is allowed.")
            let fewest = gate.optional(
                "min_n", .integer(in: 1...1_000_000),
                "The smallest n that is judged; without it the app's for rates, times and numbers, else 1.")
            let worse = gate.impliedWorse
            let regression = gate.optional(
                "regression", .regression(worse: worse), "How much worse it may be than in the baseline.")
            let waiver = gate.optional("waiver", .waiver, "A known fault that may stay for a while.")
            guard let metric else { return nil }
            guard let target = MetricTarget(metric, by: dimensions.map { ($0.key.value, $0.value) }) else {
                gate.reject(
                    "metric", "expected a metric's id, with dimensions in braces or under by, found \(quoted(metric))")
                return nil
            }
            var read = Gate(target, at: gate.place(of: "metric"))
            (read.part, read.severity, read.fewest) = (part, severity, fewest)
            (read.atLeast, read.atMost, read.regression, read.waiver) = (least, most, regression, waiver)
            gate.checkBounds(read)
            return read
        }
    }
}

extension MappingReader {
    /// Which way a gate with one limit is worse.
    fileprivate var impliedWorse: FisherTest.Direction? {
        switch (has("at_least"), has("at_most")) {
        case (true, false): .lower
        case (false, true): .higher
        default: nil
        }
    }

    /// A gate bounds something, and can be kept.
    fileprivate mutating func checkBounds(_ gate: Gate) {
        if gate.atLeast == nil, gate.atMost == nil, gate.regression == nil,
            !["at_least", "at_most", "regression"].contains(where: { has($0) })
        {
            reject("metric", "expected at_least, at_most or regression beside the metric, found none")
        }
        if let least = gate.atLeast, let most = gate.atMost, least.unit == most.unit, least.value > most.value {
            reject("at_least", "expected at most \(quoted(most.text.text)), which is at_most, found more")
        }
    }
}

extension YAMLKind where Value == GateLimit {
    /// `95%`, `2.5s`, `3`.
    static var gateLimit: YAMLKind {
        .checked(.text, "a share such as 95%, a duration such as 2.5s, or a number") { GateLimit(parsing: $0) }
    }
}

extension YAMLKind where Value == Gate.Regression {
    /// `{ absolute: 2%, relative: 10%, confidence: 99%, worse: lower }`.
    fileprivate static func regression(worse implied: FisherTest.Direction?) -> YAMLKind {
        .mapping("config.gates.regression") { regression in
            let worse = regression.optional(
                "worse", .oneOf(FisherTest.Direction.self),
                "Which way is worse; a gate with at_least or at_most alone says so.")
            let absolute = regression.optional(
                "absolute", .gateLimit,
                "The most that it may be worse by: points of a rate, a duration, a number; of counts by launch.")
            let relative = regression.optional(
                "relative", .part(of: "10%"), "The most that it may be worse by, as a part of the baseline.")
            let confidence = regression.optional(
                "confidence", .confidence, default: Gate.Regression.standardConfidence,
                "How sure the test of a rate has to be.")
            guard let direction = worse ?? implied else {
                // A wrong word was named already.
                if regression.has("worse") { return nil }
                regression.reject("worse", "expected worse: lower or worse: higher, found neither it nor one limit")
                return nil
            }
            return Gate.Regression(
                worse: direction, absolute: absolute, relative: relative, confidence: confidence)
        }
    }
}

extension YAMLKind where Value == Gate.Waiver {
    /// `{ reason: …, until: 2027-06-01 }`.
    fileprivate static var waiver: YAMLKind {
        .mapping("config.gates.waiver") { waiver in
            let reason = waiver.required("reason", .text, "Why, for those who read the line.")
            let until = waiver.required("until", .day, "The last day on which it holds, such as 2027-06-01.")
            guard let reason, let until else { return nil }
            return Gate.Waiver(reason: Public(authored: reason), until: until)
        }
    }
}

extension YAMLKind where Value == CivilDate {
    fileprivate static var day: YAMLKind {
        .checked(.text, "a day such as 2027-06-01", pattern: "[0-9]{4}-[0-9]{2}-[0-9]{2}") { CivilDate(parsing: $0) }
    }
}

extension YAMLKind where Value == Double {
    fileprivate static func part(of example: String) -> YAMLKind {
        .checked(.text, "a part such as \(example)") { text in
            GateLimit(parsing: text).flatMap { $0.unit == .share ? $0.value : nil }
        }
    }

    /// From a half to just under one.
    fileprivate static var confidence: YAMLKind {
        YAMLKind(
            "a share such as 99%", schema: .text(expected: "a share from 50% to 99.9999%", pattern: nil),
            written: { Gate.Regression.text(ofConfidence: $0) }
        ) { node, findings in
            guard let limit = YAMLKind<GateLimit>.gateLimit.value(of: node, &findings) else { return nil }
            guard limit.unit == .share, (0.5...0.999_999).contains(limit.value) else {
                findings.reject(node, expected: "a share from 50% to 99.9999%")
                return nil
            }
            return limit.value
        }
    }
}

extension YAMLKind where Value == GateBaseline {
    /// `baseline: main/report.json`, or with labels that may differ.
    static var baseline: YAMLKind {
        .short("a file, or a mapping with file", .text, or: full) { GateBaseline(file: $0) }
    }

    private static var full: YAMLKind {
        .mapping("config.baseline", help: "what gates are judged by: ctreport help gates") { baseline in
            let file = baseline.required("file", .text, "The report.json of the baseline, from this file's folder.")
            let except = baseline.optional(
                "except", .list(of: .text), default: [],
                "Labels that may differ, besides those that differ from run to run anyway.")
            return file.map { GateBaseline(file: $0, except: Set(except)) }
        }
    }
}
