/// What a preview shows: the files of the last build that worked, and what there is to say about a later one.
public struct PreviewSite: Sendable, Equatable {
    /// Something to read above every page.
    public struct Notice: Sendable, Equatable {
        /// Whether it is about something that went wrong, or about waiting.
        public enum Kind: Sendable, Equatable { case failure, waiting }

        /// What it is about.
        public var kind: Kind
        /// One sentence.
        public var title: String
        /// Lines as a terminal would show them.
        public var text: String

        /// A notice; its texts are escaped where they are shown.
        public init(_ kind: Kind, title: String, text: String) {
            self.kind = kind
            self.title = title
            self.text = text
        }
    }

    /// Files by their path below the site's folder; none before the first build that works.
    public var files: [String: [UInt8]]
    /// What is said above every page, if anything.
    public var notice: Notice?

    /// A site with nothing to say about it.
    public init(files: [String: [UInt8]] = [:], notice: Notice? = nil) {
        self.files = files
        self.notice = notice
    }
}
