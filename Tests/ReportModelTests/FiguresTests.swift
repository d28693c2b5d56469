import Redaction
import Testing

@testable import ReportModel

@Suite struct FiguresTests {
    struct Case: Sendable {
        var figure: Public
        var text: String
    }

    static let counts = [
        Case(figure: Public(count: 0), text: "0"), Case(figure: Public(count: 999), text: "999"),
        Case(figure: Public(count: 1000), text: "1\u{202F}000"),
        Case(figure: Public(count: 12_345), text: "12\u{202F}345"),
        Case(figure: Public(count: 1_234_567), text: "1\u{202F}234\u{202F}567"),
        Case(figure: Public(count: -1000), text: "−1\u{202F}000"),
        Case(figure: Public(count: .min), text: "−9\u{202F}223\u{202F}372\u{202F}036\u{202F}854\u{202F}775\u{202F}808"),
        Case(figure: Public(counting: 1, one: "launch", many: "launches"), text: "1 launch"),
        Case(figure: Public(counting: 0, one: "launch", many: "launches"), text: "0 launches"),
        Case(figure: Public(decimal: 1234.56, digits: 1), text: "1\u{202F}234.6"),
        Case(figure: Public(decimal: -0.04, digits: 1), text: "0.0"),
        Case(figure: Public(decimal: 0.005, digits: 2), text: "0.01"),
        Case(figure: Public(decimal: .nan, digits: 2), text: "–"),
        Case(figure: Public(decimal: 1e300, digits: 2), text: "1e+300"),
    ]

    static let shares = [
        Case(figure: Public(share: 0), text: "0 %"), Case(figure: Public(share: 1), text: "100 %"),
        Case(figure: Public(share: 0.923), text: "92.3 %"), Case(figure: Public(share: 0.0004), text: "< 0.1 %"),
        Case(figure: Public(share: 0.0005), text: "0.1 %"), Case(figure: Public(share: 0.9996), text: "> 99.9 %"),
        Case(figure: Public(share: 0.999), text: "99.9 %"), Case(figure: Public(share: .infinity), text: "–"),
        Case(figure: Public(shareFrom: 0.6671, to: 0.9863), text: "66.7–98.6 %"),
        Case(figure: Public(shareFrom: .nan, to: 1), text: "–"),
    ]

    static let durations = [
        Case(figure: Public(seconds: 0), text: "0 s"), Case(figure: Public(seconds: 0.0004), text: "0.4 ms"),
        Case(figure: Public(seconds: 0.48), text: "480 ms"), Case(figure: Public(seconds: 0.9994), text: "999 ms"),
        Case(figure: Public(seconds: 0.9996), text: "1.000 s"), Case(figure: Public(seconds: 1.001), text: "1.001 s"),
        Case(figure: Public(seconds: 12.345), text: "12.35 s"),
        Case(figure: Public(seconds: 59.999), text: "1 min 00 s"),
        Case(figure: Public(seconds: 125), text: "2 min 05 s"),
        Case(figure: Public(seconds: 3599.6), text: "1 h 00 min"),
        Case(figure: Public(seconds: 3720), text: "1 h 02 min"),
        Case(figure: Public(seconds: 172_799), text: "2 d 00 h"),
        Case(figure: Public(seconds: 273_600), text: "3 d 04 h"), Case(figure: Public(seconds: -0.48), text: "−480 ms"),
        Case(figure: Public(seconds: .nan), text: "–"),
    ]

    @Test(arguments: counts + shares + durations)
    func reads(_ sample: Case) {
        #expect(sample.figure.text == sample.text)
    }
}

@Suite struct VisibleTextTests {
    struct Case: Sendable {
        var text: String
        var shown: String
    }

    static let cases = [
        Case(text: "", shown: ""), Case(text: "plain é 漢字 👩‍👩‍👧", shown: "plain é 漢字 👩‍👩‍👧"),
        Case(text: "a\nb\r\nc\rd", shown: "a⏎b⏎c⏎d"), Case(text: "a\tb", shown: "a⇥b"),
        Case(text: "\u{202E}abc\u{2066}", shown: "⟨U+202E⟩abc⟨U+2066⟩"), Case(text: "a\u{200B}b", shown: "a⟨U+200B⟩b"),
        Case(text: "\u{1B}[31m\u{0}", shown: "⟨U+001B⟩[31m⟨U+0000⟩"), Case(text: "\u{E0041}", shown: "⟨U+E0041⟩"),
        Case(text: "  a b ", shown: "␣␣a b␣"), Case(text: "  ", shown: "␣␣"), Case(text: "שלום", shown: "שלום"),
    ]

    @Test(arguments: cases)
    func showsWhatIsHidden(_ sample: Case) {
        let value = Public(authored: sample.text)
        #expect(value.visibleValue == sample.shown)
        #expect(Public(authored: value.visibleValue).visibleValue == sample.shown)
    }
}
