public import EventModel

/// What an event says after the gate, wherever and whenever it says it. Events that say the same may share one, so that an event
/// costs a reference however much it says.
public final class EventContent: Sendable, Hashable {
    /// Index into the catalogue's events, or nil for an event that is not planned.
    public let planned: Int?
    /// The name as it may be shown.
    public let name: Public
    /// One value for each planned parameter, in the catalogue's order.
    public let values: [RedactedValue]
    /// How many parameters came that are not planned; their values are dropped.
    public let unplannedParameters: Int
    /// A small number that the contents of one gate do not share, where it remembers this one; see `DecidedEvents`.
    public let number: Int?

    init(planned: Int?, name: Public, values: [RedactedValue], unplannedParameters: Int, number: Int? = nil) {
        self.planned = planned
        self.name = name
        self.values = values
        self.unplannedParameters = unplannedParameters
        self.number = number
    }

    /// Equal when both say the same, whoever remembers them.
    public static func == (one: EventContent, other: EventContent) -> Bool {
        one === other
            || (one.planned == other.planned && one.name == other.name && one.values == other.values
                && one.unplannedParameters == other.unplannedParameters)
    }

    /// Hashes what it says.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(planned)
        hasher.combine(name)
        hasher.combine(values)
        hasher.combine(unplannedParameters)
    }
}

/// An event after the gate.
public struct RedactedEvent: Sendable, Hashable {
    /// What it says.
    public let content: EventContent
    /// Where it stands.
    public package(set) var origin: EventOrigin

    /// An event that says what another one said.
    public init(_ content: EventContent, at origin: EventOrigin) {
        self.content = content
        self.origin = origin
    }

    init(planned: Int?, name: Public, values: [RedactedValue], unplannedParameters: Int, origin: EventOrigin) {
        content = EventContent(
            planned: planned, name: name, values: values, unplannedParameters: unplannedParameters)
        self.origin = origin
    }

    /// Index into the catalogue's events, or nil for an event that is not planned.
    public var planned: Int? { content.planned }
    /// The name as it may be shown.
    public var name: Public { content.name }
    /// One value for each planned parameter, in the catalogue's order.
    public var values: [RedactedValue] { content.values }
    /// How many parameters came that are not planned; their values are dropped.
    public var unplannedParameters: Int { content.unplannedParameters }
}
