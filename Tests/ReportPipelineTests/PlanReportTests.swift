import Configuration
import EventModel
import Flows
import Foundation
import Plans
import Redaction
import ReportModel
import Testing

@testable import ReportPipeline

/// What captures make of tracking plans.
@Suite struct PlanReportTests {
    // MARK: No false violation

    /// Every capture of the fixtures.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: captures.path)) ?? []).filter {
        $0.hasSuffix(".log")
    }.sorted()

    @Test func thereAreCaptures() { #expect(Self.names.count > 50) }

    @Test(arguments: names)
    func aScenarioIsAsItsPackPlans(_ name: String) throws {
        let plans = try LogReport(captures: [path(name)], options: ReportOptions()).report.plans
        #expect(plans.count == 1)
        #expect(plans.flatMap(\.violations).map(\.text.text) == [])
        #expect(plans.allSatisfy { $0.seenCount > 0 })
    }

    @Test(arguments: ["counter-", "fun-", "orion-"])
    func aLearntPlanFitsEveryScenarioOfItsApp(_ app: String) throws {
        let names = Self.names.filter { $0.hasPrefix(app) }
        let text = try learn(names.map(path))
        var options = ReportOptions()
        options.plans = try PlanFile(parsing: Array(text.utf8), file: "plan.yml").plans
        #expect(options.plans.count == 1)
        for name in names {
            let plans = try LogReport(captures: [path(name)], options: options).report.plans
            #expect(plans.filter { !$0.plan.isOfPack }.count == 1)
            #expect(plans.flatMap(\.violations).map(\.text.text) == [], "\(name)")
        }
    }

    @Test(arguments: RoundTripTests.cases)
    func whatIsSimulatedIsAsItsPackPlans(_ example: RoundTripCase) throws {
        let report = try read(String(decoding: example.simulate(seed: 3).bytes, as: UTF8.self))
        #expect(report.plans.flatMap(\.violations).map(\.text.text) == [])
        #expect(report.plans.map(\.plan.app) == report.apps.map(\.program.app.text))
    }

    // MARK: Mutated captures

    struct Mutation: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var from: String
        var to: String
        /// What is said, with how often.
        var violations: [String]

        init(_ name: String, _ from: String, _ to: String, _ violations: String...) {
            (testDescription, self.from, self.to, self.violations) = (name, from, to, violations)
        }
    }

    static let mutations: [Mutation] = [
        Mutation(
            "renamed event", "Event: app_started", "Event: app_start",
            "app_start: event not in the plan; did you mean 'app_started'? ×2"),
        Mutation(
            "event in another case", "Event: app_started", "Event: App_Started",
            "App_Started: wrong case; did you mean 'app_started'? ×2"),
        Mutation("event of nobody", "Event: app_started", "Event: zebra", "zebra: event not in the plan ×2"),
        Mutation(
            "missing parameter", ", parameters: is_connected=true", "",
            "network_status_changed.is_connected: parameter missing ×1"),
        Mutation(
            "extra parameter behind", "is_connected=true", "is_connected=true, kind=wifi",
            "network_status_changed.kind: parameter not in the plan ×1"),
        Mutation(
            "extra parameter before", "parameters: is_connected=true", "parameters: bytes=1, is_connected=true",
            "network_status_changed.bytes: parameter not in the plan ×1"),
        Mutation(
            "extra parameter behind a URL", "/testing", "/testing, visits=3",
            "web_view_load_finished.visits: parameter not in the plan ×1",
            "web_view_load_started.visits: parameter not in the plan ×1",
            "web_view_opened.visits: parameter not in the plan ×1"),
        Mutation(
            "renamed parameter", "is_connected=", "is_conected=",
            "network_status_changed.is_connected: parameter missing ×1",
            "network_status_changed.is_conected: parameter not in the plan; did you mean 'is_connected'? ×1"),
        Mutation(
            "key in another case", "is_connected=", "isConnected=",
            "network_status_changed.is_connected: parameter missing ×1",
            "network_status_changed.isConnected: parameter not in the plan; did you mean 'is_connected'? ×1"),
        Mutation(
            "key in capitals", "destination=webView", "Destination=webView",
            "initial_route_resolved.Destination: wrong case; did you mean 'destination'? ×1",
            "route_presented.Destination: wrong case; did you mean 'destination'? ×1"),
        Mutation(
            "mistyped truth value", "is_connected=true", "is_connected=1",
            "network_status_changed.is_connected: value of another kind, expected bool, found number ×1"),
        Mutation(
            "empty truth value", "is_connected=true", "is_connected=",
            "network_status_changed.is_connected: value of another kind, expected bool, found nothing ×1"),
        Mutation(
            "value in another case", "destination=webView", "destination=webview",
            "initial_route_resolved.destination: wrong case; did you mean 'webView'? ×1",
            "route_presented.destination: wrong case; did you mean 'webView'? ×1"),
        Mutation(
            "value of nobody", "destination=webView", "destination=größe",
            "initial_route_resolved.destination: value not in the plan, expected one of counter, webView ×1",
            "route_presented.destination: value not in the plan, expected one of counter, webView ×1"),
        Mutation(
            "key that stands twice", "is_connected=true", "is_connected=true, is_connected=true",
            "network_status_changed.is_connected: parameter stands twice ×1"),
    ]

    @Test(arguments: mutations)
    func aMutatedCaptureIsFoundOut(_ mutation: Mutation) throws {
        let original = try String(
            contentsOfFile: path("counter-two-cold-launches.compact.log"), encoding: .utf8)
        let text = original.replacingOccurrences(of: mutation.from, with: mutation.to)
        #expect(text != original)
        let plan = try #require(try read(text).plans.first)
        #expect(plan.violations.map { "\($0.text.text) ×\($0.count)" } == mutation.violations)
        #expect(plan.violations.allSatisfy { !$0.evidence.isEmpty && $0.firstTime != nil })
    }

    struct KeyCase: Sendable, CustomTestStringConvertible {
        var parameters: String
        var violations: [String]

        init(_ parameters: String, _ violations: String...) {
            (self.parameters, self.violations) = (parameters, violations)
        }

        var testDescription: String { parameters }
    }

    /// Keys `cancelled` and `files_count`, which must stand sorted.
    static let keys: [KeyCase] = [
        KeyCase("cancelled=false, files_count=2"),
        KeyCase("files_count=2, cancelled=false", "web_view_file_import_resolved: keys out of order ×1"),
        KeyCase("files_count=<private>, cancelled=true", "web_view_file_import_resolved: keys out of order ×1"),
        KeyCase("cancelled=<private>, files_count=<mask.hash: 'q'>"),
        KeyCase(
            "cancelled=no, files_count=two",
            "web_view_file_import_resolved.cancelled: value of another kind, expected bool, found a word ×1",
            "web_view_file_import_resolved.files_count: value of another kind, expected number, found a word ×1"),
        KeyCase(
            "cancelled=false, aaa=1, files_count=2",
            "web_view_file_import_resolved.aaa: parameter not in the plan ×1",
            "web_view_file_import_resolved: keys out of order ×1"),
        KeyCase(
            "cancelled=false, anna.petrova@mail.example=1, files_count=2",
            "web_view_file_import_resolved.cancelled: value of another kind, expected bool, found text ×1"),
        KeyCase("cancelled=false, files_count=000000000"),
        KeyCase("cancelled=false, files_co<…>"),
    ]

    @Test(arguments: keys)
    func keysAreReadInTheWayThatSaysLeastAgainstThem(_ example: KeyCase) throws {
        let plan = try #require(
            try read(counterLine("web_view_file_import_resolved", example.parameters)).plans.first)
        #expect(plan.violations.map { "\($0.text.text) ×\($0.count)" } == example.violations)
    }

    @Test func aKeyBehindANameIsAParameterOnlyWhenItAlwaysStandsThere() throws {
        func violations(_ names: [String]) throws -> [String] {
            let lines = names.map { counterLine("web_view_download_started", "filename=\($0)") }
            return try read(lines.joined()).plans.flatMap(\.violations).map(\.text.text)
        }
        #expect(try violations(["a, size=1.pdf"]) == [])
        #expect(try violations(["a, size=1.pdf", "b.pdf"]) == [])
        #expect(
            try violations(["a.pdf, size=1", "Größe.pdf, size=2"]) == [
                "web_view_download_started.size: parameter not in the plan"
            ])
    }

    private func counterLine(_ event: String, _ parameters: String) -> String {
        "2026-07-29 14:00:00.412 I  CounterTestApp[8123:3a1f2c] [com.salokpi.CounterTestApp:Analytics] "
            + "Event: \(event), parameters: \(parameters)\n"
    }

    // MARK: Any grouping

    @Test func severalThreadsAndCapturesGiveTheSame() throws {
        let all = Self.names.filter { $0.hasSuffix(".default.log") }.map(path)
        func json(_ jobs: Int) throws -> [UInt8] {
            var options = ReportOptions()
            options.jobs = jobs
            options.learnsPlans = true
            let report = try LogReport(captures: all, options: options)
            let texts = report.learntPlans.map { $0.text(captures: all.count) }
            return JSONValue.array(report.report.plans.map { report.report.json($0) }).bytes
                + Array(texts.joined().utf8)
        }
        #expect(try json(1) == json(7))
    }

    // MARK: Helpers

    private func path(_ name: String) -> String { captures.appendingPathComponent(name).path }

    private func learn(_ paths: [String]) throws -> String {
        var options = ReportOptions()
        options.learnsPlans = true
        let plans = try LogReport(captures: paths, options: options).learntPlans
        return plans.map { $0.text(captures: paths.count, isElement: plans.count > 1) }.joined()
    }

    private func read(_ text: String, _ options: ReportOptions = ReportOptions()) throws -> Report {
        let path = NSTemporaryDirectory() + "ctreport-" + UUID().uuidString + ".log"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try LogReport(captures: [path], options: options).report
    }
}
