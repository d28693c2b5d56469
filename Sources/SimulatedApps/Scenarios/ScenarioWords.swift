internal import Diagnostics
internal import YAMLDocument

/// A word of an app's scripts, for people.
public struct ScenarioWord: Sendable, Hashable {
    /// The word.
    public let name: String
    /// What stands behind it; empty for nothing.
    public let takes: String
    /// Whether the app must have been launched before.
    public let needsLaunch: Bool
}

/// The words that steps of one app's scripts may begin with.
struct ScenarioWords<App: SimulatedApp>: Sendable {
    private static var again: String { "repeat" }
    private let actions: [ScenarioAction<App>]

    /// The words of every app, then the app's own.
    init(actions: [ScenarioAction<App>]) {
        self.actions = Self.common + actions
    }

    /// All words.
    var names: [String] { actions.map(\.name) + [Self.again] }

    /// All words for people.
    var words: [ScenarioWord] {
        actions.map { action in
            let alone = action.takes != nil && action.standsAlone ? ", or nothing" : ""
            return ScenarioWord(
                name: action.name, takes: (action.form ?? action.takes ?? "") + alone,
                needsLaunch: action.use == .launched)
        } + [ScenarioWord(name: Self.again, takes: "{times, steps}", needsLaunch: false)]
    }

    /// Where all words are to be seen.
    var help: String { "words of steps: ctreport simulate \(App.identity.name) --list" }

    /// How many steps a script does at most, repeats included: enough for captures of gigabytes.
    static var stepLimit: Int { 10_000_000 }

    /// What is said of more steps than that.
    static func stepFault(_ count: Int) -> String {
        "expected at most \(stepLimit) steps in all, repeats included, found "
            + (count == .max ? "more than can be counted" : "\(count)")
    }

    /// A list of steps.
    var steps: YAMLKind<[ScenarioStep<App>]> {
        .list(of: YAMLKind("a step") { node, findings in step(node, &findings) }, tellsRepeats: false)
    }

    private func step(_ node: YAMLNode, _ findings: inout YAMLFindings) -> ScenarioStep<App>? {
        switch node.content {
        case .scalar(let word, _):
            return action(word, at: node, value: nil, &findings)
        case .mapping(let entries):
            guard entries.count == 1, let entry = entries.first else {
                findings.reject(node, expected: "a step with one word, such as 'wait: 3s'")
                return nil
            }
            if entry.key == Self.again { return loop(entry.value, &findings) }
            let word = YAMLNode(.scalar(entry.key, isPlain: true), at: entry.keyPlace)
            return action(entry.key, at: word, value: entry.value, &findings)
        case .sequence:
            findings.reject(node, expected: "a step")
            return nil
        }
    }

    private func action(
        _ word: String, at node: YAMLNode, value: YAMLNode?, _ findings: inout YAMLFindings
    ) -> ScenarioStep<App>? {
        guard let action = actions.first(where: { $0.name == word }) else {
            findings.report(
                "expected the word of a step, found \(quoted(word))", at: node.place,
                suggestion: nearest(to: word, among: names))
            return nil
        }
        if value == nil, !action.standsAlone, let takes = action.takes {
            findings.report("expected \(takes) behind '\(word)', found nothing", at: node.place)
            return nil
        }
        return action.read(value, &findings).map { .perform(node.place, action.use, $0) }
    }

    private func loop(_ node: YAMLNode, _ findings: inout YAMLFindings) -> ScenarioStep<App>? {
        let steps = steps
        let kind = YAMLKind<ScenarioStep<App>>.mapping("scenario.repeat") { loop in
            let times = loop.required("times", .integer(in: 1...1_000_000))
            let body = loop.required("steps", steps)
            guard let times, let body else { return nil }
            let step = ScenarioStep.again(times: times, body)
            // Reported once: a loop around one that is too long already says nothing new.
            if step.count > Self.stepLimit, ScenarioStep.count(of: body) <= Self.stepLimit {
                loop.reject("times", Self.stepFault(step.count))
            }
            return step
        }
        return kind.value(of: node, &findings)
    }
}

extension ScenarioWords {
    /// What every app's scripts can say.
    private static var common: [ScenarioAction<App>] {
        [
            .taking("launch", .list(of: .text, tellsRepeats: false), default: []) { app, arguments in
                app.launch(arguments: arguments)
            }
            .used(.launching).written("a list of arguments"),
            .plain("kill") { app in app.terminate() },
            .taking("wait", .duration) { app, duration in app.host.scheduler.run(for: duration) }.used(.anywhere),
            .checking("expect", .list(of: .text, tellsRepeats: false)) { app, expected in lines(of: app, expected) }
                .written("a list of messages"),
            .checking("expect-total", .table(of: .integer)) { app, counts in totals(of: app, counts) }
                .written("{EVENT: n}"),
            .checking("expect-outcome", .table(of: .integer)) { app, counts in outcomes(of: app, counts) }
                .written("{NAME: n}"),
        ]
    }

    /// Compares the messages since the last such check with what is expected.
    private static func lines(of app: App, _ expected: [String]) -> String? {
        let found = app.host.transcript ?? []
        app.host.transcript = []
        if found == expected { return nil }
        let index = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let first = index ?? min(found.count, expected.count)
        let wanted = first < expected.count ? quoted(expected[first]) : "no further line"
        let seen = first < found.count ? quoted(found[first]) : "none"
        return "expected \(wanted) as line \(first + 1), found \(seen)"
    }

    private static func totals(of app: App, _ counts: [YAMLRow<Int>]) -> String? {
        difference(counts) { app.host.ledger.events[$0] ?? 0 }
    }

    private static func outcomes(of app: App, _ counts: [YAMLRow<Int>]) -> String? {
        difference(counts) { app.host.ledger.outcomes[$0] ?? 0 }
    }

    private static func difference(_ counts: [YAMLRow<Int>], _ found: (String) -> Int) -> String? {
        for row in counts where found(row.key.value) != row.value {
            return "expected \(row.value) of \(quoted(row.key.value)), found \(found(row.key.value))"
        }
        return nil
    }
}
