/// Lines of others between those of an app: other processes in the system's log, other loggers on the app's own console.
///
/// It stands between an app and a writer. What it adds depends on its seed and on the times of the app's entries alone.
public final class NoiseSource: EntrySink {
    private let sink: any EntrySink
    private let share: Double
    private let speakers: [NoiseSpeaker]
    private let isConsole: Bool
    private var generator: SeededGenerator
    private var lastInstant: Int64?
    private var consoleOrigins: [LogOrigin] = []

    /// A source of noise in front of `sink`.
    ///
    /// - Parameters:
    ///   - share: how much of all entries is noise, at least 0 and less than 1.
    ///   - style: the style that the sink writes, if it writes one.
    public init(share: Double, style: CaptureStyle, seed: UInt64, install: Int, sink: any EntrySink) {
        self.sink = sink
        self.share = min(0.999, max(0, share))
        isConsole = style == .nslogConsole || style.isSwiftLog
        speakers = isConsole ? NoiseSpeaker.onConsole : NoiseSpeaker.inSystemLog
        // Streams of apps count from 1.
        generator = SeededGenerator(seed: seed, stream: .max - UInt64(truncatingIfNeeded: install))
    }

    /// Passes an entry on, after the noise of the time since the one before.
    public func receive(_ entry: SimulatedEntry) {
        var count = 0
        while generator.chance(share) { count += 1 }
        let start = min(lastInstant ?? entry.instant, entry.instant)
        let gap = Double(entry.instant - start)
        for number in 0..<count {
            let place = (Double(number) + generator.fraction()) / Double(count)
            add(at: start + Int64(gap * place), beside: entry)
        }
        lastInstant = entry.instant
        sink.receive(entry)
    }

    /// Whether the writer wants nothing more.
    public var isFull: Bool { sink.isFull }

    private func add(at instant: Int64, beside entry: SimulatedEntry) {
        let index = generator.integer(in: 0...speakers.count - 1)
        let speaker = speakers[index]
        var origin = speaker.origin
        if isConsole {
            if consoleOrigins.isEmpty { consoleOrigins = speakers.map { $0.origin.moved(to: entry.origin) } }
            origin = consoleOrigins[index]
        }
        sink.receive(
            SimulatedEntry(
                instant: instant, level: speaker.level, origin: origin, message: speaker.message(&generator),
                format: speaker.format, processID: isConsole ? entry.processID : speaker.processID,
                threadID: isConsole ? entry.threadID : speaker.firstThread + generator.next() % 7))
    }
}

extension LogOrigin {
    /// The same logger in the process of another origin.
    fileprivate func moved(to other: LogOrigin) -> LogOrigin {
        guard let label, let source else {
            return LogOrigin(
                process: other.process, library: library, subsystem: subsystem, category: category,
                imagePath: other.imagePath)
        }
        return LogOrigin(process: other.process, label: label, source: source, imagePath: other.imagePath)
    }
}
