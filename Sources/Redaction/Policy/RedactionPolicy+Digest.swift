internal import EventModel

extension RedactionPolicy {
    /// Twelve characters of a SHA-256 digest of everything the policy says: two policies of one digest say the same.
    public var digest: Public {
        Public(redacted: Base32.text(MessageCode.digest(of: Array(canonicalText.utf8)), count: 12))
    }

    /// Every rule in one spelling, one a line; the file of words by its words.
    private var canonicalText: String {
        let lines = defaultLines + kindLines + urlLines + textLines + detectorLines + keepLines
        return (["ctreport-policy/1"] + lines).joined(separator: "\n")
    }

    private var defaultLines: [String] {
        [
            line(
                "defaults", defaults.unknownKey.rawValue, defaults.minimumInstalls.map { String($0) },
                String(defaults.requiresSalt), defaults.scope, defaults.period.rawValue)
        ]
    }

    private var kindLines: [String] {
        kinds.map { line("kind", $0.event?.text, $0.keys.map(\.text).joined(separator: "\u{1F}"), $0.kind.rawValue) }
    }

    private var urlLines: [String] {
        [line("hosts", urls.otherHosts.rawValue)] + urls.keptHosts.map(\.text).sorted().map { line("host", $0) }
            + urls.routes.map { line("route", $0) } + urls.queryNames.sorted().map { line("query-name", $0) }
            + urls.queryValues.sorted { $0.key < $1.key }.map { line("query-value", $0.key, $0.value.rawValue) }
    }

    private var textLines: [String] {
        [line("text", texts.literals.rawValue, texts.minimumInstalls.map { String($0) })]
            + texts.words.sorted().map { line("word", $0) }
    }

    private var detectorLines: [String] {
        let own = custom.map { detector in
            line(
                "custom", detector.id.text, detector.pattern.text, detector.validation.rawValue,
                detector.sensitivity.rawValue, detector.action?.rawValue)
        }
        return types.sorted { $0.key.rawValue < $1.key.rawValue }.map { type, rule in
            line("detector", type.rawValue, rule.action.rawValue, String(rule.v4), String(rule.v6))
        } + own
    }

    private var keepLines: [String] {
        keeps.map { keep in
            line(
                "keep", keep.key?.text, keep.event?.text, keep.pattern.text, keep.reason.text, keep.until?.text.text,
                keep.override?.rawValue)
        }
    }

    /// Parts that cannot run into one another; nil and empty differ.
    private func line(_ parts: String?...) -> String {
        parts.map { part in part.map { "\($0.utf8.count):" + $0 } ?? "-" }.joined(separator: " ")
    }
}
