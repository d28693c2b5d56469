public import EventModel

/// A parameter's value after the gate: everything that reports and flows may know of it.
///
/// Events are copied and counted by their values, so a value is small: what is rare and large stands elsewhere.
public enum RedactedValue: Sendable, Hashable {
    /// The event did not carry the parameter.
    case absent
    /// A truth value.
    case bool(Bool)
    /// A whole number of at most eight digits.
    case integer(Int64)
    /// A finite decimal of at most eight digits, and its text.
    case decimal(Double, Public)
    /// A word declared in advance or of the shape of an enum value.
    case word(Public)
    /// A word that nobody declared, which too few installs may have to be shown.
    case candidate(Candidate)
    /// A URL without anything variable.
    indirect case url(RedactedURL)
    /// A file name: pseudonym of the stem, known extension.
    indirect case filename(Pseudonym, extension: Public?)
    /// A path: the folders that are the same for everybody, and its file.
    indirect case path(RedactedPath)
    /// An error's domain and code, those of its underlying errors, and the URL that failed.
    indirect case error(RedactedError)
    /// An identifier.
    case identifier(Pseudonym)
    /// Free text: not published, but equal texts can be told and lengths be classed.
    case text(TextFacts)
    /// A value of this kind that is not published.
    case dropped(ParameterKind)

    /// What a reader sees.
    public func label(_ names: PseudonymNames) -> Public {
        switch self {
        case .absent: "(absent)"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): Public(value)
        case .decimal(_, let text): text
        case .word(let text): names.shows(text) ? text : RedactedValue.placeholder(for: .enum)
        case .candidate(let candidate): names.shows(candidate) ? candidate.text : PseudonymNames.rare
        case .url(let url): url.isShown(names) ? url.label : url.rareLabel
        case .filename(let stem, let suffix): names.name(of: stem) + (suffix.map { ".\($0)" } ?? "")
        case .path(let path): path.label(names)
        case .error(let error): error.isShown(names) ? error.label : PseudonymNames.rare
        case .identifier(let pseudonym): names.name(of: pseudonym)
        case .text: RedactedValue.placeholder(for: .text)
        case .dropped(let kind): RedactedValue.placeholder(for: kind)
        }
    }

    /// What stands for a dropped value of a kind.
    static func placeholder(for kind: ParameterKind) -> Public {
        kind == .enum ? "(other)" : Public(redacted: "(\(kind.rawValue))")
    }
}

/// A URL as it may be published.
public struct RedactedURL: Sendable, Hashable {
    /// Lower-case scheme, or `:scheme`.
    public let scheme: Public
    /// Host as it may be shown, or nil when the URL has none.
    public let host: Public?
    /// Scheme, host, port, route template and the known parameter names.
    let label: Public
    /// Its host, when nobody declared it and it may have to be hidden.
    var candidate: Candidate?

    /// The host as a value by itself; the scheme of a URL without one.
    public var hostValue: RedactedValue {
        candidate.map { .candidate($0) } ?? .word(host ?? scheme + ":")
    }

    /// Whether its host may be shown.
    func isShown(_ names: PseudonymNames) -> Bool {
        candidate.map { names.shows($0) } ?? host.map { names.shows($0) } ?? true
    }

    /// What is shown of it when its host is hidden.
    var rareLabel: Public { scheme + "://" + PseudonymNames.rare }
}

/// A path as it may be published.
public struct RedactedPath: Sendable, Hashable {
    /// The folders, with a slash behind each: `Data/Application/:container/Documents/`.
    public let folders: Public
    /// The file's stem, when it has one that is not shown.
    public let stem: Pseudonym?
    /// What is shown of the file: `.pdf`, or `IMG_:num.heic` in place of a stem.
    public let suffix: Public

    /// What a reader sees.
    public func label(_ names: PseudonymNames) -> Public {
        folders + (stem.map { names.name(of: $0) } ?? "") + suffix
    }
}

/// An error as it may be published.
public struct RedactedError: Sendable, Hashable {
    /// Domain and code of one error.
    public struct Identity: Sendable, Hashable {
        /// The domain, such as `NSURLErrorDomain`.
        public let domain: Public
        /// The code.
        public let code: Int64
        /// Nobody declared the domain, so that it may have to be hidden.
        var isUndeclared = false

        /// The error as it may be shown: of a domain that too few installs have only the code.
        public func shown(_ names: PseudonymNames) -> Identity {
            if isUndeclared ? names.shows(Candidate(domain)) : names.shows(domain) { return self }
            return Identity(domain: PseudonymNames.rare, code: code)
        }
    }

    /// The error itself; nil when the text is no `NSError` description.
    public internal(set) var identity: Identity?
    /// The errors under it, outermost first.
    public internal(set) var underlying: [Identity]
    /// The description, when it is a known text of the system.
    public let description: Public?
    /// The URL that failed.
    public let failingURL: RedactedURL?
    /// The keys of the user info that are the system's, each once, in order.
    public let keys: [Public]

    /// Its domain, when nobody declared it and it may have to be hidden.
    var candidate: Candidate?

    /// Whether all its undeclared domains may be shown.
    func isShown(_ names: PseudonymNames) -> Bool {
        ([identity].compactMap { $0 } + underlying).allSatisfy { error in
            error.isUndeclared ? names.shows(Candidate(error.domain)) : names.shows(error.domain)
        }
    }

    /// The error without what its label does not say: the URL that failed and the keys of the user info.
    package var withoutContext: RedactedError {
        RedactedError(
            identity: identity, underlying: underlying, description: description, failingURL: nil, keys: [],
            candidate: candidate)
    }

    /// `NSURLErrorDomain -1009 (The Internet connection appears to be offline.)`
    public var label: Public {
        guard let identity else { return description ?? "(error)" }
        let chain = ([identity] + underlying).map { "\($0.domain) \($0.code)" as Public }.joined(separator: " ← ")
        return chain + (description.map { " (\($0))" } ?? "")
    }
}
