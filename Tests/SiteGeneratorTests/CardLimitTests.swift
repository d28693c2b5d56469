import Flows
import Testing

@testable import SiteGenerator

/// What a card warns above.
@Suite struct CardLimitTests {
    struct Case: Sendable {
        var text: String
        var count: Double?
        var rate: Double?
    }

    @Test(arguments: [
        Case(text: "0", count: 0, rate: 0), Case(text: "5", count: 5), Case(text: "1", count: 1),
        Case(text: "1000000000", count: 1e9), Case(text: "5%", rate: 0.05), Case(text: "0.5%", rate: 0.005),
        Case(text: "100%", rate: 1), Case(text: "0%", rate: 0), Case(text: "0.05", rate: 0.05),
        Case(text: "1.0", rate: 1),
        Case(text: ""), Case(text: "%"), Case(text: "-1"), Case(text: "101%"), Case(text: "1.5"), Case(text: "5 %"),
        Case(text: "1e3"), Case(text: "1.2.3"), Case(text: "."), Case(text: "1000000001"), Case(text: "٥"),
        Case(text: String(repeating: "9", count: 10_000)),
    ])
    func fitsCountsOrRates(_ sample: Case) {
        let limit = CardLimit(sample.text)
        #expect(limit?.bound(of: .count(3)) == sample.count)
        #expect(limit?.bound(of: .rate(Share())) == sample.rate)
        #expect(limit?.bound(of: .duration(DistributionFigures())) == nil)
    }
}
