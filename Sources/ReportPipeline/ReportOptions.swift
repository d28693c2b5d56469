public import Configuration
internal import Diagnostics
public import LogIngest
public import Plans
public import Redaction
public import SiteGenerator
public import Texts

/// How captures are read and counted.
public struct ReportOptions: Sendable {
    /// Which captures belong to one install of an app: the unit over which routes alternate and best scores last.
    public typealias InstallRule = Configuration.InstallRule

    /// The packs, in the order in which apps are reported; nil for the built-in ones.
    public var packs: [Pack]?
    /// Log formats of the user's own, tried before the built-in ones.
    public var formats = CustomFormats()
    /// Which captures belong to one install.
    public var installRule = InstallRule.file
    /// What is known of times beyond what the log prints.
    public var times = TimeCompletion()
    /// Inputs of the same content, and records that overlapping captures of one install share, count each time they come.
    public var keepsDuplicates = false
    /// Forced launches count nowhere.
    public var excludesForced = false
    /// How many captures are read at the same time, at least 1; the report does not depend on it.
    public var jobs = 1
    /// What of a log may be published.
    public var redaction = RedactionPolicy()
    /// What is said of captures; figures may be broken down by it.
    public var labels = CaptureLabels()
    /// The secret of keyed pseudonyms; without one values get ordinals.
    public var salt: Salt?
    /// The day of the run: rules of the policy end, and series of pseudonyms begin.
    public var date = CivilDate(secondsSince1970: 0)
    /// Whether the report is for everybody, so that undeclared values need more installs.
    public var isPublic = false
    /// Tracking plans, at most one for an app, in the place of what its pack declares; one without an app is of the events
    /// that no pack takes.
    public var plans: [TrackingPlan] = []
    /// Whether plans are learnt from what is read.
    public var learnsPlans = false
    /// The site's title; nil for the app's name.
    public var title: String?
    /// The language of the pages.
    public var language = Language.english
    /// Pages and templates of the user's own.
    public var site = AuthoredSite()

    /// The default options.
    public init() {}

    /// The policy as it holds for this run.
    ///
    /// - Throws: a diagnostic when the policy requires a salt and there is none.
    func runPolicy() throws(Diagnostic) -> RunPolicy {
        try RunPolicy(redaction, salt: salt, date: date, isPublic: isPublic)
    }

    /// What captures are read with.
    var reader: CaptureReader {
        var reader = CaptureReader(formats: formats)
        reader.completion = times
        return reader
    }
}
