/// What a kind accepts, as a value: reference articles, editors' schemas and `config show` are made from it.
///
/// It comes out of the readers themselves: ``YAMLKind/schema`` runs them without a document and notes what they ask for.
public indirect enum YAMLSchema: Sendable, Hashable {
    /// Any value.
    case any
    /// A scalar that is not empty; `expected` is its words in messages, `pattern` an expression of the whole text.
    case text(expected: String, pattern: String?)
    /// `true` or `false`.
    case bool
    /// A whole number.
    case integer(ClosedRange<Int>?)
    /// A decimal number.
    case number(ClosedRange<Double>?)
    /// One of these words.
    case words([String])
    /// A list of different values, so many of them.
    case list(YAMLSchema, ClosedRange<Int>)
    /// One of these numbers.
    case numbers([Int])
    /// A mapping with free keys, at least so many of them.
    case table(YAMLSchema, least: Int)
    /// A mapping with fixed keys.
    case mapping(YAMLKeys)
    /// A value of any of these.
    case either([YAMLSchema])
    /// A value that is described once, under this name, and used in several places.
    case named(String, YAMLSchema)
    /// A value that is never shown.
    case secret(YAMLSchema)
}

/// The keys of a mapping.
public struct YAMLKeys: Sendable, Hashable {
    /// The keys that every such mapping may have, in the order in which they are read.
    public var keys: [YAMLKey] = []
    /// The key whose word says which further keys there are, and these.
    public var variants: YAMLVariants?
    /// What stands behind keys of other names, where these are allowed.
    public var others: YAMLSchema?

    /// The keys of a mapping.
    public init(keys: [YAMLKey] = [], variants: YAMLVariants? = nil, others: YAMLSchema? = nil) {
        self.keys = keys
        self.variants = variants
        self.others = others
    }
}

/// Further keys of a mapping by the word behind one of its keys, such as `kind`.
public struct YAMLVariants: Sendable, Hashable {
    /// A word and the keys that it brings.
    public struct Variant: Sendable, Hashable {
        /// The word.
        public var word: String
        /// The keys.
        public var keys: [YAMLKey]
    }

    /// The key that the word stands behind; it is one of the mapping's keys too.
    public var key: String
    /// All words.
    public var all: [Variant]
}

/// One key of a mapping.
public struct YAMLKey: Sendable, Hashable {
    /// The key.
    public var name: String
    /// What stands behind it, in the words of messages.
    public var expected: String
    /// What stands behind it.
    public var schema: YAMLSchema
    /// Whether it must be there.
    public var isRequired: Bool
    /// What holds without it, as it would be written, where that is a single value.
    public var standard: String?
    /// What it is for, in one line.
    public var summary: String

    /// A key.
    public init(
        _ name: String, expected: String, schema: YAMLSchema, isRequired: Bool = false, standard: String? = nil,
        summary: String
    ) {
        self.name = name
        self.expected = expected
        self.schema = schema
        self.isRequired = isRequired
        self.standard = standard
        self.summary = summary
    }
}
