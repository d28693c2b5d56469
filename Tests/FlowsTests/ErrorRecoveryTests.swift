import Configuration
import Flows
import Redaction
import Testing

/// What becomes of errors, with a small pack of its own.
@Suite struct ErrorRecoveryTests {
    static let gate = Result { try Gate(tiny: pack) }

    static let pack = """
        events:
          started: {}
          failed: { slot: { enum: [a, b] } }
          broken: { slot: { enum: [a, b] } }
          asked: {}
          echoed: { slot: { enum: [a, b] } }
          loaded: { slot: { enum: [a, b] } }
          noise: {}
        launch: { marker: started }
        sessions: { inactivity: 100s }
        flows:
          - id: any
            kind: errors
            sources: [{ event: failed, class: load }, { event: broken, class: crash, by: { place: slot } }]
            classes: [load, crash]
            recovery: { success: loaded }
          - id: slot
            kind: errors
            sources: [{ event: failed, class: load }, { event: broken, class: crash }]
            classes: [load, crash]
            recovery: { success: loaded, hold: slot, within: 5s, scope: session }
          - id: echoes
            kind: errors
            sources: [{ event: failed, class: load }, { event: echoed, class: echo }]
            classes: [load, echo]
            echo: { class: echo, within: 1s, after: asked, finding: No cause. }
            recovery: { success: loaded }
        """

    static let cases = [
        FlowCase(
            "no error", "0 started\n1 loaded slot=a",
            metrics: [
                "any.recovered": "0/0", "any.recovered{class=load}": "nothing", "any.recovery_pending": "0",
                "any.recovery_unjudged": "0", "any.recovery_time": "",
            ]),
        FlowCase(
            "a success ends the wait of all errors before it, and of none after it",
            "0 started\n1 failed slot=a\n2 broken slot=b\n3.5 loaded slot=b\n4 failed slot=a",
            metrics: [
                "any.load": "2", "any.crash": "1", "any.crash{place=b}": "1", "any.recovered": "2/2",
                "any.recovered{class=load}": "1/1", "any.recovered{class=crash}": "1/1", "any.recovery_pending": "1",
                "any.recovery_time": "1.5 2.5",
            ]),
        FlowCase(
            "the next launch ends the wait, one without errors too",
            "0 started\n1 failed slot=a\n2 started\n3 loaded slot=a\n4 failed slot=b\n5 started",
            metrics: ["any.recovered": "0/2", "any.recovered{class=load}": "0/2", "any.recovery_pending": "0"]),
        FlowCase(
            "so does a launch of the install's next capture", "0 started\n1 failed slot=a", "5 started\n6 noise",
            installs: [0, 0], metrics: ["any.recovered": "0/1", "any.recovery_pending": "0"]),
        FlowCase(
            "not one of another install", "0 started\n1 failed slot=a", "5 started\n6 loaded slot=a",
            metrics: ["any.recovered": "0/0", "any.recovery_pending": "1"]),
        FlowCase(
            "processes are launches of their own",
            "@1 0 started\n@2 1 started\n@1 2 failed slot=a\n@2 3 loaded slot=a\n@1 4 loaded slot=a",
            metrics: ["any.recovered": "1/1", "any.recovery_time": "2"]),
        FlowCase(
            "held values must agree, and be known",
            "0 started\n1 failed slot=a\n2 loaded slot=b\n2.5 failed slot=c\n3 loaded slot=a\n4 failed slot=b",
            metrics: [
                "slot.recovered": "1/1", "slot.recovery_time": "2", "slot.recovery_pending": "1",
                "slot.recovery_unjudged": "1",
            ]),
        FlowCase(
            "in time at the limit, lost behind it",
            "0 started\n1 failed slot=a\n6 loaded slot=a\n7 failed slot=b\n12.1 loaded slot=b",
            metrics: ["slot.recovered": "1/2", "slot.recovery_time": "5", "any.recovered": "2/2"]),
        FlowCase(
            "what cannot recover any more when the log ends is not pending",
            "0 started\n1 failed slot=a\n4 failed slot=b\n7 noise",
            metrics: ["slot.recovered": "0/1", "slot.recovery_pending": "1", "any.recovery_pending": "2"]),
        FlowCase(
            "a session's end ends the wait", "0 started\n1 failed slot=a\n200 noise\n201 loaded slot=a",
            metrics: ["slot.recovered": "0/1", "slot.recovery_pending": "0", "any.recovered": "1/1"]),
        FlowCase(
            "without times order alone counts", "- started\n- failed slot=a\n- loaded slot=a",
            metrics: ["slot.recovered": "1/1", "slot.recovery_time": ""]),
        FlowCase(
            "an echo counts in its class and waits for nothing, one without a cause is an error like others",
            "0 started\n1 asked\n1.5 echoed slot=a\n3 echoed slot=a\n4 loaded slot=a",
            metrics: ["echoes.echo": "2", "echoes.recovered": "1/1", "echoes.recovered{class=echo}": "1/1"],
            findings: ["echoes.echo 0:4"]),
    ]

    @Test(arguments: cases) func errorsRecover(_ flow: FlowCase) throws {
        try flow.check(with: Self.gate.get())
    }

    @Test func thereIsRoomForAThousandThatWait() throws {
        let errors = Array(repeating: "1 failed slot=a", count: 1200)
        let text = (["0 started"] + errors + ["2 loaded slot=b"]).joined(separator: "\n")
        let shown = try Self.gate.get().summary([text]).shown
        #expect(shown["any.load"] == "1200")
        #expect(shown["any.recovered"] == "1000/1000")
        #expect(shown["any.recovery_unjudged"] == "200")
    }

    @Test func thoseWhoseTimeIsOverMakeRoom() throws {
        // A thousand at 1 s are over at 7 s; the next one has room, and recovers.
        let errors = Array(repeating: "1 failed slot=a", count: 1000)
        let text = (["0 started"] + errors + ["7 failed slot=a", "8 loaded slot=a"]).joined(separator: "\n")
        let shown = try Self.gate.get().summary([text]).shown
        #expect(shown["slot.recovered"] == "1/1001")
        #expect(shown["slot.recovery_unjudged"] == "0")
    }

    @Test func theDefinitionIsASentence() throws {
        let rules = try Self.gate.get().pack.program.rules { "\($0 / 1_000_000_000) s" }
        let slot: Public =
            "errors that were followed by loaded with the same slot within 5 s in the same session, of all not pending"
        #expect(rules["slot.recovered"] == slot)
        let echoes: Public =
            "errors that were followed by loaded in the same launch, of all not pending; echoes of class echo are left out"
        #expect(rules["echoes.recovered"] == echoes)
    }
}
