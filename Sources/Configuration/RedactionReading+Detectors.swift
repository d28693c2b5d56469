internal import Diagnostics
internal import Redaction
internal import YAMLDocument

/// What the key `detectors` says: actions by type, and detectors of the user's own.
struct DetectorRules: Sendable {
    var types: [SensitiveType: RedactionPolicy.TypeRule] = [:]
    var custom: [CustomDetector] = []
}

extension YAMLKind where Value == DetectorRules {
    /// `{ ip: { action: truncate, v4: 24 }, card: { action: drop }, custom: […] }`.
    static var detectors: YAMLKind {
        .mapping("config.redaction.detectors") { detectors in
            var rules = DetectorRules()
            for type in SensitiveType.allCases {
                if let rule = detectors.optional(
                    type.rawValue, .typeRule(type),
                    "What is done with values of this type (class \(type.sensitivity.rawValue)).")
                {
                    rules.types[type] = rule
                }
            }
            let custom = detectors.optional(
                "custom", .list(of: .placed(.customDetector)), default: [], "Detectors of your own.")
            for detector in custom {
                if rules.custom.contains(where: { $0.id == detector.value.id }) {
                    detectors.reject(
                        "custom", "expected each id once, found \(quoted(detector.value.id.text)) again",
                        at: detector.place)
                }
                rules.custom.append(detector.value)
            }
            if custom.count > CustomDetector.limit {
                detectors.reject(
                    "custom", "expected at most \(CustomDetector.limit) detectors, found \(custom.count)")
            }
            return rules
        }
    }
}

extension YAMLKind where Value == RedactionPolicy.TypeRule {
    fileprivate static func typeRule(_ type: SensitiveType) -> YAMLKind {
        .mapping("config.redaction.detectors.\(type.rawValue)") { rule in
            let allowed = type.allowedActions
            let action = rule.required("action", .action(among: allowed), "What is done with them.")
            guard type == .ip else { return action.map { RedactionPolicy.TypeRule($0) } }
            let v4 = rule.optional("v4", .integer(in: 8...31), default: 24, "Bits of an IPv4 address that are left.")
            let v6 = rule.optional("v6", .integer(in: 16...127), default: 48, "Bits of an IPv6 address that are left.")
            for key in ["v4", "v6"] where rule.has(key) && action != nil && action != .truncate {
                rule.reject(
                    key, "expected 'action: truncate', which this number is for, found '\(action?.rawValue ?? "")'")
            }
            return action.map { RedactionPolicy.TypeRule($0, v4: v4, v6: v6) }
        }
    }
}

extension YAMLKind where Value == CustomDetector {
    /// `{ id: loyalty, pattern: "LC[0-9]{10}", validate: luhn, class: B, action: pseudonym }`.
    fileprivate static var customDetector: YAMLKind {
        .mapping("config.redaction.detectors.custom") { custom in
            let id = custom.required("id", .detectorID, "Its name, as placeholders and audits print it.")
            let pattern = custom.required("pattern", .pattern, "A regular expression (PCRE2) of what it finds.")
            let validation = custom.optional(
                "validate", .oneOf(CustomDetector.Validation.self), default: .none, "How a find is checked.")
            let sensitivity = custom.optional(
                "class", .oneOf(SensitiveType.Sensitivity.self), default: .guessable,
                "How much harm it does: A credentials, B what can be guessed, C identifiers, D people.")
            let allowed = CustomDetector.allowedActions(sensitivity)
            let action = custom.optional("action", .action(among: allowed), "What is done; by class unless stated.")
            guard let id, let pattern else { return nil }
            return CustomDetector(
                id: Public(authored: id), pattern: pattern, validation: validation, sensitivity: sensitivity,
                action: action)
        }
    }
}

extension YAMLKind where Value == SensitiveType.Sensitivity {
    /// A class that a keep rule can name; none is suggested, for the wrong one shows what must not be.
    fileprivate static var overriddenClass: YAMLKind {
        .scalar("A or B", schema: .words(["A", "B"]), written: { $0.rawValue }) { text, _ in
            ["A", "B"].contains(text) ? SensitiveType.Sensitivity(rawValue: text) : nil
        }
    }
}

extension YAMLKind where Value == KeepRule {
    /// `{ key: build, pattern: "[0-9]{10}", reason: "CI build number", until: 2027-06-01, override: B }`.
    static var keepRule: YAMLKind {
        .mapping("config.redaction.keep") { keep in
            let key = keep.optional("key", .keepGlob, "The keys, where * stands for any characters; all by default.")
            let event = keep.optional(
                "event", .keepGlob, "The events, where * stands for any characters; all by default.")
            let pattern = keep.required("pattern", .pattern, "A regular expression (PCRE2); what it finds is kept.")
            let reason = keep.required("reason", .text, "Why that may be published.")
            let until = keep.optional("until", .day, "The last day on which the rule holds.")
            let override = keep.optional(
                "override", .overriddenClass, "The strictest class that it lifts; C and D without it.")
            if override != nil, !keep.has("until") {
                keep.reject("override", "expected the key 'until' beside 'override', found none")
            }
            guard let pattern, let reason else { return nil }
            return KeepRule(
                key: key, event: event, pattern: pattern, reason: Public(authored: reason), until: until,
                override: override)
        }
    }
}

extension YAMLKind where Value == PolicyAction {
    /// One of the actions that a type allows; pseudonym and truncate of one value exclude each other, so it is one word.
    fileprivate static func action(among allowed: [PolicyAction]) -> YAMLKind {
        let words = allowed.map(\.rawValue)
        return YAMLKind(listing(words), schema: .words(words), written: { $0.rawValue }) { node, findings in
            guard case .scalar(let text, _) = node.content, !node.isNothing else {
                findings.reject(node, expected: listing(words))
                return nil
            }
            if let action = PolicyAction(rawValue: text), allowed.contains(action) { return action }
            let suggestion = PolicyAction(rawValue: text) == nil ? nearest(to: text, among: words) : nil
            findings.reject(node, expected: listing(words) + " for this class", suggestion: suggestion)
            return nil
        }
    }
}

extension YAMLKind where Value == Pattern {
    /// A regular expression; what is wrong with it is reported where it stands.
    fileprivate static var pattern: YAMLKind {
        let text = YAMLKind<Placed<String>>.placed(.text)
        let schema = YAMLSchema.text(expected: "a regular expression", pattern: nil)
        return YAMLKind("a regular expression", schema: schema, written: { $0.text }) { node, findings in
            guard let written = text.value(of: node, &findings) else { return nil }
            do throws(Pattern.Fault) {
                let pattern = try Pattern(written.value)
                if !pattern.matchesNothing { return pattern }
                findings.report(
                    "expected a pattern that matches no empty text, found \(quoted(written.value))", at: written.place)
            } catch {
                let (place, hint) = written.place(ofByte: error.offset + 1, in: "pattern")
                findings.report(
                    "expected a regular expression, found a mistake in it: \(error.message)\(hint)", at: place)
            }
            return nil
        }
    }
}

extension YAMLKind where Value == CivilDate {
    fileprivate static var day: YAMLKind {
        .checked(.text, "a day such as 2027-06-01", pattern: "[0-9]{4}-[0-9]{2}-[0-9]{2}") { CivilDate(parsing: $0) }
    }
}

extension YAMLKind where Value == Glob {
    fileprivate static var keepGlob: YAMLKind { .checked(.text, "a name, with * for any characters") { Glob($0) } }
}

extension YAMLKind where Value == String {
    /// An id that no built-in type has.
    fileprivate static var detectorID: YAMLKind {
        .checked(.text, "an id of a–z, 0–9 and - that no built-in type has", pattern: "[a-z][a-z0-9-]{0,31}") { text in
            let isID = text.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }
            let isFree = SensitiveType(rawValue: text) == nil && Pseudonym.Family(rawValue: text) == nil
            return isID && isFree && text.utf8.count <= 32 && text.first?.isLetter == true ? text : nil
        }
    }
}
