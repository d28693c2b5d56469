internal import EventModel

/// Where the log hid or lost values: by event and parameter, which are named only as far as they may be.
public struct HiddenValues: Sendable, Hashable {
    /// A parameter of an event, or, where there is none, the messages of other records.
    public struct Place: Sendable, Hashable {
        /// The app, where a known one logged the event.
        public var app: Public?
        /// The event as it may be shown; nil for a message that is no event.
        public var event: Public?
        /// The parameter as it may be shown; nil for the name of the event, or a message that is no event.
        public var parameter: Public?

        /// A place.
        public init(app: Public? = nil, event: Public? = nil, parameter: Public? = nil) {
            self.app = app
            self.event = event
            self.parameter = parameter
        }
    }

    /// What was lost where.
    public struct Row: Sendable, Hashable {
        /// Where.
        public var place: Place
        /// What stands there instead, in our own words.
        public var placeholder: Public

        /// A row.
        public init(place: Place, placeholder: Public) {
            self.place = place
            self.placeholder = placeholder
        }
    }

    private static let mostRows = 1000

    /// How often each row came.
    public private(set) var counts: [Row: Int] = [:]
    /// Values in places for which there was no room.
    public private(set) var other = 0

    /// Nothing hidden.
    public init() {}

    /// Counts one value.
    public mutating func add(_ row: Row) {
        if counts[row] != nil || counts.count < HiddenValues.mostRows {
            counts[row, default: 0] += 1
        } else {
            other += 1
        }
    }

    /// Joins the counts of another capture.
    public mutating func merge(_ later: HiddenValues) {
        counts.merge(later.counts, uniquingKeysWith: +)
        other += later.other
    }

    /// The rows, the most frequent first, then by place.
    public var rows: [(row: Row, count: Int)] {
        counts.map { (row: $0.key, count: $0.value) }.sorted { one, two in
            one.count != two.count ? one.count > two.count : one.row.sortKey.lexicographicallyPrecedes(two.row.sortKey)
        }
    }
}

extension HiddenValues.Row {
    fileprivate var sortKey: [Public] {
        [place.app ?? "", place.event ?? "", place.parameter ?? "", placeholder]
    }
}

extension HiddenValues.Place {
    /// A parameter of an event that no known app planned; `bytes` hold their names.
    init(unplanned event: Event, parameter: Event.Parameter?, bytes: Span<UInt8>, _ rule: inout NameRule) {
        self.init(
            event: rule.shown(word: event.name.map { bytes[$0] }) ?? "(other)",
            parameter: parameter.map { parameter in rule.shown(word: parameter.key.map { bytes[$0] }) ?? "(other)" })
    }
}
