import Diagnostics
import Flows
import Foundation
import Testing
import YAMLDocument

@testable import Configuration

/// Flows that could be read but would lose figures or never measure anything: each is refused where it stands.
@Suite struct RefusedFlowTests {
    typealias Case = FlowKeyTests.Case

    static let names = [
        Case(
            "kind: count\n    events: open\n  - { id: f, kind: count, events: pay }",
            "pack.yml:15:11: error: [pack.flow.id] expected a name that no other figure has, found 'f', which the flow 'f' has"
        ),
        Case(
            "kind: rate\n    start: open\n    success: pay\n    metrics: { started: x, succeeded: x }",
            "pack.yml:16:39: error: [pack.flow.metrics] expected a name that no other figure has, found 'x', which the "
                + "same flow has"),
        Case(
            "kind: funnel\n    steps: [open, pay]\n  - { id: f.conversion, kind: count, events: pay }",
            "pack.yml:15:11: error: [pack.flow.id] expected a name that no other figure has, found 'f.conversion', which "
                + "the flow 'f' has"),
        Case(
            "kind: rate\n    start: open\n    success: pay\n    metrics: { started: pays }\n"
                + "  - { id: pays, kind: count, events: pay }",
            "pack.yml:17:11: error: [pack.flow.id] expected a name that no other figure has, found 'pays', which the flow "
                + "'f' has"),
    ]

    static let empty = [
        Case(
            "kind: count\n    events: []",
            "pack.yml:14:13: error: [pack.flow.events] expected at least one event, found none"),
        Case(
            "kind: funnel\n    steps: []",
            "pack.yml:14:12: error: [pack.flow.steps] expected 2 to 32 steps, found none"),
        Case(
            "kind: paths\n    values: []",
            "pack.yml:14:13: error: [pack.flow.values] expected at least one parameter, found none"),
        Case(
            "kind: rate\n    start: []\n    success: pay\n    metrics: { started: x }",
            "pack.yml:14:12: error: [pack.flow.start] expected at least one event, found none"),
        Case(
            "kind: rate\n    start: open\n    success: []\n    metrics: { started: x }",
            "pack.yml:15:14: error: [pack.flow.success] expected at least one event, found none"),
        Case(
            "kind: must\n    after: []\n    then: pay\n    finding: Text.",
            "pack.yml:14:12: error: [pack.flow.after] expected at least one event, found none"),
        Case(
            "kind: must\n    after: pay\n    then: []\n    finding: Text.",
            "pack.yml:15:11: error: [pack.flow.then] expected at least one event, found none"),
        Case(
            "kind: interval\n    begin: []\n    end: done",
            "pack.yml:14:12: error: [pack.flow.begin] expected at least one event, found none"),
        Case(
            "kind: interval\n    begin: open\n    end: []",
            "pack.yml:15:10: error: [pack.flow.end] expected at least one event, found none"),
        Case(
            "kind: errors\n    sources: []\n    classes: [a]",
            "pack.yml:14:14: error: [pack.flow.sources] expected at least one source, found none"),
        Case(
            "kind: funnel\n    steps: [open, pay]\n    exclude: { events: [] }",
            "pack.yml:15:24: error: [pack.flow.exclude.events] expected at least one event, found none"),
        Case(
            "kind: count\n    events: { event: pay, where: { way: [] } }",
            "pack.yml:14:41: error: [pack.event.where] expected at least one value, found none"),
    ]

    static let dimensions = [
        Case(
            "kind: count\n    events: open\n    by: build",
            "pack.yml:15:9: error: [pack.flow.by] expected a parameter of the event, or a label: label.KEY, app_version, os "
                + "or device; found 'build'\n  did you mean 'label.build'?"),
        Case(
            "kind: count\n    events: open\n    by: label.",
            "pack.yml:15:9: error: [pack.flow.by] expected label.KEY with a key of a–z, 0–9 and _, found 'label.'"),
        Case(
            "kind: count\n    events: open\n    by: [label.größe 2]",
            "pack.yml:15:10: error: [pack.flow.by] expected label.KEY with a key of a–z, 0–9 and _, found 'label.größe 2'"
        ),
        Case(
            "kind: count\n    events: open\n    by: [size, size]",
            "pack.yml:15:16: error: [pack.flow.by] expected each value once, found 'size' again"),
        Case(
            "kind: sessions\n    by: build",
            "pack.yml:14:9: error: [pack.flow.by] expected a label: label.KEY, app_version, os or device; found 'build'\n"
                + "  did you mean 'label.build'?"),
        Case(
            "kind: must\n    after: open\n    then: pay\n    finding: Text.\n    by: [os, way]",
            "pack.yml:17:14: error: [pack.flow.by] expected a label: label.KEY, app_version, os or device; found 'way'\n"
                + "  did you mean 'label.way'?"),
        Case(
            "kind: funnel\n    steps: [open, pay]\n    by: way",
            "pack.yml:15:9: error: [pack.flow.by] expected a parameter of the event, or a label: label.KEY, app_version, os "
                + "or device; found 'way'\n  did you mean 'label.way'?"),
    ]

    static let meaningless = [
        Case(
            "kind: rate\n    start: open\n    success: pay\n    metrics: {}",
            "pack.yml:16:14: error: [pack.flow.metrics] expected at least one figure, found none"),
        Case(
            "kind: funnel\n    steps: [{ events: open, within: 3s }, pay]",
            "pack.yml:14:13: error: [pack.flow.steps] expected no 'within' of the first step: it has none before it"),
        Case(
            "kind: table\n    value: pay.way\n    part: host\n    columns: [way, times]",
            "pack.yml:15:11: error: [pack.flow.part] expected 'host' only of a parameter of kind url, found one of kind enum"
        ),
        Case(
            "kind: rate\n    start: open\n    success: pay\n    metrics: { duration: f.time }\n"
                + "    duration: { rules: [{ success: done, ends: help }] }",
            "pack.yml:17:15: error: [pack.flow.duration] expected the event 'pay', which the flow takes, found 'done'"),
        Case(
            "kind: count\n    events: open\n    parts: { side: {} }",
            "pack.yml:15:12: error: [pack.flow.parts] expected one dimension with its values, found a mapping"),
        Case(
            "kind: rate\n    start: open\n    success: pay\n    metrics: { timed_out: x }",
            "pack.yml:16:14: error: [pack.flow.metrics] expected the key 'timeout' beside 'timed_out': without it nothing "
                + "times out"),
        Case(
            "kind: funnel\n    steps: [open, open]",
            "pack.yml:14:19: error: [pack.flow.steps] expected a 'name' that no other step has, found 'open' again"),
        Case(
            "kind: paths\n    all_events: true\n    events: open",
            "pack.yml:14:17: error: [pack.flow.all_events] expected no 'all_events: true' beside 'events', which names some "
                + "of them"),
        Case(
            "kind: distribution\n    events: pay\n    value: pay.way\n    unit: ways",
            "pack.yml:15:12: error: [pack.flow.value] expected a parameter of kind number or duration, found one of kind enum"
        ),
        Case(
            "kind: distribution\n    events: pay\n    value: open.size\n    unit: items",
            "pack.yml:15:12: error: [pack.flow.value] expected the event 'pay', which the flow takes, found 'open'"),
        Case(
            "kind: share\n    of: open\n    success: pay",
            "pack.yml:15:14: error: [pack.flow.success] expected the event 'open', which the flow takes, found 'pay'"),
        Case(
            "kind: count\n    events: open\n    change: pay.size",
            "pack.yml:15:13: error: [pack.flow.change] expected the event 'open', which the flow takes, found 'pay'"),
        Case(
            "kind: count\n    events: { event: pay, while_open: true }",
            "pack.yml:14:13: error: [pack.flow.events] expected 'while_open' only at what ends an attempt of a rate: here "
                + "none can be open"),
        Case(
            "kind: count\n    events: { event: pay, where: { way: crad } }",
            "pack.yml:14:41: error: [pack.event.where] expected card or cash for 'way', found 'crad'\n"
                + "  did you mean 'card'?"),
    ]

    static let errors = [
        Case(
            "kind: errors\n    sources: [{ event: pay, class: a }, { event: help, class: b }]\n    classes: [a]",
            "pack.yml:15:14: error: [pack.flow.classes] expected 'b' too, which a source gives: it would count nowhere"),
        Case(
            "kind: errors\n    sources: [{ event: pay, class: a }]\n    classes: [a]\n"
                + "    echo: { class: aa, within: 1s, after: open, finding: Text. }",
            "pack.yml:16:11: error: [pack.flow.echo] expected the class a, found 'aa'\n  did you mean 'a'?"),
        Case(
            "kind: errors\n    sources: [{ event: pay, class: a, by: { way: way } }, { event: open, class: a }]\n"
                + "    classes: [a]",
            "pack.yml:14:14: error: [pack.flow.sources] expected the same 'by' in all sources of the class 'a', found another"
        ),
        Case(
            "kind: errors\n    sources: [{ event: pay, class: a }]\n    classes: [a]\n"
                + "    recovery: { success: done, hold: way }",
            "pack.yml:16:38: error: [pack.flow.recovery.hold] expected a parameter that all events have, found 'way', which "
                + "'done' has not"),
        Case(
            "kind: errors\n    sources: [{ event: pay, class: a }]\n    classes: [a]\n"
                + "    recovery: { success: done, within: 0s }",
            "pack.yml:16:40: error: [pack.flow.recovery.within] expected a duration above 0 such as 100ms, 1.5s, 2min or 1h, "
                + "found '0s'"),
        Case(
            "kind: errors\n    sources: [{ event: pay, class: recovered }]\n    classes: [recovered]\n"
                + "    recovery: { success: done }",
            "pack.yml:12:9: error: [pack.flow.id] expected a name that no other figure has, found 'f.recovered', which the "
                + "same flow has"),
    ]

    static let ranges = [
        Case(
            "kind: funnel\n    steps: [open, pay]\n    within: 0s",
            "pack.yml:15:13: error: [pack.flow.within] expected a duration above 0 such as 100ms, 1.5s, 2min or 1h, found "
                + "'0s'"),
        Case(
            "kind: must\n    after: open\n    then: pay\n    within: -1s\n    finding: Text.",
            "pack.yml:16:13: error: [pack.flow.within] expected a duration above 0 such as 100ms, 1.5s, 2min or 1h, found "
                + "'-1s'"),
        Case(
            "kind: rate\n    start: open\n    success: pay\n    timeout: 0.000ms\n    metrics: { started: n }",
            "pack.yml:16:14: error: [pack.flow.timeout] expected a duration above 0 such as 100ms, 1.5s, 2min or 1h, found "
                + "'0.000ms'"),
        Case(
            "kind: paths\n    events: open\n    top: 0",
            "pack.yml:15:10: error: [pack.flow.top] expected a whole number from 1 to 1000, found '0'"),
        Case(
            "kind: paths\n    events: open\n    steps: 1",
            "pack.yml:15:12: error: [pack.flow.steps] expected a whole number from 2 to 1000000, found '1'"),
        Case(
            "kind: count\n    events: [open, pay, open]",
            "pack.yml:14:25: error: [pack.flow.events] expected each value once, found 'open' again"),
        Case(
            "kind: count\n    events: { event: pay, where: { way: [card, card] } }",
            "pack.yml:14:48: error: [pack.event.where] expected each value once, found 'card' again"),
        Case(
            "kind: count\n    events: [{ event: pay, where: { way: card } }, { where: { way: card }, event: pay }]",
            "pack.yml:14:52: error: [pack.flow.events] expected each value once, found a mapping again"),
        Case(
            "kind: alternation\n    value: pay.way\n    cycle: [card]\n    finding: Text.",
            "pack.yml:15:12: error: [pack.flow.cycle] expected at least 2 values, found 1"),
        Case(
            "kind: alternation\n    value: pay.way\n    cycle: [card, cash, card]\n    finding: Text.",
            "pack.yml:15:25: error: [pack.flow.cycle] expected each value once, found 'card' again"),
        Case(
            "kind: table\n    value: pay.way\n    columns: [way, times, more]",
            "pack.yml:15:14: error: [pack.flow.columns] expected 2 titles, found 3"),
        Case(
            "kind: funnel\n    steps: [open, pay]\n    hold: []",
            "pack.yml:15:11: error: [pack.flow.hold] expected at least one value, found none"),
        Case(
            "kind: distribution\n    events: pay\n    value: pay.size\n    unit: '  '",
            "pack.yml:16:11: error: [pack.flow.unit] expected text, found the text '  '"),
        Case(
            "kind: count\n    events: { event: pay, length: { way: 3 } }",
            "pack.yml:14:42: error: [pack.event.length] expected 0, 1, 2, 10 or 50, found '3'"),
    ]

    static let contradictions = [
        Case(
            "kind: share\n    of: { event: pay, where: { way: card } }\n    success: { event: pay, where: { way: cash } }",
            "pack.yml:15:14: error: [pack.flow.success] expected conditions that events of 'of' can meet, found some that "
                + "none of them meets"),
        Case(
            "kind: must\n    never: pay\n    before: pay\n    finding: Text.",
            "pack.yml:15:13: error: [pack.flow.before] expected other events than those of 'never', found 'pay' in both"
        ),
        Case(
            "kind: interval\n    enter: [open, pay]\n    leave: pay",
            "pack.yml:15:12: error: [pack.flow.leave] expected other events than those of 'enter', found 'pay' in both"),
        Case(
            "kind: rate\n    start: open\n    success: pay\n    failure: [pay, help]\n    metrics: { started: n }",
            "pack.yml:15:14: error: [pack.flow.success] expected other events than those of 'cancel', 'aside' or 'failure', "
                + "found 'pay' in both"),
        Case(
            "kind: errors\n    sources: [{ event: pay, class: a }]\n    classes: [a]\n"
                + "    echo: { class: a, within: 1s, after: [open, help], broken_by: open, finding: Text. }",
            "pack.yml:16:67: error: [pack.flow.echo.broken_by] expected other events than those of 'after', found 'open' in "
                + "both"),
    ]

    /// What the table of keys says of counts and ranges, editors see in the JSON Schema.
    @Test(arguments: empty + ranges) func theSchemaRefusesItToo(_ wrong: Case) throws {
        let validator = try SchemaValidator(KeyTable.pack.jsonSchema)
        let node = try YAMLNode(parsing: Array("\(FlowKeyTests.head)\n    \(wrong.flow)\n".utf8), file: "pack.yml")
        #expect(!validator.accepts(node))
    }

    @Test(arguments: FlowKeyTests.right) func theSchemaTakesWhatIsRight(_ flow: String) throws {
        let validator = try SchemaValidator(KeyTable.pack.jsonSchema)
        let node = try YAMLNode(parsing: Array("\(FlowKeyTests.head)\n    \(flow)\n".utf8), file: "pack.yml")
        #expect(validator.accepts(node))
    }

    @Test(arguments: names + empty + dimensions + meaningless + errors + ranges + contradictions)
    func itIsRefusedAtItsPlace(_ wrong: Case) {
        #expect(FlowKeyTests.message(wrong.flow) == wrong.message + "\n")
    }

    @Test func aRuleForNoCapturesIsRefused() {
        let bytes = Array("captures:\n  - { files: [], labels: { build: 1 } }\n".utf8)
        let faults = ReportConfiguration.reading(bytes, file: "c.yml").diagnostics.map(\.message)
        #expect(faults == ["expected at least one file, found none"])
    }

    @Test func aLabelOfTheCallIsShownWithoutOneInTheFile() {
        let label = EffectiveConfiguration.Override(path: "labels.build", value: "42", origin: "--label")
        for text in ["", "min_n: 3\n", "labels:\n"] {
            let shown = EffectiveConfiguration(parsing: Array(text.utf8), file: "c.yml", overrides: [label]).text
            #expect(shown.contains("labels:\n  build: 42  # --label\n"))
        }
    }

    @Test func everyKindOfFlowHasItsTable() {
        #expect(KeyTable.flowKinds.contains("sessions"))
        for kind in KeyTable.flowKinds { #expect(!KeyTable.flowSections(kind: kind).isEmpty) }
    }

    @Test func theTutorialsPackReads() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let pack = try Data(contentsOf: tests.appending(path: "Fixtures/tutorial/packs/basket.yml"))
        #expect(try Pack(parsing: [UInt8](pack), file: "basket.yml").program.flows.isEmpty == false)
    }

    @Test func anExtensionReplacesAFlowOnce() {
        let one = "flows:\n  - { id: logins, kind: count, events: login_tapped }\n"
        let more = "  - { id: logins, kind: count, events: login_tapped }\n"
        let files = { (flows: String) in
            ["ctreport.yml": "packs: [own.yml]\n", "own.yml": "extends: fun\n" + flows].mapValues { Array($0.utf8) }
        }
        #expect(BrokenConfigurationTests.faults(files(one)) == "")
        let faults = BrokenConfigurationTests.faults(files(one + more))
        #expect(
            faults.hasPrefix(
                "own.yml:4:11: error: [pack.flow.id] expected a name that no other figure has, found 'logins', which the "
                    + "flow 'logins' has\n"))
    }
}
