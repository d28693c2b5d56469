import EventModel
import Redaction
import Testing

@testable import Flows

@Suite struct PartTableTests {
    @Test func valuesBeyondTheLimitShareOnePart() {
        var table = PartTable<Int>()
        for status in 400..<500 { table.update(.one(.integer(Int64(status))), from: 0) { $0 += 1 } }
        #expect(table.figures.count == 65)
        #expect(table.figures[.one(.integer(463))] == 1)
        #expect(table.figures[.one(.integer(464))] == nil)
        #expect(table.figures[.one(.dropped(.enum))] == 36)
    }

    @Test func joiningKeepsTheLimitAndLosesNothing() {
        var table = PartTable<Int>()
        for stretch in 0..<10 {
            var later = PartTable<Int>()
            for status in 0..<20 { later.update(.one(.integer(Int64(stretch * 20 + status))), from: 0) { $0 += 1 } }
            table.merge(later, from: 0, +=)
        }
        #expect(table.figures.count == 65)
        #expect(table.figures.values.reduce(0, +) == 200)
    }
}
