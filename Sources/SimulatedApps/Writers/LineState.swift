internal import EventModel

/// What the lines of one capture share. Nothing copies it: each line borrows it.
struct LineState: ~Copyable {
    let style: CaptureStyle
    var clock: LineClock
    private(set) var entryCount = 0
    private(set) var levels = LevelTally()
    /// The whole minute of the first entry, from which machine time is counted.
    private(set) var firstMinute: Int64 = 0
    /// The origin of the entry and its bytes.
    private(set) var lines: OriginLines
    private var current: LogOrigin?
    private var known: [(origin: LogOrigin, lines: OriginLines)] = []

    init(style: CaptureStyle, options: CaptureOptions) {
        self.style = style
        let layout: LineClock.Layout =
            switch style {
            case .relay, .osTrace: .month
            case .swiftLog12, .swiftLog13, .swiftLog14, .swiftLog16: .civil(separator: 0x54)
            default: .civil(separator: 0x20)
            }
        clock = LineClock(layout: layout, utcOffsetMinutes: options.utcOffsetMinutes)
        lines = OriginLines()
    }

    /// Goes on to an entry.
    mutating func take(_ entry: SimulatedEntry) {
        if entryCount == 0 { firstMinute = entry.instant - entry.instant % 60_000_000_000 }
        entryCount += 1
        levels.count(entry.level)
        clock.move(to: entry.instant)
        if entry.origin !== current { change(to: entry.origin) }
    }

    /// A program has a handful of origins, and a noisy capture some dozens: they are looked through one by one.
    private mutating func change(to origin: LogOrigin) {
        current = origin
        if let found = known.first(where: { $0.origin === origin }) {
            lines = found.lines
        } else {
            lines = OriginLines(origin, style: style)
            known.append((origin, lines))
        }
    }
}

/// Entries by level of the system's log.
struct LevelTally: Sendable {
    private(set) var standard = 0
    private(set) var info = 0
    private(set) var debug = 0
    private(set) var error = 0
    private(set) var fault = 0

    mutating func count(_ level: LogLevel) {
        switch level {
        case .standard: standard += 1
        case .info: info += 1
        case .debug, .trace: debug += 1
        case .error, .warning: error += 1
        case .fault, .critical: fault += 1
        }
    }
}
