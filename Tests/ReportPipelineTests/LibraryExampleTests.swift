import Foundation
import ReportPipeline
import SiteGenerator
import Testing

/// The example of the library in the README and in the documentation of `LogReport` is the code of this file.
@Suite struct LibraryExampleTests {
    @Test func theExampleRuns() async throws {
        // In a process of its own: the example names a file of the current folder.
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            try enterFolderWithCapture()
            let report = try LogReport(captures: ["app.log"], options: ReportOptions())
            for file in try report.siteFiles() {
                print(file.path, file.bytes.count)
            }
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        let lines = output.split(separator: "\n").map { $0.split(separator: " ") }
        let paths = lines.compactMap { $0.count == 2 && (Int($0[1]) ?? 0) > 0 ? String($0[0]) : nil }
        for path in ["index.html", "report.json", "report.md", "style.css"] {
            #expect(paths.contains(path), "\(path) is not in \(output)")
        }
    }

    @Test func theDocumentationShowsThisCode() throws {
        let source = try Self.lines(of: "Sources/ReportPipeline/LogReport.swift")
        let example = source.filter { $0.hasPrefix("///     ") }.map { $0.dropFirst(8) }
        try #require(!example.isEmpty, "LogReport has no example")
        try Self.checkIsHere(example.map(String.init))
    }

    @Test func theReadmeShowsThisCode() throws {
        guard FileManager.default.fileExists(atPath: repository.appendingPathComponent("README.md").path) else {
            return
        }
        let readme = try Self.lines(of: "README.md")
        let block = readme.drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
        try #require(!block.isEmpty, "README.md has no block that begins with ```swift")
        try Self.checkIsHere(Array(block))
    }

    /// Checks that the lines stand here in a row, whatever their indentation; imports stand where imports do.
    private static func checkIsHere(_ example: [String]) throws {
        let here = try lines(of: "Tests/ReportPipelineTests/LibraryExampleTests.swift").map(trimmed)
        let wanted = example.map(trimmed).filter { !$0.isEmpty }
        for line in wanted where line.hasPrefix("import ") { #expect(here.contains(line), "\(line) is not here") }
        let code = wanted.filter { !$0.hasPrefix("import ") }
        let isHere = here.indices.contains { here[$0...].filter { !$0.isEmpty }.starts(with: code) }
        #expect(isHere, "this code is not in LibraryExampleTests.swift:\n\(code.joined(separator: "\n"))")
    }

    private static func lines(of path: String) throws -> [String] {
        let data = try Data(contentsOf: repository.appendingPathComponent(path))
        return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    }

    private static func trimmed(_ line: String) -> String {
        line.trimmingCharacters(in: .whitespaces)
    }
}

/// Makes a temporary folder with `app.log` in it the current one.
private func enterFolderWithCapture() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ctreport-test.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try FileManager.default.copyItem(
        at: captures.appendingPathComponent("counter-web-offline.default.log"),
        to: folder.appendingPathComponent("app.log"))
    try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
}
