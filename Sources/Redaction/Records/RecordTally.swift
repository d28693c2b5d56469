public import EventModel

/// Counts the records that are no events of a known app: by sender, level and hour, by the shape of their messages, and
/// the events among them that nobody planned.
///
/// It denies what no rule lets through: names must have the shape of names in code (`NameRule`), shapes hold listed words
/// and holes only (`MessageShape`), and a shape that came once is never shown. Tables are bounded. `merge` in any grouping
/// of the same captures gives the same summary.
public struct RecordTally: Sendable {
    /// Where the texts of one record stand in its bytes.
    public struct Fields: Sendable, Hashable {
        /// Name of the process.
        public var process: Range<Int>
        /// Subsystem.
        public var subsystem: Range<Int>
        /// Category.
        public var category: Range<Int>
        /// Message.
        public var message: Range<Int>

        /// The fields of a record; an empty range means that the record does not say.
        public init(process: Range<Int>, subsystem: Range<Int>, category: Range<Int>, message: Range<Int>) {
            self.process = process
            self.subsystem = subsystem
            self.category = category
            self.message = message
        }
    }

    /// What counts for a record beside its sender, level and time.
    public enum Content: Sendable {
        /// The shape of its message.
        case message
        /// An event that no known app planned; its message is not counted among the shapes.
        case event(Event)
        /// Nothing: the record is no message.
        case nothing
    }

    private static let hour: Int64 = 3_600_000_000_000

    private var total = 0
    private var processes: NameCounts
    private var subsystems: NameCounts
    private var categories: NameCounts
    private var levels: [Public: Int] = [:]
    private var hours = BoundedCounts<Int64>()
    private var shapes = BoundedCounts<[UInt8]>()
    private var events: UnplannedCounts
    private var rule: NameRule
    private var ownNames = OwnNames()
    private var memo = WordMemo()
    /// Words that are the app's own when enough installs have them; nil where nobody asked for them.
    private var sharedWords: SharedWords?
    private var leastInstalls = 1
    /// What of messages and of events that nobody planned is not shown.
    private var hidden: HiddenWords?

    /// No records; `detectors` are those of the run.
    public init(detectors: Detectors = .standard) {
        rule = NameRule(detectors)
        processes = NameCounts(rule)
        subsystems = NameCounts(rule)
        categories = NameCounts(rule)
        events = UnplannedCounts(rule)
    }

    /// No records, under the policy of a run, which may have words counted by install.
    public init(policy: RunPolicy) {
        self.init(detectors: policy.detectors)
        sharedWords = SharedWords(policy)
        hidden = HiddenWords(policy.key)
    }

    /// The values of events that nobody planned, as keyed hashes.
    public var secrets: SecretSet? { hidden?.values }

    /// The words of messages that no shape shows, as keyed hashes: what is published may not have them from there.
    public var hiddenWords: SecretSet? { hidden?.words }

    /// The place of a parameter of an event that no known app planned, or of the event itself; `bytes` hold their names.
    public mutating func place(
        of event: Event, parameter: Event.Parameter?, bytes: Span<UInt8>
    ) -> HiddenValues.Place {
        HiddenValues.Place(unplanned: event, parameter: parameter, bytes: bytes, &rule)
    }

    /// Counts one record.
    ///
    /// - Parameters:
    ///   - fields: where its texts stand in `bytes`.
    ///   - level: its level in our own wording.
    ///   - time: when, as printed; a record without a time counts in no hour.
    ///   - content: what of its message counts.
    public mutating func add(
        _ fields: Fields, bytes: Span<UInt8>, level: Public?, time: Timestamp?, content: Content
    ) {
        total += 1
        let process = processes.add(bytes, fields.process, allowsBlanks: true)
        let subsystem = subsystems.add(bytes, fields.subsystem)
        let category = categories.add(bytes, fields.category)
        levels[level ?? "(none)", default: 0] += 1
        if let time {
            let nanoseconds = time.civilNanoseconds
            hours.add((nanoseconds - (nanoseconds % Self.hour + Self.hour) % Self.hour) / Self.hour)
        } else {
            hours.addOther()
        }
        hidden?.note(content, bytes, fields.message)
        switch content {
        case .message:
            ownNames.set(process, subsystem, category)
            let message = fields.message.prefix(MessageShape.reach + 1).map { bytes[$0] }
            guard sharedWords != nil else {
                shapes.add(MessageShape.shape(of: message[...], ownNames: ownNames.names, memo: &memo))
                break
            }
            let shape = MessageShape.worded(message[...], ownNames: ownNames.names, memo: &memo)
            if shapes.add(shape.output) { sharedWords?.add(message, shape) }
        case .event(let event): events.add(event, bytes)
        case .nothing: break
        }
    }

    /// Ends the captures of an install, and gives back what is needed only while records are added.
    ///
    /// - Parameter needed: how many installs must have a name or a shape for it to be shown.
    public mutating func finish(install: Int = 0, needed: Int = 1) {
        memo = WordMemo()
        hidden?.forget()
        rule.forget()
        processes.finish(install: install, needed: needed)
        subsystems.finish(install: install, needed: needed)
        categories.finish(install: install, needed: needed)
        shapes.finish(install: install, needed: needed)
        events.finish(install: install, needed: needed)
        sharedWords?.finish(install: install)
        leastInstalls = needed
    }

    /// Joins the counts of another capture.
    public mutating func merge(_ later: RecordTally) {
        total += later.total
        processes.merge(later.processes)
        subsystems.merge(later.subsystems)
        categories.merge(later.categories)
        levels.merge(later.levels, uniquingKeysWith: +)
        hours.merge(later.hours)
        shapes.merge(later.shapes)
        events.merge(later.events)
        leastInstalls = max(leastInstalls, later.leastInstalls)
        if let words = later.hidden {
            if hidden?.merge(words) == nil { hidden = words }
        }
        if let words = later.sharedWords {
            if sharedWords?.merge(words) == nil { sharedWords = words }
        }
    }

    /// The figures. Shapes that came once are counted together.
    public var summary: RecordSummary {
        var summary = RecordSummary()
        summary.total = total
        summary.processes = processes.table
        summary.subsystems = subsystems.table
        summary.categories = categories.table
        summary.levels = levels
        summary.hours = hours.counts
        summary.otherHours = hours.other
        let shown = shapes.shown(isDeclared: { $0.isEmpty }, isBefore: { $0.lexicographicallyPrecedes($1) })
        let worded = sharedWords?.rows(of: shown.counts, least: leastInstalls) ?? [:]
        for (shape, count) in shown.counts {
            var left = count
            for row in worded[shape] ?? [] {
                summary.shapes.counts[Public(redacted: String(decoding: row.text, as: UTF8.self)), default: 0] +=
                    row.count
                left -= row.count
            }
            if left == 1 || shape.isEmpty {
                summary.shapesSeenOnce += left
            } else if left > 0 {
                summary.shapes.counts[Public(redacted: String(decoding: shape, as: UTF8.self)), default: 0] += left
            }
        }
        summary.shapes.other = shown.other
        let shownEvents = events.shown
        summary.unplanned = shownEvents.events
        summary.otherUnplanned = shownEvents.other
        return summary
    }
}

/// The names by which a record's own code may call itself in its messages: its process, its category, and the compound
/// words of its subsystem (`ViewController`, but not `charles`).
private struct OwnNames: Sendable {
    private(set) var names: [ArraySlice<UInt8>] = []
    private var sender: [Public?] = []

    /// Takes the names of a record's sender; those of the last one stay.
    mutating func set(_ process: Public?, _ subsystem: Public?, _ category: Public?) {
        let next = [process, subsystem, category]
        guard next != sender else { return }
        sender = next
        names = next.flatMap { name -> [ArraySlice<UInt8>] in
            let parts = name?.text.utf8.split(separator: UInt8(ascii: ".")).map { Array($0)[...] } ?? []
            return parts.filter { ShapeWords.humps(of: $0).count > 1 }
        }
    }
}
