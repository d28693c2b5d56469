internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import YAMLDocument

extension YAMLKind where Value == Public {
    /// Text of the pack's author, meant for readers.
    static var wording: YAMLKind {
        .checked(.text, "text", pattern: #"[\s\S]*\S[\s\S]*"#) { text in
            text.contains { !$0.isWhitespace } ? Public(authored: text) : nil
        }
    }

    /// A dotted name, with dimensions in braces where it has some: `gestures{outcome=completed,side=left}`.
    static var metricName: YAMLKind {
        .checked(.text, "a metric such as splash.started or gestures{side=left}", pattern: metricPattern) { text in
            let name = text.prefix { $0 != "{" }
            let rest = text[name.endIndex...]
            guard isDotted(name), rest.isEmpty || (rest.hasSuffix("}") && rest.contains("=")) else { return nil }
            return Public(authored: text)
        }
    }

    /// A dotted name such as `splash.success_rate`.
    static var dottedName: YAMLKind {
        .checked(.text, "a dotted name such as splash.success_rate", pattern: "[a-z0-9._-]+") {
            isDotted($0[...]) ? Public(authored: $0) : nil
        }
    }
}

private let metricPattern = #"[a-z0-9._-]+(\{.*=.*\})?"#

private func isDotted(_ name: Substring) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789._-".utf8.contains($0) }
}

extension YAMLKind {
    /// One value, or a list of different ones.
    static func oneOrMany<Element>(_ kind: YAMLKind<Element>) -> YAMLKind where Value == [Element] {
        let single = kind
        let many = YAMLKind<[Element]>.list(of: kind, 1...Int.max)
        return YAMLKind("a value or a list", schema: .either([single.schema, many.schema])) { node, findings in
            if case .sequence = node.content { return many.value(of: node, &findings) }
            return single.value(of: node, &findings).map { [$0] }
        }
    }
}

extension YAMLKind {
    /// A list or a mapping that is not empty, or what is written in its place; `element` names one of them.
    static func atLeastOne(_ element: String, _ kind: YAMLKind) -> YAMLKind {
        YAMLKind(kind.expected, schema: kind.schema.notEmpty) { node, findings in
            let isEmpty =
                switch node.content {
                case .sequence(let nodes): nodes.isEmpty
                case .mapping(let entries): entries.isEmpty
                case .scalar: node.isNothing
                }
            guard isEmpty else { return kind.value(of: node, &findings) }
            findings.report("expected at least one \(element), found none", at: node.place)
            return nil
        }
    }
}

extension YAMLKind where Value == Int {
    /// A number of characters that texts are told apart by.
    fileprivate static var textLength: YAMLKind {
        let all = TextFacts.Length.allCases.map(\.rawValue)
        let expected = listing(all.map(String.init))
        return .scalar(expected, schema: YAMLSchema.numbers(all), written: { String($0) }) { text, isPlain in
            isPlain ? all.first { String($0) == text } : nil
        }
    }

    /// The name of an event of the pack.
    static func eventName(_ names: EventNames) -> YAMLKind {
        let schema = YAMLSchema.text(expected: "the name of an event", pattern: nil)
        return YAMLKind("an event of the pack", schema: schema) { node, findings in
            guard case .scalar(let text, _) = node.content else {
                findings.reject(node, expected: "the name of an event")
                return nil
            }
            if let index = names.index(of: text) { return index }
            findings.reject(
                node, expected: "an event of the pack", suggestion: nearest(to: text, among: names.all))
            return nil
        }
    }
}

extension YAMLKind where Value == ParameterReference {
    /// `event.parameter`.
    static func parameter(_ names: EventNames) -> YAMLKind {
        let expected = "a parameter such as event.key"
        return YAMLKind(expected, schema: .text(expected: expected, pattern: ".*\\..*")) { node, findings in
            guard case .scalar(let text, _) = node.content, let dot = text.lastIndex(of: ".") else {
                findings.reject(node, expected: "a parameter such as event.key")
                return nil
            }
            let (event, key) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
            if let index = names.index(of: event), let parameter = names.parameter(key, of: index) {
                return ParameterReference(event: index, parameter: parameter)
            }
            let known = names.all.flatMap { name in
                (names.index(of: name).map { names.parameters(of: $0) } ?? []).map { "\(name).\($0.name)" }
            }
            findings.reject(
                node, expected: "a parameter of an event of the pack", suggestion: nearest(to: text, among: known))
            return nil
        }
    }
}

extension YAMLKind where Value == EventMatcher {
    /// `event`, or `{ event: …, where: { key: value or [values] }, classes: …, while_open: true }`.
    static func event(_ names: EventNames, _ classifiers: [String: ErrorClassifier]) -> YAMLKind {
        let full = YAMLKind<EventMatcher>.mapping("pack.event") { matcher(&$0, names, classifiers) }
        return .named("event", .short("an event", .eventName(names), or: full) { EventMatcher(event: $0) })
    }

    /// Reads the keys of a matcher; the mapping may have further keys.
    static func matcher(
        _ event: inout MappingReader, _ names: EventNames, _ classifiers: [String: ErrorClassifier]
    ) -> EventMatcher? {
        let index = event.required("event", .eventName(names), "The name of the event.")
        let conditions = event.optional(
            "where", .table(of: .atLeastOne("value", .oneOrMany(.placed(.text)))), default: [],
            "Values that parameters must have, one or several of each.")
        let lengths = event.optional(
            "length", .table(of: .textLength), default: [], "Numbers of characters that texts must have at least.")
        let classes = event.optional("classes", .text, "The entry of error_classes that conditions on an error use.")
        let isOpen = event.optional(
            "while_open", .bool, default: false, "Whether it counts only while an attempt of the flow is open.")
        guard let index else { return nil }
        let read = conditions.compactMap { row in
            condition(row.key, row.value, of: index, names, classes.flatMap { classifiers[$0] }, &event)
        }
        let long = lengths.compactMap { length($0, of: index, names, &event) }
        return EventMatcher(event: index, conditions: read + long, onlyWhileOpen: isOpen)
    }

    /// `length: { text: 2 }`: a text of two characters or more.
    private static func length(
        _ row: YAMLRow<Int>, of event: Int, _ names: EventNames, _ reader: inout MappingReader
    ) -> EventMatcher.Condition? {
        guard let parameter = names.parameter(row.key.value, of: event),
            let least = TextFacts.Length(rawValue: row.value)
        else {
            let known = names.parameters(of: event).map(\.name)
            reader.reject(
                "length", "expected a parameter of the event, found \(quoted(row.key.value))", at: row.key.place,
                suggestion: nearest(to: row.key.value, among: known))
            return nil
        }
        return .length(parameter: parameter, atLeast: least)
    }

    private static func condition(
        _ key: Placed<String>, _ values: [Placed<String>], of event: Int, _ names: EventNames,
        _ classifier: ErrorClassifier?,
        _ reader: inout MappingReader
    ) -> EventMatcher.Condition? {
        let known = names.parameters(of: event).map(\.name)
        guard let index = names.parameter(key.value, of: event) else {
            reader.reject(
                "where", "expected \(known.isEmpty ? "no conditions" : listing(known)), found '\(key.value)'",
                at: key.place, suggestion: nearest(to: key.value, among: known))
            return nil
        }
        let parameter = names.parameters(of: event)[index]
        if parameter.kind == .error {
            guard let classifier else {
                reader.reject("where", "expected the key 'classes' that names the classes of '\(key.value)'")
                return nil
            }
            let known = classifier.classes.map(\.name.text) + [classifier.otherwise.text]
            if let unknown = values.first(where: { !known.contains($0.value) }) {
                reader.reject(
                    "where", "expected \(listing(known)) for '\(key.value)', found \(quoted(unknown.value))",
                    at: unknown.place, suggestion: nearest(to: unknown.value, among: known))
                return nil
            }
            return .errorClass(
                parameter: index, classifier: classifier, oneOf: values.map { Public(authored: $0.value) })
        }
        let allowed = values.compactMap { names.value($0.value, of: parameter) }
        if let unknown = values.first(where: { names.value($0.value, of: parameter) == nil }) {
            reader.reject(
                "where",
                "expected \(names.expectation(of: parameter)) for '\(key.value)', found \(quoted(unknown.value))",
                at: unknown.place, suggestion: nearest(to: unknown.value, among: parameter.domain))
            return nil
        }
        return .value(parameter: index, oneOf: allowed)
    }
}
