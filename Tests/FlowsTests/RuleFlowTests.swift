import Flows
import Testing

/// Rules of order, conditions, pairs, paths of events, sessions and time-outs, with a small pack of their own.
@Suite struct RuleFlowTests {
    static let gate = Result { try Gate(tiny: pack) }

    static let pack = """
        events:
          started: {}
          login: { user: identifier }
          home: {}
          pay: { amount: number, ok: bool, way: { enum: [card, cash] } }
          paid: { amount: number, way: { enum: [card, cash] } }
          request: { slot: { enum: [first, second] } }
          response: { slot: { enum: [first, second] }, code: number }
          ended: {}
        launch: { marker: started }
        sessions: { inactivity: 10s }
        flows:
          - { id: greeted, kind: must, after: login, then: home, within: 2s, finding: Late. }
          - { id: answered, kind: must, after: request, then: response, finding: Unanswered. }
          - { id: known, kind: must, never: pay, before: login, finding: Unknown. }
          - { id: over, kind: must, never: pay, after: ended, finding: Over. }
          - { id: grows, kind: invariant, at: paid, holds: amount >= previous, finding: Shrunk. }
          - id: exact
            kind: invariant
            at: paid
            holds: amount == last(pay.amount) and (way == last(pay.way) or not seen(login))
            finding: Another.
          - { id: quick, kind: invariant, at: paid, holds: since(pay) * 2 + 1 <= 5, finding: Slow. }
          - { id: whole, kind: invariant, holds: count(pay) == count(paid), finding: Unpaid. }
          - { id: calls, kind: interval, begin: request, end: response, hold: slot }
          - { id: slots, kind: count, events: [request, response], by: slot }
          - { id: any, kind: interval, begin: request, end: response }
          - { id: way, kind: paths, events: [login, pay, paid] }
          - { id: all, kind: paths, all_events: true, top: 1, steps: 4 }
          - { id: sessions, kind: sessions }
          - id: payment
            kind: rate
            start: pay
            success: paid
            failure: ended
            timeout: 3s
            by: [way, ok]
            metrics: { started: p.n, succeeded: p.ok, failed: p.bad, timed_out: p.late, pending: p.open, success_rate: p.rate, error_rate: p.errors }
          - { id: ways, kind: count, events: [pay, paid], by: way }
          - { id: amounts, kind: distribution, events: pay, value: pay.amount, unit: coins, by: [way] }
        """

    static let must = [
        FlowCase(
            "in time, at the limit, and late",
            "0 started\n1 login user=a\n2 home\n3 login user=a\n5 home\n6 login user=a\n8.1 home",
            metrics: ["greeted.kept": "2", "greeted.violations": "1", "greeted.pending": "0"], findings: ["greeted 0:6"]
        ),
        FlowCase(
            "one answer is enough for all that wait", "0 started\n1 login user=a\n1.5 login user=b\n2 home\n3 home",
            metrics: ["greeted.kept": "2", "greeted.violations": "0", "greeted.pending": "0"]),
        FlowCase(
            "a launch that ends before the time is over says nothing", "0 started\n1 login user=a\n3 pay amount=1",
            "10 started", installs: [0, 0],
            metrics: ["greeted.pending": "1", "greeted.violations": "0", "known.kept": "1"]),
        FlowCase(
            "time that is over is over, whichever event says so", "0 started\n1 login user=a\n3.5 ended\n4 home",
            metrics: ["greeted.violations": "1", "greeted.kept": "0"], findings: ["greeted 0:2"]),
        FlowCase(
            "without a limit the next launch is too late",
            "0 started\n1 request slot=first\n2 started\n3 request slot=first",
            metrics: ["answered.violations": "1", "answered.pending": "1"], findings: ["answered 0:2"]),
        FlowCase(
            "never before: also in a launch that never has the other one",
            "0 started\n1 pay amount=1\n2 login user=a\n3 pay amount=1\n4 started\n5 pay amount=1",
            metrics: ["known.kept": "1", "known.violations": "2"], findings: ["known 0:2 0:6"]),
        FlowCase(
            "never before: a launch whose begin was not seen says nothing", "1 pay amount=1",
            metrics: ["known.kept": "0", "known.violations": "0", "over.kept": "1"]),
        FlowCase(
            "never after: until the launch ends",
            "0 started\n0 login user=a\n1 pay amount=1\n2 ended\n3 pay amount=1\n4 started\n4 login user=a\n5 pay amount=1",
            metrics: ["over.kept": "2", "over.violations": "1"], findings: ["over 0:5"]),
    ]

    static let conditions = [
        FlowCase(
            "the value before is that of the same launch",
            "0 started\n1 paid amount=3\n2 paid amount=3\n3 paid amount=2\n4 started\n5 paid amount=1",
            metrics: ["grows.kept": "1", "grows.violations": "1", "grows.unknown": "2"], findings: ["grows 0:4"]),
        FlowCase(
            "last values, words, and what decides alone",
            """
            0 started
            0 paid amount=1, way=card
            1 pay amount=5, ok=true, way=card
            1 paid amount=5, way=cash
            2 login user=a
            2 paid amount=5, way=cash
            2 paid amount=5, way=card
            2 paid amount=6, way=card
            """,
            metrics: ["exact.kept": "2", "exact.violations": "2", "exact.unknown": "1"],
            findings: ["known 0:3", "exact 0:6 0:8"]),
        FlowCase(
            "seconds since an event, at the limit", "0 started\n1 pay amount=1\n3 paid amount=1\n3.001 paid amount=1",
            metrics: ["quick.kept": "1", "quick.violations": "1"], findings: ["known 0:2", "quick 0:4"]),
        FlowCase(
            "at the end of a launch, which the last one has not reached",
            "0 started\n1 paid amount=1\n2 started\n3 started\n4 paid amount=1",
            metrics: ["whole.kept": "1", "whole.violations": "1", "whole.pending": "1"], findings: ["whole 0:2"]),
    ]

    static let others = [
        FlowCase(
            "an end belongs to the oldest begin with its value",
            """
            0 started
            1 request slot=first
            2 request slot=second
            3 response code=1, slot=second
            5 response code=1, slot=first
            6 response code=1, slot=first
            7 request slot=first
            """,
            metrics: [
                "calls.duration": "1 4", "calls.pairs": "2", "calls.open": "1", "calls.unmatched": "1",
                "any.duration": "2 3", "slots{slot=first}": "4",
            ]),
        FlowCase(
            "paths of events, and of all of them up to the fourth",
            "0 started\n1 login user=a\n2 home\n3 login user=a\n4 pay amount=1\n4 other_event",
            metrics: [
                "way": "3 steps, login>login 1, login>pay 1", "all": "4 steps, home>login 1, other 2",
            ]),
        FlowCase(
            "a session ends after ten seconds without an event",
            "0 started\n10 home\n20.001 home\n21 unplanned_one\n22 started\n- home",
            metrics: ["sessions.count": "3", "sessions.duration": "0 0.999 10"]),
        FlowCase(
            "an attempt without an end in time",
            """
            0 started
            0 login user=a
            1 pay amount=1, ok=true, way=card
            4 paid amount=1, way=card
            5 pay amount=1, ok=false, way=cash
            8.1 paid amount=1, way=cash
            9 pay amount=1, ok=true, way=card
            10 ended
            11 started
            11 login user=a
            11 pay amount=1, way=card
            """,
            metrics: [
                "p.n": "4", "p.ok": "1", "p.late": "1", "p.bad": "1", "p.open": "1", "p.rate": "1/3", "p.errors": "2/3",
                "p.n{ok=true,way=card}": "2", "p.ok{ok=true,way=card}": "1", "p.late{ok=false,way=cash}": "1",
                "p.open{ok=(absent),way=card}": "1", "p.rate{ok=true,way=card}": "1/2",
            ]),
        FlowCase(
            "several kinds of events by one dimension",
            "0 started\n0 login user=a\n1 pay amount=7, way=card\n2 paid amount=7, way=card\n3 pay amount=8, way=cash",
            metrics: [
                "ways": "3", "ways{way=card}": "2", "ways{way=cash}": "1", "amounts": "7 8", "amounts{way=cash}": "8",
            ]),
    ]

    @Test(arguments: must + conditions + others) func figuresAreThoseOfTheDefinition(_ flow: FlowCase) throws {
        // Findings of flows that a case does not speak of are not compared.
        let named = Set(flow.metrics.keys.map { $0.prefix { $0 != "." } })
        let gate = try Self.gate.get()
        let summary = try gate.summary(flow.captures, installs: flow.installs)
        let shown = summary.shown
        #expect(flow.metrics.reduce(into: [:]) { $0[$1.key] = shown[$1.key] ?? "nothing" } == flow.metrics)
        let wanted = flow.findings.filter { named.contains($0.prefix { $0 != " " && $0 != "." }) }
        let found = summary.shownFindings.filter { named.contains($0.prefix { $0 != " " && $0 != "." }) }
        #expect(found == wanted)
    }
}
