internal import Diagnostics
internal import EventModel
internal import Flows
internal import Redaction

/// The events of a pack by name: what flows refer to.
struct EventNames: Sendable {
    private let catalogue: EventCatalogue
    private let indices: [String: Int]

    init(_ catalogue: EventCatalogue) {
        self.catalogue = catalogue
        indices = Dictionary(catalogue.events.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    func name(of event: Int) -> Public { Public(authored: catalogue.events[event].name) }

    var all: [String] { catalogue.events.map(\.name) }

    func index(of event: String) -> Int? { indices[event] }

    func parameters(of event: Int) -> [EventCatalogue.Parameter] { catalogue.events[event].parameters }

    func parameter(_ name: String, of event: Int) -> Int? {
        catalogue.events[event].parameters.firstIndex { $0.name == name }
    }

    /// The value that a parameter has after the gate when the log says `text`, or nil when it cannot have it.
    func value(_ text: String, of parameter: EventCatalogue.Parameter) -> RedactedValue? {
        switch parameter.kind {
        case .bool: text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
        case .number, .duration: Int64(text).map { .integer($0) }
        default: parameter.domain.contains(text) ? .word(Public(authored: text)) : nil
        }
    }

    /// What values a parameter can be compared with, for messages.
    func expectation(of parameter: EventCatalogue.Parameter) -> String {
        switch parameter.kind {
        case .bool: "true or false"
        case .number, .duration: "a whole number"
        default: parameter.domain.isEmpty ? "a declared value" : listing(parameter.domain)
        }
    }
}
