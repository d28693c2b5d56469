/// What is wrong with an input or a call: a code, a place, what was expected and how to fix it.
///
/// The texts are our own wording or come from files that the user wrote (configuration, pages, packs, arguments);
/// text of a capture never enters a diagnostic.
public struct Diagnostic: Error, Sendable, Hashable {
    /// How bad it is.
    public enum Severity: String, Sendable, Hashable {
        case error, warning, note
    }

    /// How bad it is.
    public var severity: Severity
    /// Stable dotted name, such as `config.flow.kind`.
    public var code: String
    /// Where, if the diagnostic is about a place in a text.
    public var place: SourcePlace?
    /// What was expected and what was found; lower case, no full stop.
    public var message: String
    /// The nearest valid spelling, if there is one.
    public var suggestion: String?
    /// How to go on.
    public var help: String?

    /// A diagnostic; `severity` is `error` unless said otherwise.
    public init(
        _ code: String, at place: SourcePlace? = nil, severity: Severity = .error, _ message: String,
        suggestion: String? = nil, help: String? = nil
    ) {
        self.severity = severity
        self.code = code
        self.place = place
        self.message = message
        self.suggestion = suggestion
        self.help = help
    }
}

/// Several diagnostics thrown together, in the order of their places.
public struct Diagnostics: Error, Sendable, Hashable {
    /// The diagnostics; never empty.
    public var all: [Diagnostic]

    /// A group of diagnostics.
    public init(_ all: [Diagnostic]) {
        self.all = all
    }
}
