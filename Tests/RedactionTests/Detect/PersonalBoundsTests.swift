import Testing

@testable import Redaction

/// Hostile texts: the detectors of people and numbers stay linear, so that ten times the text costs at most some ten times.
@Suite struct PersonalBoundsTests {
    static let units = [
        "a@", "@", "a.", "1.", "1:", "::", "1 ", "12-", "(1", "+1", "at ", "a at b dot ", "\"", "'", "„", "search ",
        "search \"", "note: ", "note:a", "text=a ", "name=", "name: A ", "Anna ", "Anna-", "Mr. ", "van ", "Anna van ",
        "user ", "Users/", "/Users/a", "iPhone ", "'s iPhone ", "ssid=", "ssid a", "rue A ", "12 A Street, ", "A, ",
        "address: A1, ",
        "born ", "born 1", "1 May ", "passport ", "passport A ", "DE12 ", "0000 ", "4242 ", "<<", "A<<", "省", "市区1",
        "用户", "王", "搜索",
        "搜索：", "「", "様", "김", "님 ", "시도 ", "の", "المستخدم ", "lat=", "1.2345, ", "VIN ", "exp 01/", "vcard n:",
        "\u{301}",
        "sip:a", "t.me/", "\\\"text\\\":",
    ]

    private static func cost(_ unit: String, _ count: Int) -> Duration {
        let text = DetectableText(String(repeating: unit, count: count))
        return ContinuousClock().measure {
            for detector in Detector.numbers + Detector.people {
                var claims: [Claim] = []
                detector.find(text, &claims)
            }
        }
    }

    @Test(arguments: units) func costGrowsWithTheText(_ unit: String) {
        // The shortest of three: other work on the machine makes one longer.
        let short = (0..<3).map { _ in Self.cost(unit, 100) }.min() ?? .zero
        let long = (0..<3).map { _ in Self.cost(unit, 1_000) }.min() ?? .zero
        #expect(long < short * 40 + .milliseconds(400), "\(short) for 100, \(long) for 1,000")
    }

    @Test func claimsInHostileTextsStayWithinThem() {
        for unit in Self.units {
            let text = DetectableText(String(repeating: unit, count: 50))
            var claims: [Claim] = []
            for detector in Detector.numbers + Detector.people { detector.find(text, &claims) }
            for claim in claims {
                #expect(!claim.range.isEmpty && claim.range.upperBound <= text.scalars.count, "\(unit)")
            }
        }
    }
}
