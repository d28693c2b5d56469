import Testing

@testable import Redaction

/// Hostile texts: the detectors of structures stay linear, so that ten times the text costs at most some ten times.
@Suite struct StructureBoundsTests {
    static let units = [
        "%25", "://", "{\"a\":", "a=", "a=\"", "\"", "=\"x", ": ", "a.pdf", ".pdf", "a .pdf ", "/a", "/users/", "<a>",
        "<key>",
        "name=", "x=(", "file=a b ", "((((", "https://a", "a@", "é.pdf ", "k:'", "k=« ", "a;b=", "&a=b", "tel:",
        "\\\"a\\\":",
    ]

    private static func cost(_ unit: String, _ count: Int) -> Duration {
        let text = DetectableText(String(repeating: unit, count: count))
        return ContinuousClock().measure {
            for detector in Detector.structures {
                var claims: [Claim] = []
                detector.find(text, &claims)
            }
        }
    }

    @Test(arguments: units)
    func costGrowsWithTheText(_ unit: String) {
        let short = Self.cost(unit, 100)
        let long = Self.cost(unit, 2_000)
        // Twenty times the text: a square would cost four hundred times as much. Other work on the machine costs time too.
        #expect(long < short * 120 + .seconds(1), "\(short) for 100, \(long) for 2,000")
    }
}
