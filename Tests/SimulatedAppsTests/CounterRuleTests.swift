import Diagnostics
import Testing

@testable import SimulatedApps

/// Rules that no shared scenario shows.
@Suite struct CounterRuleTests {
    private let home = "https://lk.nsq.market/en/tools/testing"

    /// The messages of a script whose web view is open and loaded, after that point; checks its expectations.
    private func messages(_ steps: String, setup: String = "", opened: Bool = true) throws -> [String] {
        var text = "app: CounterTestApp\nsummary: a rule\nstart: 2026-07-29T14:00:00+03:00\nsetup:\n"
        if opened { text += "- store: {routing.lastDestination: counter}\n" }
        text += setup + "steps:\n" + (opened ? "- launch\n- wait: 1s\n- wait: 3s\n" : "") + steps
        let scenario = try Scenario(parsing: Array(text.utf8), file: "rule.yml", actions: CounterTestApp.actions)
        let list = EntryList()
        #expect(scenario.run(into: list).failures.isEmpty)
        let all = list.entries.map(\.message)
        return Array(
            opened ? all.dropFirst(all.firstIndex { $0.contains("load_finished") }.map { $0 + 1 } ?? 0) : all[...])
    }

    private func event(_ name: String, _ parameters: String? = nil) -> String {
        "Event: " + name + (parameters.map { ", parameters: " + $0 } ?? "")
    }

    @Test func aTapBeforeTheSplashLeavesNoSplashAndDoesNotAdvance() throws {
        let found = try messages(
            """
            - cold-start: {notification: "https://www.apple.com/"}
            - wait: 3s
            - kill
            - launch
            - wait: 2s
            """, opened: false)
        let resolved = found.filter { $0.contains("initial_route_resolved") }
        #expect(resolved == [event("initial_route_resolved", "destination=counter")])
        #expect(found.filter { $0.contains("splash_loading_started") }.count == 1)
        #expect(!found.prefix { $0 != event("splash_loading_started") }.contains { $0.contains("route_presented") })
        #expect(found.contains(event("web_view_deep_link_requested", "url=https://www.apple.com/")))
    }

    @Test(arguments: ["not-an-address", "\"\""]) func aNotificationWithoutAnAddressDoesNothing(_ text: String) throws {
        let bench = CounterWorkbench()
        let coordinator = AppCoordinator(services: bench.services)
        #expect(bench.messages { coordinator.open(notification: text == "\"\"" ? "" : text) } == [])
        #expect(bench.messages { coordinator.open(notification: nil) } == [])
        #expect(coordinator.route == .counter)
    }

    @Test func aProcessUnderTestHearsOfNoTap() throws {
        let text = """
            app: CounterTestApp
            summary: a rule
            start: 2026-07-29T14:00:00+03:00
            steps:
            - launch
            - wait: 2s
            - phase: inactive
            - phase: background
            - wait: 20s
            - launch: ["--ui-testing"]
            - wait: 2s
            - tap-notification
            - cold-start: {arguments: ["--ui-testing"], notification: "https://www.apple.com/"}
            - wait: 2s
            """
        let scenario = try Scenario(parsing: Array(text.utf8), file: "rule.yml", actions: CounterTestApp.actions)
        let list = EntryList()
        let failures = scenario.run(into: list).failures
        #expect(
            failures.map(\.message) == [
                "expected a process that hears of notifications, found one with --ui-testing"
            ])
        #expect(failures.first?.place?.line == 12)
        #expect(!list.entries.contains { $0.message.contains("notification_opened") })
    }

    @Test func aDownloadWithoutANameIsWritable() throws {
        let found = try messages(
            "- page: {url: \"\(home)/a\", content-disposition: attachment, file-name: \"\"}\n"
                + "- click: \"\(home)/a\"\n- wait: 3s\n- click: {url: \"\(home)/b\", download: true, name: \"\"}\n")
        let started = event("web_view_download_started", "filename=download")
        #expect(found.filter { $0 == started }.count == 2)
    }

    @Test func aScriptInALinkLoadsNothing() throws {
        #expect(try messages("- click: \"javascript:void(0)\"\n- wait: 3s\n") == [])
    }

    @Test(arguments: [
        ("{domain: WebKitErrorDomain, code: 102}", "WebKitErrorDomain Code=102 \"Frame load interrupted\""),
        (
            "{domain: WebKitErrorDomain, code: 204}",
            "WebKitErrorDomain Code=204 \"The operation couldn’t be completed. (WebKitErrorDomain error 204.)\""
        ),
        (
            "-1017",
            "NSURLErrorDomain Code=-1017 \"The operation couldn’t be completed. (NSURLErrorDomain error -1017.)\""
        ),
        ("{domain: NSURLErrorDomain, code: -1003, text: Nowhere}", "NSURLErrorDomain Code=-1003 \"Nowhere\""),
    ])
    func anErrorHasTheTextOfTheSystem(_ error: String, _ text: String) throws {
        let found = try messages(
            "- page: {url: \"\(home)/a\", error: \(error)}\n- click: \"\(home)/a\"\n- wait: 3s\n")
        let line = try #require(found.first { $0.contains("web_view_load_failed") })
        #expect(line.contains("error=Error Domain=" + text + " UserInfo={"), "\(line)")
    }

    @Test func aSplashThatIsCancelledStoresNothingAndOneThatLoadsAgainAdvancesAgain() throws {
        let found = try messages(
            """
            - cold-start
            - wait: 500ms
            - restart-splash
            - cancel-splash
            - wait: 2s
            - restart-splash
            - expect-splash: Preparing… 0%
            - wait: 2s
            - expect-splash: none
            - restart-splash
            - wait: 2s
            """, opened: false)
        #expect(found.filter { $0.contains("splash_loading_started") }.count == 3)
        #expect(
            found.filter { $0.contains("resolved, parameters: destination") } == [
                event("initial_route_resolved", "destination=counter"),
                event("initial_route_resolved", "destination=webView"),
            ])
    }

    @Test func aFailedRouteRequestIsAnEventAndATextOnTheScreen() throws {
        let bench = CounterWorkbench()
        let splash = SplashViewModel(
            scheduler: bench.host.scheduler,
            routes: FailingRouteProvider(scheduler: bench.host.scheduler, error: "unavailable(status: 503)"),
            analytics: bench.services.analytics, books: bench.services.books)
        splash.load()
        bench.host.scheduler.runUntilIdle()
        #expect(
            bench.messages == [
                event("splash_loading_started"), event("splash_loading_failed", "error=unavailable(status: 503)"),
            ])
        #expect(splash.state == .failed("Unable to load the app. Please try again."))
        #expect(bench.host.ledger.outcomes == ["splash.started": 1, "splash.failed": 1])
    }

    @Test func aRedirectIsFollowedAndNamed() throws {
        let found = try messages(
            "- click: https://nsq.market/old\n- wait: 2s\n",
            setup: "- page: {url: \"https://nsq.market/old\", redirects: [\"https://nsq.market/new\"]}\n")
        #expect(
            found == [
                event("web_view_load_started", "url=https://nsq.market/old"),
                event("web_view_redirect_received", "url=https://nsq.market/new"),
                event("web_view_load_finished", "url=https://nsq.market/new"),
            ])
    }

    @Test func aRedirectOfALinkThatLeavesTheSiteOpensOutsideAndFails() throws {
        let found = try messages(
            "- click: https://nsq.market/out\n- wait: 2s\n- expect-opened: [\"https://example.com/\"]\n",
            setup: "- page: {url: \"https://nsq.market/out\", redirects: [\"https://example.com/\"]}\n")
        #expect(found.count == 3)
        #expect(found[1] == event("web_view_external_url_opened", "url=https://example.com/"))
        #expect(found[2].contains("Code=102") && found[2].hasSuffix(", url=" + home))
    }

    @Test func aCancelledRetryKeepsRetryingUntilTheNextEnd() throws {
        let found = try messages(
            """
            - click: https://nsq.market/bad
            - wait: 2s
            - retry
            - wait: 100ms
            - stop
            - retry
            - wait: 1s
            - click: https://nsq.market/good
            - wait: 1s
            - retry
            """, setup: "- page: {url: \"https://nsq.market/bad\", error: -1001}\n")
        #expect(
            found.map { $0.split(separator: ",")[0] } == [
                "Event: web_view_load_started", "Event: web_view_load_failed", "Event: web_view_retry_tapped",
                "Event: web_view_load_started", "Event: web_view_navigation_cancelled", "Event: web_view_load_started",
                "Event: web_view_load_finished",
            ])
    }

    @Test func theNetworkCoversALoadedPageUntilALoadFinishes() throws {
        let found = try messages(
            """
            - expect-screen: none
            - network: down
            - expect-screen: No Internet Connection
            - network: up
            - network: up
            - expect-screen: No Internet Connection
            - retry
            - wait: 1s
            - expect-screen: none
            """)
        #expect(
            found == [
                event("network_status_changed", "is_connected=false"),
                event("network_status_changed", "is_connected=true"),
                event("network_status_changed", "is_connected=true"),
                event("web_view_retry_tapped", "url=" + home), event("web_view_load_started", "url=" + home),
                event("web_view_load_finished", "url=" + home),
            ])
    }

    @Test func aProcessThatDiesIsAnEventAndAScreen() throws {
        let found = try messages("- end-content-process\n- expect-screen: Page Stopped Responding\n")
        #expect(found == [event("web_view_process_terminated")])
    }

    @Test(arguments: [
        ("camera", "authorized", "denied", true), ("camera", "restricted", "authorized", false),
        ("microphone", "denied", "authorized", true), ("cameraAndMicrophone", "authorized", "authorized", true),
        ("cameraAndMicrophone", "authorized", "denied", false), ("cameraAndMicrophone", "denied", "authorized", false),
        ("cameraAndMicrophone", "undetermined", "authorized", true), ("unknown", "authorized", "authorized", false),
    ])
    func captureNeedsWhatItsTypeNames(_ type: String, _ camera: String, _ microphone: String, _ granted: Bool) throws {
        let found = try messages(
            "- camera: \(camera)\n- microphone: \(microphone)\n- capture: \(type)\n- wait: 2s\n")
        #expect(found == [event("web_view_media_permission_resolved", "granted=\(granted), type=\(type)")])
    }

    @Test func filesAreCountedAndNoPickerIsACancelledOne() throws {
        let found = try messages(
            """
            - import-files
            - pick-files: 3
            - import-files
            - cancel-files
            - pickers: false
            - import-files
            """)
        #expect(
            found == [
                event("web_view_file_import_resolved", "cancelled=false, files_count=3"),
                event("web_view_file_import_resolved", "cancelled=true, files_count=0"),
                event("web_view_file_import_resolved", "cancelled=true, files_count=0"),
            ])
    }

    @Test(arguments: ["..", "."]) func aNameThatLeavesItsDirectoryIsCountedAndNothingIsTouched(_ name: String) {
        let bench = CounterWorkbench()
        bench.device.canPresent = false
        let messages = bench.messages {
            bench.web.downloadStarted(1, suggestedName: name)
            bench.web.downloads.finish(1)
        }
        #expect(messages.count == 2 && messages[0].hasSuffix("filename=" + name))
        #expect(bench.host.ledger.outcomes["downloads.cleanup-outside"] == 1)
    }

    @Test func aDownloadWithoutADirectoryFailsAtOnce() {
        let bench = CounterWorkbench()
        bench.web.downloads.directoryError = "no space"
        let messages = bench.messages {
            bench.web.downloadStarted(1, suggestedName: "a.pdf")
            bench.web.downloads.finish(1)
        }
        #expect(messages == [event("web_view_download_failed", "error=no space")])
    }

    @Test func phasesAskForOneReminderUntilTheSceneIsActiveAgain() {
        let bench = CounterWorkbench()
        let coordinator = AppCoordinator(services: bench.services)
        let messages = bench.messages {
            for phase in [ScenePhase.unknown, .inactive, .background, .inactive, .active, .background] {
                coordinator.change(to: phase)
            }
        }
        #expect(messages.filter { $0.contains("background_notification_requested") }.count == 2)
        #expect(messages.filter { $0.contains("background_notification_cancelled") }.count == 1)
        #expect(messages.first == event("app_scene_phase_changed", "phase=unknown"))
    }

    @Test func refusedAndFailedPermissionsAndRemindersAreLogged() throws {
        let refused = try messages(
            "- permission: {answer: denied, after: 10ms}\n- launch\n- wait: 20ms\n", opened: false)
        #expect(
            refused.suffix(2) == [
                "Notification permission granted: false", event("notification_permission_resolved", "granted=false"),
            ])
        let failed = try messages(
            """
            - permission: {answer: failed, after: 10ms, error: no}
            - scheduling-error: none left
            - launch
            - wait: 20ms
            - phase: inactive
            - wait: 20ms
            """, opened: false)
        #expect(
            failed.filter { $0.contains("fail") } == [
                "Notification permission failed: no", event("notification_permission_failed", "error=no"),
                "Notification scheduling failed: none left",
                event("background_notification_schedule_failed", "error=none left"),
            ])
    }

    @Test(arguments: [false, true]) func bothStoragesKeepTheRouteAndTheScore(_ usesKeychain: Bool) throws {
        let found = try messages(
            """
            - keychain: \(usesKeychain)
            - launch
            - wait: 2s
            - up
            - up
            - kill
            - launch
            - wait: 2s
            - up
            - reset
            """, opened: false)
        #expect(
            found.filter { $0.contains("route_presented") } == [
                event("route_presented", "destination=counter"), event("route_presented", "destination=webView"),
            ])
        #expect(found.suffix(2) == [event("counter_incremented", "count=1"), event("counter_reset", "best_score=2")])
    }

    @Test(arguments: [("ten", 0), ("true", 0), ("-3", -3), ("\"7\"", 0), ("7", 7)])
    func storedScoresThatAreNoNumbersCountAsNone(_ stored: String, _ best: Int) throws {
        let found = try messages(
            "- store: {counter.bestScore: \(stored), routing.lastDestination: nowhere}\n- launch\n- wait: 2s\n- reset\n",
            opened: false)
        #expect(found.last == event("counter_reset", "best_score=\(best)"))
        // A destination that is not known reads as none.
        #expect(found.contains(event("route_presented", "destination=counter")))
    }

    @Test func theCounterFlagWins() {
        #expect(LaunchOptions(arguments: ["--force-webview", "--force-counter"]).forced == .counter)
        #expect(LaunchOptions(arguments: ["--force-webview"]).forced == .webView)
        #expect(LaunchOptions(arguments: ["--FORCE-WEBVIEW", "-ui-testing"]) == LaunchOptions(arguments: []))
    }

    @Test func dialogsAndChallengesAreAnsweredWithoutEvents() {
        #expect(PageDialogs.authentication == .performDefaultHandling)
        #expect(PageDialogs.confirm(choice: true, canPresent: true))
        #expect(!PageDialogs.confirm(choice: true, canPresent: false))
        #expect(PageDialogs.prompt(text: "a", canPresent: false) == nil)
    }

    @Test func linksInFramesLeaveTooAndWindowsWithoutAnAddressAreSilent() throws {
        let found = try messages(
            "- click: {url: \"https://example.com/\", frame: true}\n- click: {url: \"https://nsq.market/\", frame: true}\n"
        )
        #expect(found == [event("web_view_external_url_opened", "url=https://example.com/")])
        let bench = CounterWorkbench()
        let engine = bench.loadedEngine()
        #expect(bench.messages { engine.openWindow(nil) } == [])
    }

    @Test func nothingToTapIsAFailureOfTheScript() throws {
        let text =
            "app: CounterTestApp\nsummary: s\nstart: 2026-07-29T14:00:00Z\nsteps:\n- launch\n- tap-notification\n"
        let scenario = try Scenario(parsing: Array(text.utf8), file: "s.yml", actions: CounterTestApp.actions)
        let failures = scenario.run(into: EntryList()).failures
        #expect(failures.map(\.message) == ["expected a delivered reminder, found none"])
        #expect(failures.first?.place?.line == 6)
    }
}
