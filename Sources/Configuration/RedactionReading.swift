internal import Diagnostics
internal import EventModel
internal import Redaction
internal import YAMLDocument

extension YAMLKind where Value == RedactionPolicy {
    /// What of a log may be published. Anything wrong in it ends the run: a policy that is half understood is none.
    static var redaction: YAMLKind {
        .mapping("config.redaction", help: "what a policy holds: ctreport help redaction") { redaction in
            let version = redaction.optional(
                "version", .integer(in: 1...1), default: 1, "The version of the policy's language.")
            var policy = RedactionPolicy()
            policy.defaults = redaction.optional(
                "defaults", .redactionDefaults, default: policy.defaults, "What holds unless a rule says otherwise.")
            policy.kinds = redaction.optional(
                "kinds", .list(of: .kindRule), default: [], "Kinds of parameters, before what a pack declares.")
            policy.urls = redaction.optional("url", .redactionURLs, default: policy.urls, "What of URLs is public.")
            policy.texts = redaction.optional(
                "text", .redactionTexts, default: policy.texts, "What of free texts is public.")
            let detectors = redaction.optional(
                "detectors", .detectors, default: DetectorRules(), "What is done with values that a detector finds.")
            policy.types = detectors.types
            policy.custom = detectors.custom
            policy.keeps = redaction.optional(
                "keep", .list(of: .keepRule), default: [], "Values that are let through, and why.")
            policy.audit = redaction.optional(
                "audit", .redactionAudit, default: policy.audit, "Where the counts of what was hidden go.")
            return version == 1 ? policy : nil
        }
    }
}

extension YAMLKind where Value == RedactionPolicy.Defaults {
    fileprivate static var redactionDefaults: YAMLKind {
        .mapping("config.redaction.defaults") { defaults in
            var value = RedactionPolicy.Defaults()
            value.unknownKey = defaults.optional(
                "unknown_key", .oneOf(ParameterKind.self), default: value.unknownKey,
                "The kind of parameters that nobody declared.")
            value.minimumInstalls = defaults.optional(
                "k", .integer(in: 1...1000), "Undeclared values are shown when at least so many installs have them.")
            value.requiresSalt = defaults.optional(
                "require_salt", .bool, default: value.requiresSalt, "No run without the salt of CTREPORT_SALT.")
            value.scope = defaults.optional(
                "scope", .scope, default: value.scope, "The series of pseudonyms: other scope, other pseudonyms.")
            value.period = defaults.optional(
                "period", .oneOf(RedactionPolicy.Period.self), default: value.period,
                "How long pseudonyms of a value stay the same.")
            return value
        }
    }
}

extension YAMLKind where Value == RedactionPolicy.KindRule {
    /// `{ event: web_view_*, key: [url, link], kind: url }`.
    fileprivate static var kindRule: YAMLKind {
        .mapping("config.redaction.kinds") { rule in
            let event = rule.optional("event", .glob, "The events, where * stands for any characters; all by default.")
            let keys = rule.required("key", .oneOrMany(.glob), "The keys, where * stands for any characters.")
            let kind = rule.required("kind", .oneOf(ParameterKind.self), "The kind of their values.")
            if keys?.isEmpty == true { rule.reject("key", "expected at least one key, found none") }
            guard let keys, let kind else { return nil }
            return RedactionPolicy.KindRule(event: event, keys: keys, kind: kind)
        }
    }
}

/// What is done with hosts: the actions that hosts know.
private enum HostAction: String, CaseIterable, Sendable {
    case generalize, keep, drop

    var action: PolicyAction {
        switch self {
        case .generalize: .generalize
        case .keep: .keep
        case .drop: .drop
        }
    }
}

extension YAMLKind where Value == RedactionPolicy.URLs {
    fileprivate static var redactionURLs: YAMLKind {
        .mapping("config.redaction.url") { urls in
            var value = RedactionPolicy.URLs()
            let hosts = urls.optional(
                "hosts", .hostRules, default: HostRules(kept: [], other: .generalize), "Which hosts are shown.")
            value.keptHosts = hosts.kept
            value.otherHosts = hosts.other.action
            value.routes = urls.optional(
                "routes", .list(of: .route), default: [], "Routes such as /users/:id/workouts, whose words are shown.")
            value.queryNames = urls.optional(
                "query_names", .list(of: .text), default: [], "Names of query parameters that are shown.")
            let values = urls.optional(
                "query_values", .table(of: .oneOf(QueryValueKind.self)), default: [],
                "Kinds of query parameters whose values are shown.")
            value.queryValues = Dictionary(values.map { ($0.key.value, $0.value.kind) }) { first, _ in first }
            return value
        }
    }
}

/// Kinds whose values may stand in a URL that is shown.
private enum QueryValueKind: String, CaseIterable, Sendable {
    case number, bool, `enum`

    var kind: ParameterKind {
        switch self {
        case .number: .number
        case .bool: .bool
        case .enum: .enum
        }
    }
}

private struct HostRules: Sendable {
    var kept: [Glob]
    var other: HostAction
}

extension YAMLKind where Value == HostRules {
    fileprivate static var hostRules: YAMLKind {
        .mapping("config.redaction.url.hosts") { hosts in
            let kept = hosts.optional(
                "keep", .list(of: .hostGlob), default: [], "Hosts that are shown, such as *.example.com.")
            let other = hosts.optional(
                "other", .oneOf(HostAction.self), default: .generalize, "What is done with all others.")
            return HostRules(kept: kept, other: other)
        }
    }
}

extension YAMLKind where Value == RedactionPolicy.Texts {
    fileprivate static var redactionTexts: YAMLKind {
        .mapping("config.redaction.text") { texts in
            var value = RedactionPolicy.Texts()
            value.literals = texts.optional(
                "literals", .oneOf(RedactionPolicy.Texts.Literals.self), default: value.literals,
                "Where the words come from that are the app's own.")
            value.minimumInstalls = texts.optional(
                "min_sources", .integer(in: 2...1000),
                "Words in one place of messages that so many installs have are shown; names need twice as many."
            )
            value.vocabularyFile = texts.optional(
                "vocabulary", .text, "A file of words that are shown, one a line, beside the configuration.")
            return value
        }
    }
}

extension YAMLKind where Value == RedactionPolicy.Audit {
    fileprivate static var redactionAudit: YAMLKind {
        .mapping("config.redaction.audit") { audit in
            var value = RedactionPolicy.Audit()
            value.file = audit.optional("file", .auditFile, default: value.file, "Its file in the site.")
            value.hasPage = audit.optional("page", .bool, default: value.hasPage, "Whether the site has a page of it.")
            return value
        }
    }
}

extension YAMLKind where Value == Glob {
    /// A name in which `*` stands for any characters.
    fileprivate static var glob: YAMLKind { .checked(.text, "a name, with * for any characters") { Glob($0) } }

    /// A host, or the end of one behind `*.`.
    fileprivate static var hostGlob: YAMLKind {
        .checked(.text, "a host such as example.com or *.example.com") { text in
            let host = text.lowercased()
            let labels = (host.hasPrefix("*.") ? host.dropFirst(2) : host[...]).split(
                separator: ".", omittingEmptySubsequences: false)
            // `*.com` would show the hosts of everybody.
            let isHost = labels.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy(isHostScalar) }
            return isHost && labels.count >= (host.hasPrefix("*.") ? 2 : 1) ? Glob(host) : nil
        }
    }
}

private func isHostScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-"
}

extension YAMLKind where Value == String {
    /// The name of a series.
    fileprivate static var scope: YAMLKind {
        let pattern = "[a-z0-9][a-z0-9._-]{0,63}"
        return .checked(.text, "a name of at most 64 characters of a–z, 0–9, ., _ and -", pattern: pattern) { text in
            let isName = text.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789._-".utf8.contains($0) }
            return isName && text.utf8.count <= 64 && text.first.map { $0.isLetter || $0.isNumber } == true ? text : nil
        }
    }

    fileprivate static var route: YAMLKind {
        .checked(.text, "a route such as /users/:id/workouts") { text in
            text.hasPrefix("/") && !text.contains { "?#; ".contains($0) } ? text : nil
        }
    }

    /// A file directly in the site.
    fileprivate static var auditFile: YAMLKind {
        let pattern = "[A-Za-z0-9][A-Za-z0-9._-]*\\.json"
        return .checked(.text, "a file name that ends with .json", pattern: pattern) { text in
            let isName = text.utf8.allSatisfy { byte in
                (97...122).contains(byte | 0x20) || (48...57).contains(byte) || [45, 46, 95].contains(byte)
            }
            let isOwn = ["report.json", "report.schema.json"].contains(text)
            return isName && !isOwn && !text.hasPrefix(".") && text.hasSuffix(".json") && text.count > 5 ? text : nil
        }
    }
}
