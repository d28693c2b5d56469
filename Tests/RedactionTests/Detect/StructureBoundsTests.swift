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

    @Test(arguments: units)
    func costGrowsWithTheText(_ unit: String) {
        let short = DetectorCost.cost(of: Detector.structures, on: unit, times: 200)
        let long = DetectorCost.cost(of: Detector.structures, on: unit, times: 2_000, runs: 1)
        #expect(DetectorCost.isLinear(short: short, long: long), "\(short) for 200, \(long) for 2,000")
    }
}
