import Foundation
import Testing

@testable import SimulatedApps

/// Every row of the tables of decisions.
@Suite struct CounterTableTests {
    @Test func navigationPolicy() throws {
        let rows = try table("counter-navigation-policy")
        #expect(rows.count == 450)
        for row in rows {
            let bench = CounterWorkbench(address: try #require(row["initial_url"]))
            let kind = try #require(NavigationAction.Kind(rawValue: row["type"] ?? ""))
            let action = NavigationAction(address: row["destination"], kind: kind)
            var decision: NavigationPolicy.Decision?
            let messages = bench.messages { decision = bench.web.decide(on: action) }
            #expect((decision == .allow ? "allow" : "cancel") == row["decision"], "\(row)")
            #expect(messages == (row["events"] == "-" ? [] : [row["events"]]), "\(row)")
            #expect(bench.device.openedOutside.count == messages.count)
        }
    }

    @Test func responsePolicy() throws {
        let rows = try table("counter-response-policy")
        #expect(rows.count == 96)
        for row in rows {
            let bench = CounterWorkbench()
            let disposition = row["content_disposition"]
            let response = NavigationResponse(
                status: Int(row["status"] ?? ""), isMainFrame: row["main_frame"] == "true",
                canShow: row["can_show"] == "true", contentDisposition: disposition == "-" ? nil : disposition)
            var decision: ResponsePolicy.Decision?
            let messages = bench.messages { decision = bench.web.decide(on: response) }
            let word =
                switch decision {
                case .allow: "allow"
                case .download: "download"
                case .refuse: "cancel"
                case nil: "none"
                }
            #expect(word == row["decision"], "\(row)")
            #expect(messages == (row["events"] == "-" ? [] : [row["events"]]), "\(row)")
        }
    }

    @Test func errors() throws {
        let rows = try table("counter-errors")
        #expect(rows.count == 22)
        for row in rows {
            let bench = CounterWorkbench()
            let engine = bench.loadedEngine()
            let messages = bench.messages {
                switch row["domain"] {
                case "http": _ = bench.web.decide(on: NavigationResponse(status: Int(row["code"] ?? "")))
                case "process": engine.endContentProcess()
                case let domain:
                    bench.web.navigationFailed(WebError(domain: domain ?? "", code: Int(row["code"] ?? "") ?? 0))
                }
            }
            #expect(messages == [row["event"]], "\(row)")
            let screen = bench.web.screen
            #expect(screen?.kind.rawValue ?? "-" == row["kind"], "\(row)")
            #expect(screen?.title ?? "-" == row["title"], "\(row)")
            #expect(screen?.message ?? "-" == row["message"], "\(row)")
            #expect(screen?.symbol ?? "-" == row["symbol"], "\(row)")
        }
    }

    @Test func fileNames() throws {
        let rows = try table("counter-filenames")
        #expect(rows.count == 10)
        for row in rows {
            let suggested = try text(row["suggested"])
            let logged = try text(row["logged filename"])
            let bench = CounterWorkbench()
            let messages = bench.messages { bench.web.downloadStarted(1, suggestedName: suggested) }
            #expect(messages == ["Event: web_view_download_started, parameters: filename=" + logged])
        }
    }

    /// A column that holds a text as JSON.
    private func text(_ column: String?) throws -> String {
        try JSONDecoder().decode(String.self, from: Data(try #require(column).utf8))
    }

    @Test func splashOnTheWayToTheCounter() throws {
        let rows = try table("counter-splash-counter")
        #expect(rows.count == 21)
        try compare(rows, stored: nil)
    }

    @Test func splashOnTheWayToTheWebView() throws {
        let rows = try table("counter-splash-webView")
        #expect(rows.count == 25)
        // What the page reported between the rows: a tenth, six tenths, the end.
        try compare(rows, stored: .counter) { splash, time in
            switch time {
            case 1052: splash.pageProgressed(to: 0.1)
            case 1502: splash.pageProgressed(to: 0.6)
            case 1752: splash.pageSettled()
            default: break
            }
        }
    }

    private func compare(
        _ rows: [[String: String]], stored: Destination?, _ before: (SplashViewModel, Int) -> Void = { _, _ in }
    ) throws {
        let bench = CounterWorkbench()
        if let stored { bench.services.storage.store(stored.rawValue, for: AlternatingRouteProvider.key) }
        let splash = SplashViewModel(
            scheduler: bench.host.scheduler, routes: bench.services.routes, analytics: bench.services.analytics,
            books: bench.services.books)
        splash.load()
        for row in rows {
            let time = try #require(row["virtual_ms"].flatMap { Int($0) })
            bench.host.scheduler.run(until: Int64(time) * 1_000_000)
            before(splash, time)
            #expect(String(format: "%.4f", splash.progress) == row["progress"], "\(row)")
            #expect(splash.label == row["label"], "\(row)")
            #expect(String(splash.isVisible) == row["visible"], "\(row)")
            #expect("\(splash.state)" == row["state"], "\(row)")
        }
    }
}
