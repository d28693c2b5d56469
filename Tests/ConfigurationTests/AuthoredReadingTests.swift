import BuiltInPacks
import Diagnostics
import Redaction
import Testing
import YAMLDocument

@testable import Configuration

/// What authors write for pages: personal data in it is refused where it stands.
@Suite struct AuthoredReadingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        /// Lines and columns of what is refused.
        var places: [String]
        var testDescription: String { text }
    }

    static let configurations = [
        Case(text: "site: { title: Nightly run }", places: []),
        Case(text: "site: { title: \"Run of anna.petrova@mail.example\" }", places: ["1:16"]),
        Case(text: "site:\n  title: Звіт для olena@poshta.example", places: ["2:10"]),
        Case(text: "captures:\n  - files: old.log\n    labels: { note: x1 }", places: []),
        Case(
            text: "redaction:\n  keep:\n    - { pattern: abc, reason: \"call +1 202 555 0143\" }", places: ["3:31"]),
        Case(text: "redaction:\n  keep:\n    - { pattern: \"a@b[.]example\", reason: our desk }", places: []),
        Case(
            text: """
                site: { title: Desk LC1230 and desk@help.example }
                redaction:
                  detectors: { custom: [{ id: loyalty-no, pattern: "LC[0-9]{4}", class: B, action: drop }] }
                """, places: ["1:16"]),
        Case(
            text: """
                site: { title: Desk desk@help.example }
                redaction:
                  keep: [{ pattern: "desk@help[.]example", reason: public, until: 2027-01-01, override: B }]
                """, places: []),
    ]

    @Test(arguments: configurations) func configurationsAreLookedAt(_ sample: Case) {
        let (value, diagnostics) = ReportConfiguration.reading(Array(sample.text.utf8), file: "c.yml")
        #expect(value != nil)
        #expect(diagnostics.compactMap { $0.place.map { "\($0.line):\($0.column)" } } == sample.places)
        for diagnostic in diagnostics {
            #expect(diagnostic.code == "config.published")
            #expect(!diagnostic.message.contains("@"))
        }
        let read = try? ReportConfiguration(parsing: Array(sample.text.utf8), file: "c.yml")
        #expect((read == nil) == !sample.places.isEmpty)
    }

    @Test func packsAreLookedAt() throws {
        func places(_ pack: String) throws -> [String] {
            let node = try YAMLNode(parsing: Array(pack.utf8), file: "p.yml")
            return AuthoredReading.faults(inPack: node, RedactionPolicy()).compactMap {
                $0.place.map { "\($0.line):\($0.column)" }
            }
        }
        #expect(try places("app: shop\ntitle: Shop of Anna Petrova") == ["2:8"])
        #expect(try places("flows:\n  - id: a\n    finding: \"ask +48 601 234 567\"") == ["3:14"])
        #expect(try places("messages:\n  a: { shape: \"x {b}\", matches: [\"x anna@mail.example\"] }") == [])
        #expect(try places("capture: { subsystem: com.anna.app }\nevents:\n  anna@mail.example: {}") == ["3:3"])
        #expect(try places("") == [])
    }

    /// What the tool brings passes its own look.
    @Test(arguments: builtInPacks.map(\.file)) func builtInPacksPass(_ file: String) throws {
        let pack = try #require(builtInPacks.first { $0.file == file })
        let node = try YAMLNode(parsing: pack.bytes, file: file)
        #expect(AuthoredReading.faults(inPack: node, RedactionPolicy()).map(\.place?.line) == [])
    }
}
