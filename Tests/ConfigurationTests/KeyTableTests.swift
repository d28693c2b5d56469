import BuiltInPacks
import Foundation
import Testing
import YAMLDocument

@testable import Configuration

/// The schemas that readers give of themselves: for editors, and for articles.
@Suite struct KeyTableTests {
    @Test(arguments: KeyTable.allCases)
    func everyKeySaysWhatItIsFor(_ table: KeyTable) {
        let sections = table.sections
        #expect(!sections.isEmpty)
        for section in sections {
            for row in section.rows {
                #expect(row.summary.hasSuffix("."), "\(section.path) \(row.key): \(row.summary)")
                #expect(row.summary.count <= 100 && !row.value.isEmpty, "\(section.path) \(row.key): \(row.value)")
            }
        }
    }

    @Test func theBuiltInPacksAreValid() throws {
        let validator = try SchemaValidator(KeyTable.pack.jsonSchema)
        #expect(!builtInPacks.isEmpty)
        for pack in builtInPacks {
            #expect(validator.accepts(try YAMLNode(parsing: pack.bytes, file: pack.file)), "\(pack.file)")
        }
        #expect(validator.accepts(try YAMLNode(parsing: Array(PackTests.text.utf8), file: "pack.yml")))
    }

    @Test func configurationsAreValid() throws {
        let validator = try SchemaValidator(KeyTable.configuration.jsonSchema)
        let texts = ["", "formats:\n", ReportConfigurationTests.text]
        for text in texts {
            _ = try ReportConfiguration(parsing: Array(text.utf8), file: "c.yml")
            #expect(validator.accepts(try YAMLNode(parsing: Array(text.utf8), file: "c.yml")), "\(text)")
        }
    }

    /// Single faults that a schema can see, by the part of a right document that they change.
    static let refused: [(table: KeyTable, old: String, new: String)] = [
        (.pack, "kind: rate", "kind: ratee"), (.pack, "kind: sequence", "kind: []"), (.pack, "app: tiny", "app: Tiny"),
        (.pack, "app: tiny\n", ""), (.pack, "launch:", "lunch:"), (.pack, "id: scores, ", ""),
        (.pack, "value: scored.score", "value: scored.score, valeu: x"), (.pack, "fast: bool", "fast: boolean"),
        (.pack, "metrics: { started: splash.started }", "metrics: { begun: splash.started }"),
        (.pack, "metrics: { started: splash.started }", "metrics: { started: Splash }"),
        (.pack, "start: started, ", "start: { event: started, while_open: yes }, "),
        (.pack, "cycle: [home, web]", "cycle: home"),
        (.pack, "finding: Same.", "finding: ''"), (.pack, "part: host", "part: path"), (.pack, "[-1009]", "[offline]"),
        (.pack, "app: tiny", "extends: tiny\napp: tiny\nremove: { flow: [a] }"),
        (.configuration, "formats:", "format:"),
        (.configuration, "name: plain", "name: 'Plain one'"),
        (.configuration, "levels: { W: warning", "levels: { W: wraning"),
        (.configuration, "formats:", "reading: { install_by: folder }\nformats:"),
        (.configuration, "formats:", "inputs: a\nformats:"),
        (.configuration, "formats:", "reading: { strict: yes }\nformats:"),
        (.configuration, "formats:", "built_in: [funn]\nformats:"),
        (.configuration, "formats:", "captures: [{ labels: {} }]\nformats:"),
    ]

    @Test func wrongDocumentsAreRefused() throws {
        let validators = try Dictionary(
            uniqueKeysWithValues: KeyTable.allCases.map { ($0, try SchemaValidator($0.jsonSchema)) })
        for (table, old, new) in Self.refused {
            let right = table == .pack ? PackTests.text : ReportConfigurationTests.text
            let wrong = right.replacing(old, with: new, maxReplacements: 1)
            #expect(wrong != right, "\(old)")
            let node = try YAMLNode(parsing: Array(wrong.utf8), file: "a.yml")
            #expect(try #require(validators[table]).accepts(node) == false, "\(new)")
        }
    }

    /// The articles hold what the tables say; with CTREPORT_RECORD=1 they are written anew, and the test fails.
    @Test(arguments: [(KeyTable.configuration, "ConfigurationKeys.md"), (.pack, "PackKeys.md"), (.plan, "PlanKeys.md")])
    func theArticlesListEveryKey(_ table: KeyTable, _ file: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let article = root.appending(path: "Sources/Configuration/Configuration.docc/\(file)")
        let isRecording = ProcessInfo.processInfo.environment["CTREPORT_RECORD"] != nil
        if isRecording { try table.article.write(to: article, atomically: true, encoding: .utf8) }
        let written = try String(contentsOf: article, encoding: .utf8)
        #expect(written == table.article && !isRecording, "write it anew with CTREPORT_RECORD=1")
    }

    @Test func anExtensionNeedsNothingButWhatItChanges() throws {
        let text = "extends: fun\nremove: { flows: [logins] }\nflows: [{ id: a, kind: count, events: login }]\n"
        let validator = try SchemaValidator(KeyTable.pack.jsonSchema)
        #expect(validator.accepts(try YAMLNode(parsing: Array(text.utf8), file: "a.yml")))
    }
}
