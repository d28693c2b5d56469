/// A labelled message: what in it is sensitive, and what a useful redactor lets stand.
public struct CorpusMessage: Sendable, Hashable {
    /// A stretch that must not be found again.
    public struct Span: Sendable, Hashable {
        /// Unicode scalars of the text, counted from 0.
        public var range: Range<Int>
        /// What it is; the corpus' own word, such as `EMAIL`.
        public var type: String

        /// A span.
        public init(_ range: Range<Int>, type: String) {
            self.range = range
            self.type = type
        }
    }

    /// The message.
    public var text: String
    /// The sensitive spans.
    public var sensitive: [Span]
    /// Texts that must still be there.
    public var keep: [String]

    /// A message; spans lie inside of the text.
    public init(text: String, sensitive: [Span], keep: [String]) {
        self.text = text
        self.sensitive = sensitive
        self.keep = keep
    }
}
