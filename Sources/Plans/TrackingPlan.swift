public import EventModel
internal import Redaction
public import Texts

/// What an app is meant to log: its events, and of each the parameters with their kinds and values.
///
/// A pack's catalogue is a plan already; a file may hold another one for the same app, or one for an app that no pack knows.
public struct TrackingPlan: Sendable, Hashable {
    /// The app of the pack that finds the events; nil for events of the common grammar that no pack takes.
    public var app: String?
    /// Whether it is what the app's pack declares, and not a plan of its own.
    public var isOfPack = false
    /// In which order the keys of an event stand.
    public var keyOrder: EventCatalogue.Grammar.KeyOrder
    /// The events in ascending order of their names, each name once.
    public var events: [EventCatalogue.PlannedEvent]
    /// Events that must come in whatever is checked.
    public var requiredEvents: Set<String>

    /// A plan.
    public init(
        app: String? = nil, keyOrder: EventCatalogue.Grammar.KeyOrder = .any,
        events: [EventCatalogue.PlannedEvent], requiredEvents: Set<String> = []
    ) {
        self.app = app
        self.keyOrder = keyOrder
        self.events = events.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.requiredEvents = requiredEvents
    }

    /// The plan that a catalogue holds.
    public init(_ catalogue: EventCatalogue) {
        self.init(
            app: catalogue.app, keyOrder: catalogue.grammar?.keyOrder ?? .any, events: catalogue.events)
        isOfPack = true
    }

    /// The plan with every event required.
    public var requiringEveryEvent: TrackingPlan {
        var plan = self
        plan.requiredEvents = Set(events.map(\.name))
        return plan
    }

    /// How pages and messages call it.
    public func title(of catalogue: EventCatalogue?) -> Text {
        catalogue.map { .asItIs(text: Public(authored: $0.title)) } ?? .eventsOfNoKnownApp
    }
}
