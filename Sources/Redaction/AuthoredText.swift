/// What authors write for publication, titles, names and labels, holds nothing that must not be published: the same look that
/// `check --leaks` takes at a finished site, taken where the author can still mend it.
public struct AuthoredText: Sendable {
    private var scanner: LeakScanner

    /// A look with the detectors of a policy, its keep rules included.
    public init(policy: RedactionPolicy = RedactionPolicy()) {
        scanner = LeakScanner(policy: policy)
    }

    /// The detectors that claim something in a text, in order; none where all of it may be published.
    public mutating func rules(in text: String) -> [Public] {
        scanner.findings(in: Array(text.utf8)).keys.sorted()
    }
}
