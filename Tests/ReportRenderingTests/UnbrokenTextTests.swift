import Testing

@testable import ReportRendering

@Suite struct UnbrokenTextTests {
    struct Sample: Sendable {
        var text: String
        var shown: String?
    }

    @Test(arguments: [
        Sample(text: "", shown: nil), Sample(text: "2026-07-2", shown: nil),
        Sample(text: "2026-07-29", shown: "2026\u{2011}07\u{2011}29"),
        Sample(
            text: "from 2026-07-29 14:00 to 2026-07-30.",
            shown: "from 2026\u{2011}07\u{2011}29 14:00 to 2026\u{2011}07\u{2011}30."),
        Sample(text: "12026-07-29", shown: nil), Sample(text: "2026-07-291", shown: nil),
        Sample(text: "log-compact", shown: nil), Sample(text: "é2026-07-29名", shown: "é2026\u{2011}07\u{2011}29名"),
        Sample(text: "2026-07-29-2026-07-30", shown: "2026\u{2011}07\u{2011}29-2026\u{2011}07\u{2011}30"),
        Sample(text: "p90 1.916 s", shown: "p90 1.916\u{A0}s"),
        Sample(text: "1 min 5 s, 95 % interval", shown: "1\u{A0}min 5\u{A0}s, 95\u{A0}% interval"),
        Sample(text: "2026-07-29 5 d", shown: "2026\u{2011}07\u{2011}29 5\u{A0}d"),
        Sample(text: "3 steps", shown: nil), Sample(text: "3 s\u{E9}ances", shown: nil),
        Sample(text: "3 sec", shown: nil),
        Sample(text: "x s", shown: nil), Sample(text: "3 ", shown: nil), Sample(text: " s", shown: nil),
        Sample(text: "2 % 3 kB", shown: "2\u{A0}% 3\u{A0}kB"),
        Sample(text: String(repeating: "-", count: 100_000), shown: nil),
    ])
    func datesAndUnitsStandInOnePiece(sample: Sample) {
        #expect(UnbrokenText.text(of: sample.text) == sample.shown ?? sample.text)
    }
}
