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
        #expect(
            Self.faults(files) == """
                basket.yml:1:9: error: [yaml.encoding] expected text in UTF-8, found: invalid leading UTF-8 octet
                    1 | app: bas�ket
                      |         ^
                help: save the file as UTF-8 without control characters

                """)
    }

    static let cases: [Case] = [
        Case(
            name: "missing colon", file: "ctreport.yml", old: "labels: {", new: "labels {",
            text: """
                ctreport.yml:2:1: error: [config.unknown-key] expected packs, built_in, inputs, labels, captures or one of 10 more, found the key 'labels { build'
                    2 | labels { build: 42 }
                      | ^~~~~~~~~~~~~~ did you mean 'labels:'?
                help: what a configuration holds: ctreport help config

                """),
        Case(
            name: "unknown key", file: "ctreport.yml", old: "labels:", new: "lables:",
            text: """
                ctreport.yml:2:1: error: [config.unknown-key] expected packs, built_in, inputs, labels, captures or one of 10 more, found the key 'lables'
                    2 | lables: { build: 42 }
                      | ^~~~~~ did you mean 'labels'?
                help: what a configuration holds: ctreport help config

                """),
        Case(
            name: "unknown key of a pack", old: "title: Basket", new: "titel: Basket",
            text: """
                basket.yml:2:1: error: [pack.unknown-key] expected app, title, capture, records, grammar or one of 12 more, found the key 'titel'
                    2 | titel: Basket
                      | ^~~~~ did you mean 'title'?
                help: what a pack holds: ctreport help packs

                """),
        Case(
            name: "duplicate key", file: "ctreport.yml", old: "reading:", new: "labels: {}\nreading:",
            text: """
                ctreport.yml:3:1: error: [yaml.duplicate-key] expected each key once, found 'labels' again
                    3 | labels: {}
                      | ^~~~~~
                help: the first one is in line 2

                """),
        Case(
            name: "file not found", file: "ctreport.yml", old: "[basket.yml]", new: "[basket.yaml]",
            text: """
                ctreport.yml:1:9: error: [config.packs] expected a pack to read, found none
                    1 | packs: [basket.yaml]
                      |         ^~~~~~~~~~~

                """),
        Case(
            name: "wrong type", file: "ctreport.yml", old: "packs: [basket.yml]", new: "packs: basket.yml",
            text: """
                ctreport.yml:1:8: error: [config.packs] expected a list, found 'basket.yml'
                    1 | packs: basket.yml
                      |        ^~~~~~~~~~
                help: what a configuration holds: ctreport help config

                """),
        Case(
            name: "wrong word", file: "ctreport.yml", old: "install_by: host", new: "install_by: hots",
            text: """
                ctreport.yml:3:24: error: [config.reading.install_by] expected file, directory or host, found 'hots'
                    3 | reading: { install_by: hots }
                      |                        ^~~~ did you mean 'host'?
                help: what a configuration holds: ctreport help config

                """),
        Case(
            name: "built-in app", file: "ctreport.yml", old: "labels:", new: "built_in: [oroin]\nlabels:",
            text: """
                ctreport.yml:2:12: error: [config.built_in] expected countertestapp, fun or orion, found 'oroin'
                    2 | built_in: [oroin]
                      |            ^~~~~ did you mean 'orion'?
                help: what a configuration holds: ctreport help config

                """),
        Case(
            name: "label that may not be shown", file: "ctreport.yml", old: "build: 42",
            new: "tester: anna@example.com",
            text: """
                ctreport.yml:2:19: error: [config.labels] expected a value that may be published, found one that looks like a name, a device, an address or a secret
                    2 | labels: { tester: anna@example.com }
                      |                   ^~~~~~~~~~~~~~~~
                help: what a configuration holds: ctreport help config

                """),
        Case(
            name: "label key", file: "ctreport.yml", old: "build: 42", new: "Build-Nr: 42",
            text: """
                ctreport.yml:2:11: error: [config.labels] expected a key of a–z, 0–9 and _
                    2 | labels: { Build-Nr: 42 }
                      |           ^~~~~~~~
                help: what a configuration holds: ctreport help config

                """),
        Case(
            name: "unknown kind of flow", old: "kind: funnel", new: "kind: funel",
            text: """
                basket.yml:12:25: error: [pack.flow.kind] expected count, share, rate, alternation, best or one of 10 more, found 'funel'
                   12 |   - { id: buying, kind: funel, steps: [opened, added, ordered], within: 30min }
                      |                         ^~~~~ did you mean 'funnel'?
                help: what a pack holds: ctreport help packs

                """),
        Case(
            name: "event that is not in the pack", old: "start: added", new: "start: aded",
            text: """
                basket.yml:10:38: error: [pack.flow.start] expected an event of the pack, found 'aded'
                   10 |   - { id: orders, kind: rate, start: aded, success: ordered, metrics: { started: orders.started } }
                      |                                      ^~~~ did you mean 'added'?
                help: what a pack holds: ctreport help packs

                """),
        Case(
            name: "parameter that is not", old: "value: opened.way", new: "value: opened.wey",
            text: """
                basket.yml:11:43: error: [pack.flow.value] expected a parameter of an event of the pack, found 'opened.wey'
                   11 |   - { id: ways, kind: alternation, value: opened.wey, cycle: [icon, link], explained_by: orders, finding: Same. }
                      |                                           ^~~~~~~~~~ did you mean 'opened.way'?
                help: what a pack holds: ctreport help packs

                """),
        Case(
            name: "wrong duration", old: "within: 30min", new: "within: 30mn",
            text: """
                basket.yml:12:74: error: [pack.flow.within] expected a duration above 0 such as 100ms, 1.5s, 2min or 1h, found '30mn'
                   12 |   - { id: buying, kind: funnel, steps: [opened, added, ordered], within: 30mn }
                      |                                                                          ^~~~
                help: what a pack holds: ctreport help packs

                """),
        Case(
            name: "cycle of one value", old: "cycle: [icon, link]", new: "cycle: [icon]",
            text: """
                basket.yml:11:62: error: [pack.flow.cycle] expected at least 2 values, found 1
                   11 |   - { id: ways, kind: alternation, value: opened.way, cycle: [icon], explained_by: orders, finding: Same. }
                      |                                                              ^~~~~~
                help: what a pack holds: ctreport help packs

                """),
        Case(
            name: "explained by nothing", old: "explained_by: orders", new: "explained_by: order",
            text: """
                basket.yml:11:90: error: [pack.flow.explained_by] expected the id of a flow of kind rate, found 'order'
                   11 | … ways, kind: alternation, value: opened.way, cycle: [icon, link], explained_by: order, finding: Same. }
                      |                                                                                  ^~~~~ did you mean 'orders'?
                help: what a pack holds: ctreport help packs

                """),
        Case(
            name: "shape that is none", old: "Opened by {way:word}", new: "Opened by {way:wrod}",
            text: """
                basket.yml:6:20: error: [pack.messages.shape] expected text, word, int, decimal or bool, found 'wrod' (byte 16 of the shape)
                    6 |   opened: { shape: "Opened by {way:wrod}", parameters: { way: { enum: [icon, link] } } }
                      |                    ^~~~~~~~~~~~~~~~~~~~~~
                help: what a pack holds: ctreport help packs

                """),
        Case(
            name: "tab as indentation", old: "  opened:", new: "\topened:",
            text: """
                basket.yml:6:1: error: [yaml.syntax] expected YAML, found a fault: while scanning for the next token, found character that cannot start any token
                    6 |     opened: { shape: "Opened by {way:word}", parameters: { way: { enum: [icon, link] } } }
                      | ^~~~
                help: indent with spaces, not with tabs

                """),
        Case(
            name: "alias", old: "title: Basket", new: "title: *name",
            text: """
                basket.yml:2:8: error: [yaml.alias] expected a value, found an alias
                    2 | title: *name
                      |        ^~~~~
                help: write the value out

                """),
        Case(
            name: "too deep", old: "title: Basket", new: "title: \(String(repeating: "[", count: 70))",
            text: """
                basket.yml:2:71: error: [yaml.depth] expected at most 64 levels, found more
                    2 | title: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
                      |                                                                       ^

                """),
        Case(
            name: "app of another", old: "app: basket", new: "extends: fun\napp: basket",
            text: """
                basket.yml:2:6: error: [pack.app] expected 'fun', the app that is extended, or no key, found 'basket'
                    2 | app: basket
                      |      ^~~~~~
                help: what a pack holds: ctreport help packs

                """),
        Case(
            name: "extends nothing", old: "app: basket", new: "extends: funn",
            text: """
                basket.yml:1:10: error: [pack.extends] expected the app of another pack, countertestapp, fun or orion, found 'funn'
                    1 | extends: funn
                      |          ^~~~ did you mean 'fun'?
                help: a pack of a new app has the key 'app' instead

                """),
        Case(
            name: "records of another", old: "subsystem: com.example.basket }] }",
            new: "subsystem: CounterTestApp }] }",
            text: """
                basket.yml:4:10: error: [pack.records] expected records that no other pack has, found some that 'countertestapp' has as well (built-in/countertestapp.yml)
                    4 | records: { events: [{ subsystem: CounterTestApp }] }
                      |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                help: leave the built-in pack out with the key 'built_in' of the configuration, or write 'extends: countertestapp'

                """),
        Case(
            name: "removed and missed", old: Self.pack,
            new: "extends: orion\nremove: { messages: [state_saved], flows: [pages] }\n",
            text: """
                basket.yml:2:22: error: [pack.remove.messages] expected one of the messages of 'orion', found 'state_saved'
                    2 | remove: { messages: [state_saved], flows: [pages] }
                      |                      ^~~~~~~~~~~
                help: what a pack holds: ctreport help packs

                """),
        Case(
            name: "same app twice", file: "ctreport.yml", old: "[basket.yml]", new: "[basket.yml, basket.yml]",
            text: """
                basket.yml:1:6: error: [pack.app] expected an app that no other file has, found 'basket' of 'basket.yml' again
                    1 | app: basket
                      |      ^~~~~~
                help: a pack that changes another one begins with: extends: basket

                """),
    ]
}
