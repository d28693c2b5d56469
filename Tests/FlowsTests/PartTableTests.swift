import EventModel
import Redaction
import Testing

@testable import Flows

@Suite struct PartTableTests {
    @Test func valuesBeyondTheLimitShareOnePart() {
        var table = PartTable<Int>()
        for status in 400..<500 { table.update(.integer(Int64(status)), from: 0) { $0 += 1 } }
        #expect(table.figures.count == 65)
        #expect(table.figures[.integer(463)] == 1)
        #expect(table.figures[.integer(464)] == nil)
        #expect(table.figures[.dropped(.enum)] == 36)
    }

    @Test func joiningKeepsTheLimitAndLosesNothing() {
        var table = PartTable<Int>()
        for stretch in 0..<10 {
            var later = PartTable<Int>()
            for status in 0..<20 { later.update(.integer(Int64(stretch * 20 + status)), from: 0) { $0 += 1 } }
            table.merge(later, from: 0, +=)
        }
        #expect(table.figures.count == 65)
        #expect(table.figures.values.reduce(0, +) == 200)
    }
}
