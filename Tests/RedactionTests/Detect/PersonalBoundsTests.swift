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
        "message from A: ", "message from Anna ", "aps alert: a ", "aps alert \"", "A 1, ", "Am Markt 3, 12345 ",
        "1 A, B, ",
        "Wi-Fi A_", "card ending in ", "ssh a@b ", "last_login=2026-",
        "sip:a", "t.me/", "\\\"text\\\":",
    ]

    @Test(arguments: units) func costGrowsWithTheText(_ unit: String) {
        let detectors = Detector.numbers + Detector.people
        let short = DetectorCost.cost(of: detectors, on: unit, times: 200)
        let long = DetectorCost.cost(of: detectors, on: unit, times: 2_000, runs: 1)
        #expect(DetectorCost.isLinear(short: short, long: long), "\(short) for 200, \(long) for 2,000")
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
