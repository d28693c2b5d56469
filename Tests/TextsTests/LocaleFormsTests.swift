import Redaction
import Testing

@testable import Texts

/// Numbers and dates as the languages write them.
struct LocaleFormsTests {
    struct Case: Sendable {
        var english: Public
        var german: Public
        var write: @Sendable (LocaleForms) -> Public
    }

    static let cases: [Case] = [
        Case(english: "0", german: "0") { $0.count(0) },
        Case(english: "−12\u{202F}345", german: "−12\u{202F}345") { $0.count(-12_345) },
        Case(english: "1\u{202F}234.5", german: "1\u{202F}234,5") { $0.number(1234.5) },
        Case(english: "100", german: "100") { $0.number(100) },
        Case(english: "0.25", german: "0,25") { $0.decimal(0.25, digits: 2) },
        Case(english: "92.3 %", german: "92,3\u{A0}%") { $0.share(0.923) },
        Case(english: "< 0.1 %", german: "< 0,1\u{A0}%") { $0.share(0.000_1) },
        Case(english: "> 99.9 %", german: "> 99,9\u{A0}%") { $0.share(0.999_9) },
        Case(english: "–", german: "–") { $0.share(.nan) },
        Case(english: "66.7–98.6 %", german: "66,7–98,6\u{A0}%") { $0.shares(from: 0.667, to: 0.986) },
        Case(english: "1.001 s", german: "1,001 s") { $0.duration(seconds: 1.001) },
        Case(english: "2 min 05 s", german: "2 min 05 s") { $0.duration(seconds: 125) },
        Case(english: "1.500 s", german: "1,500 s") { $0.step(nanoseconds: 1_500_000_000) },
        Case(english: "9 s", german: "9 s") { $0.step(nanoseconds: 9_000_000_000) },
        Case(english: "0 s", german: "0 s") { $0.step(nanoseconds: 0) },
        Case(english: "1 min 30 s", german: "1 min 30 s") { $0.step(nanoseconds: 90_000_000_000) },
        Case(english: "30 min", german: "30 min") { $0.step(nanoseconds: 1_800_000_000_000) },
        Case(english: "1 h 30 min", german: "1 h 30 min") { $0.step(nanoseconds: 5_400_000_000_000) },
        Case(english: "6 h", german: "6 h") { $0.step(nanoseconds: 21_600_000_000_000) },
        Case(english: "1 d", german: "1 d") { $0.step(nanoseconds: 86_400_000_000_000) },
        Case(english: "7 d", german: "7 d") { $0.step(nanoseconds: 604_800_000_000_000) },
        Case(english: "2026-07-29 14:00:01.413", german: "29.07.2026 14:00:01,413") {
            $0.time("2026-07-29T14:00:01.413")
        },
        Case(english: "2026-07-29", german: "29.07.2026") { $0.time("2026-07-29") },
        Case(english: "", german: "") { $0.time("") },
        Case(english: "Ende", german: "Ende") { $0.time("Ende") },
        Case(english: "29 Jul 2026", german: "29. Juli 2026") { $0.day(29, month: 7, year: "2026") },
        Case(english: "1 Mar", german: "1. März") { $0.day(1, month: 3, year: nil) },
        Case(english: "a and b", german: "a und b") { $0.list(["a", "b"], with: $0.and) },
        Case(english: "", german: "") { $0.list([], with: $0.or) },
        Case(english: "'ä'", german: "„ä“") { $0.quoted("ä") },
    ]

    @Test(arguments: cases)
    func `numbers, dates and lists take the forms of the language`(sample: Case) {
        #expect(sample.write(.english) == sample.english)
        #expect(sample.write(.german) == sample.german)
    }

    @Test
    func `plural forms are those of CLDR`() {
        let slavic = [0, 1, 2, 5, 11, 12, 21, 22, 101, 111].map { PluralRule.eastSlavic.category($0).rawValue }
        #expect(slavic == ["many", "one", "few", "many", "many", "many", "one", "few", "one", "many"])
        #expect([0, 1, 2].map { PluralRule.oneOther.category($0) } == [.other, .one, .other])
    }
}
