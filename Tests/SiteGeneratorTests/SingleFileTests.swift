import Diagnostics
import Redaction
import ReportModel
import Testing

@testable import SiteGenerator

/// A site in one file.
@Suite struct SingleFileTests {
    @Test func base64IsThatOfTheStandard() {
        let cases = [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"), ("ü", "w7w="),
        ]
        for (text, code) in cases { #expect(Base64.text(of: Array(text.utf8)) == code) }
    }

    @Test func launchesThatDoNotFitAreLeftOutAndCounted() throws {
        let report = try SampleReport.report()
        let generator = try SiteGenerator()
        let whole = try generator.singleFile(for: report)
        #expect(whole.bytes.count <= SingleFile.mostBytes)
        #expect(whole.launches == whole.allLaunches)
        guard whole.allLaunches > 0 else { return }
        let less = try generator.singleFile(for: report, mostBytes: whole.bytes.count - 10)
        #expect(less.launches < less.allLaunches)
        #expect(less.pages == whole.pages)
        #expect(String(decoding: less.bytes, as: UTF8.self).contains("Holding \(less.launches) of \(less.allLaunches)"))
    }

    @Test func pagesThatDoNotFitAreAnError() throws {
        let generator = try SiteGenerator()
        let report = try SampleReport.report()
        let error = #expect(throws: Diagnostics.self) { try generator.singleFile(for: report, mostBytes: 1000) }
        #expect(error?.all.map(\.code) == ["site.single-file"])
    }
}
