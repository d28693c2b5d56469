import Foundation
import LogIngest
import Testing

@testable import ReportPipeline

/// What `inspect --records` prints unless it is told to print records as they are.
@Suite struct RecordListingTests {
    private func listed(_ text: String) throws -> String {
        var lines: [UInt8] = []
        var sink = RecordLineSink(
            capture: "app.log", gate: try RecordGate(ReportOptions()), formats: CustomFormats(),
            output: LineOutput { lines += $0 })
        var source = MemorySource(Array(text.utf8))
        _ = CaptureReader().read(&source, into: &sink)
        sink.flush()
        return String(decoding: lines, as: UTF8.self)
    }

    /// Names of people, of their devices and of signposts, and what stands behind a key that says whose it is.
    @Test(arguments: [
        "2026-07-29 14:00:00.412 Sp Shop[12:1] [a:b] [spid 0x1, process, event] name=Rose Smith",
        "2026-07-29 14:00:00.412 I  Shop[12:1] [a:b] user Rose Smith <rose.smith@mail.example> paid",
        "Jul 29 14:00:00 Rose-Smiths-iPhone Shop(Kit)[12] <Notice>: done",
        "Jul 29 14:00:00 Rose Smiths iPhone Shop(Kit)[12] <Notice>: done",
        "2026-07-29T14:00:00+0300 info a.b : name=Rose city=Smith [Shop] done",
        #"{"eventMessage":"done","eventType":"signpostEvent","signpostID":"Rose","signpostName":"Rose Smith"}"#,
        #"{"eventMessage":"done","eventType":"logEvent","category":"rose.smith@mail.example","subsystem":"Rose Smith"}"#,
        #"{"eventMessage":"Event: paid, parameters: name=Rose Smith","eventType":"logEvent"}"#,
        #"{"eventMessage":"Event: filename_shown, parameters: filename=Rose Smith.pdf","eventType":"logEvent","subsystem":"com.salokpi.CounterTestApp","category":"Analytics"}"#,
    ])
    func nothingOfAPersonIsPrinted(_ line: String) throws {
        let text = try listed(line + "\n")
        #expect(!text.isEmpty)
        for word in ["Smith", "smith"] { #expect(!text.contains(word), "\(text)") }
    }

    /// What no detector claims stays to the letter, escapes of JSON aside.
    @Test(arguments: [
        ("cache miss for 12 keys, retry in 30 ms", "cache miss for 12 keys, retry in 30 ms"),
        ("состояние: готово \u{1F7E2}, \\ и табуляция", "состояние: готово \u{1F7E2}, \\\\ и табуляция"),
        ("mail to rose.smith@mail.example, status=200", "mail to (email), status=200"),
        ("", ""),
    ])
    func messagesKeepWhatNobodyClaims(_ message: String, _ shown: String) throws {
        let text = try listed("2026-07-29 14:00:00.412 I  Shop[12:1] [a:b] \(message)\n")
        #expect(text.contains("\"message\":\"\(shown)\""), "\(text)")
    }

    @Test func anEventKeepsItsNameAndKeys() throws {
        let text = try listed(
            #"{"eventMessage":"Event: paid, parameters: to=rose@mail.example, count=2","eventType":"logEvent"}"# + "\n")
        #expect(text.contains(#""message":"Event: paid, parameters: to=(email), count=2""#), "\(text)")
    }
}
