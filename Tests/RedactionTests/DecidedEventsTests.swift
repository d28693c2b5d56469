import EventModel
import Testing

@testable import Redaction

/// A store of decisions by message: exact, bounded, and nothing is kept of a message that came once.
@Suite struct DecidedEventsTests {
    private func key(_ text: String, route: Int = 0) -> (DecidedEvents<Int>.Key?, [UInt8]) {
        let bytes = Array(text.utf8)
        return (DecidedEvents<Int>.key(bytes.span, 0..<bytes.count, route: route), bytes)
    }

    @Test func aMessageIsRememberedWhenItComesAgain() throws {
        var store = DecidedEvents<Int>()
        let (found, bytes) = key("Event: a")
        let key = try #require(found)
        #expect(store.decision(on: key, bytes.span) == nil)
        #expect(store.number(for: key) == nil)
        #expect(store.number(for: key) == 0)
        store.remember(7, on: key, bytes.span)
        #expect(store.decision(on: key, bytes.span) == 7)
    }

    @Test func messagesOfOtherRoutesOrBytesAreOthers() throws {
        var store = DecidedEvents<Int>()
        let texts = [
            "", "a", "ä", "Event: a", "Event: b", "Event: a, parameters: k=12345678",
            "Event: a, parameters: k=12345679",
        ]
        for (index, text) in texts.enumerated() {
            let (found, bytes) = key(text)
            store.remember(index, on: try #require(found), bytes.span)
        }
        for (index, text) in texts.enumerated() {
            let (found, bytes) = key(text)
            #expect(store.decision(on: try #require(found), bytes.span) == index)
            let (other, _) = key(text, route: 1)
            #expect(store.decision(on: try #require(other), bytes.span) == nil)
        }
    }

    @Test func longMessagesAndAFullStoreRememberNothing() throws {
        #expect(key(String(repeating: "x", count: 512)).0 != nil)
        #expect(key(String(repeating: "x", count: 513)).0 == nil)
        var store = DecidedEvents<Int>()
        for number in 0..<2048 {
            let (found, bytes) = key("message \(number)")
            store.remember(number, on: try #require(found), bytes.span)
        }
        for number in 0..<2048 {
            let (found, bytes) = key("message \(number)")
            #expect(store.decision(on: try #require(found), bytes.span) == number)
        }
        let (found, bytes) = key("one more")
        let key = try #require(found)
        #expect(store.number(for: key) == nil && store.number(for: key) == nil)
        #expect(store.decision(on: key, bytes.span) == nil)
    }
}
