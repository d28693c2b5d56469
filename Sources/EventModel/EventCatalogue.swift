/// What one app logs: which records belong to it, how a message becomes an event, and every event it plans.
///
/// A pack fills it; ingest follows it.
public struct EventCatalogue: Sendable, Hashable {
    /// Records that belong to the app.
    public struct Selector: Sendable, Hashable {
        /// What a text must be.
        public enum Part: Sendable, Hashable {
            /// This text.
            case exact(String)
            /// A text that begins with this one.
            case prefix(String)
        }

        /// What the subsystem must be, or nil for any; in swift-log it is the label.
        public var subsystem: Part?
        /// What the category must be, or nil for any; in swift-log it is the source.
        public var category: Part?

        /// Records of a subsystem and category.
        public init(subsystem: String, category: String) {
            self.init(subsystem: .exact(subsystem), category: .exact(category))
        }

        /// Records whose subsystem and category are as given.
        public init(subsystem: Part?, category: Part? = nil) {
            self.subsystem = subsystem
            self.category = category
        }
    }

    /// The messages that are events: `prefix NAME`, and with parameters `prefix NAME parametersMark k=v, k2=v2`.
    ///
    /// Values are not escaped, and a separator is `, `.
    public struct Grammar: Sendable, Hashable {
        /// In which order the keys of an event stand.
        public enum KeyOrder: String, Sendable, Hashable, CaseIterable {
            /// In any.
            case any
            /// Ascending by bytes: a declared key that stands out of order is part of a value.
            case sorted
        }

        /// What stands before the name: `Event: `.
        public var prefix: String
        /// What stands between name and parameters: `, parameters: `.
        public var parametersMark: String
        /// In which order the keys stand.
        public var keyOrder: KeyOrder

        /// The grammar that is understood in every record: `Event: NAME, parameters: k=v, k2=v2`.
        public static let common = Grammar(prefix: "Event: ", parametersMark: ", parameters: ")

        /// A grammar.
        public init(prefix: String, parametersMark: String, keyOrder: KeyOrder = .sorted) {
            self.prefix = prefix
            self.parametersMark = parametersMark
            self.keyOrder = keyOrder
        }
    }

    /// One parameter of an event.
    public struct Parameter: Sendable, Hashable {
        /// The key.
        public var name: String
        /// What its value is.
        public var kind: ParameterKind
        /// Values declared in advance; they are public by declaration.
        public var domain: [String]
        /// Whether every event of the name carries it.
        public var isRequired: Bool

        /// A parameter.
        public init(name: String, kind: ParameterKind, domain: [String] = [], isRequired: Bool = true) {
            self.name = name
            self.kind = kind
            self.domain = domain
            self.isRequired = isRequired
        }
    }

    /// One planned event.
    public struct PlannedEvent: Sendable, Hashable {
        /// The name, as logged.
        public var name: String
        /// Its parameters in ascending order of their names.
        public var parameters: [Parameter]
        /// The shape of its message, whose holes are parameters by name; nil when the catalogue's grammar covers it.
        public var shape: MessageShape?

        /// An event.
        public init(name: String, parameters: [Parameter] = [], shape: MessageShape? = nil) {
            self.name = name
            self.parameters = parameters
            self.shape = shape
        }
    }

    /// The app's id: `a`–`z`, digits and `-`.
    public var app: String
    /// The app's name as people write it.
    public var title: String
    /// The process that logs; in a log that prints no subsystems it stands for them. Nil when there is none to go by.
    public var process: String?
    /// Records that hold the events.
    public var eventRecords: [Selector]
    /// Records of the app that are no events and are never counted as such.
    public var otherRecords: [Selector]
    /// How a message becomes an event, or nil when all events have shapes.
    public var grammar: Grammar?
    /// The planned events; their order is their index everywhere.
    public var events: [PlannedEvent]

    /// A catalogue.
    public init(
        app: String, title: String, process: String? = nil, eventRecords: [Selector], otherRecords: [Selector],
        grammar: Grammar?, events: [PlannedEvent]
    ) {
        self.app = app
        self.title = title
        self.process = process
        self.eventRecords = eventRecords
        self.otherRecords = otherRecords
        self.grammar = grammar
        self.events = events
    }
}
