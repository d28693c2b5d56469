/// What an installation of the app runs with besides its user: the branch it was built from, its device, its delays.
struct FunOptions: Sendable, Hashable {
    /// The branches that load the list of items differently.
    enum Flavor: String, Sendable, Hashable, CaseIterable {
        /// `main`: with the start of the authenticated flow.
        case eager
        /// `async-sequence`: when the Items tab is opened first. Known from the app's README alone.
        case lazy
    }

    /// The branch.
    var flavor = Flavor.eager
    /// Whether the bundle has an identifier; the subsystem is a fallback where it has none.
    var hasBundleIdentifier = true
    /// How long things take.
    var delays = FunDelays()
    /// How likely a load that a retry cancels ends before the new one begins: the two race.
    var cancelledLoadLeads = 0.5
    /// Whether the device has the language model behind summaries.
    var hasSummaryModel = false
    /// Why writing a summary fails; nil when it works.
    var summaryFailure: String?
}
