import EventModel
import Redaction
import Testing

@testable import Plans

/// Tables are bounded, and any grouping of the same violations gives the same table.
@Suite struct ViolationTableTests {
    private func origin(_ number: Int) -> EventOrigin {
        EventOrigin(
            capture: number % 3, install: 0, line: number, process: 0, processID: nil,
            time: Timestamp(civilNanoseconds: Int64(number) * 7 % 1000))
    }

    private func table(_ numbers: some Sequence<Int>) -> ViolationTable {
        numbers.reduce(into: ViolationTable()) { table, number in
            let name = Public(number * 7919 % 1300)
            table.add(.init(.unplannedEvent, event: name), at: .init(origin(number)))
        }
    }

    private func rows(_ table: ViolationTable) -> [String] {
        table.figures.sorted { $0.key < $1.key }.map { subject, figures in
            let places = figures.places.map { "\($0.capture):\($0.line)" }.joined(separator: ",")
            return
                "\(subject.event.text) \(figures.count) \(figures.firstTime ?? -1) \(figures.lastTime ?? -1) \(places)"
        } + ["other \(table.other)"]
    }

    @Test func anyGroupingGivesTheSame() {
        let whole = rows(table(1...6000))
        #expect(whole.count == ViolationTable.mostSubjects + 1)
        for cut in [1, 17, 900, 3000, 5999] {
            var (first, second) = (table(1...cut), table(cut + 1...6000))
            let third = second
            first.merge(second)
            #expect(rows(first) == whole)
            second = third
            second.merge(table(1...cut))
            #expect(rows(second) == whole)
        }
    }

    @Test func nothingIsLost() {
        let full = table(1...6000)
        #expect(full.figures.values.reduce(full.other) { $0 + $1.count } == 6000)
    }
}
