import Foundation
import ReportModel
import SiteGenerator
import Synchronization
import Testing

@testable import ReportPipeline

@Suite struct LogReportTests {
    /// Every bundled capture at once.
    static func all(jobs: Int) throws -> LogReport {
        var options = ReportOptions()
        options.jobs = jobs
        let report = try LogReport(captures: [captures.path], options: options)
        try #require(report.report.captures.count > 30)
        return report
    }

    @Test(arguments: [2, 4, 64])
    func theNumberOfThreadsChangesNothing(jobs: Int) throws {
        let (one, several) = (try Self.all(jobs: 1), try Self.all(jobs: jobs))
        #expect(one.report.json.bytes == several.report.json.bytes)
        #expect(try one.siteFiles() == several.siteFiles())
        #expect(try one.markdown() == several.markdown())
    }

    @Test func aSecondRunGivesTheSameBytes() throws {
        #expect(try Self.all(jobs: 1).siteFiles() == Self.all(jobs: 1).siteFiles())
    }

    @Test func everyCaptureIsReportedOnceItIsRead() throws {
        let counter = Counter()
        var options = ReportOptions()
        options.jobs = 4
        let report = try LogReport(captures: [captures.path], options: options) { finished, all in
            counter.add(finished, of: all)
        }
        let count = report.report.captures.count
        #expect(counter.seen.sorted { $0[0] < $1[0] } == (1...count).map { [$0, count] })
    }

    @Test func aMissingInputIsThrown() throws {
        #expect(throws: (any Error).self) {
            try LogReport(captures: [captures.appendingPathComponent("none.log").path], options: ReportOptions())
        }
    }
}

/// Calls of a progress function, from any thread.
private final class Counter: Sendable {
    private let calls = Mutex<[[Int]]>([])

    func add(_ finished: Int, of all: Int) {
        calls.withLock { $0.append([finished, all]) }
    }

    var seen: [[Int]] { calls.withLock { $0 } }
}
