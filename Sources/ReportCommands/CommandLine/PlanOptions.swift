internal import Diagnostics

/// Options of `plan`.
struct PlanOptions: Sendable, Equatable {
    enum Action: String, Sendable, CaseIterable {
        case `init`, check, diff
    }

    enum Format: String, Sendable, CaseIterable {
        case text, json, markdown, github
    }

    /// What is done.
    enum Job: Sendable, Equatable {
        /// Learns a plan, to a file or to standard output.
        case learn(output: String?, isForced: Bool)
        /// Checks captures against a plan; without one against those of the configuration and the packs.
        case check(plan: String?, isComplete: Bool)
        /// Compares two plans.
        case compare(old: String, new: String)
    }

    var job: Job
    var format: Format
    /// Captures and how they are read; without inputs where plans are compared.
    var reading: ReadingOptions

    /// - Throws: `usage.…` for words that are too few or too many, and for flags of another action.
    init(words: [String], _ reading: ReadingOptions, _ values: FlagValues) throws(Diagnostic) {
        let action = words.first.flatMap(Action.init) ?? .check
        var rest = words.dropFirst()
        self.reading = reading
        format = values.choice(.planFormat) ?? .text
        try PlanOptions.refuse(values, for: action)
        switch action {
        case .`init`:
            job = .learn(output: values.text(.planOutput), isForced: values.isOn(.replacePlan))
        case .check:
            let plan = rest.first.flatMap { PlanOptions.isPlan($0) ? $0 : nil }
            if plan != nil { rest = rest.dropFirst() }
            job = .check(plan: plan, isComplete: values.isOn(.everyEvent))
        case .diff:
            guard rest.count == 2, let old = rest.first, let new = rest.last else {
                throw Diagnostic(
                    "usage.argument", "expected two plans behind diff, found \(rest.count)",
                    help: "files, or apps for what their packs declare: ctreport plan diff old.yml new.yml")
            }
            job = .compare(old: old, new: new)
            return
        }
        self.reading.inputs = Array(rest)
        guard !rest.isEmpty else {
            throw Diagnostic(
                "usage.input", "expected at least one CAPTURE behind \(action.rawValue), found none",
                help: "name a capture, or - for standard input: ctreport help plan")
        }
    }

    /// Whether a word names a plan and not a capture: by its ending.
    static func isPlan(_ word: String) -> Bool {
        word.hasSuffix(".yml") || word.hasSuffix(".yaml")
    }

    /// Whether the words need inputs and name none.
    static func namesNoInput(_ words: [String]) -> Bool {
        switch words.first.flatMap(Action.init) {
        case .`init`: words.count == 1
        case .check: words.dropFirst().allSatisfy(isPlan)
        case .diff, nil: false
        }
    }

    /// Flags that mean nothing to an action.
    private static func refuse(_ values: FlagValues, for action: Action) throws(Diagnostic) {
        let strange: [Flag] =
            switch action {
            case .`init`: [.planFormat, .everyEvent]
            case .check: [.planOutput, .replace]
            case .diff: [.planOutput, .replace, .everyEvent, .isPublic]
            }
        for flag in strange where values.origins[flag] == .flag {
            throw Diagnostic(
                "usage.combination", "expected no --\(flag.name) beside \(action.rawValue), found it",
                help: "ctreport help plan")
        }
    }
}
