/// The figures of a `RecordTally`: all that a report may say about records that are no events of a known app.
public struct RecordSummary: Sendable, Hashable {
    /// Counts by public text.
    public struct Table: Sendable, Hashable {
        /// How often each text came.
        public var counts: [Public: Int]
        /// How often texts came that may not be shown, or for which there was no room.
        public var other: Int

        /// A table.
        public init(counts: [Public: Int] = [:], other: Int = 0) {
            self.counts = counts
            self.other = other
        }

        /// The rows, the most frequent first, then by text.
        public var rows: [(text: Public, count: Int)] {
            counts.map { (text: $0.key, count: $0.value) }.sorted {
                $0.count != $1.count ? $0.count > $1.count : $0.text < $1.text
            }
        }
    }

    /// An event that no known app planned.
    public struct UnplannedEvent: Sendable, Hashable {
        /// How often it came.
        public var count: Int
        /// How many parameters it came with, all occurrences together.
        public var parameters: Int
        /// The keys of its parameters as they may be shown; `(other)` stands for those that may not.
        public var keys: Set<Public>

        /// An event.
        public init(count: Int = 0, parameters: Int = 0, keys: Set<Public> = []) {
            self.count = count
            self.parameters = parameters
            self.keys = keys
        }
    }

    /// All records that are no events of a known app.
    public var total = 0
    /// By name of the process.
    public var processes = Table()
    /// By subsystem.
    public var subsystems = Table()
    /// By category.
    public var categories = Table()
    /// By level; `(none)` for records without one.
    public var levels: [Public: Int] = [:]
    /// By hour of the civil time: hours since 1970-01-01T00.
    public var hours: [Int64: Int] = [:]
    /// Records without a time, or in hours for which there was no room.
    public var otherHours = 0
    /// Shapes of messages that came at least twice; `other` counts messages for whose shapes there was no room.
    public var shapes = Table()
    /// Messages whose shape came once; it is not shown, for a word in it may be a value.
    public var shapesSeenOnce = 0
    /// Events of the common grammar that no known app planned, by name.
    public var unplanned: [Public: UnplannedEvent] = [:]
    /// Such events whose names may not be shown, or for which there was no room.
    public var otherUnplanned = 0

    /// No records.
    public init() {}

    /// The unplanned events, the most frequent first, then by name.
    public var unplannedRows: [(name: Public, event: UnplannedEvent)] {
        unplanned.map { (name: $0.key, event: $0.value) }.sorted {
            $0.event.count != $1.event.count ? $0.event.count > $1.event.count : $0.name < $1.name
        }
    }
}
