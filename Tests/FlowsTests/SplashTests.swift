import Testing

/// Splash attempts: report-json.md, `splash.*`. The app logs neither success nor cancellation, so both are inferred.
@Suite struct SplashTests {
    static let outcomes = [
        FlowCase(
            "resolved",
            """
            0 app_started
            0.001 splash_loading_started
            1.002 initial_route_resolved destination=counter
            """,
            metrics: [
                "splash.started": "1", "splash.succeeded": "1", "splash.failed": "0", "splash.cancelled": "0",
                "splash.pending": "0", "splash.success_rate": "1/1", "splash.duration": "1.001",
                "splash.duration{destination=counter}": "1.001", "splash.duration{destination=webView}": "nothing",
                "launches": "1 (0)",
            ]),
        FlowCase(
            "failed, and a route resolved later belongs to no attempt",
            """
            0 app_started
            0.1 splash_loading_started
            1 splash_loading_failed error=unavailable(status: 503)
            2 initial_route_resolved destination=counter
            """,
            metrics: [
                "splash.started": "1", "splash.succeeded": "0", "splash.failed": "1", "splash.success_rate": "0/1",
                "splash.duration": "",
            ]),
        FlowCase(
            "cancelled by the next launch; open when the capture ends",
            """
            0 app_started
            0.1 splash_loading_started
            @2 9 app_started
            @2 9.1 splash_loading_started
            """,
            metrics: [
                "splash.started": "2", "splash.cancelled": "1", "splash.pending": "1", "splash.success_rate": "0/1",
                "launches": "2 (0)",
            ]),
        FlowCase(
            "a start supersedes the one before",
            """
            0 app_started
            0 splash_loading_started
            5 splash_loading_started
            6 initial_route_resolved destination=counter
            """,
            metrics: [
                "splash.started": "2", "splash.cancelled": "1", "splash.succeeded": "1", "splash.success_rate": "1/2",
                "splash.duration": "1",
            ]),
        FlowCase(
            "dismissed by a notification before it resolved",
            """
            0 app_started
            0 splash_loading_started
            0.3 notification_opened url=https://www.apple.com/
            """,
            metrics: [
                "splash.cancelled": "1", "splash.pending": "0", "splash.succeeded": "0", "splash.success_rate": "0/1",
            ]),
        FlowCase(
            "a notification after it resolved, or before it started, cancels nothing",
            """
            0 app_started
            0 notification_opened url=https://www.apple.com/
            0 splash_loading_started
            1 initial_route_resolved destination=counter
            2 notification_opened url=https://www.apple.com/
            """,
            metrics: ["splash.cancelled": "0", "splash.succeeded": "1", "splash.duration": "1"]),
        FlowCase(
            "a route of another process resolves nothing",
            """
            @1 0 app_started
            @1 0 splash_loading_started
            @2 0.5 app_started
            @2 0.5 splash_loading_started
            @2 1.5 initial_route_resolved destination=counter
            """,
            metrics: ["splash.started": "2", "splash.succeeded": "1", "splash.cancelled": "1", "splash.pending": "0"]),
        FlowCase(
            "no event of it, no figures of it",
            "0 app_started",
            metrics: ["splash.started": "0", "splash.success_rate": "0/0", "splash.duration": ""]),
        FlowCase(
            "without times there are outcomes and no durations",
            """
            - app_started
            - splash_loading_started
            - initial_route_resolved destination=counter
            """,
            metrics: ["splash.succeeded": "1", "splash.duration": "", "routes.forced": "0"]),
    ]

    static func web(_ lines: String) -> String {
        "0 app_started\n10 splash_loading_started\n11 initial_route_resolved destination=webView\n" + lines
    }

    /// A web launch ends one second after the first page or the first error.
    static let webDurations = [
        FlowCase(
            "a page", web("12 web_view_load_finished url=unknown\n13 web_view_load_finished url=unknown"),
            metrics: ["splash.duration": "3", "splash.duration{destination=webView}": "3"]),
        FlowCase(
            "a failed page", web("12.5 web_view_load_failed error=x, url=unknown"),
            metrics: ["splash.duration": "3.5"]),
        FlowCase("an HTTP error", web("12 web_view_http_error status_code=500"), metrics: ["splash.duration": "3"]),
        FlowCase("a dead process", web("12 web_view_process_terminated"), metrics: ["splash.duration": "3"]),
        FlowCase(
            "no network, even past the last line", web("11.25 network_status_changed is_connected=false"),
            metrics: ["splash.duration": "2.25"]),
        FlowCase(
            "a network that is there, or a cancelled load, ends nothing",
            web(
                """
                11.1 network_status_changed is_connected=true
                11.2 web_view_navigation_cancelled code=-999, url=unknown
                15 web_view_load_finished url=unknown
                """), metrics: ["splash.duration": "6"]),
        FlowCase(
            "the first error after the start counts, though the route came after it",
            """
            0 app_started
            9 network_status_changed is_connected=false
            10 splash_loading_started
            10.5 network_status_changed is_connected=false
            11 initial_route_resolved destination=webView
            12 web_view_load_finished url=unknown
            """, metrics: ["splash.duration": "1.5"]),
        FlowCase(
            "a notification before the end ends it",
            web("12 web_view_load_finished url=unknown\n12.5 notification_opened url=unknown"),
            metrics: ["splash.duration": "2.5", "splash.succeeded": "1", "splash.cancelled": "0"]),
        FlowCase(
            "a notification after the end changes nothing",
            web("12 web_view_load_finished url=unknown\n13.5 notification_opened url=unknown"),
            metrics: ["splash.duration": "3"]),
        FlowCase(
            "a notification before the first page ends it too",
            web("11.5 notification_opened url=unknown\n14 web_view_load_finished url=unknown"),
            metrics: ["splash.duration": "1.5"]),
        FlowCase(
            "no page: succeeded, and no duration", web("12 app_scene_phase_changed phase=active"),
            metrics: ["splash.succeeded": "1", "splash.duration": ""]),
        FlowCase(
            "a page of another process is no end", web("@2 12 web_view_load_finished url=unknown"),
            metrics: ["splash.succeeded": "1", "splash.duration": ""]),
    ]

    @Test(arguments: outcomes + webDurations)
    func aSplashIsWhatItsLaunchMakesOfIt(_ flow: FlowCase) throws {
        try flow.check()
    }
}
