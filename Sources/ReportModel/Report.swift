public import EventModel
public import Flows
public import Plans
public import Redaction
public import Texts

/// The report of a run as a value: where it came from, every app's figures, and what the gate did.
///
/// Pages, files and printed texts only show it. All texts in it are public.
public struct Report: Sendable {
    /// What was read from one capture.
    public struct Capture: Sendable {
        /// The name as it may be shown.
        public var name: Public
        /// How many records of each style.
        public var formats: [Public: Int]
        /// How many bytes.
        public var bytes: Int
        /// The earliest and the latest time.
        public var first, last: Timestamp?
        /// The offsets from UTC that its times came with, in seconds, ascending.
        public var utcOffsets: [Int32] = []
        /// Its lines.
        public var lines: LineCounts
        /// Rejected lines by reason.
        public var rejections: [RejectionReason: Int]
        /// The first rejected lines, from 1, with their reasons.
        public var rejectedLines: [(line: Int, reason: RejectionReason)]
        /// What the log itself lost.
        public var losses: Losses
        /// What an earlier capture of the install had as well, and what therefore counts nowhere else.
        public var duplicates = Duplicates()
        /// Messages that came again according to markers behind them, and how many events count once more for that.
        public var repeatedMessages = 0, repeatedEvents = 0
        /// Events that stood behind one of a later time.
        public var movedEvents = 0
        /// The totals that the log printed against what was read.
        public var footers: [FooterCheck] = []
        /// What times did not say, and what was taken in its place.
        public var assumptions: [TimeAssumption: Int] = [:]
        /// Where the log hid or lost values.
        public var hiddenValues = HiddenValues()
        /// What the run's author says of it.
        public var labels = Labels()

        /// A capture of which nothing was read yet.
        public init(name: Public) {
            self.name = name
            formats = [:]
            bytes = 0
            lines = LineCounts()
            rejections = [:]
            rejectedLines = []
            losses = Losses()
        }
    }

    /// What the log itself lost before ctreport saw it.
    public struct Losses: Sendable, Hashable {
        /// Values that the system hid (`<private>` and its like).
        public var privateValues = 0
        /// Messages that were cut.
        public var cutMessages = 0
        /// Messages that the log says it dropped.
        public var droppedMessages = 0
        /// Levels that were not captured.
        public var missingLevels: Set<String> = []

        /// No losses.
        public init() {}

        /// Adds another capture's losses; a level is missing when it is missing in one capture.
        public mutating func add(_ other: Losses) {
            privateValues += other.privateValues
            cutMessages += other.cutMessages
            droppedMessages += other.droppedMessages
            missingLevels.formUnion(other.missingLevels)
        }
    }

    /// Records that an earlier capture had as well.
    public struct Duplicates: Sendable, Hashable {
        /// Records, events among them.
        public var records = 0
        /// Events.
        public var events = 0

        /// No duplicates.
        public init() {}
    }

    /// Totals that the log printed behind its records, against what was read.
    public struct FooterCheck: Sendable, Hashable {
        /// The line of the totals, from 1.
        public var line: Int
        /// What the log says, by level, or of all `records`.
        public var printed: [Public: Int]
        /// What was read.
        public var read: [Public: Int]

        /// A check.
        public init(line: Int, printed: [Public: Int], read: [Public: Int]) {
            self.line = line
            self.printed = printed
            self.read = read
        }

        /// Whether all of it was read.
        public var agrees: Bool { printed == read }
    }

    /// An app of which records came, and no event.
    public struct SilentApp: Sendable, Hashable {
        /// The app's id, and its name.
        public var app, title: Public
        /// How many records.
        public var records: Int

        /// An app.
        public init(app: Public, title: Public, records: Int) {
            self.app = app
            self.title = title
            self.records = records
        }
    }

    /// Name and version of the program.
    public var generator: (name: Public, version: Public)
    /// The captures in the order given.
    public var captures: [Capture]
    /// The apps that were found, in the order of the packs.
    public var apps: [FlowSummary]
    /// Apps of which records came and no event, in the order of the packs.
    public var silentApps: [SilentApp] = []
    /// The records that are no events of an app.
    public var records: RecordSummary
    /// What the events make of tracking plans: of each app that was found, and of plans of their own.
    public var plans: [PlanSummary] = []
    /// What became of the gates of the configuration; nil where it has none, or nobody judged them.
    public var gates: GateSheet?
    /// Inputs that were left out because another one has the same content.
    public var identicalInputs = 0
    /// The numbers of the pseudonyms.
    public var names: PseudonymNames
    /// What the gate did.
    public var audit: RedactionAudit
    /// What the report says of its policy.
    public var policy = PolicyFacts.standard
    /// What its figures were made with.
    public var run = RunFacts()

    /// The language of its pages; JSON speaks English.
    public var language = Language.english

    /// A report.
    public init(
        version: Public, captures: [Capture], apps: [FlowSummary], records: RecordSummary = RecordSummary(),
        names: PseudonymNames, audit: RedactionAudit
    ) {
        generator = ("ctreport", version)
        self.captures = captures
        self.apps = apps
        self.records = records
        self.names = names
        self.audit = audit
    }

    /// A report of what came through a gate.
    public init(
        version: Public, captures: [Capture], apps: [FlowSummary], records: RecordSummary, gate: GateResult
    ) {
        self.init(
            version: version, captures: captures, apps: apps, records: records, names: gate.names, audit: gate.audit)
        policy = gate.facts
    }

    /// All lines.
    public var lines: LineCounts {
        captures.reduce(into: LineCounts()) { $0.add($1.lines) }
    }

    /// All losses.
    public var losses: Losses {
        captures.reduce(into: Losses()) { $0.add($1.losses) }
    }

    /// Where the logs hid or lost values.
    public var hiddenValues: HiddenValues {
        captures.reduce(into: HiddenValues()) { $0.merge($1.hiddenValues) }
    }

    /// All that times did not say.
    public var assumptions: [TimeAssumption: Int] {
        captures.reduce(into: [:]) { $0.merge($1.assumptions, uniquingKeysWith: +) }
    }

    /// All that several captures had.
    public var duplicates: Duplicates {
        captures.reduce(into: Duplicates()) {
            $0.records += $1.duplicates.records
            $0.events += $1.duplicates.events
        }
    }

    /// All rejected lines by reason.
    public var rejections: [RejectionReason: Int] {
        captures.reduce(into: [:]) { $0.merge($1.rejections, uniquingKeysWith: +) }
    }

    /// All records by style.
    public var formats: [Public: Int] {
        captures.reduce(into: [:]) { $0.merge($1.formats, uniquingKeysWith: +) }
    }

    /// The place of an event as a reader finds it: `app.log:17`.
    public func place(of event: RedactedEvent) -> Public {
        "\(captures[event.origin.capture].name):\(event.origin.line)"
    }

    /// An event and its values as a reader sees them: `initial_route_resolved destination=counter`.
    public func text(of event: RedactedEvent, in app: FlowSummary) -> Public {
        guard let planned = event.planned else { return names.shown(undeclared: event.name) }
        let parameters = zip(app.program.events[planned].parameters, event.values).filter { $1 != .absent }
        let pairs = parameters.map { "\($0)=\($1.label(names))" as Public }
        return ([event.name] + pairs).joined(separator: " ")
    }
}
