import Testing

@testable import ReportRendering

@Suite struct UnbrokenDatesTests {
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
        Sample(text: String(repeating: "-", count: 100_000), shown: nil),
    ])
    func datesStandInOnePiece(sample: Sample) {
        #expect(UnbrokenDates.text(of: sample.text) == sample.shown ?? sample.text)
    }
}
