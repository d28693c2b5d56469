internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import YAMLDocument

extension FlowReading {
    func errors(_ id: Public, _ flow: inout MappingReader) -> ErrorFlow? {
        let sources = flow.required(
            "sources", .atLeastOne("source", .list(of: errorSource)),
            "The events that are errors, and the class of each.")
        let classes = flow.required(
            "classes", .atLeastOne("class", .list(of: .dottedName)),
            "All classes, in the order in which they are shown.")
        let echo = flow.optional("echo", echo, "A class whose errors repeat another event, and what tells that.")
        let recovery = flow.optional(
            "recovery", recovery(from: sources ?? []), "The success that shows that an error is over.")
        guard let sources, let classes else { return nil }
        check(classes, of: sources, &flow)
        if let echo, !classes.contains(echo.errorClass) {
            let (known, found) = (classes.map(\.text), echo.errorClass.text)
            flow.reject(
                "echo", "expected the class \(listing(known)), found \(quoted(found))",
                suggestion: nearest(to: found, among: known))
        }
        return ErrorFlow(id: id, sources: sources, classes: classes, echo: echo, recovery: recovery)
    }

    /// Refuses classes that no source gives, those that would be counted and not shown, and sources of one class that are
    /// broken down by different things.
    private func check(_ classes: [Public], of sources: [ErrorFlow.Source], _ flow: inout MappingReader) {
        var known: [String] = []
        for name in sources.flatMap(\.classes).map(\.text) where !known.contains(name) { known.append(name) }
        if !known.isEmpty, let unknown = classes.first(where: { !known.contains($0.text) }) {
            flow.reject(
                "classes", "expected \(listing(known)), found \(quoted(unknown.text))",
                suggestion: nearest(to: unknown.text, among: known))
        } else if let missing = known.first(where: { !classes.map(\.text).contains($0) }) {
            flow.reject("classes", "expected \(quoted(missing)) too, which a source gives: it would count nowhere")
        }
        for errorClass in classes {
            let names = sources.filter { $0.classes.contains(errorClass) }.map { $0.by?.names ?? [] }
            guard Set(names).count > 1 else { continue }
            flow.reject(
                "sources",
                "expected the same 'by' in all sources of the class \(quoted(errorClass.text)), found another")
        }
    }

    private func recovery(from sources: [ErrorFlow.Source]) -> YAMLKind<ErrorFlow.Recovery> {
        .mapping("pack.flow.recovery") { recovery in
            let success = recovery.required("success", events, "The events that show that the thing works again.")
            let within = recovery.optional("within", .positiveDuration, "How long after the error it may come.")
            let hold = recovery.optional(
                "hold", .oneOrMany(.placed(.text)), default: [],
                "Parameters that error and success must have in common.")
            let scope = recovery.optional(
                "scope", .oneOf(ErrorFlow.Recovery.Scope.self), default: .launch, "Where the success has to come.")
            guard let success else { return nil }
            let held = hold.compactMap { dimension($0, heldBy: sources.map(\.event) + success, &recovery) }
            guard held.count == hold.count else { return nil }
            return ErrorFlow.Recovery(
                success: success, withinNanoseconds: within, hold: held.isEmpty ? nil : Breakdown(dimensions: held),
                scope: scope)
        }
    }

    private var errorSource: YAMLKind<ErrorFlow.Source> {
        .mapping("pack.flow.sources") { source in
            let matcher = source.required("event", event, "The events.")
            let fixed = source.optional("class", .dottedName, "The class of all of them.")
            let key = source.optional("parameter", .text, "The parameter that holds the error.")
            let classes = source.optional("classes", .text, "The entry of error_classes that gives the error's class.")
            let ignored = source.optional(
                "ignore", .oneOrMany(.dottedName), default: [], "Classes that are no errors here.")
            let by = source.optional(
                "by", .table(of: .placed(.text)), default: [],
                "Dimensions by name: parameters to break the class down by, or label.KEY, app_version, os, device.")
            guard let matcher else { return nil }
            let dimensions = by.map { ReadDimension(name: Public(authored: $0.key.value), parameter: $0.value) }
            let breakdown = breakdown(dimensions, of: [matcher], &source)
            if let fixed { return .init(event: matcher, classification: .fixed(fixed), by: breakdown) }
            guard let key, let parameter = names.parameter(key, of: matcher.event),
                let classifier = classes.flatMap({ classifiers[$0] })
            else {
                source.reject("event", "expected the key 'class', or 'parameter' and 'classes' that the pack declares")
                return nil
            }
            let known = classifier.classes.map(\.name.text) + [classifier.otherwise.text]
            if let unknown = ignored.first(where: { !known.contains($0.text) }) {
                source.reject(
                    "ignore", "expected \(listing(known)), found \(quoted(unknown.text))",
                    suggestion: nearest(to: unknown.text, among: known))
            }
            let classification = ErrorFlow.Source.Classification.classifier(
                parameter: parameter, classifier, ignored: ignored)
            return .init(event: matcher, classification: classification, by: breakdown)
        }
    }

    private var echo: YAMLKind<ErrorFlow.Echo> {
        .mapping("pack.flow.echo") { echo in
            let errorClass = echo.required("class", .dottedName, "The class.")
            let within = echo.required("within", .positiveDuration, "How soon after its cause an echo comes.")
            let causes = echo.required("after", events, "The events that cause one.")
            let breaks = echo.optional("broken_by", events, default: [], "Events after which the cause is over.")
            let finding = echo.required(
                "finding", .wording, "What a finding says of errors of the class without a cause.")
            guard let errorClass, let within, let causes, let finding else { return nil }
            refuse("broken_by", breaks, among: causes, "after", &echo)
            return ErrorFlow.Echo(
                errorClass: errorClass, withinNanoseconds: within, causes: causes, breaks: breaks, finding: finding)
        }
    }
}
