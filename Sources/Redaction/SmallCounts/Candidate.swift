/// A value that nobody declared, and that is shown only when enough installs have it. Its text stays in this module until
/// then: it has no description, and becomes text only through `PseudonymNames`, at the end.
public struct Candidate: Sendable, Hashable, CustomReflectable, CustomStringConvertible {
    let text: Public

    init(_ text: Public) {
        self.text = text
    }

    /// Says nothing.
    public var description: String { "(undeclared)" }
    /// Shows nothing.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
