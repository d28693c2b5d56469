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

    /// The parameters to break down by: one, or a list of them. Each dimension has the name of its parameter.
    var dimensions: YAMLKind<[ReadDimension]> {
        .oneOrMany(
            .checked(.placed(.text), "a parameter") { ReadDimension(name: Public(authored: $0.value), parameter: $0) })
    }

    /// A breakdown by parameters that all events have; nil where there is none, and after a report.
    func breakdown(_ read: [ReadDimension], of events: [EventMatcher], _ flow: inout MappingReader) -> Breakdown? {
        let dimensions = read.compactMap { dimension($0, of: events, &flow) }
        return dimensions.isEmpty || dimensions.count < read.count ? nil : Breakdown(dimensions: dimensions)
    }

    private func dimension(
        _ read: ReadDimension, of events: [EventMatcher], _ flow: inout MappingReader
    ) -> Breakdown.Dimension? {
        if let label = label(read, events) { return Breakdown.Dimension(name: read.name, label: label) }
        let kinds: [ParameterKind] = [.bool, .enum, .number, .url, .error]
        let key = read.parameter
        let numbers = Set(events.map(\.event)).sorted()
        var references: [ParameterReference] = []
        for event in numbers {
            let known = names.parameters(of: event)
            guard let parameter = names.parameter(key.value, of: event) else {
                let which = numbers.count == 1 ? "the event" : "all events, which \(names.name(of: event).text) has not"
                flow.reject(
                    "by", "expected a parameter of \(which), found '\(key.value)'", at: key.place,
                    suggestion: nearest(to: key.value, among: known.map(\.name)))
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
        let isWellKnown = ["app_version", "os", "device"].contains(key)
        guard isWellKnown, events.allSatisfy({ names.parameter(key, of: $0.event) == nil }) else { return nil }
        return Public(authored: key)
    }
}
