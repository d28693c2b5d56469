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
    /// The process and the thread of the entry.
    private(set) var numbers = ProcessNumbers()
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
        if style == .logCompact { numbers.move(to: entry) }
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

/// Process and thread, `8123:3a1f2c`: formatted again only when they change.
struct ProcessNumbers: Sendable {
    private(set) var text: [UInt8] = []
    private var process: Int32 = 0
    private var thread: UInt64 = 0

    mutating func move(to entry: SimulatedEntry) {
        if entry.processID == process, entry.threadID == thread, !text.isEmpty { return }
        (process, thread) = (entry.processID, entry.threadID)
        text.removeAll(keepingCapacity: true)
        text.add(decimal: UInt64(clamping: process))
        text.append(0x3A)
        text.add(hexadecimal: thread)
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
