import EventModel

@testable import Redaction

/// A parameter as a test writes it: its index in the planned event, or nil, and the value's text.
struct Written {
    var index: Int?
    var value: String

    init(_ index: Int?, _ value: String) {
        self.index = index
        self.value = value
    }
}

extension Redactor {
    /// Sends an event through the gate. Other text stands between the values, so that a wrong range shows.
    mutating func redact(
        _ planned: Int?, name: String = "name", _ parameters: [Written] = [], capture: Int = 0, line: Int = 1
    ) -> RedactedEvent {
        var bytes = Array("##".utf8)
        func add(_ text: String) -> Range<Int> {
            let start = bytes.count
            bytes += Array(text.utf8)
            defer { bytes += Array("##".utf8) }
            return start..<bytes.count
        }
        var event = Event(planned: planned, name: add(name))
        for parameter in parameters {
            event.parameters.append(.init(planned: parameter.index, key: add("key"), value: add(parameter.value)))
        }
        let origin = EventOrigin(capture: capture, install: 0, line: line, process: 0, processID: 1, time: nil)
        return redact(event, bytes: bytes.span, origin: origin)
    }
}

/// A random number generator whose seed a failing test prints.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// One event with a parameter of every kind, in the order of `ParameterKind`, and one with declared values.
let everyKind = EventCatalogue(
    app: "app", title: "App", eventRecords: [], otherRecords: [],
    grammar: .init(prefix: "Event: ", parametersMark: ", parameters: "),
    events: [
        .init(name: "kinds", parameters: ParameterKind.allCases.map { .init(name: $0.rawValue, kind: $0) }),
        .init(
            name: "declared",
            parameters: ParameterKind.allCases.map { .init(name: $0.rawValue, kind: $0, domain: ["Ivan Petrov"]) }),
    ])

/// The index of a kind's parameter in both events of `everyKind`.
func index(of kind: ParameterKind) -> Int {
    ParameterKind.allCases.firstIndex(of: kind) ?? -1
}
