import Foundation
import SiteGenerator
import Testing

@testable import ReportPipeline

/// Records of a large capture are taken, and events counted, on threads of their own where there are such to spare; the report is the
/// same.
@Suite struct BatchThreadTests {
    /// A capture of all bundled ones of a style many times over: its times go back again and again, and its clock is set.
    private func largeCapture(_ style: String) throws -> (path: String, text: Data) {
        let names = try FileManager.default.contentsOfDirectory(atPath: captures.path)
        let files = names.filter { $0.hasSuffix(style) }.sorted()
        try #require(!files.isEmpty)
        let all = try files.map { try Data(contentsOf: captures.appendingPathComponent($0)) }
        var text = Data()
        for number in 0..<40 {
            for file in all { text += file }
            let mark = "2026-07-29 14:00:00.000000+0200 0x0 Timesync 0x0 0 0 === system wallclock time adjusted\n"
            if number % 7 == 0 { text += Data(mark.utf8) }
            text += Data(
                "2026-07-29 14:00:0\(number % 10).412 I  CounterTestApp[8123:3a1f2c] [com.salokpi.CounterTestApp:Analytics] Event: unplanned_\(number), parameters: k=\(number)\n"
                    .utf8)
            for other in 0..<120 {
                text += Data(
                    "2026-07-29 14:00:0\(other % 10).500 Df helper\(other % 9)[\(other)] (Kit) loaded \(other) items from 0x\(other)f\(number % 3 == 0 ? "\n\tgoes on" : "")\n"
                        .utf8)
            }
        }
        let path = NSTemporaryDirectory() + "ctreport-\(UUID().uuidString).log"
        try text.write(to: URL(fileURLWithPath: path))
        return (path, text)
    }

    @Test(arguments: [".compact.log", ".default.log", ".swiftlog.log"])
    func theThreadChangesNothing(_ style: String) throws {
        let (path, text) = try largeCapture(style)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try #require(text.count > 250_000)
        let bytes = try [1, 2, 5].map { jobs in
            var options = ReportOptions()
            options.jobs = jobs
            let files = try LogReport(captures: [path], options: options).siteFiles()
            return try #require(files.first { $0.path == "report.json" }).bytes
        }
        #expect(bytes[1] == bytes[0])
        #expect(bytes[2] == bytes[0])
        let document = try #require(try JSONSerialization.jsonObject(with: Data(bytes[0])) as? [String: Any])
        #expect(document["apps"] != nil)
    }

    /// Batches arrive whole and in order, however fast the other thread is.
    @Test func whatIsSentIsTakenInOrder() throws {
        let thread = BatchThread<[Int], Int>("test", []) { $0.append($1) }
        for number in 0..<1000 { thread.send(number) }
        #expect(thread.finish() == Array(0..<1000))
    }
}
