public import YAMLDocument

/// A word of the scenario language that one app understands: a user action, an engine behaviour or an expectation.
///
///     ScenarioAction.plain("tap-sign-in") { app in app.session.signIn() },
///     ScenarioAction.taking("type", .text) { app, text in app.search.type(text) },
///     ScenarioAction.checking("expect-title", .text) { app, title in
///         app.title == title ? nil : "found the title '\(app.title)'"
///     },
public struct ScenarioAction<App: SimulatedApp>: Sendable {
    /// What a step does; a text says why an expectation is not met.
    public typealias Perform = @Sendable (App) -> String?

    /// Where in a script a word may stand.
    public enum Use: Sendable, Hashable {
        /// Behind a launch: it is about the app that was launched.
        case launched
        /// Anywhere: it is about the device, its time or what is stored.
        case anywhere
        /// Anywhere, and it launches the app.
        case launching
    }

    /// The word, lower case with hyphens.
    public let name: String
    /// Turns what stands behind the word, nil for nothing, into what to do; nil after it reported why not.
    let read: @Sendable (YAMLNode?, inout YAMLFindings) -> Perform?
    /// What may stand behind the word; nil for nothing.
    let takes: String?
    /// Whether the word may stand alone.
    let standsAlone: Bool
    private(set) var use = Use.launched
    /// How its value is written, where that says more than `takes`.
    private(set) var form: String?

    /// The same word for another use.
    public func used(_ use: Use) -> ScenarioAction {
        var action = self
        action.use = use
        return action
    }

    /// The same word with a text that shows the form of its value: `{url, status}`.
    func written(_ form: String) -> ScenarioAction {
        var action = self
        action.form = form
        return action
    }

    /// A word with nothing behind it: `- kill`.
    public static func plain(_ name: String, _ perform: @escaping @Sendable (App) -> Void) -> ScenarioAction {
        checking(name) { app in
            perform(app)
            return nil
        }
    }

    /// A word with nothing behind it that checks: `check` returns nil, or what was found instead.
    public static func checking(_ name: String, _ check: @escaping Perform) -> ScenarioAction {
        ScenarioAction(
            name: name,
            read: { node, findings in
                if let node, !node.isNothing {
                    findings.reject(node, expected: "nothing behind '\(name)'")
                    return nil
                }
                return check
            }, takes: nil, standsAlone: true)
    }

    /// A word with a value behind it: `- wait: 3s`; with a `standard`, the word may also stand alone.
    public static func taking<Value: Sendable>(
        _ name: String, _ kind: YAMLKind<Value>, default standard: Value? = nil,
        _ perform: @escaping @Sendable (App, Value) -> Void
    ) -> ScenarioAction {
        checking(name, kind, default: standard) { app, value in
            perform(app, value)
            return nil
        }
    }

    /// A word that checks: `check` returns nil, or what was found instead.
    public static func checking<Value: Sendable>(
        _ name: String, _ kind: YAMLKind<Value>, default standard: Value? = nil,
        _ check: @escaping @Sendable (App, Value) -> String?
    ) -> ScenarioAction {
        ScenarioAction(
            name: name,
            read: { node, findings in
                let value = node.map { kind.value(of: $0, &findings) } ?? standard
                guard let value else { return nil }
                return { app in check(app, value) }
            }, takes: kind.expected, standsAlone: standard != nil)
    }
}
