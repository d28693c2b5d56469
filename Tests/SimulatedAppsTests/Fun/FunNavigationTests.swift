import Diagnostics
import EventModel
import Testing

@testable import SimulatedApps

/// Tabs, topics, the profile sheet and deep links.
@Suite struct FunNavigationTests {
    private static let signIn = "- sign-in\n- wait: 3s\n"
    private static let signInLines = 6

    /// What the steps log after a sign-in.
    private func messages(_ steps: String) throws -> [String] {
        Array(try FunScript(Self.signIn + steps).messages.dropFirst(Self.signInLines))
    }

    @Test func theLastLinkBeforeSignInRunsATenthOfASecondAfterTheTabBar() throws {
        let script = try FunScript(
            """
            - open: funapp://profile
            - open: funapp://item/nope
            - open: https://tab/home
            - sign-in
            - wait: 3s
            """)
        let index = try #require(script.messages.firstIndex(of: "Programmatically switched to tab index: 0"))
        #expect(script.messages[index - 1] == "Loading featured items...")
        #expect(script.messages[index + 1] == "Deep link item not found: nope")
        #expect(script.entries[index].instant - script.entries[index - 1].instant == 100_311_000)
        #expect(script.messages.filter { $0.hasPrefix("Programmatically") }.count == 1)
    }

    @Test func aWarningIsWrittenAsAnError() throws {
        let script = try FunScript(Self.signIn + "- open: funapp://item/nope\n- tab-index: 7\n- tab-index: -1\n")
        let warnings = script.entries.filter { $0.level == .error }
        #expect(
            warnings.map(\.message) == [
                "Deep link item not found: nope", "Invalid tab index: 7", "Invalid tab index: -1",
            ])
        #expect(warnings.allSatisfy { $0.origin.category == "general" })
    }

    @Test func aLinkToATopicOpensItUnlessOneIsOpen() throws {
        let lines = try messages(
            """
            - open: funapp://item/swift6
            - favorite-topic
            - open: funapp://item/oslog
            - favorite-topic
            - back
            - open: funapp://item/oslog/more
            - favorite-topic
            """)
        let tab = "Programmatically switched to tab index: 0"
        let (swift, log) = ("Favorite toggled for Swift 6", "Favorite toggled for OSLog")
        #expect(lines == [tab, swift, tab, swift, tab, log])
    }

    @Test func aLinkToTheProfileShowsTheSheet() throws {
        let lines = try messages("- tab: settings\n- open: funapp://profile\n- go-to-items\n- wait: 1s\n")
        #expect(
            lines == [
                "Tab switched to index: 2", "Programmatically switched to tab index: 0",
                "Go to Items tapped from Profile", "Programmatically switched to tab index: 1",
            ])
    }

    @Test func closingTheSheetAndGoingBackLogNothing() throws {
        #expect(
            try messages("- open-profile\n- close-profile\n- tap-card: spm\n- share\n- back\n") == [
                "Profile tapped", "Featured item tapped: SPM Modules",
            ])
    }

    @Test func theThreeFavoritesHaveTwoShapesAndSilence() throws {
        #expect(
            try messages(
                "- favorite-card: mvvm\n- tap-card: mvvm\n- favorite-topic\n- favorite-row: mvvm\n"
                    + "- expect-favorites: [item1, mvvm]\n") == [
                    "Toggled favorite for: mvvm", "Featured item tapped: MVVM", "Favorite toggled for MVVM",
                ])
    }

    @Test func whatIsNotOnScreenCannotBeTapped() throws {
        for steps in ["- back", "- share", "- summarize", "- sign-out", "- sign-in"] {
            let text = """
                app: Fun
                summary: test
                start: 2026-02-17T05:30:00Z
                steps:
                - launch
                - sign-in
                - wait: 1s
                \(steps)
                """
            let scenario = try Scenario(
                parsing: Array(text.utf8), file: "test.yml", actions: FunApp.scenarioActions)
            let failures = scenario.run(into: EntryList()).failures
            #expect(failures.map(\.message) == ["expected a screen that takes this, found none"])
            #expect(failures.first?.place?.line == 8)
        }
    }

    @Test func aBundleWithoutIdentifierLogsUnderTheFallback() throws {
        let script = try FunScript("- bundle-identifier: false\n- kill\n- launch\n" + Self.signIn)
        #expect(Set(script.entries.map(\.origin.subsystem)) == ["com.fun.app"])
        #expect(script.entries.count == Self.signInLines)
    }

    struct Level: Sendable {
        var level: FunLogLevel
        var record: LogLevel
    }

    @Test(arguments: [
        Level(level: .debug, record: .debug), Level(level: .info, record: .info),
        Level(level: .warning, record: .error), Level(level: .error, record: .error),
        Level(level: .fault, record: .fault),
    ])
    func levelsBecomeRecordTypes(_ level: Level) throws {
        let list = EntryList()
        let host = AppHost(identity: FunApp.identity, start: 0, generator: SeededGenerator(seed: 0), sink: list)
        let logger = FunLogger(device: FunDevice(host: host))
        for category in FunLogCategory.allCases { logger.log("text", level: level.level, category: category) }
        #expect(list.entries.map(\.level) == Array(repeating: level.record, count: 8))
        #expect(list.entries.map(\.origin.category) == FunLogCategory.allCases.map(\.rawValue))
        #expect(Set(list.entries.map(\.origin.subsystem)) == ["com.charles.wang.FunApp"])
    }
}
