import Testing

@testable import PreviewServer

struct PreviewServerTests {
    @Test func aPortIsTakenOnceAndFreeAfterAStop() throws {
        let first = try PreviewServer(port: 0, run: "a")
        let port = first.port
        #expect(port > 0)
        #expect { try PreviewServer(port: port, run: "b") } throws: { ($0 as? PreviewFault)?.isTaken == true }
        first.stop()
        first.stop()
        #expect(first.port == 0)
        let second = try PreviewServer(port: port, run: "c")
        #expect(second.port == port)
    }
}
