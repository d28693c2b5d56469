import Testing

@testable import LogIngest

@Suite struct CopiedRecordTests {
    @Test func textsGoAlong() {
        let bytes = Array("xx[Приложение] a.b: das ist gut yy".utf8)
        var record = LogRecord(style: .compact, line: 7)
        record.process = 3..<23
        record.subsystem = 25..<28
        record.message = 30..<41
        let copied = CopiedRecord(record, bytes: bytes.span)
        func text(_ range: Range<Int>) -> String { String(decoding: copied.bytes[range], as: UTF8.self) }
        #expect(text(copied.record.process) == "Приложение")
        #expect(text(copied.record.subsystem) == "a.b")
        #expect(text(copied.record.message) == "das ist gut")
        #expect(copied.bytes.count == 38)
        #expect(copied.record.line == 7)
        #expect(copied.record.details.host.isEmpty)
    }

    @Test func aRecordWithoutTextsHasNoBytes() {
        let copied = CopiedRecord(LogRecord(style: .compact, line: 1), bytes: [UInt8]("abc".utf8).span)
        #expect(copied.bytes.isEmpty)
        #expect(copied.record == LogRecord(style: .compact, line: 1))
    }
}
