import Foundation
import Testing

/// Loads, errors, echoes and retries of the web view.
@Suite struct NavigationTests {
    static let general = "web_view_load_failed error=Error Domain=NSURLErrorDomain Code=-1001, url=unknown"
    static let offline = "web_view_load_failed error=Error Domain=NSURLErrorDomain Code=-1009, url=unknown"
    static let policy = "web_view_load_failed error=Error Domain=WebKitErrorDomain Code=102, url=unknown"
    static let cancelled = "web_view_navigation_cancelled code=-999, url=unknown"

    /// A launch; the event in line n + 2 is n seconds after the marker in line 1.
    static func launch(_ events: String...) -> String {
        (["app_started"] + events).enumerated().map { "\($0) \($1)" }.joined(separator: "\n")
    }

    static let start = "web_view_load_started url=https://lk.nsq.market/en"
    static let finish = "web_view_load_finished url=https://lk.nsq.market/en"
    static let retry = "web_view_retry_tapped url=https://lk.nsq.market/en"

    static let loads = [
        FlowCase(
            "finished", launch(start, finish),
            metrics: [
                "navigation.loads.started": "1", "navigation.loads.finished": "1", "navigation.loads.failed": "0",
                "navigation.loads.cancelled": "0", "navigation.loads.pending": "0", "navigation.error_rate": "0/1",
                "navigation.load_duration": "1",
            ]),
        FlowCase(
            "each way to fail",
            launch(
                start, general, start, offline, start, "web_view_http_error status_code=500", start,
                "web_view_process_terminated", start),
            metrics: [
                "navigation.loads.started": "5", "navigation.loads.failed": "4", "navigation.loads.pending": "1",
                "navigation.error_rate": "4/4", "navigation.errors.general": "1", "navigation.errors.offline": "1",
                "navigation.errors.http": "1", "navigation.errors.http{status=500}": "1",
                "navigation.errors.process_terminated": "1", "navigation.errors.policy": "0",
            ]),
        FlowCase(
            "cancelled and refused loads are in neither side of the rate",
            launch(start, cancelled, start, "web_view_download_started filename=a.zip", policy, start, finish),
            metrics: [
                "navigation.loads.started": "3", "navigation.loads.cancelled": "1", "navigation.loads.finished": "1",
                "navigation.loads.failed": "0", "navigation.loads.pending": "0", "navigation.error_rate": "0/1",
                "navigation.errors.policy": "1",
            ]),
        FlowCase(
            "a cancellation ends the oldest load, a page the youngest", launch(start, start, cancelled, finish),
            metrics: [
                "navigation.loads.cancelled": "1", "navigation.loads.finished": "1", "navigation.loads.pending": "0",
                "navigation.load_duration": "2",
            ]),
        FlowCase(
            "a page of the older one leaves its own start", launch(start, start, finish),
            metrics: ["navigation.loads.pending": "1", "navigation.load_duration": "1"]),
        FlowCase(
            "a process that dies while nothing loads fails no load",
            launch("web_view_process_terminated", start, finish, "web_view_process_terminated"),
            metrics: [
                "navigation.loads.failed": "0", "navigation.error_rate": "0/1",
                "navigation.errors.process_terminated": "2",
            ]),
        FlowCase(
            "outcomes whose start was before the capture count",
            "0 \(finish)\n1 \(general)\n2 \(cancelled)\n3 web_view_process_terminated\n4 \(policy)",
            metrics: [
                "launches": "1 (1)", "navigation.loads.started": "0", "navigation.loads.finished": "1",
                "navigation.loads.failed": "1", "navigation.loads.cancelled": "1", "navigation.error_rate": "1/2",
                "navigation.load_duration": "",
            ], findings: ["navigation.errors.policy 0:5"]),
        FlowCase(
            "a load that is open when its launch is over stays pending", launch(start) + "\n9 app_started\n9 \(finish)",
            metrics: [
                "navigation.loads.pending": "1", "navigation.loads.finished": "1", "navigation.load_duration": "",
            ]),
        FlowCase(
            "a network that goes is an error and no outcome",
            launch(
                start, "network_status_changed is_connected=false", "network_status_changed is_connected=true", finish),
            metrics: [
                "navigation.errors.network_down": "1", "navigation.error_rate": "0/1", "network.offline_time": "1 in 1",
            ]),
    ]

    /// `WebKitErrorDomain` 102 within one second of a cause, no load started between, is explained.
    static let echoes =
        [
            "web_view_http_error status_code=404", "web_view_download_started filename=a.zip",
            "web_view_external_url_opened url=tel:112",
        ].flatMap { cause in
            [
                FlowCase(
                    "\(cause), one second later", "0 app_started\n1 \(cause)\n2 \(policy)",
                    metrics: ["navigation.errors.policy": "1"]),
                FlowCase(
                    "\(cause), more than a second later", "0 app_started\n1 \(cause)\n2.000001 \(policy)",
                    metrics: ["navigation.errors.policy": "1"], findings: ["navigation.errors.policy 0:3"]),
                FlowCase(
                    "\(cause), a load started between", "0 app_started\n1 \(cause)\n1.1 \(start)\n1.2 \(policy)",
                    metrics: ["navigation.errors.policy": "1"], findings: ["navigation.errors.policy 0:4"]),
                FlowCase(
                    "\(cause), in another launch", "0 app_started\n1 \(cause)\n@2 1.1 app_started\n@2 1.2 \(policy)",
                    metrics: ["navigation.errors.policy": "1"], findings: ["navigation.errors.policy 0:4"]),
            ]
        } + [
            FlowCase(
                "without a cause", launch(policy),
                metrics: ["navigation.errors.policy": "1", "navigation.loads.failed": "0"],
                findings: ["navigation.errors.policy 0:2"]),
            FlowCase(
                "before its cause", launch(policy, "web_view_http_error status_code=404"), metrics: [:],
                findings: ["navigation.errors.policy 0:2"]),
            FlowCase(
                "another error needs no cause", launch(general, offline), metrics: ["navigation.errors.policy": "0"]),
        ]

    static let retries =
        [
            FlowCase(
                "a page is a success", launch(retry, start, finish),
                metrics: [
                    "navigation.retries.tapped": "1", "navigation.retries.succeeded": "1",
                    "navigation.retries.pending": "0",
                ]),
            FlowCase(
                "the next outcome decides for every retry before it", launch(retry, retry, general, finish),
                metrics: [
                    "navigation.retries.tapped": "2", "navigation.retries.failed": "2",
                    "navigation.retries.succeeded": "0",
                ]),
            FlowCase(
                "no outcome", launch(retry, start) + "\n9 app_started\n9 \(finish)",
                metrics: [
                    "navigation.retries.pending": "1", "navigation.retries.succeeded": "0",
                    "navigation.retries.failed": "0",
                ]),
            FlowCase("an outcome without a retry", launch(finish), metrics: ["navigation.retries.succeeded": "0"]),
        ]
        + [
            general, offline, policy, cancelled, "web_view_http_error status_code=500", "web_view_process_terminated",
            "network_status_changed is_connected=false",
        ].map { outcome in
            FlowCase(
                "failed: \(outcome)", launch("web_view_http_error status_code=500", retry, outcome, finish),
                metrics: ["navigation.retries.failed": "1", "navigation.retries.succeeded": "0"],
                findings: outcome == policy ? ["navigation.errors.policy 0:4"] : [])
        }
        + [
            FlowCase(
                "a network that comes, and a redirect, decide nothing",
                launch(
                    retry, "network_status_changed is_connected=true", "web_view_redirect_received url=unknown", finish),
                metrics: ["navigation.retries.succeeded": "1", "navigation.redirects": "1"])
        ]

    @Test(arguments: loads + echoes + retries)
    func navigationCountsOutcomes(_ flow: FlowCase) throws {
        try flow.check()
    }

    /// The app's own table: which error is shown as which, one event each.
    @Test func errorsHaveTheClassesOfTheAppsTable() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/tables/counter-errors.tsv")
        let rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }
        #expect(rows.count == 22)
        for row in rows {
            let event = row[2].dropFirst("Event: ".count).replacing(", parameters: ", with: " ")
            let metrics = try Gate.shared.get().summary([
                "0 app_started\n0.1 web_view_download_started filename=a\n1 \(event)"
            ]).shown
            let errors = metrics.filter {
                $0.key.hasPrefix("navigation.errors.") && !$0.key.contains("{") && $0.value != "0"
            }
            let expected: [String: String] =
                switch (row[0], row[1], row[3]) {
                case (_, _, "-"): [:]
                case ("http", _, _): ["navigation.errors.http": "1"]
                case ("process", _, _): ["navigation.errors.process_terminated": "1"]
                // The contract sets it apart: "any other 102 is `policy` too".
                case ("WebKitErrorDomain", "102", _): ["navigation.errors.policy": "1"]
                case (_, _, let kind): ["navigation.errors." + kind: "1"]
                }
            #expect(errors == expected, "\(row[0]) \(row[1])")
            #expect(metrics["navigation.loads.cancelled"] == (row[3] == "-" ? "1" : "0"), "\(row[0]) \(row[1])")
        }
    }
}
