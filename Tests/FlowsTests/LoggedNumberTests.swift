import Redaction
import Testing

@testable import Flows

/// Numbers with decimals: how they compare and are written, and what distributions and records make of them.
@Suite struct LoggedNumberTests {
    @Test(
        arguments: [
            (12.5, "12.5"), (2.75, "2.75"), (3, "3"), (12.1, "12.1"), (0, "0"), (-0.25, "-0.25"), (-1.5, "-1.5"),
            (-2, "-2"),
            (0.999_999_999_9, "1"), (99_999.999, "99999.999"),
        ] as [(Double, String)])
    func decimalsAreWrittenAsTheyWere(value: Double, text: String) throws {
        #expect(try #require(LoggedNumber(value)).description == text)
    }

    @Test func numbersCompareBySize() throws {
        let texts = try [2.75, -0.25, 3, -1.5, 12.5, -2].map { try #require(LoggedNumber($0)) }.sorted().map(
            \.description)
        #expect(texts == ["-2", "-1.5", "-0.25", "2.75", "3", "12.5"])
    }

    /// Times stand in the unit of the flow, or in seconds; other units must be the flow's.
    @Test(
        arguments: [
            ("1.21s", "s", "1.21"), ("1.21s", "ms", "1210"), ("950ms", "s", "0.95"), ("950 ms", "calls", "0.95"),
            ("2min", "s", "120"), ("12 MB", "MB", "12"), ("12 MB", "s", nil), ("word", "s", nil), ("", "s", nil),
            ("s", "s", nil),
            ("é1s", "s", nil),
        ] as [(String, Public, String?)])
    func unitsAreRead(word: String, unit: Public, number: String?) {
        #expect(LoggedNumber(.word(Public(authored: word)), unit: unit)?.description == number)
    }

    @Test func decimalsHaveAPlaceInADistribution() throws {
        var figures = DistributionFigures()
        for value in [12.5, 2.75, 3] { figures.add(try #require(LoggedNumber(value))) }
        #expect(figures.n == 3)
        #expect(figures.scale == 1_000_000_000)
        #expect(figures.percentiles([0, 50, 100]) == [2_750_000_000, 3_000_000_000, 12_500_000_000])
    }

    /// Whole numbers stay as they are, beyond what billionths hold, and the order of joining tells nothing.
    @Test func wholeNumbersStayWhole() throws {
        var whole = DistributionFigures()
        whole.add(LoggedNumber(.max))
        whole.add(LoggedNumber(7))
        #expect(whole.scale == 1)
        #expect(whole.percentiles([0, 100]) == [7, .max])
        var half = DistributionFigures()
        half.add(try #require(LoggedNumber(7.5)))
        var (one, two) = (whole, half)
        one.append(half)
        two.append(whole)
        #expect(one == two)
        #expect(one.sorted.map(\.value) == [7_000_000_000, 7_500_000_000, .max])
    }

    static let gate = Result { try Gate(tiny: pack) }

    static let pack = """
        events:
          started: {}
          score: { n: number }
          took: { time: duration }
        launch: { marker: started }
        flows:
          - { id: d, kind: distribution, events: score, value: score.n, unit: points }
          - { id: t, kind: distribution, events: took, value: took.time, unit: s }
          - { id: b, kind: best, best: score.n, findings: { not_grown: Q., below_floor: R., missed: S., other_best: T. } }
        """

    static let cases = [
        FlowCase(
            "decimals beside whole numbers", "0 started\n1 score n=2.75\n2 score n=3\n3 score n=12.5",
            metrics: ["d": "2.75 3 12.5", "b": "12.5"]),
        FlowCase(
            "a best that grows by less than one, and one that does not",
            "0 started\n1 score n=2.5\n2 score n=2.75\n3 score n=2.25", metrics: ["b": "2.75"],
            findings: ["b.not-grown 0:4"]),
        FlowCase(
            "times with their unit", "0 started\n1 took time=1.21s\n2 took time=950ms\n3 took time=2",
            metrics: ["t": "0.95 1.21 2"]),
    ]

    @Test(arguments: cases) func flows(_ flow: FlowCase) throws { try flow.check(with: LoggedNumberTests.gate.get()) }
}
