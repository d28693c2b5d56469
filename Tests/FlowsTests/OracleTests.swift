import Flows
import Testing

/// Figures of random captures against plain counting, written from report-json.md and without the engine.
@Suite struct OracleTests {
    /// One event as the oracle sees it.
    private struct Line {
        var time: Int64
        var name: String
        var value: String
    }

    /// A launch: whether its marker was seen, and its events.
    private struct Launch {
        var isWhole: Bool
        var lines: [Line] = []

        func has(_ name: String) -> Bool { lines.contains { $0.name == name } }

        /// Every route that came less than a tenth of a second after the last splash start with no route between.
        var isForced: Bool {
            var start: Int64?
            for line in lines where isWhole {
                if line.name == "splash_loading_started" { start = line.time }
                if line.name == "initial_route_resolved" {
                    if let begin = start, line.time - begin < 100_000_000 { return true }
                    start = nil
                }
            }
            return false
        }
    }

    private static func launches(_ captures: [String]) throws -> [Launch] {
        var launches: [Launch] = []
        for capture in captures {
            var open: [Int32: Int] = [:]
            for logged in try Logged.lines(capture) {
                let text = logged.message.dropFirst("Event: ".count)
                let name = String(text.prefix { $0 != "," })
                let value = text.firstIndex(of: "=").map { String(text[text.index(after: $0)...]) } ?? ""
                if name == "app_started" || open[logged.processID] == nil {
                    open[logged.processID] = launches.count
                    launches.append(Launch(isWhole: name == "app_started"))
                }
                guard let index = open[logged.processID] else { continue }
                launches[index].lines.append(Line(time: logged.time ?? 0, name: name, value: value))
            }
        }
        return launches
    }

    /// Splash attempts: started, succeeded, failed, cancelled, pending, and those that a notification dismissed by launch.
    private static func splash(_ launches: [Launch]) -> (figures: [String: Int], dismissed: [Int]) {
        var figures = ["started": 0, "succeeded": 0, "failed": 0, "cancelled": 0, "pending": 0]
        var dismissed: [Int] = []
        for (number, launch) in launches.enumerated() {
            var isOpen = false
            var dismissals = 0
            for line in launch.lines where launch.isWhole {
                switch (line.name, isOpen) {
                case ("splash_loading_started", let wasOpen):
                    figures["started", default: 0] += 1
                    figures["cancelled", default: 0] += wasOpen ? 1 : 0
                    isOpen = true
                case ("initial_route_resolved", true):
                    figures["succeeded", default: 0] += 1
                    isOpen = false
                case ("splash_loading_failed", true):
                    figures["failed", default: 0] += 1
                    isOpen = false
                case ("notification_opened", true):
                    figures["cancelled", default: 0] += 1
                    dismissals += 1
                    isOpen = false
                default: break
                }
            }
            if isOpen { figures[number == launches.count - 1 ? "pending" : "cancelled", default: 0] += 1 }
            dismissed.append(dismissals)
        }
        return (figures, dismissed)
    }

    private static func alternation(_ launches: [Launch], _ dismissed: [Int]) -> [String: Int] {
        var result = ["pairs": 0, "violations": 0, "explained": 0]
        var last: String?
        var isExplained = false
        for (launch, dismissals) in zip(launches, dismissed) {
            guard launch.isWhole else {
                last = nil
                continue
            }
            guard !launch.isForced else { continue }
            let routes = launch.lines.filter { $0.name == "initial_route_resolved" }.map(\.value)
            if routes.isEmpty, dismissals > 0 { isExplained = true }
            for route in routes {
                if let before = last {
                    result["pairs", default: 0] += 1
                    if before == route { result[isExplained ? "explained" : "violations", default: 0] += 1 }
                }
                last = route
                isExplained = false
            }
        }
        return result
    }

    private static func retries(_ launches: [Launch]) -> [String: Int] {
        var result = ["tapped": 0, "succeeded": 0, "failed": 0, "pending": 0]
        for launch in launches {
            for (place, line) in launch.lines.enumerated() where line.name == "web_view_retry_tapped" {
                let next = launch.lines[(place + 1)...].first { line in
                    [
                        "web_view_load_finished", "web_view_load_failed", "web_view_http_error",
                        "web_view_process_terminated", "web_view_navigation_cancelled",
                    ].contains(line.name) || (line.name == "network_status_changed" && line.value == "false")
                }
                let outcome = next.map { $0.name == "web_view_load_finished" ? "succeeded" : "failed" } ?? "pending"
                result["tapped", default: 0] += 1
                result[outcome, default: 0] += 1
            }
        }
        return result
    }

    private static func notifications(_ launches: [Launch]) -> Int {
        var isRequested = false
        var cancelled = 0
        for line in launches.flatMap(\.lines) {
            if line.name == "background_notification_requested" { isRequested = true }
            if line.name == "background_notification_cancelled" {
                cancelled += isRequested ? 1 : 0
                isRequested = false
            }
        }
        return cancelled
    }

    @Test func figuresAreThoseOfPlainCounting() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        let gate = try Gate.shared.get()
        for _ in 0..<150 {
            // Captures of one install, in order of time.
            let captures = (0..<Int.random(in: 1...3, using: &random)).map { number in
                RandomCaptures.capture(&random).split(separator: "\n").map { line in
                    let words = line.split(separator: " ", maxSplits: 2)
                    return "\(words[0]) \(number)\(words[1].count < 6 ? "0" : "")\(words[1]) \(words[2])\n"
                }.joined()
            }
            let launches = try Self.launches(captures)
            let (splash, dismissed) = Self.splash(launches)
            var expected: [String: Int] = ["notifications.cancelled": Self.notifications(launches)]
            for (key, count) in splash { expected["splash." + key] = count }
            for (key, count) in Self.alternation(launches, dismissed) { expected["routes.alternation." + key] = count }
            for (key, count) in Self.retries(launches) { expected["navigation.retries." + key] = count }
            expected["routes.forced"] = launches.count(where: \.isForced)
            let summary = try gate.summary(captures, installs: captures.map { _ in 0 })
            let shown = summary.shown
            let actual = expected.reduce(into: [:]) { $0[$1.key] = shown[$1.key].flatMap { Int($0) } }
            #expect(actual == expected, "seed \(seed):\n\(captures.joined(separator: "---\n"))")
            #expect(summary.launches == launches.count)
            #expect(summary.partialLaunches == launches.count { !$0.isWhole })
        }
    }
}
