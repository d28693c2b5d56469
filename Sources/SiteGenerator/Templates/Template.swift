public import Diagnostics
public import Redaction
public import ReportRendering
internal import Texts

/// A page template: a strict subset of Mustache.
///
///     {{name}}                 text, escaped for element content and quoted attribute values
///     {{{name}}}               HTML made by this program, as it is
///     {{#name}} … {{/name}}    once for a flag that is set; once an entry of a list, whose values come first inside
///     {{^name}} … {{/name}}    when the flag is not set or the list is empty
///     {{> part.html}}          another template, with the same values
///     {{! remark }}            nothing
///
/// A section, partial or remark alone on its line leaves no blank line. A key that has no value, a value of another kind
/// than its tag asks for, an unclosed section or an unknown partial is an error with file, line and column.
public struct Template: Sendable {
    /// What a key stands for.
    public enum Value: Sendable {
        /// Text, for `{{name}}`.
        case text(Public)
        /// HTML, for `{{{name}}}`.
        case html(HTML)
        /// Entries, for sections.
        case list([[String: Value]])
        /// A condition, for sections.
        case flag(Bool)

        /// What it is, for messages.
        var kind: String {
            switch self {
            case .text: "text"
            case .html: "HTML"
            case .list: "a list"
            case .flag: "a flag"
            }
        }
    }

    /// A piece of a template.
    indirect enum Part: Sendable {
        case literal(String)
        case text(String, SourcePlace)
        case html(String, SourcePlace)
        case section(String, isInverted: Bool, [Part], SourcePlace)
        case partial(String, SourcePlace)
    }

    let parts: [Part]

    /// A template from the bytes of `file`.
    public init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
        var parser = TemplateParser(bytes: bytes, file: file)
        parts = try parser.parsed()
    }
}

/// Templates by the name of their file, so that one can include another.
public struct TemplateSet: Sendable {
    private let templates: [String: Template]

    /// How deep partials may include each other.
    static let depthLimit = 16

    /// Parses every file; partials must be among them.
    ///
    /// - Parameter shownNames: what messages call a file, where that is not its name.
    public init(files: [String: [UInt8]], shownNames: [String: String] = [:]) throws(Diagnostic) {
        var templates: [String: Template] = [:]
        for name in files.keys.sorted() {
            templates[name] = try Template(parsing: files[name] ?? [], file: shownNames[name] ?? name)
        }
        self.templates = templates
    }

    /// The names of the templates, sorted.
    public var names: [String] { templates.keys.sorted() }

    /// The parts of a template, or nil where there is none of the name.
    func parts(of name: String) -> [Template.Part]? { templates[name]?.parts }

    /// The text of template `name` with `values` in it.
    public func rendered(_ name: String, with values: [String: Template.Value]) throws(Diagnostic) -> String {
        guard let template = templates[name] else {
            throw Diagnostic(
                "template.name", "expected \(listing(templates.keys.sorted())), found '\(name)'",
                suggestion: nearest(to: name, among: templates.keys.sorted()))
        }
        var output = ""
        try write(template.parts, [values], depth: 0, into: &output)
        return output
    }

    private func write(
        _ parts: [Template.Part], _ scopes: [[String: Template.Value]], depth: Int, into output: inout String
    ) throws(Diagnostic) {
        for part in parts {
            switch part {
            case .literal(let text): output += text
            case .text(let key, let place):
                let value = try value(of: key, in: scopes, at: place)
                guard case .text(let text) = value else {
                    throw wrongKind(of: key, value, expected: "text", at: place)
                }
                output += HTML(escaping: text).text
            case .html(let key, let place):
                let value = try value(of: key, in: scopes, at: place)
                guard case .html(let html) = value else {
                    throw wrongKind(of: key, value, expected: "HTML", at: place)
                }
                output += html.text
            case .section(let key, let isInverted, let inner, let place):
                for entry in try entries(of: key, in: scopes, isInverted: isInverted, at: place) {
                    try write(inner, scopes + [entry], depth: depth, into: &output)
                }
            case .partial(let name, let place):
                try write(partial(name, depth: depth, at: place), scopes, depth: depth + 1, into: &output)
            }
        }
    }

    /// The scopes to write a section with: none, one, or one an entry.
    private func entries(
        of key: String, in scopes: [[String: Template.Value]], isInverted: Bool, at place: SourcePlace
    ) throws(Diagnostic) -> [[String: Template.Value]] {
        switch try value(of: key, in: scopes, at: place) {
        case .flag(let isSet): isSet != isInverted ? [[:]] : []
        case .list(let entries): isInverted ? (entries.isEmpty ? [[:]] : []) : entries
        case let value: throw wrongKind(of: key, value, expected: "a list or a flag", at: place)
        }
    }

    func partial(_ name: String, depth: Int, at place: SourcePlace) throws(Diagnostic) -> [Template.Part] {
        guard depth < Self.depthLimit else {
            throw Diagnostic(
                "template.depth", at: place, "'\(name)' includes itself, or nests deeper than \(Self.depthLimit)")
        }
        guard let template = templates[name] else {
            throw Diagnostic(
                "template.partial", at: place, "expected \(listing(templates.keys.sorted())), found '\(name)'",
                suggestion: nearest(to: name, among: templates.keys.sorted()),
                help: "a part is a file of the folder of templates; the built-in ones: ctreport site show")
        }
        return template.parts
    }

    private func value(
        of key: String, in scopes: [[String: Template.Value]], at place: SourcePlace
    ) throws(Diagnostic) -> Template.Value {
        for scope in scopes.reversed() {
            if let value = scope[key] { return value }
        }
        throw Self.unknown(key, among: scopes.flatMap(\.keys), at: place)
    }

    private func wrongKind(
        of key: String, _ value: Template.Value, expected: String, at place: SourcePlace
    ) -> Diagnostic {
        Self.wrongKind(of: key, value.kind, expected: expected, at: place)
    }

    /// A key that has no value.
    static func unknown(_ key: String, among keys: [String], at place: SourcePlace) -> Diagnostic {
        let known = Set(keys).sorted()
        return Diagnostic(
            "template.key", at: place, "expected a key of this page, found '\(key)'",
            suggestion: nearest(to: key, among: known), help: "keys here: " + known.joined(separator: ", "))
    }

    /// A key whose value its tag cannot show.
    static func wrongKind(of key: String, _ kind: String, expected: String, at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            "template.kind", at: place, "expected \(expected), found that '\(key)' is \(kind)",
            help: "text is written {{name}}, HTML {{{name}}}, lists and flags {{#name}} … {{/name}}")
    }

    /// Whether another template includes the template of this name.
    func isPartial(_ name: String) -> Bool {
        templates.values.contains { Self.includes(name, in: $0.parts) }
    }

    /// These templates and all that they include, in any depth.
    func used(by names: some Sequence<String>) -> Set<String> {
        var used: Set<String> = []
        var rest = names.filter { templates[$0] != nil }
        while let name = rest.popLast() {
            guard used.insert(name).inserted, let template = templates[name] else { continue }
            rest += templates.keys.filter { !used.contains($0) && Self.includes($0, in: template.parts) }
        }
        return used
    }

    // Recursion is as deep as sections nest in a template.
    private static func includes(_ name: String, in parts: [Template.Part]) -> Bool {
        parts.contains { part in
            switch part {
            case .partial(name, _): true
            case .section(_, _, let inner, _): includes(name, in: inner)
            case .literal, .text, .html, .partial: false
            }
        }
    }
}
