import Foundation
import Testing

/// What `captures/expected.json` says of a scenario; the app's simulator wrote it, not ctreport.
struct ExpectedFigures: Decodable {
    struct Splash: Decodable {
        var started, succeeded, failed, cancelled: Int
    }

    struct NavigationErrors: Decodable {
        var offline, general, policy_102, process_terminated, network_down, cancelled: Int?
        var http: [String: Int]?
    }

    struct Retries: Decodable {
        var tapped: Int
        var succeeded, failed: Int?
    }

    var sessions: Int
    var event_counts: [String: Int]
    var events_total: Int
    var local_notification_lines: Int
    var splash: Splash
    var route_sequence: [String]
    var alternation_violations: Int
    var best_scores: [Int]
    var navigation_errors: NavigationErrors
    var retries: Retries

    /// The scenarios of CounterTestApp by name; never empty.
    static func counterScenarios() throws -> [String: ExpectedFigures] {
        struct File: Decodable {
            struct Scenario: Decodable {
                var figures: ExpectedFigures?

                init(from decoder: any Decoder) throws {
                    let app = try decoder.container(keyedBy: AppKey.self).decode(String.self, forKey: .app)
                    figures = app == "CounterTestApp" ? try ExpectedFigures(from: decoder) : nil
                }
            }

            enum AppKey: CodingKey { case app }

            var scenarios: [String: Scenario]
        }
        let data = try Data(contentsOf: captures.appendingPathComponent("expected.json"))
        let scenarios = try JSONDecoder().decode(File.self, from: data).scenarios.compactMapValues(\.figures)
        try #require(!scenarios.isEmpty, "expected.json names no scenario of CounterTestApp")
        return scenarios
    }
}
