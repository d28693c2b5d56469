internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction
internal import YAMLDocument

extension FlowReading {
    /// A dimension as it is written: its name, and the parameter that holds its values.
    struct ReadDimension: Sendable {
        var name: Public
        var parameter: Placed<String>
    }

    /// The parameters and labels to break down by: one, or a list of them. Each dimension has the name of its parameter.
    var dimensions: YAMLKind<[ReadDimension]> {
        .oneOrMany(
            .checked(.placed(.text), "a parameter or a label") {
                ReadDimension(name: Public(authored: $0.value), parameter: $0)
            })
    }

    /// The labels that a flow of any kind is broken down by.
    func labels(_ flow: inout MappingReader) -> Breakdown? {
        let read = flow.optional(
            "by", dimensions, default: [],
            "Labels of captures to break all figures down by: label.KEY, app_version, os or device.")
        return breakdown(read, of: [], &flow)
    }

    /// A breakdown by parameters that all events have; nil where there is none, and after a report.
    func breakdown(_ read: [ReadDimension], of events: [EventMatcher], _ flow: inout MappingReader) -> Breakdown? {
        let dimensions = read.compactMap { dimension($0, of: events, &flow) }
        return dimensions.isEmpty || dimensions.count < read.count ? nil : Breakdown(dimensions: dimensions)
    }

    private func dimension(
        _ read: ReadDimension, of events: [EventMatcher], _ flow: inout MappingReader
    ) -> Breakdown.Dimension? {
        if let label = label(read, events) {
            if isKeyOfLabel(label.text) { return Breakdown.Dimension(name: read.name, label: label) }
            let found = quoted(read.parameter.value)
            flow.reject(
                "by", "expected label.KEY with a key of a–z, 0–9 and _, found \(found)", at: read.parameter.place)
            return nil
        }
        if events.isEmpty {
            let (key, known) = (read.parameter.value, Self.knownLabels)
            flow.reject(
                "by", "expected a label: label.KEY, app_version, os or device; found \(quoted(key))",
                at: read.parameter.place,
                suggestion: nearest(to: key, among: known) ?? (isKeyOfLabel(key) ? "label.\(key)" : nil))
            return nil
        }
        let kinds: [ParameterKind] = [.bool, .enum, .number, .url, .error]
        let key = read.parameter
        let numbers = Set(events.map(\.event)).sorted()
        var references: [ParameterReference] = []
        for event in numbers {
            let known = names.parameters(of: event)
            guard let parameter = names.parameter(key.value, of: event) else {
                let which = numbers.count == 1 ? "the event" : "all events, which \(names.name(of: event).text) has not"
                let isParameter = numbers.contains { names.parameter(key.value, of: $0) != nil }
                let label = isParameter || !isKeyOfLabel(key.value) ? nil : "label.\(key.value)"
                flow.reject(
                    "by",
                    "expected a parameter of \(which), or a label: label.KEY, app_version, os or device; found "
                        + quoted(key.value),
                    at: key.place,
                    suggestion: nearest(to: key.value, among: known.map(\.name) + Self.knownLabels) ?? label)
                return nil
            }
            guard kinds.contains(known[parameter].kind) else {
                let (wanted, kind) = (listing(kinds.map(\.rawValue)), known[parameter].kind.rawValue)
                flow.reject(
                    "by", "expected a parameter of kind \(wanted), found one of kind \(kind)", at: key.place)
                return nil
            }
            references.append(ParameterReference(event: event, parameter: parameter))
        }
        return Breakdown.Dimension(name: read.name, parameters: references)
    }

    /// The label that a dimension names: `label.KEY`, or one of the well-known ones where no event has such a parameter.
    private func label(_ read: ReadDimension, _ events: [EventMatcher]) -> Public? {
        let key = read.parameter.value
        if key.hasPrefix("label.") { return Public(authored: String(key.dropFirst("label.".count))) }
        guard Self.knownLabels.contains(key), events.allSatisfy({ names.parameter(key, of: $0.event) == nil }) else {
            return nil
        }
        return Public(authored: key)
    }

    private static let knownLabels = ["app_version", "os", "device"]

    private func isKeyOfLabel(_ key: String) -> Bool {
        var labels = Labels()
        return (try? labels.set(key, to: "1")) != nil
    }
}
