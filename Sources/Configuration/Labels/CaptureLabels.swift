public import Redaction

/// The labels of every capture of a run: those of all captures, those of some, and those of the call, which win.
public struct CaptureLabels: Sendable, Hashable {
    /// Labels of the captures that a pattern fits.
    public struct Rule: Sendable, Hashable {
        /// Any of these.
        public var files: [FilePattern]
        /// Their labels.
        public var labels: Labels

        /// Labels of some captures.
        public init(files: [FilePattern], labels: Labels) {
            self.files = files
            self.labels = labels
        }
    }

    /// Labels of all captures.
    public var all = Labels()
    /// Labels of some; where several rules fit, later ones win.
    public var rules: [Rule] = []
    /// Labels that the call gives to all captures.
    public var call = Labels()

    /// No labels.
    public init() {}

    /// The labels of a capture by its name as the call gives it.
    public func labels(of name: String) -> Labels {
        var labels = all
        for rule in rules where rule.files.contains(where: { $0.fits(name) }) { labels.add(rule.labels) }
        labels.add(call)
        return labels
    }
}
