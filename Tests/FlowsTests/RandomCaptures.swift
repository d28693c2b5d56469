import Foundation

/// Captures of random events: launches of several processes, routes, scores, loads, errors and notifications in any order.
enum RandomCaptures {
    private static let events = [
        "app_started", "app_started", "splash_loading_started", "splash_loading_started",
        "initial_route_resolved destination=counter", "initial_route_resolved destination=webView",
        "splash_loading_failed error=x", "notification_opened url=https://www.apple.com/",
        "counter_incremented count=3", "counter_incremented count=4", "counter_new_best_score score=3",
        "counter_new_best_score score=4", "counter_reset best_score=4", "counter_decremented count=-1",
        "web_view_load_started url=https://lk.nsq.market/en", "web_view_load_finished url=unknown",
        "web_view_load_failed error=Error Domain=NSURLErrorDomain Code=-1009, url=unknown",
        "web_view_load_failed error=Error Domain=WebKitErrorDomain Code=102, url=unknown",
        "web_view_http_error status_code=500", "web_view_http_error status_code=404", "web_view_process_terminated",
        "web_view_navigation_cancelled code=-999, url=unknown", "web_view_retry_tapped url=unknown",
        "network_status_changed is_connected=false", "network_status_changed is_connected=true",
        "background_notification_requested delay_seconds=10", "background_notification_cancelled",
        "app_scene_phase_changed phase=active", "app_scene_phase_changed phase=background",
        "web_view_media_permission_resolved granted=true, type=camera", "new_event a=1",
        "web_view_download_started filename=a.pdf",
    ]

    /// The text of a capture, as `Logged` reads it.
    static func capture(_ random: inout SplitMix) -> String {
        var time = Int.random(in: 0...500, using: &random)
        return (0..<Int.random(in: 0...40, using: &random)).map { _ in
            time += Int.random(in: 0...1500, using: &random)
            let process = Int.random(in: 1...2, using: &random)
            let stamp = String(format: "%d.%03d", time / 1000, time % 1000)
            return "@\(process) \(stamp) \(events.randomElement(using: &random) ?? "app_started")\n"
        }.joined()
    }
}
