import Testing

@testable import Redaction

@Suite struct StructureDetectorTests {
    static let detectors = Detector.structures

    /// What a detector claims, as folded text, in order.
    static func claimed(_ detector: Detector, _ message: String) -> [String] {
        let text = DetectableText(message)
        guard detector.needs.isSubset(of: text.features) else { return [] }
        var claims: [Claim] = []
        detector.find(text, &claims)
        return claims.map { text.string($0.range) }
    }

    @Test(arguments: [0, 1, 2])
    func samplesAreClaimed(_ index: Int) {
        let detector = Self.detectors[index]
        #expect(!detector.matches.isEmpty)
        #expect(!detector.rejects.isEmpty)
        for sample in detector.matches {
            #expect(Self.claimed(detector, sample.message) == sample.claimed, "\(sample.message)")
        }
        for message in detector.rejects {
            #expect(Self.claimed(detector, message) == [], "\(message)")
        }
    }
}
