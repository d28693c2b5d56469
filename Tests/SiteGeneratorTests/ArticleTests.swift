import Foundation
import Testing

@testable import SiteGenerator

/// The articles hold what the tables say; with CTREPORT_RECORD=1 they are written anew, and the test fails.
@Suite struct ArticleTests {
    @Test(arguments: [("ReportBlocks.md", Articles.blocks), ("TemplateValues.md", Articles.templates)])
    func theArticlesSayWhatTheTablesSay(_ file: String, _ text: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let article = root.appending(path: "Sources/SiteGenerator/SiteGenerator.docc/\(file)")
        let isRecording = ProcessInfo.processInfo.environment["CTREPORT_RECORD"] != nil
        if isRecording { try text.write(to: article, atomically: true, encoding: .utf8) }
        let written = try String(contentsOf: article, encoding: .utf8)
        #expect(written == text && !isRecording, "write it anew with CTREPORT_RECORD=1")
    }

    @Test func blocksHaveOneRowAndOneLineOfHelp() {
        #expect(Set(BlockKind.all.map(\.name)).count == BlockKind.all.count)
        for kind in BlockKind.all {
            #expect(!kind.summary.isEmpty && !kind.summary.hasSuffix(".") && kind.summary.count <= 90, "\(kind.name)")
        }
    }
}
