public import Diagnostics
public import EventModel

/// Records by level.
public struct LevelCounts: Sendable, Hashable {
    /// Records of level Default.
    public var standard = 0
    /// Records of level Info.
    public var info = 0
    /// Records of level Debug.
    public var debug = 0
    /// Records of level Error.
    public var error = 0
    /// Records of level Fault.
    public var fault = 0
    /// Records of level Trace.
    public var trace = 0
    /// Records of level Warning.
    public var warning = 0
    /// Records of level Critical.
    public var critical = 0

    /// No records.
    public init() {}

    /// The records of one level.
    public subscript(level: LogLevel) -> Int {
        get {
            switch level {
            case .standard: standard
            case .info: info
            case .debug: debug
            case .error: error
            case .fault: fault
            case .trace: trace
            case .warning: warning
            case .critical: critical
            }
        }
        set {
            switch level {
            case .standard: standard = newValue
            case .info: info = newValue
            case .debug: debug = newValue
            case .error: error = newValue
            case .fault: fault = newValue
            case .trace: trace = newValue
            case .warning: warning = newValue
            case .critical: critical = newValue
            }
        }
    }
}

extension LevelCounts {
    fileprivate mutating func add(_ counts: LevelCounts) {
        for level in LogLevel.allCases {
            self[level] += counts[level]
        }
    }
}

/// Records by style, and those of the user's own formats by format. Neighbours mostly have one style, so a run of them costs
/// one look-up.
struct StyleCounts: Sendable, Hashable {
    struct Key: Sendable, Hashable {
        var style: LogStyle
        var format: UInt8?
    }

    private var finished: [Key: Int] = [:]
    private var key = Key(style: .compact)
    private var run = 0

    private var all: [Key: Int] {
        run == 0 ? finished : finished.merging([key: run], uniquingKeysWith: +)
    }

    var counts: [LogStyle: Int] {
        Dictionary(all.map { ($0.key.style, $0.value) }, uniquingKeysWith: +)
    }

    var customCounts: [Int: Int] {
        Dictionary(all.compactMap { key, count in key.format.map { (Int($0), count) } }, uniquingKeysWith: +)
    }

    mutating func add(_ record: LogRecord) {
        let key = Key(style: record.style, format: record.customFormat)
        if key != self.key {
            finished = all
            self.key = key
            run = 0
        }
        run += 1
    }

    static func == (one: StyleCounts, other: StyleCounts) -> Bool { one.all == other.all }
    func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

/// What Apple's log lost or hid, as far as a capture says so.
public struct LossCounts: Sendable, Hashable {
    /// Values hidden as `<private>`, `<mask.hash: …>` or `<sensitive>`.
    public var privateValues = 0
    /// Values that `log` could not decode: `<decode: …>`.
    public var undecodedValues = 0
    /// Messages that the system cut, which then end in `<…>`.
    public var cutMessages = 0
    /// Messages that this reader cut at its limit.
    public var truncatedMessages = 0
    /// Markers of messages dropped during live streaming; a marker does not say how many.
    public var dropMarkers = 0
    /// Messages lost according to Loss records.
    public var lostMessages = 0

    /// No losses.
    public init() {}
}

/// A rejected line: which one, and why.
public struct RejectedLine: Sendable, Hashable {
    /// The line, counted from 1.
    public var line: Int
    /// Why.
    public var reason: RejectionReason
}

/// The lines rejected for one reason.
public struct RejectionTally: Sendable, Hashable {
    /// How many.
    public var count = 0
    /// The first few of them, counted from 1.
    public var firstLines: [Int] = []
}

/// The totals that `log show` prints at its end, against the records read since the totals before.
public struct FooterCheck: Sendable, Hashable {
    /// The line of the footer, counted from 1.
    public var line: Int
    /// What the footer says: records by level, or, from ndjson, their number.
    public var printed: Totals
    /// What was read.
    public var read: Totals

    /// Either kind of totals.
    public enum Totals: Sendable, Hashable {
        /// The footer of the text styles.
        case levels(LevelCounts)
        /// The footer of ndjson.
        case records(Int)
    }

    /// Whether the capture holds what its footer says.
    public var agrees: Bool { printed == read }
}

/// What was read from one capture.
public struct CaptureTally: Sendable, Hashable {
    /// Why the capture was not read to its end, if it was not; what came before counts.
    public internal(set) var failure: Diagnostic?
    /// Bytes read.
    public internal(set) var byteCount = 0
    /// Lines by class.
    public internal(set) var lines = LineCounts()
    /// Rejected lines by reason.
    public internal(set) var rejections: [RejectionReason: RejectionTally] = [:]
    /// The first rejected lines, at most `CaptureTally.keptLines`.
    public internal(set) var firstRejected: [RejectedLine] = []
    /// Records by style; styles without records are absent.
    public var formats: [LogStyle: Int] { styles.counts }
    /// Records of the style `custom` by the index of their format; formats without records are absent.
    public var customFormats: [Int: Int] { styles.customCounts }
    /// All records.
    public var recordCount: Int { styles.counts.values.reduce(0, +) }
    /// Records by level; activities, signposts and the like have none.
    public var levels: LevelCounts {
        var counts = appleLevels
        counts.add(otherLevels)
        return counts
    }
    /// The earliest time of a record.
    public internal(set) var first: Timestamp?
    /// The latest time of a record.
    public internal(set) var last: Timestamp?
    /// The offsets from UTC that times came with, in seconds, ascending.
    public internal(set) var utcOffsets: [Int32] = []
    /// Records whose time came without an offset.
    public internal(set) var recordsWithoutOffset = 0
    /// Messages that repeat markers stand for, such as `--- last message repeated 3 times ---`.
    public internal(set) var repeatedMessages = 0
    /// What times did not say, and what was taken in its place.
    public internal(set) var assumptions: [TimeAssumption: Int] = [:]
    /// What Apple's log lost or hid.
    public internal(set) var losses = LossCounts()
    /// Footers against what was read, at most `CaptureTally.keptLines`.
    public internal(set) var footers: [FooterCheck] = []
    /// What became of the line that the reader watched.
    public internal(set) var watch: LineWatch?

    var styles = StyleCounts()
    /// Records that `log` printed in a style that has levels.
    var leveledRecords = 0
    /// Records that `log` printed, which its footers and banners are about.
    var appleRecords = 0
    var appleLevels = LevelCounts()
    /// Levels of records that something else printed.
    var otherLevels = LevelCounts()
    var bannerSkipsInfo = false
    var bannerSkipsDebug = false
    var hasFooter = false
    var levelsAtFooter = LevelCounts()
    var recordsAtFooter = 0
    var firstInstant = Int64.max
    var lastInstant = Int64.min

    /// How many lines a tally names at most.
    public static let keptLines = 20
    /// How many lines it names for each reason.
    static let keptLinesOfReason = 5

    /// Nothing read yet.
    public init() {}

    /// Levels that a capture of Apple's log leaves out, `Debug` before `Info`: said by a banner, or concluded from the
    /// records, since a capture with Debug records has both, one with Info records lacks Debug, and one with neither lacks
    /// both. What swift-log prints is up to the app, not to the capture, so its records say nothing about it.
    public var levelsMissing: [LogLevel] {
        let concludes = leveledRecords > 0 && appleLevels.debug == 0
        var missing: [LogLevel] = []
        if bannerSkipsDebug || concludes { missing.append(.debug) }
        if bannerSkipsInfo || (concludes && appleLevels.info == 0) { missing.append(.info) }
        return missing
    }
}

extension CaptureTally {
    mutating func reject(line: Int, _ reason: RejectionReason) {
        watch?.noteRejection(of: line, reason)
        lines.rejected += 1
        rejections[reason, default: RejectionTally()].count += 1
        if lines.rejected <= CaptureTally.keptLines {
            firstRejected.append(RejectedLine(line: line, reason: reason))
        }
        if rejections[reason, default: RejectionTally()].firstLines.count < CaptureTally.keptLinesOfReason {
            rejections[reason, default: RejectionTally()].firstLines.append(line)
        }
    }

    /// Counts a record's style, level and time.
    mutating func count(_ record: LogRecord) {
        styles.add(record)
        if record.style.isPrintedByLog {
            appleRecords += 1
            if record.style != .syslog { leveledRecords += 1 }
            if let level = record.level { appleLevels[level] += 1 }
        } else if let level = record.level {
            otherLevels[level] += 1
        }
        if record.isTruncated {
            losses.truncatedMessages += 1
        }
        if let time = record.time {
            count(time)
        }
    }

    private mutating func count(_ time: Timestamp) {
        if let offset = time.utcOffsetSeconds {
            if utcOffsets.last != offset { insert(offset) }
        } else {
            recordsWithoutOffset += 1
        }
        // A time without a year or a date has no place among others; it counts only until one has.
        if let known = first, known.unknown != time.unknown {
            if known.unknown == .nothing { return }
            if time.unknown == .nothing { (firstInstant, lastInstant) = (.max, .min) }
        }
        let instant = time.instantNanoseconds
        if instant < firstInstant {
            firstInstant = instant
            first = time
        }
        if instant > lastInstant {
            lastInstant = instant
            last = time
        }
    }

    private mutating func insert(_ offset: Int32) {
        if !utcOffsets.contains(offset) {
            utcOffsets.append(offset)
            utcOffsets.sort()
        }
    }

    /// Compares the footer of a text style with the records since the footer before.
    mutating func check(line: Int, levels printed: LevelCounts) {
        var since = LevelCounts()
        for level in LogLevel.allCases {
            since[level] = appleLevels[level] - levelsAtFooter[level]
        }
        closeFooter(FooterCheck(line: line, printed: .levels(printed), read: .levels(since)))
    }

    /// Compares the footer of ndjson with the records since the footer before.
    mutating func check(line: Int, records printed: Int) {
        let since = appleRecords - recordsAtFooter
        closeFooter(FooterCheck(line: line, printed: .records(printed), read: .records(since)))
    }

    private mutating func closeFooter(_ check: FooterCheck) {
        if footers.count < CaptureTally.keptLines {
            footers.append(check)
        }
        hasFooter = true
        levelsAtFooter = appleLevels
        recordsAtFooter = appleRecords
    }
}
