import Synchronization
import Testing

@testable import PreviewServer

struct EventHubTests {
    /// Counts calls.
    private final class Counter: Sendable {
        private let count = Atomic<Int>(0)
        var value: Int { count.load(ordering: .relaxed) }
        func add() { count.add(1, ordering: .relaxed) }
    }

    private let suspended = Counter()
    private let resumed = Counter()

    private func text(_ hub: EventHub, _ number: Int, capacity: Int = 1000) -> String? {
        let resumed = resumed
        let next = hub.next(of: number, capacity: capacity) {
            suspended.add()
        } resume: {
            resumed.add()
        }
        switch next {
        case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
        case .nothing: return ""
        case .end: return nil
        }
    }

    @Test func aStreamSaysWhatIsShownAndThenSleeps() throws {
        let hub = EventHub(version: "r-1")
        let number = try #require(hub.open())
        #expect(text(hub, number) == "retry: 1000\n\n")
        #expect(text(hub, number) == "event: site\ndata: r-1\n\n")
        #expect(text(hub, number) == "")
        #expect((suspended.value, resumed.value) == (1, 0))
        hub.show("r-2")
        #expect((suspended.value, resumed.value) == (1, 1))
        // Several states at once are one event: the last.
        hub.show("r-3")
        #expect(text(hub, number) == "event: site\ndata: r-3\n\n")
        #expect(text(hub, number) == "")
        hub.beat()
        #expect(text(hub, number) == ":\n\n")
        #expect((suspended.value, resumed.value) == (2, 2))
    }

    @Test func smallBuffersLoseNothing() throws {
        let hub = EventHub(version: "r-1")
        let number = try #require(hub.open())
        var all = ""
        while let part = text(hub, number, capacity: 3), !part.isEmpty { all += part }
        #expect(all == "retry: 1000\n\nevent: site\ndata: r-1\n\n")
    }

    @Test func aStopWakesAndEndsEveryStream() throws {
        let hub = EventHub(version: "r-1")
        let numbers = try (0..<3).map { _ in try #require(hub.open()) }
        for number in numbers { while text(hub, number)?.isEmpty == false {} }
        hub.stop()
        #expect(resumed.value == 3)
        for number in numbers { #expect(text(hub, number) == nil) }
        #expect(hub.open() == nil)
    }

    @Test func streamsAreCountedUntilTheyClose() throws {
        let hub = EventHub(version: "r-1")
        let numbers = (0..<EventHub.mostStreams).compactMap { _ in hub.open() }
        #expect(numbers.count == EventHub.mostStreams)
        #expect(hub.open() == nil)
        hub.close(try #require(numbers.first))
        #expect(hub.open() != nil)
        #expect(text(hub, numbers[0]) == nil)
    }
}
