public import Diagnostics
public import Redaction

/// The figures of a run as `report.json` holds them: what gates judge and comparisons compare.
///
/// Nothing of a file is trusted: its form is checked, its size and counts are bounded, and its texts pass the gate of free
/// texts before they are shown.
public struct ReportFigures: Sendable {
    /// A metric of an app.
    public struct Metric: Sendable, Hashable {
        /// Its id with dimensions.
        public var name: ReportName
        /// What was measured.
        public var figure: MetricFigure
        /// Whether it is a row of a table or a step of a funnel, which stand in a metric of their own.
        public var isPart = false
        /// Whether all its parts are listed: of a long table the rest is a sum.
        var isListedWhole = true
        /// Whether the report does not list it: nothing was counted, or it is no name at all.
        var isAbsent = false
        /// How installs repeat themselves in a rate, where several are known.
        var repeated: RepeatedTrials?
        /// How many events a count of a plan rests on.
        var eventCount: Int?
    }

    /// A finding of an app.
    public struct Finding: Sendable, Hashable {
        /// The rule.
        public var rule: ReportName
        /// How often.
        public var count: Int
        /// Where first: `app.log:17`.
        public var place: Public?
    }

    /// The figures of an app.
    public struct App: Sendable, Hashable {
        /// The app's id.
        public var name: ReportName
        /// Launches; nil where they cannot be told.
        public var launches: Int?
        /// The smallest n of a figure that is judged.
        public var fewest: Int
        /// All events.
        public var eventTotal: Int
        /// Planned events that came, by name.
        public var events: [ReportName: Int] = [:]
        /// Events that are not planned, by name.
        public var unplanned: [ReportName: Int] = [:]
        /// The metrics in the order of their ids.
        public var metrics: [Metric] = []
        /// The findings.
        public var findings: [Finding] = []
        /// What its events made of a tracking plan.
        public var plan: PlanFigures?
    }

    /// The form that is read.
    public static let schema = "ctreport.report/1"

    /// The apps in the order of their ids.
    public var apps: [App]
    /// Plans of no app that was found, each as an app that has nothing else.
    var planOnly: [App] = []
    /// What the run was made in.
    public var environment: RunEnvironment
    /// How many captures were read.
    public var captureCount: Int
    /// How many lines were read.
    public var lineCount: Int

    /// The figures of a file.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - file: its name in messages.
    ///   - redactor: the gate of its texts.
    /// - Throws: what is wrong in it, with its place.
    public init(parsing bytes: [UInt8], file: String, redactor: MessageRedactor) throws(Diagnostic) {
        guard bytes.count <= ReportLimits.mostBytes else {
            throw Diagnostic(
                "report.file",
                "expected a report of at most \(ReportLimits.mostBytes >> 20) MiB in \(quoted(file)), "
                    + "found more", help: "compare fewer captures at a time")
        }
        do throws(ReportFault) {
            let root: JSONNode
            do throws(JSONNode.Fault) { root = try JSONNode(parsing: bytes) } catch { throw ReportFault(error) }
            var reader = FigureReader(names: NameGate(redactor))
            self = try reader.figures(root)
        } catch {
            throw error.diagnostic(file: file, bytes)
        }
    }

    /// Whether a file says that it is a report; of any version.
    public static func isReport(_ bytes: [UInt8]) -> Bool {
        guard let root = try? JSONNode(parsing: bytes), let fields = try? ReportFields(root),
            let schema = try? fields.text("schema")
        else { return false }
        return schema.hasPrefix("ctreport.report/")
    }

    /// What the run made of tracking plans.
    public var plans: [PlanFigures] { (apps + planOnly).compactMap(\.plan) }

    init(apps: [App], environment: RunEnvironment, captureCount: Int, lineCount: Int) {
        (self.apps, self.environment) = (apps, environment)
        (self.captureCount, self.lineCount) = (captureCount, lineCount)
    }
}
