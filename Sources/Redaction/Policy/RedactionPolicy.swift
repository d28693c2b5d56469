public import EventModel

/// What may be published: the `redaction:` part of a configuration, checked. Without one, the defaults hold.
public struct RedactionPolicy: Sendable, Hashable {
    /// How long pseudonyms of one value stay the same.
    public enum Period: String, Sendable, Hashable, CaseIterable {
        /// For good.
        case none
        /// For a month of the calendar.
        case month
        /// For three months.
        case quarter
    }

    /// What holds unless a rule says otherwise.
    public struct Defaults: Sendable, Hashable {
        /// The kind of parameters that nobody declared.
        public var unknownKey = ParameterKind.text
        /// Undeclared values are shown when at least so many installs have them; nil leaves it to the command.
        public var minimumInstalls: Int?
        /// No run without a salt.
        public var requiresSalt = false
        /// The name of the series that pseudonyms belong to: other scope, other pseudonyms.
        public var scope = "default"
        /// How long pseudonyms stay the same.
        public var period = Period.none

        /// What holds without a configuration.
        public init() {}
    }

    /// Which kind the values of a key have.
    public struct KindRule: Sendable, Hashable {
        /// The events; nil for all.
        public var event: Glob?
        /// The keys.
        public var keys: [Glob]
        /// The kind.
        public var kind: ParameterKind

        /// A rule.
        public init(event: Glob? = nil, keys: [Glob], kind: ParameterKind) {
            self.event = event
            self.keys = keys
            self.kind = kind
        }
    }

    /// What of URLs is public.
    public struct URLs: Sendable, Hashable {
        /// Hosts that are shown as they are, where `*` stands for any run of characters.
        public var keptHosts: [Glob] = []
        /// What is done with all others: `generalize`, `keep` or `drop`.
        public var otherHosts = PolicyAction.generalize
        /// Route templates such as `/users/:id/workouts`.
        public var routes: [String] = []
        /// Names of query parameters that are public beside the known ones.
        public var queryNames: [String] = []
        /// Kinds of query parameters whose values are shown.
        public var queryValues: [String: ParameterKind] = [:]

        /// What holds without a configuration.
        public init() {}
    }

    /// What of free texts is public.
    public struct Texts: Sendable, Hashable {
        /// Where the words come from that are literal.
        public enum Literals: String, Sendable, Hashable, CaseIterable {
            /// The log's own format strings, and words in enough installs.
            case formatString = "format_string"
            /// Words in enough installs only.
            case mined
            /// No words.
            case none
        }

        /// Which words are literal.
        public var literals = Literals.formatString
        /// Words that stand in the same place of messages in so many installs are literal; nil where only listed words are.
        public var minimumInstalls: Int?
        /// A file of words that are public, one a line, as the configuration names it.
        public var vocabularyFile: String?
        /// The words of that file.
        public var words: Set<String> = []

        /// What holds without a configuration.
        public init() {}
    }

    /// What is done with values of one type.
    public struct TypeRule: Sendable, Hashable {
        /// What is done.
        public var action: PolicyAction
        /// Bits of an IPv4 address that truncation leaves.
        public var v4 = 24
        /// Bits of an IPv6 address that truncation leaves.
        public var v6 = 48

        /// A rule.
        public init(_ action: PolicyAction, v4: Int = 24, v6: Int = 48) {
            self.action = action
            self.v4 = v4
            self.v6 = v6
        }
    }

    /// Where the audit goes.
    public struct Audit: Sendable, Hashable {
        /// Its file in the site.
        public var file = "redaction.json"
        /// Whether the site has a page of it.
        public var hasPage = true

        /// What holds without a configuration.
        public init() {}
    }

    /// What holds unless a rule says otherwise.
    public var defaults = Defaults()
    /// Kinds of parameters; the first rule that fits counts, before what a pack declares.
    public var kinds: [KindRule] = []
    /// URLs.
    public var urls = URLs()
    /// Free texts.
    public var texts = Texts()
    /// What is done with values of built-in detectors.
    public var types: [SensitiveType: TypeRule] = [:]
    /// Detectors of the user's own.
    public var custom: [CustomDetector] = []
    /// Values that are let through.
    public var keeps: [KeepRule] = []
    /// Where the audit goes.
    public var audit = Audit()

    /// The defaults.
    public init() {}

    /// Whether it is what holds without a configuration.
    public var isStandard: Bool { self == RedactionPolicy() }

    /// What is done with values of a type.
    func rule(for type: SensitiveType, isSalted: Bool) -> TypeRule {
        types[type] ?? TypeRule(type.standardAction(isSalted: isSalted))
    }

    /// The kind that a rule gives to a key of an event, or nil.
    func kind(event: String, key: String) -> ParameterKind? {
        kinds.first { rule in
            (rule.event?.matches(event) ?? true) && rule.keys.contains { $0.matches(key) }
        }?.kind
    }

    /// Which installs a value needs to be shown.
    public func minimumInstalls(isPublic: Bool) -> Int {
        let least = isPublic ? 10 : 1
        return max(defaults.minimumInstalls ?? least, least)
    }
}
