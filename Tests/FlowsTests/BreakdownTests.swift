import Configuration
import EventModel
import Testing

@testable import Flows
@testable import Redaction

/// Figures by parameters and labels, of the kinds that follow what happens over several events.
@Suite struct BreakdownTests {
    static let gate = Result { try Gate(tiny: pack) }

    static let pack = """
        events:
          started: {}
          open: { way: { enum: [card, cash] }, n: number }
          pay: { way: { enum: [card, cash] } }
          done: {}
          failed: { error: error }
          wrote: { file: filename, n: number }
        launch: { marker: started }
        flows:
          - { id: f, kind: funnel, steps: [open, pay, done], by: way }
          - { id: all, kind: funnel, steps: [open, done], reentry: all, by: [way, n] }
          - { id: s, kind: sequence, value: open.n, by: way }
          - { id: p, kind: interval, begin: open, end: done, by: way }
          - { id: e, kind: count, events: failed, by: error }
          - { id: d, kind: distribution, events: wrote, value: wrote.n, unit: bytes }
          - { id: t, kind: table, value: open.n, columns: [n, times], by: way }
        """

    static let error =
        "failed error=Error Domain=NSURLErrorDomain Code=-1009 \"The Internet connection appears to be "
        + "offline.\" UserInfo={NSErrorFailingURLStringKey=https://h.example/"

    static let cases = [
        FlowCase(
            "an attempt is of the part of its entry, whatever its later steps say",
            "0 started\n1 open way=card, n=1\n2 pay way=cash\n3.5 done\n10 started\n11 open way=cash, n=2\n12 pay way=card",
            metrics: [
                "f": "2 > 2 (1 pending) > 1", "f{way=card}": "1 > 1 > 1", "f{way=cash}": "1 > 1 (1 pending) > 0",
                "f.conversion": "1/1", "f.conversion{way=card}": "1/1", "f.conversion{way=cash}": "0/0",
                "f.duration{way=card}": "2.5", "f.duration{way=cash}": "",
            ]),
        FlowCase(
            "a later launch ends what was open in its part too",
            "0 started\n1 open way=card, n=1\n2 started\n3 open way=cash, n=1",
            metrics: ["f": "2 (1 pending) > 0 > 0", "f{way=card}": "1 > 0 > 0", "f{way=cash}": "1 (1 pending) > 0 > 0"]),
        FlowCase(
            "several dimensions, and attempts one after the other",
            "0 started\n1 open way=card, n=1\n2 done\n3 open way=card, n=2\n4 done\n5 open way=card, n=1\n6 done",
            metrics: ["all": "3 > 3", "all{n=1,way=card}": "2 > 2", "all{n=2,way=card}": "1 > 1"]),
        FlowCase(
            "a sequence, a table and pairs for each value",
            "0 started\n1 open way=card, n=1\n2 open way=cash, n=2\n3 open way=card, n=3\n4 done\n5 done",
            metrics: [
                "s": "1 2 3", "s{way=card}": "1 3", "s{way=cash}": "2", "t{way=card}": "1 1, 3 1", "t{way=cash}": "2 1",
                "p.pairs": "2", "p.pairs{way=card}": "1", "p.pairs{way=cash}": "1", "p.open{way=card}": "1",
                "p.duration{way=card}": "3", "p.duration{way=cash}": "3",
            ]),
        FlowCase(
            "installs stand side by side in each part", "0 started\n1 open way=card, n=1",
            "0 started\n1 open way=cash, n=2",
            metrics: ["s": "1 | 2", "s{way=card}": "1", "s{way=cash}": "2"]),
        FlowCase(
            "errors that read alike are one part, whatever failed",
            "0 started\n1 \(error)a}\n2 \(error)b}\n3 failed error=Error Domain=NSURLErrorDomain Code=-1",
            metrics: [
                "e": "3",
                "e{error=NSURLErrorDomain -1009 (The Internet connection appears to be offline.)}": "2",
                "e{error=NSURLErrorDomain -1}": "1",
            ]),
        FlowCase(
            "what is no number is left out and counted",
            "0 started\n1 wrote file=a.txt, n=12\n2 wrote file=b.txt, n=lots\n3 wrote file=c.txt, n=-é",
            metrics: ["d": "12", "d.left_out": "2"]),
        FlowCase(
            "nothing is said of what is left out where nothing is", "0 started", metrics: ["d.left_out": "nothing"]),
    ]

    @Test(arguments: cases) func partsAreCounted(_ flow: FlowCase) throws {
        try flow.check(with: Self.gate.get())
    }

    /// Evidence stands in order of time, so that it does not depend on the order of captures of different installs.
    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]]) func evidenceDoesNotDependOnTheOrderOfCaptures(
        _ order: [Int]
    ) throws {
        let captures = (0..<3).map { number in
            (0..<8).map { "\($0 * 3 + number) counter_incremented count=-1" }.joined(separator: "\n")
        }
        let texts = order.map { "0 app_started\n" + captures[$0] }
        let finding = try #require(
            try Gate.shared.get().summary(texts).findings.first { $0.rule == "counter.best.below-floor" })
        #expect(finding.figures.count == 24)
        #expect(
            finding.figures.evidence.map { $0.event.origin.time?.civilNanoseconds }
                == (0..<10).map { Int64($0) * 1_000_000_000 })
    }

    @Test func joinedFiguresKeepEverything() {
        func sequence(_ number: Int, _ values: [(Int64, Int64?)]) -> InstallSequence {
            InstallSequence(
                number: number, total: values.count, first: values.map { (.integer($0.0), $0.1) },
                last: values.last.map { .integer($0.0) }, lastTime: values.last?.1)
        }
        let one = MetricValue.sequence([sequence(1, [(1, 10), (3, 30)]), sequence(3, [(9, nil)])])
        let two = MetricValue.sequence([
            sequence(1, [(2, 20), (4, 40)]), sequence(2, [(7, 5)]), sequence(3, [(8, nil)]),
        ])
        #expect(one.joined(with: two).shown == "1 2 3 4 | 7 | 9 8")
        #expect(two.joined(with: one).shown == "1 2 3 4 | 7 | 8 9")
        #expect(MetricValue.best(3).joined(with: .best(nil)).shown == "3")
        #expect(MetricValue.best(3).joined(with: .best(7)).shown == "7")
        let state = MetricValue.stateTime(nanoseconds: 2_000_000_000, intervals: 1)
        #expect(state.joined(with: state).shown == "4 in 2")
        let table = MetricValue.table(columns: ["a", "b"], rows: [(.integer(1), 2)], other: 1)
        #expect(table.joined(with: table).shown == "1 4, other 2")
        let edge = PathEdge(from: .integer(1), to: .integer(2))
        let paths = MetricValue.paths(steps: 3, edges: [(edge, 2)], other: 0)
        #expect(paths.joined(with: paths).shown == "6 steps, 1>2 4")
    }
}
