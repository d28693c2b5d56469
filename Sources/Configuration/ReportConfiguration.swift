public import Comparison
public import Diagnostics
public import LogIngest
public import Redaction
public import YAMLDocument

/// What the user's own configuration says: the file `ctreport.yml`.
///
///     packs: [packs/basket.yml]
///     inputs: [captures]
///     labels: { build: 42 }
///
/// Paths in it are relative to the file's folder.
public struct ReportConfiguration: Sendable {
    /// A value for what a flag sets as well; the flag and its environment variable win.
    public struct Setting: Sendable, Hashable {
        /// The flag's name without dashes.
        public var flag: String
        /// The value as a flag would give it; "1" or "0" where it takes none.
        public var value: String
        /// Where it stands.
        public var place: SourcePlace
    }

    /// Log formats of the user's own.
    public var formats = CustomFormats()
    /// What of a log may be published.
    public var redaction = RedactionPolicy()
    /// Files with packs of the user's own, in order.
    public var packs: [Placed<String>] = []
    /// The built-in packs that are used; nil for all.
    public var builtIn: [String]?
    /// Files with tracking plans, in order.
    public var plans: [Placed<String>] = []
    /// What is read where a call names no input.
    public var inputs: [String] = []
    /// What is said of captures.
    public var labels = CaptureLabels()
    /// The smallest n that rates of every app are judged by; nil for what its pack says.
    public var fewest: Int?
    /// When a session ends in every app; nil for what its pack says.
    public var inactivityNanoseconds: Int64?
    /// What the build has to keep to.
    public var gates: [Gate] = []
    /// The run that regressions are judged against.
    public var baseline: GateBaseline?
    /// What flags set as well.
    public var settings: [Setting] = []

    /// The name that is searched for.
    public static let fileName = "ctreport.yml"
    /// The most bytes that the file may have.
    public static var byteLimit: Int { YAMLNode.byteLimit }

    /// What holds without a file.
    public init() {}

    /// A configuration from its YAML text.
    ///
    /// - Throws: `Diagnostics`, all that is wrong with it, in the order of the places.
    public init(parsing bytes: [UInt8], file: String) throws(Diagnostics) {
        let document = try YAMLNode(parsing: bytes, file: file)
        self = try document.read(.configuration, code: "config")
        let faults = AuthoredReading.faults(inConfiguration: document, redaction)
        if !faults.isEmpty { throw Diagnostics(faults) }
    }

    /// What can be read of a configuration, and all that is wrong with it: for checks that go on with its packs.
    public static func reading(
        _ bytes: [UInt8], file: String
    ) -> (configuration: ReportConfiguration?, diagnostics: [Diagnostic]) {
        do throws(Diagnostics) {
            let document = try YAMLNode(parsing: bytes, file: file)
            var (value, diagnostics) = document.reading(.configuration, code: "config")
            if let value, diagnostics.isEmpty {
                diagnostics = AuthoredReading.faults(inConfiguration: document, value.redaction)
            }
            return (value, diagnostics)
        } catch {
            return (nil, error.all)
        }
    }
}
