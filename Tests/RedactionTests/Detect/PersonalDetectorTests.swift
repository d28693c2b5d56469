import Testing

@testable import Redaction

@Suite struct PersonalDetectorTests {
    @Test(arguments: Detector.personal.map(\.id.text))
    func detectorsClaimTheirSamplesAndNothingElse(_ id: String) throws {
        let detector = try #require(Detector.personal.first { $0.id.text == id })
        #expect(!detector.matches.isEmpty)
        #expect(!detector.rejects.isEmpty)
        for sample in detector.matches {
            #expect(claimed(by: detector, in: sample.message) == sample.claimed, "\(sample.message)")
        }
        for message in detector.rejects {
            #expect(claimed(by: detector, in: message).isEmpty, "\(message)")
        }
    }

    @Test func idsAreUnique() {
        #expect(Set(Detector.personal.map(\.id)).count == Detector.personal.count)
    }

    private func claimed(by detector: Detector, in message: String) -> [String] {
        let text = DetectableText(message)
        guard text.features.isSuperset(of: detector.needs) else { return [] }
        var claims: [Claim] = []
        detector.find(text, &claims)
        return Set(claims).sorted { $0.range.lowerBound < $1.range.lowerBound }.map { claim in
            let scalars = Array(message.unicodeScalars)
            var value = ""
            value.unicodeScalars.append(contentsOf: scalars[text.source(of: claim.range)])
            return value
        }
    }
}
