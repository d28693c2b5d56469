import Configuration
import Flows
import Foundation
import ReportModel
import SiteGenerator
import Testing

@testable import ReportPipeline

/// A pack declares texts that pass the gate as they are; nothing that they say becomes markup.
@Suite struct HostilePackTests {
    static let texts = [
        "<script>alert(1)</script>", "](javascript:alert(1))", "a|b", "`x` ``y``", "</svg>", "&lt;b&gt;",
        "\" onload=\"alert(1)", "[x](javascript:alert(1))", "~~x~~ **y**", "https://evil.example/x", "{{{content}}}",
    ]

    @Test func declaredTextsAreTextInHTMLAndMarkdown() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ctreport-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let capture = folder.appendingPathComponent("app.log")
        try Data(Self.capture.utf8).write(to: capture)
        var options = ReportOptions()
        options.packs = [try Pack(parsing: Array(Self.pack.utf8), file: "hostile.yml")]
        let report = try LogReport(captures: [capture.path], options: options)
        let app = try #require(report.report.apps.first)
        #expect(app.eventTotal == Self.texts.count * 2)
        let site = folder.appendingPathComponent("site")
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: false)
        for file in try report.siteFiles() {
            try Data(file.bytes).write(to: site.appendingPathComponent(file.path))
        }
        // The checks that every site passes, with real parsers of HTML and Markdown.
        let faults = try Self.run("python3", ["Tests/Process/site_check.py", site.path])
        #expect(faults.isEmpty, "\(faults)")
        let page = try String(contentsOf: site.appendingPathComponent("events.html"), encoding: .utf8)
        for text in Self.texts where text.contains("<") {
            let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            #expect(page.contains(escaped), "\(text) is not on the page")
        }
    }

    private static func quoted(_ text: String) -> String { "'\(text)'" }

    /// Two events for each text: one of that name, one with that value.
    static let pack = """
        app: hostile
        title: '<script>alert(1)</script> | `x` ](javascript:alert(1))'
        capture: { subsystem: com.example.hostile, process: Hostile, level: info }
        records:
          events: [{ subsystem: com.example.hostile, category: Analytics }]
        grammar: { prefix: "Event: ", parameters: ", parameters: " }
        events:
          chosen: { value: { enum: [\(texts.map(quoted).joined(separator: ", "))] } }
        \(texts.map { "  \(quoted($0)): {}" }.joined(separator: "\n"))
        launch: { marker: chosen }
        timeline: [\(texts.map(quoted).joined(separator: ", "))]
        flows:
          - { id: values, kind: sequence, value: chosen.value }
          - { id: hosts, kind: table, value: chosen.value, columns: ['<b>|', '](javascript:alert(1))'] }
          - { id: other, kind: share, of: chosen, success: { event: chosen, where: { value: '</svg>' } }, by: value }
        """

    static let capture = texts.flatMap { [$0, "chosen, parameters: value=\($0)"] }.enumerated().map { index, message in
        "2026-07-29 14:00:\(10 + index).412 I  Hostile[81:1f] [com.example.hostile:Analytics] Event: \(message)\n"
    }.joined()

    /// What a program prints; it has to end well or say why.
    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = repository
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
