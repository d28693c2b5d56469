import Configuration
import EventModel
import Flows
import Foundation
import Redaction
import Testing

@testable import ReportModel
@testable import ReportPipeline

/// Captures that hold the same records count once where they belong to one install.
@Suite struct DuplicateTests {
    /// A folder of captures that is removed again.
    private final class Folder {
        let path = NSTemporaryDirectory() + "ctreport-" + UUID().uuidString

        init(_ scenarios: [String], _ styles: [String] = captureStyles) throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for name in scenarios.flatMap({ scenario in styles.map { "\(scenario).\($0).log" } }) {
                try FileManager.default.copyItem(
                    at: captures.appendingPathComponent(name), to: URL(fileURLWithPath: path + "/" + name))
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func report(_ change: (inout ReportOptions) -> Void = { _ in }) throws -> Report {
            var options = ReportOptions()
            options.installRule = .directory
            change(&options)
            return try LogReport(captures: [path], options: options).report
        }
    }

    private func apps(_ report: Report) throws -> [UInt8] {
        guard case .object(let members) = report.json else { return [] }
        return try #require(members["apps"]).bytes
    }

    @Test(arguments: ScenarioTests.scenarios)
    func threeStylesOfAScenarioGiveTheFiguresOfOne(scenario: String) throws {
        let one = try Folder([scenario], ["compact"]).report()
        let all = try Folder([scenario]).report()
        #expect(try apps(all) == apps(one))
        #expect(all.lines.event == 3 * one.lines.event)
        #expect(all.captures.map(\.duplicates.events) == [0, one.lines.event, one.lines.event])
        let records = one.lines.event + one.lines.other
        #expect(all.captures.map(\.duplicates.records) == [0, records, records])
    }

    @Test func whatIsToBeKeptIsKept() throws {
        let scenario = "counter-two-cold-launches"
        let kept = try Folder([scenario]).report { $0.keepsDuplicates = true }
        #expect(kept.apps.first?.eventTotal == kept.lines.event)
        #expect(kept.duplicates == Report.Duplicates())
        let apart = try Folder([scenario]).report { $0.installRule = .file }
        #expect(apart.apps.first?.eventTotal == apart.lines.event)
    }

    @Test func theNumberOfThreadsChangesNothing() throws {
        let folder = try Folder(ScenarioTests.scenarios)
        let (one, many) = (try folder.report { $0.jobs = 1 }, try folder.report { $0.jobs = 8 })
        #expect(one.json.bytes == many.json.bytes)
        #expect(one.duplicates.events > 0)
    }
}
