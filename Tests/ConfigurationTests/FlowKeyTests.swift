import Diagnostics
import Testing

@testable import Configuration

/// Funnels, rules and conditions as packs write them: each case is one flow of a small pack, and the whole message.
@Suite struct FlowKeyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var flow: String
        var message: String
        var testDescription: String { flow }

        init(_ flow: String, _ message: String) {
            self.flow = flow
            self.message = message
        }
    }

    static let head = """
        app: tiny
        title: Tiny
        capture: { subsystem: com.tiny, process: Tiny }
        records: { events: [{ subsystem: com.tiny }] }
        grammar: { prefix: "Event: ", parameters: ", parameters: " }
        events:
          open: { cart: identifier, size: number }
          pay: { cart: identifier, way: { enum: [card, cash] }, size: number }
          done: { cart: identifier }
          help: {}
        flows:
          - id: f
        """

    static let right = [
        "kind: funnel\n    steps: [open, pay]",
        "kind: funnel\n    steps: [open, { events: [pay, help], name: Ask, within: 5min }, done]\n    within: 1h",
        "kind: funnel\n    steps: [open, pay, done]\n    exclude: { events: help, after: open, before: 2 }",
        "kind: funnel\n    steps: [open, pay]\n    hold: cart\n    reentry: all\n    count: installs\n    order: any",
        "kind: must\n    after: open\n    then: [pay, help]\n    within: 5s\n    finding: Text.",
        "kind: must\n    never: pay\n    before: open\n    finding: Text.",
        "kind: invariant\n    at: pay\n    holds: size >= previous and way != 'cash'\n    finding: Text.",
        "kind: invariant\n    at: pay\n    holds: \"-size / 2 + 1.5 < last(open.size) or not seen(help)\"\n    finding: Text.",
        "kind: invariant\n    holds: count(pay) <= count(open) * 2\n    finding: Text.",
        "kind: invariant\n    holds: 1\(String(repeating: " + 1", count: 255)) > 0\n    finding: Text.",
        "kind: interval\n    begin: open\n    end: done\n    hold: [cart]",
        "kind: paths\n    all_events: true",
        "kind: sessions",
        "kind: count\n    events: [open, pay]\n    by: [size, label.build, os]",
    ]

    @Test(arguments: right) func whatIsRightReads(_ flow: String) {
        #expect(Self.message(flow) == nil)
    }

    static let wrong = [
        Case(
            "kind: funnel\n    steps: [open]",
            "pack.yml:14:12: error: [pack.flow.steps] expected 2 to 32 steps, found 1"),
        Case(
            "kind: funnel\n    steps: [open, pya]",
            "pack.yml:14:19: error: [pack.flow.steps] expected an event of the pack, found 'pya'\n  did you mean 'pay'?"
        ),
        Case(
            "kind: funnel\n    steps: [open, pay]\n    exclude: { events: help, after: pay }",
            "pack.yml:15:37: error: [pack.flow.exclude] expected 'after' to name a step before that of 'before'"),
        Case(
            "kind: funnel\n    steps: [open, pay]\n    exclude: { events: help, before: payy }",
            "pack.yml:15:38: error: [pack.flow.exclude] expected the name of a step or its number from 1 to 2, found 'payy'"
                + "\n  did you mean 'pay'?"),
        Case(
            "kind: funnel\n    steps: [open, help]\n    hold: cart",
            "pack.yml:15:11: error: [pack.flow.hold] expected a parameter that the events of all steps have, found 'cart', "
                + "which 'help' has not"),
        Case(
            "kind: funnel\n    steps: [open, pay]\n    order: any\n    reentry: last",
            "pack.yml:16:14: error: [pack.flow.reentry] expected first or all: in any order every step is an entry, found "
                + "'last'"),
        Case(
            "kind: funnel\n    steps: [open, pay]\n    order: strict\n    exclude: { events: help }",
            "pack.yml:16:14: error: [pack.flow.exclude] expected no exclusions: in strict order nothing stands between two "
                + "steps"),
        Case(
            "kind: must\n    after: open\n    finding: Text.",
            "pack.yml:13:11: error: [pack.flow.kind] expected the keys 'after' and 'then', 'never' and 'before', or 'never' "
                + "and 'after'"),
        Case(
            "kind: invariant\n    at: pay\n    holds: sise > 1\n    finding: Text.",
            "pack.yml:15:12: error: [pack.flow.holds] expected a parameter of 'pay', found 'sise'\n  did you mean 'size'?"
        ),
        Case(
            "kind: invariant\n    at: pay\n    holds: size > way\n    finding: Text.",
            "pack.yml:15:19: error: [pack.flow.holds] expected a number, found a word"),
        Case(
            "kind: invariant\n    at: pay\n    holds: way == 'crad'\n    finding: Text.",
            "pack.yml:15:19: error: [pack.flow.holds] expected card or cash, found 'crad'\n  did you mean 'card'?"),
        Case(
            "kind: invariant\n    at: pay\n    holds: (size > 1\n    finding: Text.",
            "pack.yml:15:21: error: [pack.flow.holds] expected ')', found the end"),
        Case(
            "kind: invariant\n    at: pay\n    holds: size + 1\n    finding: Text.",
            "pack.yml:15:12: error: [pack.flow.holds] expected a condition, found a number"),
        // 256 times " + 1" behind the first 1 take 1025 bytes; the comparison is one operator too many.
        Case(
            "kind: invariant\n    holds: 1\(String(repeating: " + 1", count: 256)) > 0\n    finding: Text.",
            "pack.yml:14:1040: error: [pack.flow.holds] expected at most 256 operators, found more"),
        // 129 comparisons and 127 times "and" are 256; the next "and" joins the comparison behind 128 times 10 bytes.
        Case(
            "kind: invariant\n    holds: 1 > 0\(String(repeating: " and 1 > 0", count: 16_000))\n    finding: Text.",
            "pack.yml:14:1292: error: [pack.flow.holds] expected at most 256 operators, found more"),
        Case(
            "kind: invariant\n    at: pay\n    holds: size > 1 size\n    finding: Text.",
            "pack.yml:15:21: error: [pack.flow.holds] expected an operator, found 'size'"),
        Case(
            "kind: invariant\n    at: pay\n    holds: cuont(pay) > 1\n    finding: Text.",
            "pack.yml:15:12: error: [pack.flow.holds] expected count, seen, since, last or previous, found 'cuont'"
                + "\n  did you mean 'count'?"),
        Case(
            "kind: invariant\n    holds: size > 1\n    finding: Text.",
            "pack.yml:14:12: error: [pack.flow.holds] expected count(…), seen(…), since(…) or last(…) at the end of a "
                + "launch, found 'size'"),
        Case(
            "kind: interval\n    begin: open\n    leave: done",
            "pack.yml:13:11: error: [pack.flow.kind] expected the keys 'enter' and 'leave', or 'begin' and 'end'"),
        Case(
            "kind: paths\n    top: 5",
            "pack.yml:13:11: error: [pack.flow.kind] expected the key 'values', 'events' or 'all_events'"),
        Case(
            "kind: count\n    events: [open, help]\n    by: size",
            "pack.yml:15:9: error: [pack.flow.by] expected a parameter of all events, which help has not, or a label: "
                + "label.KEY, app_version, os or device; found 'size'"),
    ]

    @Test(arguments: wrong) func whatIsWrongIsNamed(_ wrong: Case) {
        #expect(Self.message(wrong.flow) == wrong.message + "\n")
    }

    static func message(_ flow: String) -> String? {
        do throws(Diagnostics) {
            _ = try Pack(parsing: Array("\(head)\n    \(flow)\n".utf8), file: "pack.yml")
            return nil
        } catch {
            return error.all.map { DiagnosticText($0).text }.joined()
        }
    }
}
