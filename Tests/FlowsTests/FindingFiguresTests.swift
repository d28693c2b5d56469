import EventModel
import Redaction
import Testing

@testable import Flows
@testable import Redaction

@Suite struct FindingFiguresTests {
    private func event(launch: Int, line: Int, stream: Int = 0) -> RedactedEvent {
        var origin = EventOrigin(capture: stream, install: 0, line: line, process: 0, processID: nil, time: nil)
        origin.launch = launch
        return RedactedEvent(planned: nil, name: "e", values: [], unplannedParameters: 0, origin: origin)
    }

    @Test func launchesCountOnceEach() {
        var figures = FindingFigures()
        for (launch, line) in [(1, 5), (1, 3), (2, 9), (2, 9)] { figures.add(event(launch: launch, line: line)) }
        #expect(figures.count == 4)
        #expect(figures.launchCount == 2)
        #expect(figures.evidence.map(\.event.origin.line) == [3, 5, 9, 9])
        var other = FindingFigures()
        other.add(event(launch: 2, line: 1))
        other.add(event(launch: 2, line: 1, stream: 7))
        var joined = other
        joined.add(figures)
        figures.add(other)
        #expect(figures == joined)
        #expect(figures.launchCount == 3)
    }

    @Test func aThousandLaunchesAreCountedExactlyAndMoreAreSaidToBeMore() {
        func figures(_ launches: some Sequence<Int>) -> FindingFigures {
            launches.reduce(into: FindingFigures()) { $0.add(event(launch: $1, line: $1)) }
        }
        #expect(figures(1...1000).launchCount == 1000)
        #expect(!figures(1...1000).hasMoreLaunches)
        #expect(figures(1...1001).hasMoreLaunches)
        var joined = figures(600...1001)
        joined.add(figures(1...600))
        #expect(joined.hasMoreLaunches)
        #expect(joined.launchCount == 1000)
        #expect(joined.evidence.map(\.event.origin.line) == Array(1...10))
    }
}
