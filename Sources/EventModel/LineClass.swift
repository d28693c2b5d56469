/// What one line of a capture was taken for. Every line has exactly one class.
public enum LineClass: String, Sendable, Hashable, CaseIterable {
    /// Starts a record that is an analytics event.
    case event
    /// Starts another record.
    case other
    /// A further line of a record.
    case continuation
    /// Banner, header, footer, marker or blank line between records.
    case noise
    /// None of these; a `RejectionReason` says why.
    case rejected
}

/// How many lines of each class were read. `read` is their sum by construction.
public struct LineCounts: Sendable, Hashable {
    /// Lines that start an analytics event.
    public var event = 0
    /// Lines that start another record.
    public var other = 0
    /// Further lines of records.
    public var continuation = 0
    /// Banners, headers, footers, markers and blank lines between records.
    public var noise = 0
    /// Lines that are nothing of these.
    public var rejected = 0

    /// No lines.
    public init() {}

    /// All lines.
    public var read: Int { event + other + continuation + noise + rejected }

    /// Adds the counts of another part.
    public mutating func add(_ counts: LineCounts) {
        event += counts.event
        other += counts.other
        continuation += counts.continuation
        noise += counts.noise
        rejected += counts.rejected
    }

    /// Makes lines events that were counted as the start of another record.
    public mutating func makeEvents(of lines: Int) {
        event += lines
        other -= lines
    }

    /// Counts one line.
    public mutating func add(_ lineClass: LineClass) {
        switch lineClass {
        case .event: event += 1
        case .other: other += 1
        case .continuation: continuation += 1
        case .noise: noise += 1
        case .rejected: rejected += 1
        }
    }
}

/// Why a line was rejected.
public enum RejectionReason: String, Sendable, Hashable, CaseIterable {
    /// Text before any record, so that it continues nothing.
    case noRecordOpen = "no-record-open"
    /// A record header whose time stamp is impossible, such as month 13.
    case impossibleTime = "impossible-time"
    /// A line that begins as a record header and does not go on as one, such as the cut last line of a stopped capture.
    case damagedHeader = "damaged-header"
    /// The header of a record in a style that is not read.
    case otherStyle = "other-style"
    /// A line longer than the limit.
    case lineTooLong = "line-too-long"
    /// A JSON object that is not valid JSON.
    case invalidJSON = "invalid-json"
    /// A JSON object that ends before it is closed.
    case cutJSON = "cut-json"
    /// A JSON object that is not a log entry.
    case foreignJSON = "foreign-json"
    /// Bytes of a binary file.
    case binary
}
