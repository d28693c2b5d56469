import Foundation
import SiteGenerator
import Testing

@testable import ReportPipeline

/// Every bundled scenario of Fun and Orion in every style says what the simulator knows of it, and what can be counted
/// by hand in its lines.
@Suite struct SentenceScenarioTests {
    /// What `captures/expected.json` says of a scenario.
    struct Expected: Decodable {
        var app: String
        var sessions: Int
        var authenticated_sessions: Int?
        var levels: [String: Int]?
        var event_counts: [String: Int]
        var events_total: Int

        static func scenarios() throws -> [String: Expected] {
            struct File: Decodable { var scenarios: [String: Expected] }
            let data = try Data(contentsOf: captures.appendingPathComponent("expected.json"))
            let all = try JSONDecoder().decode(File.self, from: data).scenarios.filter {
                $0.value.app != "CounterTestApp"
            }
            try #require(!all.isEmpty, "expected.json names no scenario of Fun or Orion")
            return all
        }
    }

    /// One capture, and figures counted by hand in it: whole numbers, and rates as k and n.
    struct Scenario: Sendable, CustomTestStringConvertible {
        var name: String
        var style: String
        var counts: [String: Int]
        var rates: [String: [Int]]

        var file: String { "\(name).\(style).log" }
        var app: String { name.hasPrefix("fun-") ? "fun" : "orion" }
        var testDescription: String { file }
    }

    private static func fun(
        _ name: String, _ counts: [String: Int], _ rates: [String: [Int]] = ["items.empty_searches": [0, 0]]
    ) -> [Scenario] {
        captureStyles.map { Scenario(name: name, style: $0, counts: counts, rates: rates) }
    }

    private static func orion(_ name: String, _ counts: [String: Int], _ rates: [String: [Int]] = [:]) -> [Scenario] {
        [Scenario(name: name, style: "swiftlog", counts: counts, rates: rates)]
    }

    static let scenarios =
        fun(
            "fun-login-browse",
            [
                "logins": 1, "logouts": 0, "main_flow.sessions": 1, "items.searches": 0, "items.selected": 1,
                "home.loads.started": 2, "home.loads.finished": 2, "home.loads.failed": 0, "home.loads.cancelled": 0,
                "home.loads.pending": 0, "home.refreshes": 1, "favorites.toggled": 3,
                "favorites.toggled{place=home}": 1, "favorites.toggled{place=detail}": 2, "tabs.switched": 4,
                "tabs.switched{index=0}": 1, "tabs.switched{index=1}": 2, "tabs.switched{index=2}": 1,
                "carousel.changes": 0, "toggles.resets": 0, "deep_links.not_found": 0, "ai_summary.failed": 0,
                "favorites.decode_failed": 0, "favorites.encode_failed": 0,
            ], ["items.empty_searches": [0, 0], "home.error_rate": [0, 2]])
        + fun(
            "fun-search",
            [
                "logins": 1, "items.searches": 3, "home.loads.started": 1, "home.loads.finished": 1,
                "tabs.switched{index=1}": 1,
            ], ["items.empty_searches": [1, 3]])
        + fun(
            "fun-error-simulation",
            [
                "items.searches": 0, "home.loads.started": 4, "home.loads.finished": 2, "home.loads.failed": 2,
                "home.loads.cancelled": 0, "home.loads.pending": 0, "home.refreshes": 1,
            ], ["home.error_rate": [2, 4]])
        + fun(
            "fun-toggles",
            [
                "logins": 2, "logouts": 0, "carousel.changes": 5, "toggles.resets": 2, "appearance.resets": 1,
                "home.loads.started": 2, "home.loads.finished": 2, "tabs.switched{index=2}": 1,
            ])
        + fun("fun-favorites-corrupt", ["favorites.decode_failed": 1, "favorites.encode_failed": 0])
        + orion(
            "orion-start-browse",
            [
                "pages.committed": 6, "pages.finished": 6, "pages.pending": 0, "toolbar.back": 3, "toolbar.forward": 2,
                "toolbar.refresh": 1, "gestures.started": 0,
            ])
        + orion(
            "orion-gestures",
            [
                "gestures{outcome=completed,side=left}": 1, "gestures{outcome=cancelled,side=left}": 1,
                "gestures{outcome=interrupted,side=left}": 1, "gestures{outcome=pending,side=left}": 0,
                "gestures{outcome=completed,side=right}": 1, "gestures{outcome=cancelled,side=right}": 1,
                "gestures{outcome=interrupted,side=right}": 0, "gestures{outcome=pending,side=right}": 0,
                "gestures.started": 5, "pages.committed": 1, "pages.finished": 1,
            ],
            [
                "gestures.completion_rate": [2, 5], "gestures.completion_rate{side=left}": [1, 3],
                "gestures.completion_rate{side=right}": [1, 2],
            ])
        + orion(
            "orion-load-corrupt",
            [
                "state.loads": 1, "state.saves": 2, "state.load_failures": 1, "state.save_failures": 0,
                "state.restorations": 1, "pages.committed": 0,
            ])

    @Test func everyBundledCaptureIsAmongTheCases() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: captures.path).filter {
            ($0.hasPrefix("fun-") || $0.hasPrefix("orion-")) && $0.hasSuffix(".log")
        }
        try #require(!names.isEmpty, "no captures among the fixtures")
        #expect(names.sorted() == Self.scenarios.map(\.file).sorted())
        #expect(try Expected.scenarios().keys.sorted() == Set(Self.scenarios.map(\.name)).sorted())
    }

    @Test(arguments: scenarios)
    func agrees(_ scenario: Scenario) throws {
        let expected = try #require(try Expected.scenarios()[scenario.name])
        let document = try reportDocument([scenario.file])
        let app = try document.app(scenario.app)
        let lines = document.lines
        #expect(lines.read == lines.event + lines.other + lines.continuation + lines.noise + lines.rejected)
        #expect(lines.event == expected.events_total)
        #expect(lines.other + lines.continuation + lines.rejected == 0)
        #expect(app.events.total == expected.events_total)
        #expect(app.events.by_name == expected.event_counts)
        #expect(app.events.unplanned == [:])
        #expect(app.findings == [])
        if let levels = expected.levels {
            let lowercased = Dictionary(uniqueKeysWithValues: app.events.by_level.map { ($0.lowercased(), $1) })
            #expect(lowercased == Dictionary(uniqueKeysWithValues: levels.map { ($0.lowercased(), $1) }))
        }
        #expect(document.losses.private == (scenario.name == "fun-favorites-corrupt" ? 1 : 0))
        if scenario.app == "fun" {
            #expect(app.launches.total == expected.sessions)
            #expect(app.launches.reason == nil)
            #expect(try app.count("main_flow.sessions") == expected.authenticated_sessions)
        } else {
            #expect(app.launches.total == nil)
            #expect(
                app.launches.reason
                    == "the lines carry no process id, so launches cannot be told apart; flows run over the capture")
        }
        for (id, count) in scenario.counts { #expect(try app.count(id) == count, "\(id)") }
        for (id, rate) in scenario.rates {
            let metric = try app.metric(id)
            #expect([metric.k, metric.n] == rate, "\(id)")
        }
    }

    /// Three searches: 'swift' with 4 results, a text with quotes with none, 'combine' with 1.
    @Test(arguments: captureStyles)
    func resultsAreThoseOfSearches(style: String) throws {
        let metric = try reportDocument(["fun-search.\(style).log"]).app("fun").metric("items.results")
        #expect([metric.kind, metric.unit] == ["distribution", "results"])
        #expect(metric.n == 3)
        #expect([metric.min, metric.p50, metric.p90, metric.p99, metric.max] == [0, 1, 4, 4, 4])
    }

    @Test(arguments: captureStyles)
    func tabsMakeAPath(style: String) throws {
        let metric = try reportDocument(["fun-login-browse.\(style).log"]).app("fun").metric("tabs.paths")
        #expect(metric.steps == 4)
        #expect(metric.edges == [["1", "1", 1], ["1", "2", 1], ["2", "0", 1]])
        #expect(metric.other == 0)
    }

    /// Texts of the captures that nobody declared: searches, page titles, objects of the system.
    static let privateTexts = [
        "fun-search": [
            "it's", "q'=1", "&#39;q", "'swift'", "  combine", "for: '", ">swift<", ">combine<", "\"swift\"",
            "\"combine\"",
        ],
        "orion-start-browse": ["Ovo su", "najstilizovanije", "žene", "\\u017e", "Moda", "Stil"],
        "orion-gestures": ["Ovo su", "najstilizovanije", "žene", "\\u017e"],
        "orion-load-corrupt": [
            "NSUserActivity", "0x600002a1c2d0", "UIWindowScene", "0x10200b400", "persistentIdentifier", "7C1A2C7E",
        ],
    ]

    @Test(arguments: scenarios)
    func noPrivateTextIsInTheSite(_ scenario: Scenario) throws {
        let path = captures.appendingPathComponent(scenario.file).path
        let files = try LogReport(captures: [path], options: ReportOptions()).siteFiles()
        try #require(!files.isEmpty)
        for text in Self.privateTexts[scenario.name] ?? [] {
            // The script is the same for every capture, and has words such as showModal.
            for file in files where file.path != "site.js" {
                #expect(Data(file.bytes).range(of: Data(text.utf8)) == nil, "\(text) is in \(file.path)")
            }
        }
    }

    /// The same lines with words that stand nowhere else, so that every byte of the site can be searched for them.
    @Test(arguments: captureStyles)
    func noSearchedWordIsInTheSite(style: String) throws {
        let words = ["zqxswift", "zqxits", "zqxcombine"]
        var text = try String(contentsOf: captures.appendingPathComponent("fun-search.\(style).log"), encoding: .utf8)
        for (old, word) in zip(["'swift'", "it's", "combine"], ["'zqxswift'", "zqxits", "zqxcombine"]) {
            #expect(text.contains(old), "the capture has no \(old)")
            text = text.replacing(old, with: word)
        }
        let site = try withCapture(text) { path in
            let report = try LogReport(captures: [path], options: ReportOptions())
            #expect(try ReportDocument(reading: report).app("fun").count("items.searches") == 3)
            return try report.siteFiles()
        }
        try #require(!site.isEmpty)
        for file in site {
            for word in words {
                #expect(Data(file.bytes).range(of: Data(word.utf8)) == nil, "\(word) is in \(file.path)")
            }
        }
    }
}

/// Runs a test on a capture that is written for it.
func withCapture<Value>(_ text: String, _ body: (_ path: String) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ctreport-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let capture = folder.appendingPathComponent("app.log")
    try Data(text.utf8).write(to: capture)
    return try body(capture.path)
}
