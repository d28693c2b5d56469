import EventModel
import Testing

@testable import LogIngest

/// A batch gives the same records with the same texts as the reader that filled it.
@Suite struct RecordBatchTests {
    struct Collector: RecordSink {
        var texts: [[String]] = []
        var lines: [Int] = []
        /// Messages that are events.
        var events: Set<String> = []

        mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
            let texts = [record.process, record.subsystem, record.category, record.message, record.details.host]
                .map { range in String(decoding: range.map { bytes[$0] }, as: UTF8.self) }
            self.texts.append(texts)
            lines.append(record.line)
            return events.contains(texts[3]) ? .event : .other
        }
    }

    struct Filler: RecordSink {
        var batch = RecordBatch()

        mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
            batch.add(record, bytes)
            return .other
        }
    }

    private static let log = """
        2026-07-29 14:00:00.412 I  App[1:2] [com.example.App:ui] one
        2026-07-29 14:00:00.413 I  App[1:2] [com.example.App:ui] 日本 two
        \tgoes on
        2026-07-29 14:00:00.414 I  App[1:2] three
        Jul 29 14:00:01 host App[1]: four
        """

    @Test func givesWhatItWasGiven() {
        let bytes = Array((RecordBatchTests.log + "\n").utf8)
        var direct = Collector(events: ["one", "four"])
        var source = MemorySource(bytes)
        let expected = CaptureReader().read(&source, into: &direct)
        var filler = Filler()
        source = MemorySource(bytes, pieceSize: 7)
        var tally = CaptureReader().read(&source, into: &filler)
        var given = Collector(events: ["one", "four"])
        tally.lines.makeEvents(of: filler.batch.give(to: &given))
        #expect(given.texts == direct.texts)
        #expect(given.lines == [1, 2, 4, 5])
        #expect(given.texts[1] == ["App", "com.example.App", "ui", "日本 two\n\tgoes on", ""])
        #expect(tally.lines == expected.lines)
        #expect(tally.lines.event == 2)
    }

    @Test func isFullAfterManyRecords() {
        var batch = RecordBatch()
        let text = Array("x".utf8)
        var record = LogRecord(style: .compact, line: 1)
        record.message = 0..<1
        for _ in 0..<1023 { batch.add(record, text.span) }
        #expect(!batch.isFull)
        batch.add(record, text.span)
        #expect(batch.isFull)
    }
}
