import Diagnostics
import Testing
import YAMLDocument

@testable import Configuration

/// Configurations with one fault each, and the whole text that tells it.
@Suite struct BrokenConfigurationTests {
    static let pack = """
        app: basket
        title: Basket
        capture: { subsystem: com.example.basket, process: Basket }
        records: { events: [{ subsystem: com.example.basket }] }
        messages:
          opened: { shape: "Opened by {way:word}", parameters: { way: { enum: [icon, link] } } }
          added: { shape: "Added {count:int}", parameters: { count: number } }
          ordered: { shape: "Ordered" }
        flows:
          - { id: orders, kind: rate, start: added, success: ordered, metrics: { started: orders.started } }
          - { id: ways, kind: alternation, value: opened.way, cycle: [icon, link], explained_by: orders, finding: Same. }
          - { id: buying, kind: funnel, steps: [opened, added, ordered], within: 30min }

        """

    static let configuration = """
        packs: [basket.yml]
        labels: { build: 42 }
        reading: { install_by: host }

        """

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var file = "basket.yml"
        var old: String
        var new: String
        var text: String

        var testDescription: String { name }
    }

    static let packHelp = "help: what a pack holds: ctreport help packs\n"
    static let configHelp = "help: what a configuration holds: ctreport help config\n"

    /// What `config check` says of the configuration and the packs in `files`; empty for nothing.
    static func faults(_ files: [String: [UInt8]]) -> String {
        let bytes = files["ctreport.yml"] ?? []
        let (configuration, problems) = ReportConfiguration.reading(bytes, file: "ctreport.yml")
        var (all, sources) = (problems, ["ctreport.yml": SourceLines(bytes)])
        do {
            _ = try PackSet(configuration ?? ReportConfiguration()) { named throws(Diagnostic) in
                guard let bytes = files[named.value] else {
                    throw Diagnostic("config.packs", at: named.place, "expected a pack to read, found none")
                }
                return (named.value, bytes)
            }
        } catch {
            all += error.diagnostics
            sources.merge(error.sources) { first, _ in first }
        }
        return all.map { DiagnosticText($0, quoting: sources[$0.place?.file ?? ""]).text }.joined()
    }

    private static func files(_ change: Case?) -> [String: [UInt8]] {
        var texts = ["ctreport.yml": configuration, "basket.yml": pack]
        if let change {
            texts[change.file] = texts[change.file]?.replacing(change.old, with: change.new, maxReplacements: 1)
        }
        return texts.mapValues { Array($0.utf8) }
    }

    @Test func whatIsRightIsNotTold() {
        #expect(Self.faults(Self.files(nil)) == "")
    }

    @Test(arguments: cases)
    func theFaultIsToldWhole(_ fault: Case) {
        let files = Self.files(fault)
        #expect(files != Self.files(nil), "nothing was changed")
        #expect(Self.faults(files) == fault.text)
    }

    @Test func bytesThatAreNotUTF8AreNamed() {
        var files = Self.files(nil)
        files["basket.yml"] = Array("app: bas".utf8) + [0xFF] + Array("ket\n".utf8)
        #expect(Self.faults(files) == "?")
    }

    static let cases: [Case] = [
        Case(name: "missing colon", file: "ctreport.yml", old: "labels: {", new: "labels {", text: "?"),
        Case(name: "unknown key", file: "ctreport.yml", old: "labels:", new: "lables:", text: "?"),
        Case(name: "unknown key of a pack", old: "title: Basket", new: "titel: Basket", text: "?"),
        Case(name: "duplicate key", file: "ctreport.yml", old: "reading:", new: "labels: {}\nreading:", text: "?"),
        Case(name: "file not found", file: "ctreport.yml", old: "[basket.yml]", new: "[basket.yaml]", text: "?"),
        Case(name: "wrong type", file: "ctreport.yml", old: "packs: [basket.yml]", new: "packs: basket.yml", text: "?"),
        Case(name: "wrong word", file: "ctreport.yml", old: "install_by: host", new: "install_by: hots", text: "?"),
        Case(name: "built-in app", file: "ctreport.yml", old: "labels:", new: "built_in: [oroin]\nlabels:", text: "?"),
        Case(
            name: "label that may not be shown", file: "ctreport.yml", old: "build: 42",
            new: "tester: anna@example.com", text: "?"),
        Case(name: "label key", file: "ctreport.yml", old: "build: 42", new: "Build-Nr: 42", text: "?"),
        Case(name: "unknown kind of flow", old: "kind: funnel", new: "kind: funel", text: "?"),
        Case(name: "event that is not in the pack", old: "start: added", new: "start: aded", text: "?"),
        Case(name: "parameter that is not", old: "value: opened.way", new: "value: opened.wey", text: "?"),
        Case(name: "wrong duration", old: "within: 30min", new: "within: 30m", text: "?"),
        Case(name: "cycle of one value", old: "cycle: [icon, link]", new: "cycle: [icon]", text: "?"),
        Case(name: "explained by nothing", old: "explained_by: orders", new: "explained_by: order", text: "?"),
        Case(name: "shape that is none", old: "Opened by {way:word}", new: "Opened by {way:wrod}", text: "?"),
        Case(name: "tab as indentation", old: "  opened:", new: "\topened:", text: "?"),
        Case(name: "alias", old: "title: Basket", new: "title: *name", text: "?"),
        Case(name: "too deep", old: "title: Basket", new: "title: \(String(repeating: "[", count: 70))", text: "?"),
        Case(name: "app of another", old: "app: basket", new: "extends: fun\napp: basket", text: "?"),
        Case(name: "extends nothing", old: "app: basket", new: "extends: funn", text: "?"),
        Case(
            name: "records of another", old: "subsystem: com.example.basket }] }",
            new: "subsystem: CounterTestApp }] }",
            text: "?"),
        Case(
            name: "removed and missed", old: Self.pack,
            new: "extends: orion\nremove: { messages: [state_saved], flows: [pages] }\n", text: "?"),
        Case(
            name: "same app twice", file: "ctreport.yml", old: "[basket.yml]", new: "[basket.yml, basket.yml]",
            text: "?"),
    ]
}
