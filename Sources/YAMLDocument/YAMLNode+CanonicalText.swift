extension YAMLNode {
    /// What the node says in one spelling, for digests: two nodes of one text say the same, whatever their files, remarks,
    /// blanks and places. The order of entries is part of it, for readers may go by it.
    public var canonicalText: String {
        switch content {
        case .scalar(let text, let isPlain): (isPlain ? "p" : "q") + Self.spelled(text)
        case .sequence(let nodes): "[" + nodes.map(\.canonicalText).joined(separator: ",") + "]"
        case .mapping(let entries):
            "{" + entries.map { Self.spelled($0.key) + "=" + $0.value.canonicalText }.joined(separator: ",") + "}"
        }
    }

    /// A text behind its length, so that no two run into one another.
    private static func spelled(_ text: String) -> String { "\(text.utf8.count):\(text)" }
}
