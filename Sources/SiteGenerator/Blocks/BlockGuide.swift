/// What there is to say of a kind of report block: for lists and docs.
public struct BlockGuide: Sendable, Hashable {
    /// The name behind `ctreport`.
    public let name: String
    /// How the first line is written, with the name.
    public let usage: String
    /// How each line of the body is written; nil where there is none.
    public let entryUsage: String?
    /// One line of help.
    public let summary: String
    /// Every option with one line of help.
    public let options: [Option]

    /// An option of a block.
    public struct Option: Sendable, Hashable {
        /// `rows=N`.
        public let usage: String
        /// One line of help.
        public let summary: String
    }

    /// Every block, in the order of the table.
    public static var all: [BlockGuide] { BlockKind.all.map(\.guide) }
}

extension BlockKind {
    /// The kind for people.
    var guide: BlockGuide {
        let options = arguments.options + (entry?.options ?? [])
        return BlockGuide(
            name: name, usage: [name, arguments.usage].filter { !$0.isEmpty }.joined(separator: " "),
            entryUsage: entry?.usage, summary: summary,
            options: options.map { BlockGuide.Option(usage: $0.usage, summary: $0.summary) })
    }
}
