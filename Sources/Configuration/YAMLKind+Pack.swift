internal import EventModel
internal import Flows
internal import Redaction
internal import Texts
internal import YAMLDocument

extension YAMLKind where Value == Pack {
    /// A whole pack. Events come first: flows refer to them.
    static var pack: YAMLKind {
        .mapping("pack") { pack in
            let app = pack.required(
                "app", .checked(.text, "an id of a–z, 0–9 and -", pattern: "[a-z0-9-]+") { PackID($0)?.text },
                "The app's id: the first part of the addresses of its figures.")
            let title = pack.required("title", .text, "The app's name as pages write it.")
            let capture = pack.required("capture", .captureGuide, "How the app's log is captured.")
            let records = pack.required("records", .records, "Which records are the app's.")
            let grammar = pack.optional("grammar", .grammar, "How a line looks that holds an event by its name.")
            var vocabulary = pack.optional(
                "vocabulary", .vocabulary, default: Vocabulary(), "Hosts and routes that may be shown.")
            let named = pack.optional(
                "events", .plannedEvents, default: [], "Events by name, each with its parameters and their kinds.")
            let messages = pack.optional(
                "messages", .messages, default: [], "Events that are plain sentences, by a name of your own.")
            for problem in messages.problems() { pack.reject("messages", problem.message, at: problem.place) }
            let classes = pack.optional(
                "error_classes", .table(of: .errorClassifier), default: [],
                "Classes of errors by domain and code, for flows to refer to.")
            let errorClasses = classes.flatMap(\.value.classes)
            vocabulary.errorDomains = Set(errorClasses.flatMap { $0.codes.keys.map(\.text) })
            if named.isEmpty, messages.isEmpty { pack.reject("events", "expected events or messages, found none") }
            if !named.isEmpty, grammar == nil, !pack.has("grammar") {
                pack.reject("grammar", "expected the key 'grammar', which says how an event's line looks, found none")
            }
            let events = named + messages.map(\.event)
            // Flows need the events only, so they are read and reported whatever else is wrong.
            let catalogue = EventCatalogue(
                app: app ?? "", title: title ?? "", process: capture?.process, eventRecords: records?.events ?? [],
                otherRecords: records?.others ?? [], grammar: grammar,
                events: events)
            let names = EventNames(catalogue)
            let classifiers = Dictionary(classes.map { ($0.key.value, $0.value) }) { first, _ in first }
            var program = FlowProgram(
                app: Public(authored: catalogue.app), title: Public(authored: catalogue.title),
                events: events.map { event in
                    (Public(authored: event.name), event.parameters.map { Public(authored: $0.name) })
                })
            let reading = FlowReading(names: names, classifiers: classifiers)
            pack.optional("launch", reading.launch, "How launches are told.").map { $0.apply(to: &program) }
            program.inactivityNanoseconds = pack.optional(
                "sessions", .sessions, default: program.inactivityNanoseconds, "When a session ends.")
            program.fewest = pack.optional(
                "min_n", .integer(in: 1...1_000_000), default: program.fewest,
                "Rates and distributions that rest on fewer are shown as too few to judge by.")
            program.timeline = pack.optional(
                "timeline", .list(of: reading.timelineMark), default: [], "The events that a launch's timeline shows.")
            reading.add(
                pack.optional("flows", .list(of: reading.flow, tellsRepeats: false), default: [], "What is measured."),
                to: &program, &pack)
            program.readTitles(&pack)
            program.translations = pack.optional(
                "translations", .translations, default: [:],
                "Texts of findings, titles, columns, units and steps in other languages, by language and text."
            )
            guard let capture, app != nil, title != nil, records != nil else { return nil }
            return Pack(catalogue: catalogue, vocabulary: vocabulary, program: program, capture: capture)
        }
    }
}

/// An app's id.
private struct PackID {
    let text: String

    init?(_ text: String) {
        let isID = text.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }
        guard isID else { return nil }
        self.text = text
    }
}

extension YAMLKind where Value == Pack.CaptureGuide {
    fileprivate static var captureGuide: YAMLKind {
        .mapping("pack.capture") { capture in
            let subsystem = capture.required("subsystem", .text, "The subsystem to filter by.")
            let process = capture.required("process", .text, "The process that logs.")
            let level = capture.optional("level", .text, default: "info", "The lowest level that is needed.")
            let isPrinted = capture.optional(
                "printed", .bool, default: false,
                "Whether the records go to standard output instead of the system's log.")
            guard let subsystem, let process else { return nil }
            return Pack.CaptureGuide(subsystem: subsystem, process: process, level: level, isPrinted: isPrinted)
        }
    }
}

private struct RecordSelectors: Sendable {
    var events: [EventCatalogue.Selector]
    var others: [EventCatalogue.Selector]
}

extension YAMLKind where Value == RecordSelectors {
    fileprivate static var records: YAMLKind {
        .mapping("pack.records") { records in
            let events = records.required(
                "events", .atLeastOne("record", .list(of: .selector)), "Records that hold events.")
            let others = records.optional("others", .list(of: .selector), default: [], "Other records of the app.")
            return events.map { RecordSelectors(events: $0, others: others) }
        }
    }
}

extension YAMLKind where Value == EventCatalogue.Selector {
    fileprivate static var selector: YAMLKind {
        .named("record", keysOfSelector)
    }

    private static var keysOfSelector: YAMLKind {
        .mapping("pack.records") { selector in
            let subsystem = selector.required("subsystem", .text, "The subsystem.")
            let category = selector.optional("category", .text, "The category; without it all of the subsystem.")
            return subsystem.map {
                EventCatalogue.Selector(subsystem: .exact($0), category: category.map { .exact($0) })
            }
        }
    }
}

extension YAMLKind where Value == EventCatalogue.Grammar {
    fileprivate static var grammar: YAMLKind {
        .mapping("pack.grammar") { grammar in
            let prefix = grammar.required("prefix", .text, "The text before the name.")
            let parameters = grammar.required("parameters", .text, "The text between the name and the parameters.")
            let order = grammar.optional(
                "keys", .oneOf(EventCatalogue.Grammar.KeyOrder.self), default: .any,
                "The order of an event's keys; where it is sorted, one out of order is part of a value.")
            guard let prefix, let parameters else { return nil }
            return EventCatalogue.Grammar(prefix: prefix, parametersMark: parameters, keyOrder: order)
        }
    }
}

extension YAMLKind where Value == Vocabulary {
    fileprivate static var vocabulary: YAMLKind {
        .mapping("pack.vocabulary") { vocabulary in
            let hosts = vocabulary.optional("hosts", .list(of: .text), default: [], "Hosts of URLs that may be shown.")
            let routes = vocabulary.optional(
                "routes", .list(of: .text), default: [], "Routes of URLs that may be shown.")
            return Vocabulary(hosts: hosts, routes: routes)
        }
    }
}

extension YAMLKind where Value == [EventCatalogue.PlannedEvent] {
    /// `name: { parameter: kind, parameter: { kind: [declared values] } }`.
    static var plannedEvents: YAMLKind {
        let events = YAMLKind<[YAMLRow<[EventCatalogue.Parameter]>]>.table(of: .parameters)
        return .checked(events, "events") { rows in
            rows.map { EventCatalogue.PlannedEvent(name: $0.key.value, parameters: $0.value) }
        }
    }
}

extension YAMLKind where Value == [EventCatalogue.Parameter] {
    /// `{ parameter: kind, parameter: { kind: [declared values] } }`, sorted by name.
    static var parameters: YAMLKind {
        let rows = YAMLKind<[YAMLRow<ParameterShape>]>.table(of: .named("kind of value", .parameterShape))
        return .checked(rows, "parameters") { rows in
            rows.map {
                EventCatalogue.Parameter(
                    name: $0.key.value, kind: $0.value.kind, domain: $0.value.domain, isRequired: $0.value.isRequired)
            }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        }
    }
}

private struct ParameterShape: Sendable {
    var kind: ParameterKind
    var domain: [String]
    var isRequired = true
}

extension YAMLKind where Value == ParameterShape {
    fileprivate static var parameterShape: YAMLKind {
        let plain = YAMLKind<ParameterKind>.oneOf(ParameterKind.self)
        let full = YAMLKind<ParameterShape>.mapping("pack.events.kind") { shape in
            let isOptional = shape.optional(
                "optional", .bool, default: false, "Whether events may come without the parameter.")
            let named = shape.optional("kind", plain, "The kind, where no values are declared.")
            var read = named.map { ParameterShape(kind: $0, domain: [], isRequired: !isOptional) }
            for kind in ParameterKind.allCases {
                let values = shape.optional(
                    kind.rawValue, .list(of: .text), "Values of this kind that may be shown.")
                if read == nil, let values {
                    read = ParameterShape(kind: kind, domain: values, isRequired: !isOptional)
                } else if values != nil {
                    shape.reject(kind.rawValue, "expected one kind of the parameter, found several")
                }
            }
            return read
        }
        let schema = YAMLSchema.either([plain.schema, full.schema])
        return YAMLKind("a kind of parameter", schema: schema) { node, findings in
            // A wrong kind still names a parameter, so that flows that use it are not called wrong too.
            let wrong = ParameterShape(kind: .text, domain: [])
            guard case .mapping(let entries) = node.content else {
                return plain.value(of: node, &findings).map { ParameterShape(kind: $0, domain: []) } ?? wrong
            }
            if entries.allSatisfy(\.value.isNothing) {
                findings.reject(node, expected: "a kind of parameter with its declared values")
            }
            return full.value(of: node, &findings) ?? wrong
        }
    }
}

extension YAMLKind where Value == ErrorClassifier {
    /// `class: { DOMAIN: [codes] }` and `otherwise: class`.
    fileprivate static var errorClassifier: YAMLKind {
        let codes = YAMLKind<[YAMLRow<[Int]>]>.table(of: .oneOrMany(.integer))
        let otherwise = YAMLKey(
            "otherwise", expected: "text", schema: YAMLKind<Public>.wording.schema, standard: "other",
            summary: "The class of errors that no other class lists.")
        let schema = YAMLSchema.mapping(YAMLKeys(keys: [otherwise], others: codes.schema))
        return YAMLKind("classes of errors", schema: schema) { node, findings in
            guard case .mapping(let entries) = node.content else {
                findings.reject(node, expected: "classes of errors")
                return nil
            }
            var classifier = ErrorClassifier(classes: [], otherwise: "other")
            for entry in entries {
                if entry.key == "otherwise" {
                    YAMLKind<Public>.wording.value(of: entry.value, &findings).map { classifier.otherwise = $0 }
                } else if let rows = codes.value(of: entry.value, &findings) {
                    let pairs = rows.map { (Public(authored: $0.key.value), Set($0.value.map(Int64.init))) }
                    classifier.classes.append(
                        .init(name: Public(authored: entry.key), codes: Dictionary(pairs) { $0.union($1) }))
                }
            }
            return classifier
        }
    }
}

extension YAMLKind where Value == Int64 {
    /// `{ inactivity: DURATION }`.
    fileprivate static var sessions: YAMLKind {
        .mapping("pack.sessions") { sessions in
            sessions.optional(
                "inactivity", .positiveDuration, default: 1_800_000_000_000,
                "The longest time without an event in a session.")
        }
    }
}

extension YAMLKind where Value == [String: [Public: Public]] {
    /// `{ de: { The counter fell below zero.: Der Zähler fiel unter null. } }`.
    fileprivate static var translations: YAMLKind {
        .mapping("pack.translations") { languages in
            Language.Tag.allCases.filter { $0 != .english }.reduce(into: [:]) { all, tag in
                let texts = languages.optional(
                    tag.rawValue, .table(of: .wording), default: [], "The texts in this language.")
                all[tag.rawValue] = Dictionary(
                    texts.map { (Public(authored: $0.key.value), $0.value) }, uniquingKeysWith: { first, _ in first })
            }
        }
    }
}
