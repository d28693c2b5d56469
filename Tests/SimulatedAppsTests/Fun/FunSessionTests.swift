import EventModel
import Testing

@testable import SimulatedApps

/// Sign-in, sign-out, services, favourites: what a session is and what it leaves behind.
@Suite struct FunSessionTests {
    private static let signIn = "- sign-in\n- wait: 3s\n"
    private static let signOut = "- open-profile\n- wait: 1s\n- sign-out\n- wait: 1s\n"

    @Test func aSecondTapOnSignInIsIgnored() throws {
        let script = try FunScript("- sign-in\n- wait: 400ms\n- sign-in\n- wait: 400ms\n")
        #expect(script.messages.filter { $0 == "User tapped login" }.count == 1)
        #expect(script.messages.filter { $0 == "HomeTabBarViewModel initialized" }.count == 1)
        let times = script.entries.map(\.instant)
        #expect(times[1] - times[0] == 500_311_000)
    }

    @Test func nothingIsLoggedAtTheLoginScreen() throws {
        #expect(try FunScript("- wait: 1h\n- open: funapp://tab/items\n- wait: 1h\n").messages == [])
    }

    @Test func eachSessionHasItsOwnServices() {
        let app = FunApp(host: host())
        app.launch(arguments: [])
        let services = app.coordinator?.services
        #expect(services?.keys == [.logger, .network, .featureToggles])
        app.perform(.login)
        app.host.scheduler.run(for: 3_000_000_000)
        #expect(services?.keys == FunServiceKey.allCases)
        app.perform(.openProfile)
        app.perform(.logout)
        #expect(services?.keys == FunServiceKey.allCases)
        app.host.scheduler.run(for: 1_000_000_000)
        #expect(services?.keys == [.logger, .network, .featureToggles])
        #expect(app.coordinator?.main == nil && app.coordinator?.login != nil)
    }

    @Test func signingOutLeavesFavoritesNoScreensAndNoLinkBehindButToggles() throws {
        let script = try FunScript(
            Self.signIn + """
                - favorite-card: mvvm
                - expect-favorites: [item1, mvvm]
                - tab: items
                - category: Testing
                - turn-off: carousel
                - appearance: dark

                """ + Self.signOut + "- expect-favorites: [item1]\n" + Self.signIn)
        let second = script.messages.drop { $0 != "User tapped logout from Profile" }.dropFirst()
        #expect(
            Array(second) == [
                "User tapped login", "HomeTabBarViewModel initialized", "Carousel visibility changed to: false",
                "Loading featured items...", "Filtered to 14 results for: '' in category: 'All'",
                "Featured items loaded: 14 items",
            ])
    }

    @Test func theSessionEndsWhenTheSheetIsGone() throws {
        let script = try FunScript(
            Self.signIn + """
                - open-profile
                - sign-out
                - wait: 400ms
                - open: funapp://tab/items
                - wait: 200ms
                - open: funapp://tab/settings
                - wait: 1s
                """)
        #expect(
            script.messages(from: "User tapped logout from Profile") == [
                "User tapped logout from Profile", "Programmatically switched to tab index: 1",
            ])
    }

    @Test func aLoadThatRunsOutlivesItsSession() throws {
        let script = try FunScript(Self.signIn + "- open-profile\n- refresh\n- sign-out\n- wait: 3s\n")
        #expect(
            script.messages(from: "User tapped logout from Profile") == [
                "User tapped logout from Profile", "Featured items loaded: 14 items",
            ])
    }

    @Test func aFailureThatOutlivesItsSessionStopsTheApp() throws {
        let script = try FunScript(
            Self.signIn + """
                - turn-on: simulateErrors
                - open-profile
                - refresh
                - sign-out
                - wait: 3s
                - expect-stop: "Service not registered for key: toast. Register in ServiceLocator.shared."
                - launch
                - sign-in
                - wait: 500ms
                """)
        #expect(script.outcome.ledger.outcomes["crashes"] == 1)
        #expect(
            script.messages(from: "User tapped logout from Profile") == [
                "User tapped logout from Profile", "User tapped login", "HomeTabBarViewModel initialized",
                "Carousel visibility changed to: true", "Simulating network error...",
            ])
        #expect(script.entries.last?.processID == 5351)
    }

    @Test func aFailureFindsTheToastOfTheNextSession() throws {
        let script = try FunScript(
            Self.signIn + """
                - turn-on: simulateErrors
                - open-profile
                - refresh
                - sign-out
                - wait: 600ms
                - sign-in
                - wait: 1s
                - expect-toast: Network connection failed. Please check your internet and try again.
                """)
        #expect(script.outcome.ledger.outcomes["crashes"] == nil)
    }

    @Test func aKilledProcessLogsNothingMore() throws {
        let script = try FunScript("- sign-in\n- wait: 600ms\n- kill\n- wait: 1h\n")
        #expect(script.messages.last == "Loading featured items...")
        #expect(script.messages.count == 4)
    }

    private func host() -> AppHost {
        AppHost(identity: FunApp.identity, start: 0, generator: SeededGenerator(seed: 0), sink: EntryList())
    }
}

/// What is stored of favourites, and what is read back.
@Suite struct FunFavoritesTests {
    @Test(arguments: [[], ["item1"], ["mvvm", "a\"b\\c", "é\u{1}\n", "/"]] as [Set<String>])
    func favoritesAreReadBack(_ ids: Set<String>) {
        #expect(FunFavoritesText.decoded(FunFavoritesText.encoded(ids.sorted())) == ids)
    }

    @Test func textsAreWrittenAsJSON() {
        let text = String(decoding: FunFavoritesText.encoded(["a\"\\\n", "mvvm", "swiftui"]), as: UTF8.self)
        #expect(text == #"["a\"\\\u000a","mvvm","swiftui"]"#)
    }

    @Test(arguments: [
        #" [ "mvvm" , "a" ] "#: ["mvvm", "a"], #"["\u0041\/\n\t"]"#: ["A/\n\t"], "[]": [], "[\r\n]": [],
    ])
    func whatAnotherVersionWroteIsRead(_ text: String, _ ids: Set<String>) {
        #expect(FunFavoritesText.decoded(Array(text.utf8)) == ids)
    }

    @Test(arguments: [
        "", "null", "{}", "[", "[1]", #"["a""#, #"["a",]"#, #"["a"] x"#, #"["\ud83d"]"#, #"["\u00"]"#, "[\"a\nb\"]",
        #"["a\x"]"#, #"["\u+041"]"#, #"["a\"#, #"["\u004"#,
        #"["a" "b"]"#,
    ])
    func anythingElseIsUnreadable(_ text: String) {
        #expect(FunFavoritesText.decoded(Array(text.utf8)) == nil)
    }

    @Test func bytesThatAreNoTextAreUnreadable() {
        #expect(FunFavoritesText.decoded([0x5B, 0x22, 0xFF, 0x22, 0x5D]) == nil)
    }

    @Test func theNextChangeRepairsUnreadableFavorites() throws {
        let script = try FunScript(
            """
            - stored-favorites: "?"
            - sign-in
            - wait: 3s
            - favorite-row: oslog
            - expect-favorites: [item1, oslog]
            - kill
            - launch
            - sign-in
            - wait: 1s
            """)
        let failures = script.entries.filter { $0.message == "Failed to decode favorites: <private>" }
        #expect(failures.count == 1)
        #expect(failures.first?.level == .error)
        #expect(failures.first?.origin.subsystem == "com.fun.app")
        #expect(script.outcome.ledger.events["favorites_decode_failed"] == 1)
    }
}
