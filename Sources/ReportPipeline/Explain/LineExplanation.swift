public import EventModel
public import Flows
public import LogIngest
public import Redaction

/// What became of one line of a capture, from its class to what every flow made of it. All texts in it are public.
public struct LineExplanation: Sendable {
    /// The record that a line belongs to.
    public struct Record: Sendable {
        /// Its first line, and how many it has.
        public let line, lineCount: Int
        /// The style it was read from.
        public let style: Public
        /// What it is.
        public let type: RecordType
        /// When, as printed.
        public let time: Timestamp?
        /// Its level.
        public let level: LogLevel?
        /// Its process id.
        public let processID: Int32?
        /// Who logged it; nil where the record does not say.
        public let process, subsystem, category: Public?
        /// The shape of its message: listed words, holes for the rest.
        public let message: Public
        /// Another capture of the install had the same record, and it counts there.
        public let isDuplicate: Bool
    }

    /// The event that a pack found in the record.
    public struct FoundEvent: Sendable {
        /// The name, as it may be shown.
        public let name: Public
        /// The pack plans it.
        public let isPlanned: Bool
        /// The planned event whose name is nearest to one that is not planned.
        public let suggestion: Public?
        /// The planned parameters: name, kind, and the value after redaction.
        public let parameters: [(name: Public, kind: Public, value: Public)]
        /// Names of parameters that are not planned, as they may be shown; their values are dropped.
        public let unplanned: [Public]
    }

    /// What one pack says of the record.
    public struct PackPart: Sendable {
        /// The app's name.
        public let app: Public
        /// Why the pack took the record, or why not: a sentence.
        public let verdict: Public
        /// The event that it found.
        public let event: FoundEvent?
        /// What the event breaks of the app's tracking plan, a phrase each.
        public let violations: [Public]
    }

    /// The capture's name.
    public let capture: Public
    /// The capture that its launch began in, where that is another one.
    public let launchCapture: Public?
    /// The line, from 1, and how many there are.
    public let line, lineCount: Int
    /// The line's class; nil when the capture has no such line.
    public let lineClass: LineClass?
    /// Why it was rejected.
    public let rejection: RejectionReason?
    /// What it says by itself, where it is no record.
    public let mark: LineWatch.Mark?
    /// The record that it belongs to.
    public let record: Record?
    /// What the packs say of the record, in their order up to the one that took it.
    public let packs: [PackPart]
    /// What the event did.
    public let effect: EventExplanation?
}
