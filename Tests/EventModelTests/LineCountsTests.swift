import EventModel
import Testing

@Suite struct LineCountsTests {
    @Test(arguments: LineClass.allCases)
    func aLineIsReadOnceInItsOwnClass(_ lineClass: LineClass) {
        var counts = LineCounts()
        counts.add(lineClass)
        let parts = [counts.event, counts.other, counts.continuation, counts.noise, counts.rejected]
        #expect(counts.read == 1)
        #expect(parts == LineClass.allCases.map { $0 == lineClass ? 1 : 0 })
    }

    @Test func readIsTheSumOfTheClassesOfAllParts() {
        var all = LineCounts()
        for (number, lineClass) in LineClass.allCases.enumerated() {
            var part = LineCounts()
            for _ in 0...number { part.add(lineClass) }
            all.add(part)
        }
        #expect(all.event == 1)
        #expect(all.other == 2)
        #expect(all.continuation == 3)
        #expect(all.noise == 4)
        #expect(all.rejected == 5)
        #expect(all.read == 15)
    }
}
