internal import BuiltInPacks
public import Diagnostics
public import EventModel
public import Flows
public import Redaction
internal import YAMLDocument

/// Everything that ctreport knows of one app: what it logs, what of that is public, and what is asked of it.
public struct Pack: Sendable {
    /// How to capture the app's log.
    public struct CaptureGuide: Sendable {
        /// The subsystem to filter by.
        public var subsystem: String
        /// The process that logs.
        public var process: String
        /// The lowest level that is needed, such as `info`.
        public var level: String

        /// Whether the records go to standard output instead of the system's log.
        public var isPrinted: Bool

        /// A guide.
        public init(subsystem: String, process: String, level: String, isPrinted: Bool = false) {
            self.subsystem = subsystem
            self.process = process
            self.level = level
            self.isPrinted = isPrinted
        }
    }

    /// Where a pack comes from.
    public enum Origin: String, Sendable, Hashable, CaseIterable {
        /// It is compiled into the tool.
        case builtIn = "built-in"
        /// Another pack that a file of the user's changes.
        case extended
        /// A file of the user's.
        case own
    }

    /// Where it comes from.
    public internal(set) var origin = Origin.own
    /// What its document says in one spelling, for digests; of an extended pack what holds in the end.
    public internal(set) var canonicalText = ""
    /// Records and events.
    public var catalogue: EventCatalogue
    /// Hosts and routes that are public by declaration.
    public var vocabulary: Vocabulary
    /// Launches and flows.
    public var program: FlowProgram
    /// How to capture.
    public var capture: CaptureGuide

    /// A pack from its YAML text.
    ///
    /// - Throws: `Diagnostics`, all that is wrong with it, in the order of the places.
    public init(parsing bytes: [UInt8], file: String) throws(Diagnostics) {
        let document = try YAMLNode(parsing: bytes, file: file)
        self = try document.read(.pack, code: "pack")
        canonicalText = document.canonicalText
    }

    /// The help line of what is wrong with a pack.
    static let help = "what a pack holds: ctreport help packs"

    init(catalogue: EventCatalogue, vocabulary: Vocabulary, program: FlowProgram, capture: CaptureGuide) {
        self.catalogue = catalogue
        self.vocabulary = vocabulary
        self.program = program
        self.capture = capture
    }

    /// The packs that are compiled into the tool, in the order in which apps are reported.
    ///
    /// - Throws: `Diagnostics` when a built-in pack is wrong; the tests read all of them.
    public static func builtIn() throws(Diagnostics) -> [Pack] {
        var packs: [Pack] = []
        for text in builtInPacks {
            var pack = try Pack(parsing: text.bytes, file: text.file)
            pack.origin = .builtIn
            packs.append(pack)
        }
        return packs
    }
}
