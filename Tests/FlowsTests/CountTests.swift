import Flows
import Redaction
import Testing

/// Counts, shares, tables and states.
@Suite struct CountTests {
    static let request = "background_notification_requested delay_seconds=10.0"
    static let cancel = "background_notification_cancelled"

    static let notifications = [
        FlowCase(
            "a cancellation counts when a reminder was requested since the last one",
            "0 app_started\n1 \(cancel)\n2 \(request)\n3 \(cancel)\n4 \(cancel)\n5 \(request)\n6 \(request)\n7 \(cancel)",
            metrics: [
                "notifications.cancelled": "2", "notifications.cancel_calls": "4", "notifications.requested": "3",
            ]),
        FlowCase(
            "a request of an earlier launch is still open",
            "0 app_started\n1 \(request)\n2 app_started\n3 \(cancel)\n4 \(cancel)",
            metrics: ["notifications.cancelled": "1", "notifications.cancel_calls": "2"]),
        FlowCase(
            "a launch between without either changes nothing",
            "0 app_started\n1 \(request)\n2 app_started\n3 app_started\n4 \(cancel)",
            metrics: ["notifications.cancelled": "1"]),
        FlowCase(
            "a request before, a second one in the launch",
            "0 app_started\n1 \(request)\n2 app_started\n3 \(request)\n4 \(cancel)",
            metrics: ["notifications.cancelled": "1"]),
        FlowCase(
            "a request that was cancelled in its launch",
            "0 app_started\n1 \(request)\n2 \(cancel)\n3 app_started\n4 \(cancel)",
            metrics: ["notifications.cancelled": "1"]),
        FlowCase(
            "over the captures of an install", "0 app_started\n1 \(request)", "2 app_started\n3 \(cancel)",
            installs: [0, 0],
            metrics: ["notifications.cancelled": "1"]),
        FlowCase(
            "not over installs", "0 app_started\n1 \(request)", "2 app_started\n3 \(cancel)",
            metrics: ["notifications.cancelled": "0", "notifications.cancel_calls": "1"]),
        FlowCase(
            "the other counts",
            """
            0 app_started
            1 background_notification_scheduled delay_seconds=10
            2 background_notification_schedule_failed error=x
            3 notification_opened url=https://www.apple.com/
            4 notification_permission_resolved granted=true
            5 notification_permission_resolved granted=false
            """,
            metrics: [
                "notifications.scheduled": "1", "notifications.failed": "1", "notifications.opened": "1",
                "notifications.permission": "1/2",
            ]),
    ]

    static let states = [
        FlowCase(
            "a state from event to event",
            """
            0 app_started
            1 app_scene_phase_changed phase=active
            3.5 app_scene_phase_changed phase=inactive
            4 app_scene_phase_changed phase=background
            10 app_scene_phase_changed phase=active
            11 app_scene_phase_changed phase=background
            """, metrics: ["lifecycle.foreground_time": "3.5 in 2", "network.offline_time": "0 in 0"]),
        FlowCase(
            "entering twice is entering once; an open state counts up to the launch's last event",
            """
            0 app_started
            1 network_status_changed is_connected=false
            2 network_status_changed is_connected=false
            5 counter_game_started
            """, metrics: ["network.offline_time": "4 in 1"]),
        FlowCase(
            "a state ends with its launch",
            """
            0 app_started
            1 network_status_changed is_connected=false
            2 counter_game_started
            50 app_started
            60 network_status_changed is_connected=true
            """, metrics: ["network.offline_time": "1 in 1"]),
        FlowCase(
            "a state whose last event entered it", "0 app_started\n1 app_scene_phase_changed phase=active",
            metrics: ["lifecycle.foreground_time": "0 in 1"]),
        FlowCase(
            "a clock that goes back takes no time",
            "0 app_started\n9 app_scene_phase_changed phase=active\n5 app_scene_phase_changed phase=inactive",
            metrics: ["lifecycle.foreground_time": "0 in 1"]),
        FlowCase(
            "without times there are no states", "- app_started\n- app_scene_phase_changed phase=active",
            metrics: ["lifecycle.foreground_time": "0 in 0"]),
    ]

    static let others = [
        FlowCase(
            "shares by type",
            """
            0 app_started
            1 web_view_media_permission_resolved granted=true, type=camera
            2 web_view_media_permission_resolved granted=false, type=camera
            3 web_view_media_permission_resolved granted=true, type=microphone
            4 web_view_media_permission_resolved granted=true, type=screen
            5 web_view_media_permission_resolved granted=true
            """,
            metrics: [
                "permissions": "4/5", "permissions{type=camera}": "1/2", "permissions{type=microphone}": "1/1",
                "permissions{type=(other)}": "1/1", "permissions{type=(absent)}": "1/1",
            ]),
        FlowCase(
            "hosts of loads",
            """
            0 app_started
            1 web_view_load_started url=https://lk.nsq.market/en
            2 web_view_load_started url=https://lk.nsq.market/secret?x=1
            3 web_view_load_started url=https://anna.notes.example/
            4 web_view_load_started url=https://ivan.notes.example/
            5 web_view_load_started url=data:text/html,x
            6 web_view_load_started url=unknown
            7 web_view_load_started url=Ivan
            """,
            metrics: ["navigation.hosts": "(url) 1, :sub.notes.example 2, data: 1, lk.nsq.market 2, unknown 1"]),
        FlowCase(
            "downloads, imports and steps",
            """
            0 app_started
            1 web_view_download_started filename=a.pdf
            2 web_view_download_finished filename=a.pdf
            3 web_view_download_failed error=x
            4 web_view_file_import_resolved cancelled=false, files_count=2
            5 web_view_file_import_resolved cancelled=true, files_count=0
            6 web_view_file_import_resolved cancelled=perhaps, files_count=0
            7 web_view_back_tapped
            8 web_view_forward_tapped
            9 web_view_popup_opened url=unknown
            10 web_view_external_url_opened url=tel:112
            11 web_view_deep_link_requested url=https://www.apple.com/
            """,
            metrics: [
                "downloads.started": "1", "downloads.finished": "1", "downloads.failed": "1", "imports.resolved": "1",
                "imports.cancelled": "1", "navigation.back": "1", "navigation.forward": "1", "navigation.popups": "1",
                "navigation.external": "1", "navigation.deep_links": "1",
            ]),
        FlowCase(
            "HTTP errors by status",
            "0 app_started\n1 web_view_http_error status_code=404\n2 web_view_http_error status_code=404\n3 web_view_http_error status_code=500",
            metrics: [
                "navigation.errors.http": "3", "navigation.errors.http{status=404}": "2",
                "navigation.errors.http{status=500}": "1",
            ]),
    ]

    @Test(arguments: notifications + states + others)
    func eventsAreCounted(_ flow: FlowCase) throws {
        try flow.check()
    }

    @Test func everyEventIsCountedByNameAndValue() throws {
        let summary = try Gate.shared.get().summary([
            "0 app_started\n1 web_view_http_error status_code=404\n2 web_view_http_error status_code=404\n3 new_event a=1\n4 two words"
        ])
        let names = zip(summary.program.events, summary.events).compactMap { event, figures in
            figures.map { (event.name.text, $0.count) }
        }
        #expect(Dictionary(uniqueKeysWithValues: names) == ["app_started": 1, "web_view_http_error": 2])
        #expect(summary.unplanned.counts == ["new_event": 1, "two": 1])
        #expect(summary.eventTotal == 5)
        let index = summary.program.events.firstIndex { $0.name == "web_view_http_error" }
        let figures = index.flatMap { summary.events[$0] }
        #expect(figures?.values.map(\.counts) == [[.integer(404): 2]])
        #expect(figures?.firstTime == 1_000_000_000)
        #expect(figures?.lastTime == 2_000_000_000)
    }
}
