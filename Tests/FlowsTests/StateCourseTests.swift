import Configuration
import EventModel
import Flows
import Redaction
import Testing

/// Which state a launch was in, and when.
@Suite struct StateCourseTests {
    struct Case: Sendable {
        var events: String
        /// `metric: value start–end …` in seconds, a line a course.
        var courses: [String]
    }

    static let cases = [
        Case(events: "0 app_started\n5 counter_game_started", courses: []),
        // A value holds until the next other one, the last one until the launch's last event.
        Case(
            events: """
                0 app_started
                2 app_scene_phase_changed phase=active
                4 app_scene_phase_changed phase=active
                7 app_scene_phase_changed phase=inactive
                7 app_scene_phase_changed phase=background
                9 network_status_changed is_connected=false
                12 counter_game_started
                """,
            courses: [
                "network.offline_time: false 9–12",
                "lifecycle.foreground_time: active 2–7 inactive 7–7 background 7–12",
            ]),
        // A clock that was set back makes no state that ends before it begins.
        Case(
            events:
                "5 app_started\n6 network_status_changed is_connected=true\n3 network_status_changed is_connected=false",
            courses: ["network.offline_time: true 6–6 false 3–6"]),
    ]

    @Test(arguments: cases) func valuesHoldUntilTheNextOne(_ example: Case) throws {
        let summary = try Gate.shared.get().summary([example.events + "\n"])
        let launch = try #require(summary.notable[.first].launches.first)
        let names = PseudonymTable().names()
        let courses = summary.program.states(of: launch).map { course in
            (["\(course.metric.text):"]
                + course.spans.map { span in
                    "\(span.state?.label(names).text ?? "in") \(span.start / 1_000_000_000)–\(span.end / 1_000_000_000)"
                }).joined(separator: " ")
        }
        #expect(courses == example.courses)
    }

    /// Events of their own enter and leave a state; what lies between is in it.
    @Test func eventsEnterAndLeaveAState() throws {
        let pack = """
            events:
              started: {}
              opened: {}
              closed: {}
            launch: { marker: started }
            flows:
              - { id: open.time, kind: interval, enter: opened, leave: closed }
            """
        let gate = try Gate(tiny: pack)
        let summary = try gate.summary(["0 started\n1 opened\n2 opened\n4 closed\n5 closed\n6 opened\n8 started\n"])
        let launch = try #require(summary.notable[.first].launches.first)
        let course = try #require(summary.program.states(of: launch, metric: "open.time"))
        #expect(course.parameter == nil)
        #expect(course.spans.map { [$0.start / 1_000_000_000, $0.end / 1_000_000_000] } == [[1, 4], [6, 6]])
        #expect(summary.program.hasStates(metric: "open.time"))
        #expect(!summary.program.hasStates(metric: "open"))
    }

    /// What comes behind the last event that was kept in a row is not known.
    @Test func statesEndWhereEventsAreLeftOut() throws {
        let many = (0..<300).map { "\($0 + 10) counter_game_started\n" }.joined()
        let text = "0 app_started\n1 network_status_changed is_connected=false\n" + many
        let summary = try Gate.shared.get().summary([text])
        let launch = try #require(summary.notable[.first].launches.first)
        // The 150th event is the 148th of the many, at 10 + 147 seconds.
        #expect(summary.program.states(of: launch).first?.spans.last?.end == 157_000_000_000)
    }
}
