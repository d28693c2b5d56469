import Testing

/// Attempts at their limits: outcomes without a start, and lengths that no clock reaches.
@Suite struct AttemptLimitTests {
    static let gate = Result { try Gate(tiny: pack) }

    static let pack = """
        events:
          started: {}
          ask: {}
          answer: {}
          fail: {}
          leave: {}
          skip: {}
          shown: {}
        launch: { marker: started }
        flows:
          - id: loose
            kind: rate
            start: ask
            success: answer
            failure: fail
            cancel: leave
            aside: skip
            unstarted: true
            metrics: { started: l.n, succeeded: l.ok, failed: l.bad, cancelled: l.left, pending: l.open, success_rate: l.rate }
          - id: bound
            kind: rate
            start: ask
            success: answer
            metrics: { success_rate: b.rate, duration: b.time }
            duration: { rules: [{ success: answer, ends: shown, plus: 2562047h }] }
        """

    static let cases = [
        // Two starts and three answers: the second answer has no start, so there were three attempts.
        FlowCase(
            "an outcome without a start is an attempt",
            "0 started\n1 ask\n2 answer\n3 answer\n4 ask\n5 answer",
            metrics: ["l.n": "2", "l.ok": "3", "l.rate": "3/3", "b.rate": "2/2"]),
        FlowCase(
            "so are a failure and a cancellation, but not what is set aside",
            "0 started\n1 fail\n2 leave\n3 skip\n4 answer\n5 ask",
            metrics: [
                "l.n": "1", "l.ok": "1", "l.bad": "1", "l.left": "1", "l.open": "1", "l.rate": "1/3", "b.rate": "0/0",
            ]),
        // 2562047 h are 9223369200 s. Two seconds after 1970 plus that still fits, and is one second from the start.
        FlowCase(
            "a long fixed time", "0 started\n1 ask\n2 answer\n2 shown", metrics: ["b.time": "9223369201"]),
        // 9223369200 s and 10000 s pass the end of 64 bits, 9223372036.854775807 s, so the sum stands there.
        FlowCase(
            "a sum that passes the end of the clock stands at it",
            "9999 started\n10000 ask\n10001 answer\n10002 shown", metrics: ["b.time": "9223362036.854775807"]),
    ]

    @Test(arguments: cases)
    func attempts(_ flow: FlowCase) throws { try flow.check(with: AttemptLimitTests.gate.get()) }
}
