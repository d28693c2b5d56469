import Configuration
import EventModel
import Foundation

@testable import Flows
@testable import Redaction

/// A small pack with flows of every kind, with and without breakdowns, and random captures of its events.
enum EveryKindPack {
    static let gate = Result { try Gate(tiny: text) }

    /// Sets of labels that captures have.
    static func labels() throws -> [Labels] {
        try [[:], ["os": "17", "build": "1"], ["os": "18", "build": "2"]].map { pairs in
            var labels = Labels()
            for (key, value) in pairs.sorted(by: { $0.key < $1.key }) { try labels.set(key, to: value) }
            return labels
        }
    }

    static let text = """
        events:
          started: {}
          login: { way: { enum: [card, cash] } }
          pay: { amount: number, ok: bool, way: { enum: [card, cash] } }
          paid: { amount: number, way: { enum: [card, cash] } }
          turn: { side: { enum: [left, right] } }
          failed: { error: error, way: { enum: [card, cash] } }
          noise: { text: text }
        error_classes:
          net: { offline: { NSURLErrorDomain: [-1009] }, otherwise: general }
        launch:
          marker: started
          forced: { from: started, to: pay, below: 10ms, metric: forced }
        sessions: { inactivity: 600s }
        flows:
          - { id: count, kind: count, events: [pay, paid], by: [way, os] }
          - { id: after, kind: count, events: pay, after: login, change: pay.way }
          - { id: share, kind: share, of: pay, success: { event: pay, where: { ok: true } }, by: way }
          - id: rate
            kind: rate
            start: pay
            success: paid
            failure: failed
            timeout: 900s
            launch_end: cancelled
            by: [way, label.build]
            metrics: { started: r.n, succeeded: r.ok, failed: r.bad, cancelled: r.gone, timed_out: r.late, pending: r.open, success_rate: r.rate, duration: r.time }
          - { id: cycle, kind: alternation, value: turn.side, cycle: [left, right], finding: Twice., by: os }
          - id: best
            kind: best
            best: paid.amount
            candidate: pay.amount
            findings: { not_grown: a, below_floor: b, missed: c, other_best: d }
            by: [os, way]
          - id: errors
            kind: errors
            sources: [{ event: failed, parameter: error, classes: net, by: { way: way } }, { event: noise, class: noise, by: { way: os } }]
            classes: [offline, general, noise]
            echo: { class: general, within: 5s, after: pay, finding: No cause. }
            recovery: { success: paid, within: 1000s }
          - { id: in_order, kind: sequence, value: pay.amount, by: [way, os] }
          - { id: table, kind: table, value: pay.way, columns: [way, times], by: ok }
          - { id: state, kind: interval, enter: login, leave: paid, by: os }
          - { id: pairs, kind: interval, begin: pay, end: paid, hold: way, by: [way, ok] }
          - { id: numbers, kind: distribution, events: pay, value: pay.amount, unit: coins, by: way }
          - { id: way, kind: paths, events: [login, pay, paid], by: label.build }
          - { id: funnel, kind: funnel, steps: [login, pay, paid], within: 1h, by: way }
          - { id: sessions.funnel, kind: funnel, steps: [pay, paid], count: sessions, reentry: all, by: [ok, os] }
          - { id: installs.funnel, kind: funnel, steps: [login, pay, paid], count: installs, reentry: last, by: os }
          - { id: any.funnel, kind: funnel, steps: [login, paid], order: any, by: way }
          - { id: must, kind: must, after: pay, then: paid, within: 60s, finding: Late., by: os }
          - { id: never, kind: must, never: pay, before: login, finding: Early., by: os }
          - { id: grows, kind: invariant, at: paid, holds: amount >= previous, finding: Shrunk., by: os }
          - { id: whole, kind: invariant, holds: count(pay) == count(paid), finding: Unpaid., by: os }
          - { id: sessions, kind: sessions, by: os }
        """

    private static let events = [
        "started", "started", "login way=card", "login way=cash", "pay amount=1, ok=true, way=card",
        "pay amount=2.5, ok=false, way=cash", "pay amount=many, ok=true, way=card", "paid amount=1, way=card",
        "paid amount=3, way=cash", "turn side=left", "turn side=right", "noise text=é",
        "failed error=Error Domain=NSURLErrorDomain Code=-1009, way=card",
        "failed error=Error Domain=NSURLErrorDomain Code=-1, way=cash",
    ]

    /// The text of a capture over some days, as `Logged` reads it.
    static func capture(_ random: inout SplitMix) -> String {
        var time = Int.random(in: 0...200_000_000, using: &random)
        return (0..<Int.random(in: 1...60, using: &random)).map { _ in
            // Mostly seconds, at times half a day.
            let isLong = Int.random(in: 0..<12, using: &random) == 0
            time += Int.random(in: 0...(isLong ? 43_200_000 : 8000), using: &random)
            let stamp = String(format: "%d.%03d", time / 1000, time % 1000)
            let process = Int.random(in: 1...2, using: &random)
            return "@\(process) \(stamp) \(events.randomElement(using: &random) ?? "started")\n"
        }.joined()
    }
}
