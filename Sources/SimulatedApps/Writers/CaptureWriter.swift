internal import EventModel

/// Writes entries as a tool prints them: what stands before them, the entries, what stands after them.
///
///     let writer = CaptureWriter(style: .logCompact, options: CaptureOptions())
///     writer.begin()
///     for entry in entries { writer.receive(entry) }
///     writer.end()
///     let capture = writer.bytes
///
/// The bytes collect in `bytes`; whoever writes large captures takes them and removes them in between.
public final class CaptureWriter: EntrySink {
    /// The form of the lines.
    public let style: CaptureStyle
    private let options: CaptureOptions
    private var capture: Capture

    /// The state and the bytes together, so that an entry is one access to the writer.
    private struct Capture: ~Copyable {
        var state: LineState
        var bytes: [UInt8] = []

        mutating func add(_ entry: SimulatedEntry) {
            state.take(entry)
            switch state.style {
            case .logCompact: CompactLines.add(entry, state, to: &bytes)
            case .logDefault: DefaultLines.add(entry, state, to: &bytes)
            case .logSyslog: SyslogLines.add(entry, state, to: &bytes)
            case .logJSON: JSONLines.add(entry, state, to: &bytes)
            case .logNDJSON: NDJSONLines.add(entry, state, to: &bytes)
            case .nslogConsole: NSLogLines.add(entry, state, to: &bytes)
            case .relay: RelayLines.add(entry, state, to: &bytes)
            case .osTrace: OSTraceLines.add(entry, state, to: &bytes)
            case .swiftLog12, .swiftLog13, .swiftLog14, .swiftLog16:
                SwiftLogLines.add(entry, state, to: &bytes)
            }
        }

        mutating func addTail() {
            LogTool.addTail(state.style, state, to: &bytes)
        }
    }

    /// A writer that has written nothing yet.
    public init(style: CaptureStyle, options: CaptureOptions) {
        self.style = style
        self.options = options
        capture = Capture(state: LineState(style: style, options: options))
    }

    /// What was written since bytes were last removed.
    public var bytes: [UInt8] { capture.bytes }

    /// How many bytes that is.
    public var byteCount: Int { capture.bytes.count }

    /// How many entries were written.
    public var entryCount: Int { capture.state.entryCount }

    /// Forgets the bytes that were written, and keeps the room for the next ones.
    public func removeBytes() {
        capture.bytes.removeAll(keepingCapacity: true)
    }

    /// Writes what the tool prints before the first entry.
    public func begin() {
        switch style {
        case .logCompact, .logDefault, .logSyslog, .logJSON, .logNDJSON:
            LogTool.addHead(style, options, to: &capture.bytes)
        case .relay, .osTrace: DeviceLines.addHead(to: &capture.bytes)
        case .nslogConsole, .swiftLog12, .swiftLog13, .swiftLog14, .swiftLog16: break
        }
    }

    /// Writes an entry, unless the tool would have left it out.
    public func receive(_ entry: SimulatedEntry) {
        if options.tool == .show, entry.level == .debug || entry.level == .trace { return }
        capture.add(entry)
    }

    /// Writes what the tool prints after the last entry.
    public func end() {
        switch style {
        case .logCompact, .logDefault, .logSyslog, .logJSON, .logNDJSON:
            if options.tool == .show { capture.addTail() }
        case .relay, .osTrace: DeviceLines.addTail(to: &capture.bytes)
        case .nslogConsole, .swiftLog12, .swiftLog13, .swiftLog14, .swiftLog16: break
        }
    }
}

/// How a capture was made.
public struct CaptureOptions: Sendable, Hashable {
    /// Which command of `log` printed it.
    public enum Tool: String, Sendable, Hashable, CaseIterable {
        /// A live stream, ended by a signal: no footer, and an array of JSON stays open.
        case stream
        /// A look at what was stored: with a footer, without debug lines.
        case show
    }

    /// Minutes east of UTC of the clock that the lines show.
    public var utcOffsetMinutes = 0
    /// Which command of `log` printed the lines, where `log` did.
    public var tool = Tool.stream
    /// The predicate that `log` was given, and repeats; nil for none.
    public var predicate: String?

    /// A live stream in UTC without a predicate.
    public init() {}
}
