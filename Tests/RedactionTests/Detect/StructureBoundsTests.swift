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
        // The shorter of two: other work on the machine makes one longer.
        let short = (0..<2).map { _ in Self.cost(unit, 100) }.min() ?? .zero
        let long = (0..<2).map { _ in Self.cost(unit, 1_000) }.min() ?? .zero
        #expect(long < short * 40 + .milliseconds(200), "\(short) for 100, \(long) for 1,000")
    }
}
