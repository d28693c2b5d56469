import Testing

@testable import Redaction

/// Each detector against the samples beside it, alone; and all of them against what no one may claim.
@Suite struct DetectorSampleTests {
    @Test func everyDetectorHasAnIdOfItsOwn() {
        let ids = Detectors.standard.all.map(\.id.text)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: Detectors.standard.all.map(\.id.text)) func claimsWhatItsSamplesSay(_ id: String) throws {
        let detector = try #require(Detectors.standard.all.first { $0.id.text == id })
        #expect(!detector.matches.isEmpty && !detector.rejects.isEmpty)
        let alone = Detectors([detector])
        for sample in detector.matches {
            let scalars = Array(sample.message.unicodeScalars)
            let claimed = alone.claims(in: sample.message).map { claim in
                String(String.UnicodeScalarView(scalars[claim.range]))
            }
            #expect(claimed == sample.claimed, "\(id): \(sample.message)")
        }
        for message in detector.rejects {
            let claims = alone.claims(in: message)
            #expect(claims.isEmpty, "\(id): \(message)")
        }
    }
}
