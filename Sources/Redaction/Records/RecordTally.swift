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
    /// By level, see `place(of:)`.
    private var levels = [Int](repeating: 0, count: LogLevel.allCases.count + 1)
    private var hours = BoundedCounts<Int64>()
    /// How many records came one after the other in the last one's hour.
    private var hourRun: (hour: Int64, count: Int)?
    private var shapes = BoundedCounts<[UInt8]>()
    private var events: UnplannedCounts
    private var rule: NameRule
    private var senders = SenderTable()
    private var memo = WordMemo()
    private var known = ShapeMemo()
    /// Words that are the app's own when enough installs have them; nil where nobody asked for them.
    private var sharedWords: SharedWords?
    private var leastInstalls = 1
    /// The values of events that nobody planned.
    private var dropped: DroppedValues?

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
        dropped = DroppedValues(policy.key)
    }

    /// The values of events that nobody planned, as keyed hashes.
    public var secrets: SecretSet? { dropped?.secrets }

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
    ///   - level: its level.
    ///   - time: when, as printed; a record without a time counts in no hour.
    ///   - content: what of its message counts.
    ///   - route: a number, from 0, that only records have which agree in process, subsystem and category; nil where none
    ///     was given.
    public mutating func add(
        _ fields: Fields, bytes: Span<UInt8>, level: LogLevel?, time: Timestamp?, content: Content, route: Int? = nil
    ) {
        total += 1
        let names = countSender(fields, bytes, route)
        levels[RecordTally.place(of: level)] += 1
        note(time)
        switch content {
        case .message: countShape(bytes, fields.message, names)
        case .event(let event):
            dropped?.note(event, bytes)
            events.add(event, bytes)
        case .nothing: break
        }
    }

    /// Counts the names of a record's sender; the answer is the number of the names that are its own.
    private mutating func countSender(_ fields: Fields, _ bytes: Span<UInt8>, _ route: Int?) -> Int {
        if let route, let names = senders.count(route: route) { return names }
        let process = processes.add(bytes, fields.process, allowsBlanks: true)
        let subsystem = subsystems.add(bytes, fields.subsystem)
        let category = categories.add(bytes, fields.category)
        return senders.add(process, subsystem, category, route: route)
    }

    private mutating func note(_ time: Timestamp?) {
        guard let nanoseconds = time?.civilNanoseconds else { return hours.addOther() }
        let hour = nanoseconds / Self.hour - (nanoseconds % Self.hour < 0 ? 1 : 0)
        if hourRun?.hour == hour {
            hourRun?.count += 1
        } else {
            closeHour()
            hourRun = (hour, 1)
        }
    }

    private mutating func closeHour() {
        if let run = hourRun { hours.add(run.hour, count: run.count) }
        hourRun = nil
    }

    private mutating func countShape(_ bytes: Span<UInt8>, _ message: Range<Int>, _ names: Int) {
        if sharedWords == nil, known.count(bytes, message, names: names) { return }
        let text = message.prefix(MessageShape.reach + 1).map { bytes[$0] }
        guard sharedWords != nil else {
            let shape = MessageShape.shape(of: text[...], ownNames: senders.names[names], memo: &memo)
            shapes.add(shape)
            return known.keep(shape, &shapes)
        }
        let shape = MessageShape.worded(text[...], ownNames: senders.names[names], memo: &memo)
        if shapes.add(shape.output) { sharedWords?.add(text, shape) }
    }

    private static func place(of level: LogLevel?) -> Int {
        switch level {
        case nil: 0
        case .standard: 1
        case .info: 2
        case .debug: 3
        case .error: 4
        case .fault: 5
        case .trace: 6
        case .warning: 7
        case .critical: 8
        }
    }

    /// Ends the captures of an install, and gives back what is needed only while records are added.
    ///
    /// - Parameter needed: how many installs must have a name or a shape for it to be shown.
    public mutating func finish(install: Int = 0, needed: Int = 1) {
        memo = WordMemo()
        dropped?.forget()
        settle()
        rule.forget()
        processes.finish(install: install, needed: needed)
        subsystems.finish(install: install, needed: needed)
        categories.finish(install: install, needed: needed)
        shapes.finish(install: install, needed: needed)
        events.finish(install: install, needed: needed)
        sharedWords?.finish(install: install)
        leastInstalls = needed
    }

    /// Counts what was put off.
    private mutating func settle() {
        known.settle(&shapes)
        closeHour()
        for sender in senders.finish() {
            processes.add(sender.process, count: sender.count)
            subsystems.add(sender.subsystem, count: sender.count)
            categories.add(sender.category, count: sender.count)
        }
    }

    /// Joins the counts of another capture.
    public mutating func merge(_ later: RecordTally) {
        var later = later
        later.settle()
        total += later.total
        processes.merge(later.processes)
        subsystems.merge(later.subsystems)
        categories.merge(later.categories)
        for place in levels.indices { levels[place] += later.levels[place] }
        hours.merge(later.hours)
        shapes.merge(later.shapes)
        events.merge(later.events)
        leastInstalls = max(leastInstalls, later.leastInstalls)
        if let values = later.dropped {
            if dropped?.merge(values) == nil { dropped = values }
        }
        if let words = later.sharedWords {
            if sharedWords?.merge(words) == nil { sharedWords = words }
        }
    }

    /// The figures. Shapes that came once are counted together.
    public var summary: RecordSummary {
        var copy = self
        copy.settle()
        return copy.settledSummary
    }

    private var settledSummary: RecordSummary {
        var summary = RecordSummary()
        summary.total = total
        summary.processes = processes.table
        summary.subsystems = subsystems.table
        summary.categories = categories.table
        for level in [nil] + LogLevel.allCases.map(Optional.some) {
            let count = levels[RecordTally.place(of: level)]
            if count > 0 { summary.levels[level.map { Public(authored: $0.rawValue) } ?? "(none)"] = count }
        }
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
