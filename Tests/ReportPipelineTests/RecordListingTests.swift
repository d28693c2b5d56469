import Foundation
import LogIngest
import Testing

@testable import ReportPipeline

/// What `inspect --records` prints unless it is told to print records as they are.
@Suite struct RecordListingTests {
    private func listed(_ text: String) throws -> String {
        var lines: [UInt8] = []
        var sink = RecordLineSink(
            capture: "app.log", isRedacted: true, formats: CustomFormats(), output: LineOutput { lines += $0 })
        var source = MemorySource(Array(text.utf8))
        _ = try CaptureReader().read(&source, into: &sink)
        sink.flush()
        return String(decoding: lines, as: UTF8.self)
    }

    @Test(arguments: [
        "2026-07-29 14:00:00.412 Sp Shop[12:1] [a:b] [spid 0x1, process, event] Rose Smith: from Paris",
        "2026-07-29 14:00:00.412 I  Shop[12:1] [a:b] Rose Smith paid 12 from Paris",
        "Jul 29 14:00:00 Rose-Smiths-iPhone Shop(Kit)[12] <Notice>: Rose Smith, Paris",
        "Jul 29 14:00:00 Rose Smiths iPhone Shop(Kit)[12] <Notice>: Paris",
        "2026-07-29T14:00:00+0300 info a.b : name=Rose city=Paris [Shop] done",
        #"{"eventMessage":"Rose Smith","eventType":"signpostEvent","signpostID":"Rose","signpostName":"Rose Smith"}"#,
        #"{"eventMessage":"Event: paid, parameters: by=Rose Smith, in=Paris","eventType":"logEvent"}"#,
    ])
    func nothingOfAPersonIsPrinted(_ line: String) throws {
        let text = try listed(line + "\n")
        #expect(!text.isEmpty)
        for word in ["Smith", "Paris", "12 from"] { #expect(!text.contains(word), "\(text)") }
    }

    @Test func anEventKeepsItsNameAndKeys() throws {
        let text = try listed(
            #"{"eventMessage":"Event: paid, parameters: by=Rose, in=Paris","eventType":"logEvent"}"# + "\n")
        #expect(text.contains(#""message":"Event: paid, parameters: by={text}, in={text}""#))
    }
}
