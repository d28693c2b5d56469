public import Diagnostics

/// What a value in a document has to be, and how it becomes a Swift value: `.text`, `.duration`, `.list(of: .text)`.
///
/// Kinds are values, so that a reader of mappings needs two functions instead of one for each type, and so that lists,
/// mappings and checks combine:
///
///     let steps = flow.required("steps", .list(of: .text))
///     let event = flow.required("event", .checked(.text, "an event name such as app.start") { EventName($0) })
public struct YAMLKind<Value>: Sendable {
    /// How messages name it: "expected …".
    public let expected: String
    let read: @Sendable (YAMLNode, inout YAMLFindings) -> Value?
    let describe: @Sendable () -> YAMLSchema
    /// A value as a document would write it, where that is one word.
    let written: @Sendable (Value) -> String?

    /// A kind with its own reading; `read` returns nil after it reported why. `schema` is what it accepts, for descriptions.
    public init(
        _ expected: String, schema: @autoclosure @escaping @Sendable () -> YAMLSchema = .any,
        written: @escaping @Sendable (Value) -> String? = { _ in nil },
        read: @escaping @Sendable (YAMLNode, inout YAMLFindings) -> Value?
    ) {
        self.expected = expected
        self.read = read
        self.written = written
        describe = schema
    }

    /// What it accepts, made by asking its readers.
    public var schema: YAMLSchema { describe() }

    /// The value of a node; nil after a report when it is wrong. For kinds that choose between others.
    public func value(of node: YAMLNode, _ findings: inout YAMLFindings) -> Value? {
        read(node, &findings)
    }

    /// A kind narrowed by a rule: `rule` returns nil for what is not `expected`. `pattern` is an expression that the whole
    /// text of a scalar fits.
    public static func checked<Input>(
        _ kind: YAMLKind<Input>, _ expected: String, pattern: String? = nil,
        _ rule: @escaping @Sendable (Input) -> Value?
    ) -> YAMLKind {
        YAMLKind(expected, schema: kind.schema.narrowed(to: expected, pattern)) { node, findings in
            guard let input = kind.read(node, &findings) else { return nil }
            guard let value = rule(input) else {
                findings.reject(node, expected: expected)
                return nil
            }
            return value
        }
    }

    /// A kind with the place of the value: for checks that need other values first.
    public static func placed<Inner>(_ kind: YAMLKind<Inner>) -> YAMLKind where Value == Placed<Inner> {
        YAMLKind(kind.expected, schema: kind.schema, written: { kind.written($0.value) }) { node, findings in
            kind.read(node, &findings).map { Placed($0, at: node.place) }
        }
    }

    /// A kind that is described once, under `name`, however often it is used.
    public static func named(_ name: String, _ kind: YAMLKind) -> YAMLKind {
        YAMLKind(kind.expected, schema: .named(name, kind.schema), written: kind.written, read: kind.read)
    }

    /// A kind whose values nothing shows: `config show` says only that there is one.
    public static func secret(_ kind: YAMLKind) -> YAMLKind {
        YAMLKind(kind.expected, schema: .secret(kind.schema), written: { _ in nil }, read: kind.read)
    }
}

extension YAMLSchema {
    /// The schema with the words and the pattern of a narrower rule, if it is one of a text.
    fileprivate func narrowed(to expected: String, _ pattern: String?) -> YAMLSchema {
        guard case .text(_, let wider) = self else { return self }
        return .text(expected: expected, pattern: pattern ?? wider)
    }
}

/// A value and where it was written.
public struct Placed<Value> {
    /// The value.
    public var value: Value
    /// Where it stands.
    public var place: SourcePlace

    /// A value at a place.
    public init(_ value: Value, at place: SourcePlace) {
        self.value = value
        self.place = place
    }
}

extension Placed: Sendable where Value: Sendable {}
extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}

/// What is wrong with a document so far, and the code and help that a further diagnostic gets.
public struct YAMLFindings: Sendable {
    /// Dotted name of the value being read, such as `config.flow.kind`.
    public internal(set) var code: String
    /// The help line of diagnostics that bring none.
    public internal(set) var help: String?
    /// The diagnostics, in the order they were found.
    public internal(set) var diagnostics: [Diagnostic] = []

    init(code: String, help: String? = nil) {
        self.code = code
        self.help = help
    }

    /// Reports that `node` is not what was expected, quoting it if it is a scalar.
    public mutating func reject(_ node: YAMLNode, expected: String, suggestion: String? = nil) {
        report("expected \(expected), found \(node.shown)", at: node.place, suggestion: suggestion)
    }

    /// Reports a message of its own at a place.
    public mutating func report(
        _ message: String, at place: SourcePlace, suggestion: String? = nil, help: String? = nil
    ) {
        diagnostics.append(
            Diagnostic(code, at: place, message, suggestion: suggestion, help: help ?? self.help))
    }

    /// Reads a part under another code; what it finds is kept here.
    mutating func within<Result>(
        code: String, help: String? = nil, _ read: (inout YAMLFindings) -> Result
    ) -> Result {
        let outer = (self.code, self.help)
        self.code = code
        self.help = help ?? self.help
        defer { (self.code, self.help) = outer }
        return read(&self)
    }
}

extension YAMLNode {
    /// The node as messages show it.
    var shown: String {
        switch content {
        case _ where isNothing: "nothing"
        case .scalar(let text, isPlain: true): quoted(text)
        case .scalar(let text, isPlain: false): "the text \(quoted(text))"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    /// The document as a value of `kind`; `code` begins the codes of its diagnostics.
    ///
    /// - Throws: all that is wrong with it, in the order of the places.
    public func read<Value>(
        _ kind: YAMLKind<Value>, code: String = "yaml", help: String? = nil
    ) throws(Diagnostics) -> Value {
        let (value, diagnostics) = reading(kind, code: code, help: help)
        guard diagnostics.isEmpty, let value else { throw Diagnostics(diagnostics) }
        return value
    }

    /// What can be read of the document, and all that is wrong with it in the order of the places; without a value there is
    /// something wrong. For checks that go on in other files.
    public func reading<Value>(
        _ kind: YAMLKind<Value>, code: String = "yaml", help: String? = nil
    ) -> (value: Value?, diagnostics: [Diagnostic]) {
        var findings = YAMLFindings(code: code, help: help)
        let value = kind.read(self, &findings)
        let sorted = findings.diagnostics.enumerated().sorted { left, right in
            (left.element.position, left.offset) < (right.element.position, right.offset)
        }
        guard sorted.isEmpty, value == nil else { return (value, sorted.map(\.element)) }
        return (nil, [Diagnostic(code, at: place, "expected \(kind.expected), found \(shown)", help: help)])
    }
}

extension Diagnostic {
    /// Line and column in one number, for sorting.
    fileprivate var position: Int {
        guard let place else { return 0 }
        return place.line << 32 + place.column
    }
}
