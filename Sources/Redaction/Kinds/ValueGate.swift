internal import EventModel

/// Decides what may be published of one value, by the kind of its parameter; then asks the detectors whether what is left
/// is somebody's after all.
struct ValueGate: Sendable {
    /// What holds for the values of one parameter.
    struct Rule: Sendable {
        var kind: ParameterKind
        /// Values that are public by declaration.
        var domain: Set<String>
        /// What the parameter's name says.
        var meaning: KeyMeaning
        private let key: String

        init(kind: ParameterKind, domain: Set<String>, key: String) {
            self.kind = kind
            self.domain = domain
            self.key = key
            meaning = KeyLexicon.meaning(of: key)
        }

        /// Whether the key says that values are credentials, or of few possibilities: that goes before the declared kind.
        var isGrave: Bool {
            if case .sensitive(let type) = meaning { return type.sensitivity <= .guessable }
            return false
        }

        /// The value as detectors see it: behind its key when that says something grave.
        func written(_ text: String) -> String { isGrave ? key + "=" + text : text }
    }

    private let urls: URLRule
    private let errors: ErrorRule
    private let key: RunKey
    private let detectors: Detectors
    /// What the detectors said of texts that come again and again. Bounded: it starts anew when it is full.
    private var checked: [String: Bool] = [:]

    private static let mostChecked = 4096

    /// What is public by declaration.
    var vocabulary: Vocabulary { urls.vocabulary }

    init(vocabulary: Vocabulary, key: RunKey, detectors: Detectors = .standard) {
        urls = URLRule(vocabulary: vocabulary)
        errors = ErrorRule(urls: urls)
        self.key = key
        self.detectors = detectors
    }

    /// What may be published of a value.
    mutating func value(of text: String, _ rule: Rule) -> RedactedValue {
        if rule.domain.contains(text), rule.kind != .bool, rule.kind != .number {
            return .word(Public(redacted: text))
        }
        let value = decided(text, rule)
        switch value {
        case .word(let word):
            if rule.kind == .enum, !vocabulary.words.contains(word.text), PersonalName.holdsOne(word.text) {
                return .dropped(.enum)
            }
            return isClaimed(rule.kind == .enum || rule.kind == .timestamp ? rule.written(word.text) : word.text)
                ? .dropped(rule.kind) : value
        case .integer, .decimal:
            // A number alone is nobody's: its key must say so.
            return rule.isGrave && isClaimed(rule.written(text)) ? .dropped(rule.kind) : value
        case .error(let error):
            let names = ([error.identity].compactMap { $0 } + error.underlying).map(\.domain) + error.keys
            return names.contains { isClaimed($0.text) || isPersonal(domain: $0.text) } ? .dropped(.error) : value
        case .url(let url):
            guard let host = url.host, isClaimed(url.label.text) else { return value }
            let showsHost = urls.isDeclared(host.text) || !isClaimed("https://\(host.text)/")
            return .url(urls.withoutPath(url, showsHost: showsHost))
        default: return value
        }
    }

    /// `AnnaKowalskaErrorDomain`; names in reverse order of domains have those of companies in them.
    private func isPersonal(domain: String) -> Bool {
        !domain.contains(".") && !vocabulary.declares(errorDomain: domain) && PersonalName.holdsOne(domain)
    }

    private func decided(_ text: String, _ rule: Rule) -> RedactedValue {
        switch rule.kind {
        case .number, .duration:
            return NumberRule.redacted(text) ?? NumberRule.withUnit(text) ?? .dropped(rule.kind)
        case .bool:
            return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .dropped(.bool)
        case .enum:
            return rule.domain.isEmpty && WordRule.isWord(text) ? .word(Public(redacted: text)) : .dropped(.enum)
        case .url:
            return urls.redacted(text).map { .url($0) } ?? .dropped(.url)
        case .filename:
            let (stem, suffix) = FilenameRule.parts(of: text)
            if let template = FilenameRule.template(of: stem) {
                return .word(template + (suffix.map { "." + $0 } ?? ""))
            }
            return .filename(Pseudonym(family: .file, token: key.token(of: stem, family: .file)), extension: suffix)
        case .path:
            return PathRule.parts(of: text).map { .path(path($0)) } ?? .dropped(.path)
        case .error:
            return .error(errors.redacted(text))
        case .identifier:
            return .identifier(Pseudonym(family: .id, token: key.token(of: text, family: .id)))
        case .text:
            return .text(TextFacts(text, key: key))
        case .timestamp:
            guard rule.meaning != .sensitive(.birthDate) else { return .dropped(.timestamp) }
            return TimestampRule.redacted(text).map { .word($0) } ?? .dropped(.timestamp)
        case .blob:
            // Broken UTF-8 is not what it was.
            return text.unicodeScalars.contains("\u{FFFD}") ? .dropped(.blob) : .word(BlobRule.redacted(text))
        }
    }

    private func path(_ parts: PathRule.Parts) -> RedactedPath {
        guard let file = parts.file else { return RedactedPath(folders: parts.folders, stem: nil, suffix: "") }
        let (stem, suffix) = FilenameRule.parts(of: file)
        let end: Public = suffix.map { "." + $0 } ?? ""
        if let template = FilenameRule.template(of: stem) {
            return RedactedPath(folders: parts.folders, stem: nil, suffix: template + end)
        }
        let pseudonym = Pseudonym(family: .file, token: key.token(of: stem, family: .file))
        return RedactedPath(folders: parts.folders, stem: pseudonym, suffix: end)
    }

    /// Whether a detector claims something in a text that would be shown.
    private mutating func isClaimed(_ text: String) -> Bool {
        if let known = checked[text] { return known }
        if checked.count >= ValueGate.mostChecked { checked.removeAll(keepingCapacity: true) }
        let isClaimed = detectors.hidesSomething(in: text)
        checked[text] = isClaimed
        return isClaimed
    }
}

extension RedactedValue {
    /// What became of a value that read so.
    func action(on text: String) -> RedactionAudit.Action {
        switch self {
        case .absent, .bool, .integer, .decimal, .candidate: .kept
        case .word(let word): word.text == text ? .kept : .generalized
        case .url(let url): url.label.text == text ? .kept : .generalized
        case .error(let error): error.identity == nil && error.description == nil ? .dropped : .generalized
        case .filename, .identifier: .pseudonym
        case .path(let path): path.stem == nil ? .generalized : .pseudonym
        case .text, .dropped: .dropped
        }
    }
}
