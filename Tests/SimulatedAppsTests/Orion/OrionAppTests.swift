import EventModel
import Testing

@testable import SimulatedApps

/// Rules of the app that no capture shows.
@Suite struct OrionAppTests {
    private static let shown = "- launch\n- press-start\n- wait: 2s\n"

    /// The screen is 390 points wide.
    @Test(arguments: [(195.0, "cancelled"), (195.5, "completed"), (194.9, "cancelled")])
    func halfTheWidthDoesNotCompleteAPan(translation: Double, outcome: String) throws {
        let left = try OrionScript(Self.shown + "- pan: { edge: left, moves: [\(translation)] }\n- wait: 1s\n")
        #expect(left.messages.last == "LEFT screen edge pan gesture ENDED: \(outcome)")
        let right = try OrionScript(
            Self.shown + "- press-back\n- pan: { edge: right, moves: [\(-translation)] }\n- wait: 1s\n")
        #expect(right.messages.last == "RIGHT screen edge pan gesture ENDED: \(outcome)")
    }

    /// The view changes when the animation is over, 0.2 s after the pan: a pan that begins before still pops.
    @Test func aPanTakesEffectAfterItsAnimation() throws {
        let script = try OrionScript(
            Self.shown + """
                - pan: { edge: left, moves: [300.0], interval: 10ms }
                - wait: 150ms
                - expect-screen: { web: shown, back: enabled }
                - pan: { edge: left, moves: [10.0, 20.0], interval: 40ms }
                - wait: 1s
                - expect-screen: { web: hidden, back: disabled }
                - expect-outcome: { "gestures{outcome=interrupted,side=left}": 1 }

                """)
        #expect(script.messages.suffix(2) == ["LEFT screen edge swiped", "LEFT screen edge swiped"])
    }

    @Test func aPanThatTheSystemInterruptsLeavesTheWebViewWhereItWas() throws {
        _ = try OrionScript(
            Self.shown + """
                - pan: { edge: left, moves: [120.0], ends: interrupted }
                - wait: 1s
                - expect-screen: { start: shown, web: shown, offset: 120.0, back: enabled }
                # Its button is in view, and works.
                - press-start
                - wait: 2s
                - expect-screen: { start: hidden, history: 2/2 }

                """)
    }

    /// After the start view of a single page nothing enables the button; the pan works.
    @Test func forwardStaysDisabledAfterASinglePage() throws {
        let script = try OrionScript(
            Self.shown + """
                - press-back
                - expect-screen: { web: hidden, forward: disabled }
                - press-forward
                - expect-screen: { web: hidden }
                - pan: { edge: right, begins: -1.0, moves: [-300.0] }
                - wait: 1s
                - expect-screen: { web: shown, start: hidden, back: enabled }

                """)
        #expect(!script.messages.contains("forward button pressed"))
    }

    /// The end of an earlier fading hides the bar of a load that runs.
    @Test func theBarOfAQuickSecondLoadIsLost() throws {
        _ = try OrionScript(
            setup: "[{page: {address: 'https://slow.example/', title: Slow, commit: 100ms, finish: 2s}}]",
            """
            - launch
            - press-start
            - wait: 730ms
            - tap-link: "https://slow.example/"
            - wait: 200ms
            - expect-screen: { bar: shown, opacity: 1.0 }
            - wait: 400ms
            - expect-screen: { bar: hidden, loading: "yes" }

            """)
    }

    @Test func aLoadTakesThePlaceOfOneThatRuns() throws {
        let script = try OrionScript(
            setup: "[{page: {address: 'https://b.example/', title: B}}]",
            "- launch\n- press-start\n- wait: 300ms\n- tap-link: 'https://b.example/'\n- wait: 3s\n")
        #expect(script.messages == ["did commit loading B", "did finish loading B"])
    }

    @Test func scalesStayInThePagesRangeAndComeBackWithThePage() throws {
        _ = try OrionScript(
            setup: "[{page: {address: 'https://b.example/', title: B}}]",
            Self.shown + """
                - pinch: 9
                - expect-screen: { zoom: 5.0 }
                - pinch: 0.5
                - expect-screen: { zoom: 2.5 }
                - press-refresh
                - wait: 2s
                - expect-screen: { zoom: 2.5 }
                - tap-link: 'https://b.example/'
                - wait: 2s
                - pinch: 0.2
                - expect-screen: { zoom: 1.0 }
                - swipe-history: back
                - wait: 2s
                - expect-screen: { zoom: 2.5, history: 1/2 }

                """)
    }

    @Test func theManagerIsMadeWhenTheAppIsFirstPutAside() throws {
        let script = try OrionScript(
            "- launch\n- phase: inactive\n- phase: active\n- phase: inactive\n- phase: background\n- phase: active\n")
        #expect(
            script.messages.map { $0.prefix(16) } == [
                "load browser sta", "save browser sta", "save browser sta", "save browser sta", "restore activity",
            ])
    }

    /// A phone does not let the app write beside its documents.
    @Test func savingFailsOnAPhoneAndLeavesNoFile() throws {
        let script = try OrionScript(
            setup: "[{device: phone}]", "- launch\n- phase: inactive\n- kill\n- launch\n- phase: inactive\n")
        let failure =
            "Couldn't write to save file: You don’t have permission to save the file “Documents.BrowserState” in the "
            + "folder “4E1D3F60-7C0B-4A93-9D42-58B1E6C7A2F9”."
        let trip = ["load browser state", "save browser state", failure]
        #expect(script.messages == trip + trip)
        #expect(script.entries.map(\.level) == [.info, .info, .error, .info, .info, .error])
    }

    struct Stored: Sendable {
        var text: String
        var failure: String?
    }

    private static let missing = "The data couldn’t be read because it is missing."
    private static let wrong = "The data couldn’t be read because it isn’t in the correct format."

    /// What Apple's decoder says of the app's structure.
    static let stored = [
        Stored(text: "null", failure: missing),
        Stored(text: "{}", failure: missing),
        Stored(text: #"{"webViewInteractionState":"AAEC"}"#, failure: missing),
        Stored(text: #"{"webViewInteractionState":"AAEC","fullWebViewVisibleState":"true"}"#, failure: wrong),
        Stored(text: #"{"webViewInteractionState":"?","fullWebViewVisibleState":true}"#, failure: wrong),
        Stored(text: #"{"webViewInteractionState":7,"fullWebViewVisibleState":true}"#, failure: wrong),
        Stored(text: "[1]", failure: wrong),
        Stored(text: "7", failure: wrong),
        Stored(text: "{", failure: wrong),
        Stored(text: #"{"webViewInteractionState":"AAECAw==","fullWebViewVisibleState":true}"#, failure: nil),
    ]

    @Test(arguments: stored)
    func filesFailAsTheDecoderSays(_ file: Stored) {
        #expect(OrionStateManager.decodingFailure(of: Array(file.text.utf8)) == file.failure)
    }

    @Test func theRepairedFormReadsBackWhatItWrites() {
        let items = [
            OrionWebView.Item(address: "https://a.example/?q=\"x\"", title: "Tür \\ ž\nzwei", zoom: 1),
            OrionWebView.Item(address: "about:blank", title: "", zoom: 2.25),
        ]
        for state in [
            OrionBrowserState(interaction: .init(items: items, index: 1), isWebShown: true),
            OrionBrowserState(interaction: nil, isWebShown: false),
        ] {
            #expect(OrionBrowserState(json: state.json) == state)
        }
        #expect(OrionBrowserState(json: Array("null".utf8)) == nil)
    }

    @Test func theRepairedAppStartsAnewFromAFileItCannotRead() throws {
        let script = try OrionScript(
            setup: "[{build: repaired}, {stored-state: 'null'}]",
            "- launch\n- wait: 1s\n- expect-screen: { start: shown, web: hidden }\n")
        #expect(script.messages == ["load browser state", "Couldn't load from file: " + Self.wrong])
    }
}
