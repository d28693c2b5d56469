import Diagnostics
import Flows
import Redaction
import ReportModel
import Testing

@testable import SiteGenerator

/// The report as the summary of a CI job, within a number of bytes.
@Suite struct JobSummaryTests {
    @Test func allOfASmallReportIsThereWithoutLinksToItsSite() throws {
        let report = try SampleReport.report()
        let text = try SiteGenerator().jobSummary(for: report)
        #expect(text.hasPrefix("# CounterTestApp: Analytics report\n"))
        #expect(!text.contains("Not all of the report"))
        #expect(!text.contains(".md)") && !text.contains(".md#") && !text.contains(".json)"))
        let pages = SitePage.pages(try SiteGenerator().sources, for: report)
        for page in pages { #expect(text.contains("## \(page.source.front.title.text)\n")) }
    }

    @Test(arguments: [600, 5_000, 20_000, 40_000, 60_000, 100_000])
    func aReportIsFittedAndSaysWhatIsLeftOut(_ bytes: Int) throws {
        let report = try SampleReport.report(SampleReport.apps)
        let generator = try SiteGenerator()
        let whole = try generator.jobSummary(for: report)
        let text = try generator.jobSummary(for: report, mostBytes: bytes)
        guard bytes < whole.utf8.count else {
            #expect(text == whole)
            return
        }
        // Where there is room for nothing else the head stays.
        #expect(text.utf8.count <= max(bytes, 2_000))
        #expect(text.contains("Not all of the report fits into a job summary."))
        #expect(text.contains("Pages left out: ") || text.contains("first rows of their tables only: "))
        let pages = SitePage.pages(generator.sources, for: report)
        for page in pages {
            let app = page.app.map { "\($0.program.title.text): " } ?? ""
            let title = app + page.source.front.title.text
            #expect(text.contains("## \(page.source.front.title.text)\n") || text.contains(title), "\(title) is lost")
        }
    }

    @Test func overviewsComeBeforeOtherPages() throws {
        let report = try SampleReport.report(SampleReport.apps)
        let text = try SiteGenerator().jobSummary(for: report, mostBytes: 14_000)
        #expect(text.contains("## Overview\n") || text.contains("## Start\n"))
        #expect(!text.contains("## Privacy"))
    }
}
