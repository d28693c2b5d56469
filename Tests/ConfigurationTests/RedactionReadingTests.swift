import Diagnostics
import EventModel
import Redaction
import Testing

@testable import Configuration

/// The policy of a configuration, right and wrong. Each case changes one place of it; messages are compared whole.
@Suite struct RedactionReadingTests {
    static let text = """
        redaction:
          version: 1
          defaults: { unknown_key: text, k: 5, require_salt: true, scope: demo-ios, period: quarter }
          kinds:
            - { event: web_view_*, key: url, kind: url }
            - { key: [filename, name], kind: filename }
          url:
            hosts: { keep: ["*.example.com"], other: generalize }
            routes: ["/users/:id/workouts", "/orders/:order/track"]
            query_names: [page, lang, utm_source]
            query_values: { page: number, lang: enum }
          text: { literals: format_string, min_sources: 5, vocabulary: words.txt }
          detectors:
            ip: { action: truncate, v4: 24, v6: 48 }
            card: { action: drop }
            custom:
              - { id: loyalty, pattern: "LC[0-9]{10}", validate: luhn, class: B, action: pseudonym }
          keep:
            - { key: build, pattern: "[0-9]{10}", reason: "CI build number", until: 2027-06-01, override: B }
          audit: { file: redaction.json, page: true }
        """

    private func policy(_ text: String) throws -> RedactionPolicy {
        try ReportConfiguration(parsing: Array(text.utf8), file: "c.yml").redaction
    }

    @Test func whatIsRightIsRead() throws {
        let policy = try policy(Self.text)
        var expected = RedactionPolicy()
        expected.defaults.minimumInstalls = 5
        expected.defaults.requiresSalt = true
        expected.defaults.scope = "demo-ios"
        expected.defaults.period = .quarter
        expected.kinds = [
            .init(event: Glob("web_view_*"), keys: [Glob("url")], kind: .url),
            .init(keys: [Glob("filename"), Glob("name")], kind: .filename),
        ]
        expected.urls.keptHosts = [Glob("*.example.com")]
        expected.urls.routes = ["/users/:id/workouts", "/orders/:order/track"]
        expected.urls.queryNames = ["page", "lang", "utm_source"]
        expected.urls.queryValues = ["page": .number, "lang": .enum]
        expected.texts.minimumInstalls = 5
        expected.texts.vocabularyFile = "words.txt"
        expected.types = [.ip: .init(.truncate, v4: 24, v6: 48), .card: .init(.drop)]
        expected.custom = [
            CustomDetector(
                id: "loyalty", pattern: try Pattern("LC[0-9]{10}"), validation: .luhn, sensitivity: .guessable,
                action: .pseudonym)
        ]
        expected.keeps = [
            KeepRule(
                key: Glob("build"), pattern: try Pattern("[0-9]{10}"), reason: "CI build number",
                until: CivilDate(year: 2027, month: 6, day: 1), override: .guessable)
        ]
        #expect(policy == expected)
    }

    @Test(arguments: ["", "redaction:\n", "redaction: {}\n", "redaction: { defaults: }\n"])
    func nothingSaidIsTheStandard(_ text: String) throws {
        #expect(try policy(text).isStandard)
    }

    struct Case: Sendable {
        var old: String
        var new: String
        var message: String

        init(_ old: String, _ new: String, _ message: String...) {
            self.old = old
            self.new = new
            self.message =
                message.map { $0 + "\n" }.joined() + "help: what a policy holds: ctreport help redaction\n"
        }
    }

    static let keys = [
        Case(
            "defaults: {", "defalts: {",
            "c.yml:3:3: error: [config.redaction.unknown-key] expected version, defaults, kinds, url, text or one of 3 more, "
                + "found the key 'defalts'",
            "    3 |   defalts: { unknown_key: text, k: 5, require_salt: true, scope: demo-ios, period: quarter }",
            "      |   ^~~~~~~ did you mean 'defaults'?"),
        Case(
            "version: 1", "version: 2",
            "c.yml:2:12: error: [config.redaction.version] expected a whole number from 1 to 1, found '2'",
            "    2 |   version: 2", "      |            ^"),
        Case(
            "k: 5, ", "k: 0, ",
            "c.yml:3:37: error: [config.redaction.defaults.k] expected a whole number from 1 to 1000, found '0'",
            "    3 |   defaults: { unknown_key: text, k: 0, require_salt: true, scope: demo-ios, period: quarter }",
            "      |                                     ^"),
        Case(
            "scope: demo-ios", "scope: Größe",
            "c.yml:3:67: error: [config.redaction.defaults.scope] expected a name of at most 64 characters of a–z, 0–9, ., _ and -, "
                + "found 'Größe'",
            "    3 |   defaults: { unknown_key: text, k: 5, require_salt: true, scope: Größe, period: quarter }",
            "      |                                                                   ^~~~~"),
        Case(
            "period: quarter", "period: week",
            "c.yml:3:85: error: [config.redaction.defaults.period] expected none, month or quarter, found 'week'",
            "    3 | …faults: { unknown_key: text, k: 5, require_salt: true, scope: demo-ios, period: week }",
            "      |                                                                                  ^~~~"),
        Case(
            "kind: url }", "kind: link }",
            "c.yml:5:44: error: [config.redaction.kinds.kind] expected number, bool, duration, timestamp, enum or one of 7 more, "
                + "found 'link'",
            "    5 |     - { event: web_view_*, key: url, kind: link }",
            "      |                                            ^~~~"),
        Case(
            "\"*.example.com\"", "\"*.com\"",
            "c.yml:8:21: error: [config.redaction.url.hosts.keep] expected a host such as example.com or *.example.com, "
                + "found the text '*.com'",
            "    8 |     hosts: { keep: [\"*.com\"], other: generalize }", "      |                     ^~~~~~~"),
        Case(
            "page: number", "page: text",
            "c.yml:11:27: error: [config.redaction.url.query_values] expected number, bool or enum, found 'text'",
            "   11 |     query_values: { page: text, lang: enum }", "      |                           ^~~~"),
    ]

    static let detectors = [
        Case(
            "card: { action: drop }", "card: { action: keep }",
            "c.yml:15:21: error: [config.redaction.detectors.card.action] expected drop, pseudonym, mask or count for this class, "
                + "found 'keep'",
            "   15 |     card: { action: keep }", "      |                     ^~~~"),
        Case(
            "card: { action: drop }", "jwt: { action: pseudonym }",
            "c.yml:15:20: error: [config.redaction.detectors.jwt.action] expected drop for this class, found 'pseudonym'",
            "   15 |     jwt: { action: pseudonym }", "      |                    ^~~~~~~~~"),
        Case(
            "ip: { action: truncate, v4: 24, v6: 48 }", "ip: { action: pseudonym, v4: 24 }",
            "c.yml:14:34: error: [config.redaction.detectors.ip.v4] expected 'action: truncate', which this number is for, "
                + "found 'pseudonym'",
            "   14 |     ip: { action: pseudonym, v4: 24 }", "      |                                  ^~"),
        Case(
            "action: truncate, v4", "action: [truncate, pseudonym], v4",
            "c.yml:14:19: error: [config.redaction.detectors.ip.action] expected drop, pseudonym, truncate, mask or count, found a list",
            "   14 |     ip: { action: [truncate, pseudonym], v4: 24, v6: 48 }",
            "      |                   ^~~~~~~~~~~~~~~~~~~~~"),
        Case(
            "LC[0-9]{10}\"", "LC[0-9{10}\"",
            "c.yml:17:44: error: [config.redaction.detectors.custom.pattern] expected a regular expression, found a mistake in it: "
                + "missing terminating ] for character class",
            "   17 |       - { id: loyalty, pattern: \"LC[0-9{10}\", validate: luhn, class: B, action: pseudonym }",
            "      |                                            ^"),
        Case(
            "\"LC[0-9]{10}\"", "\"[0-9]*\"",
            "c.yml:17:33: error: [config.redaction.detectors.custom.pattern] expected a pattern that matches no empty text, "
                + "found '[0-9]*'",
            "   17 |       - { id: loyalty, pattern: \"[0-9]*\", validate: luhn, class: B, action: pseudonym }",
            "      |                                 ^~~~~~~~"),
        Case(
            "id: loyalty", "id: card",
            "c.yml:17:15: error: [config.redaction.detectors.custom.id] expected an id of a–z, 0–9 and - that no built-in type has, "
                + "found 'card'",
            "   17 |       - { id: card, pattern: \"LC[0-9]{10}\", validate: luhn, class: B, action: pseudonym }",
            "      |               ^~~~"),
        Case(
            "class: B, action: pseudonym", "class: A, action: pseudonym",
            "c.yml:17:82: error: [config.redaction.detectors.custom.action] expected drop for this class, found 'pseudonym'",
            "   17 | …     - { id: loyalty, pattern: \"LC[0-9]{10}\", validate: luhn, class: A, action: pseudonym }",
            "      |                                                                                  ^~~~~~~~~"),
    ]

    static let keeps = [
        Case(
            "reason: \"CI build number\", ", "",
            "c.yml:19:7: error: [config.redaction.keep.reason] expected the key 'reason', found none",
            "   19 |     - { key: build, pattern: \"[0-9]{10}\", until: 2027-06-01, override: B }",
            "      |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~"),
        Case(
            "until: 2027-06-01, ", "",
            "c.yml:19:80: error: [config.redaction.keep.override] expected the key 'until' beside 'override', found none",
            "   19 |     - { key: build, pattern: \"[0-9]{10}\", reason: \"CI build number\", override: B }",
            "      |                                                                                ^"),
        Case(
            "2027-06-01", "2027-06-31",
            "c.yml:19:77: error: [config.redaction.keep.until] expected a day such as 2027-06-01, found '2027-06-31'",
            "   19 |     - { key: build, pattern: \"[0-9]{10}\", reason: \"CI build number\", until: 2027-06-31, override: B }",
            "      |                                                                             ^~~~~~~~~~"),
        Case(
            "override: B", "override: C",
            "c.yml:19:99: error: [config.redaction.keep.override] expected A or B, found 'C'",
            "   19 | …, pattern: \"[0-9]{10}\", reason: \"CI build number\", until: 2027-06-01, override: C }",
            "      |                                                                                  ^"),
        Case(
            "file: redaction.json", "file: ../redaction.json",
            "c.yml:20:18: error: [config.redaction.audit.file] expected a file name that ends with .json, found '../redaction.json'",
            "   20 |   audit: { file: ../redaction.json, page: true }", "      |                  ^~~~~~~~~~~~~~~~~"),
    ]

    @Test(arguments: keys + detectors + keeps) func whatIsWrongIsReported(_ example: Case) throws {
        #expect(Self.text.contains(example.old))
        let bytes = Array(Self.text.replacing(example.old, with: example.new).utf8)
        let found = #expect(throws: Diagnostics.self) { try ReportConfiguration(parsing: bytes, file: "c.yml") }
        let text = found?.all.map { DiagnosticText($0, quoting: SourceLines(bytes)).text }.joined()
        #expect(text == example.message)
    }
}

/// Keep rules that let nothing through.
@Suite struct DeadKeepRuleTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var rules: String
        /// Lines of what is reported, with what is said.
        var found: [String]
        var testDescription: String { rules }
    }

    static let cases = [
        Case(rules: "- { pattern: \"[0-9]{10}\", reason: CI, until: 2027-06-01, override: B }", found: []),
        Case(
            rules: "- { pattern: \"[0-9]{10}\", reason: CI, until: 2026-11-29 }",
            found: ["3: expected a rule that holds, found one that ended on 2026-11-29"]),
        Case(rules: "- { pattern: \"[0-9]{10}\", reason: CI, until: 2026-11-30 }", found: []),
        Case(
            rules: "- { pattern: \"desk@help[.]example\", reason: desk }",
            found: [
                "3: expected a rule that lets something through, found one for values of class B, which it does not lift"
            ]),
        Case(rules: "- { pattern: \"desk@help[.]example\", reason: desk, until: 2027-01-01, override: B }", found: []),
        Case(rules: "- { pattern: \"[a-z]+@help[.]example\", reason: desk }", found: []),
        Case(
            rules: "- { key: build, pattern: abc, reason: a }\n    - { key: build, pattern: abc, reason: b }",
            found: ["4: expected a rule of its own, found one that an earlier rule makes needless"]),
        Case(
            rules: "- { key: build, pattern: abc, reason: a }\n    - { key: job, pattern: abc, reason: b }", found: []),
        Case(
            rules: "- { key: password, pattern: abc, reason: ö }",
            found: [
                "3: expected a rule that lets something through, found one for values of class A, which it does not lift"
            ]),
    ]

    @Test(arguments: cases) func theyAreReported(_ sample: Case) throws {
        let text = "redaction:\n  keep:\n    \(sample.rules)\n"
        let day = try #require(CivilDate(parsing: "2026-11-30"))
        let found = ReportConfiguration.deadKeepRules(in: Array(text.utf8), file: "c.yml", on: day)
        #expect(found.map { "\($0.place?.line ?? 0): \($0.message)" } == sample.found)
        #expect(found.allSatisfy { $0.severity == .warning && $0.help != nil })
        #expect(ReportConfiguration.deadKeepRules(in: [], file: "c.yml", on: day) == [])
    }
}
