import EventModel
import Foundation
import Testing

@testable import LogIngest

/// The fields that a sample expects of a record.
struct ExpectedRecord: Decodable {
    var timestamp: String?
    var timestamp_local: String?
    var level: String?
    var process: String?
    var pid: Int32?
    var tid: UInt64?
    var library: String?
    var subsystem: String?
    var category: String?
    var activity: String?
    var message: String
    var type: String?
    var ttl: Int32?
    var label: String?
    var metadata: [String: String]?

    /// The sample's level word is Apple's, or swift-log's, which stands for one of Apple's where there is one.
    var levelWord: String? { level == "notice" ? "Default" : level.map { $0.prefix(1).uppercased() + $0.dropFirst() } }
    /// The metadata as swift-log prints them.
    var metadataText: String? {
        metadata?.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }.joined(separator: " ")
    }
}

struct LogSample: Decodable {
    var id: String
    var format: String
    var text: String
    var expect: ExpectedRecord?
    var expect_records: [ExpectedRecord]?

    var records: [ExpectedRecord] { expect_records ?? expect.map { [$0] } ?? [] }

    static func all() throws -> [LogSample] {
        try fixture("samples/log-lines.jsonl").split(separator: 0x0A)
            .map { try JSONDecoder().decode(LogSample.self, from: Data($0)) }
    }
}

@Suite struct LogSamplesTests {
    @Test func everyStyleHasSamples() throws {
        let formats = Set(try LogSample.all().map(\.format))
        #expect(formats == Set(LogStyle.allCases.map(\.rawValue)))
    }

    @Test(arguments: try LogSample.all())
    func everyFieldOfASampleIsRead(_ sample: LogSample) throws {
        let (records, tally) = try read(sample.text)
        #expect(records.count == sample.records.count, "\(sample.id)")
        for (record, expected) in zip(records, sample.records) {
            #expect(record.style.rawValue == sample.format)
            let time = expected.timestamp ?? expected.timestamp_local
            #expect((record.time ?? "") + (record.offset ?? "") == time, "\(sample.id)")
            #expect(record.level?.rawValue == expected.levelWord, "\(sample.id)")
            #expect(record.type.rawValue == expected.type ?? "log", "\(sample.id)")
            #expect(record.process == expected.process, "\(sample.id)")
            #expect(record.processID == expected.pid, "\(sample.id)")
            #expect(record.threadID == expected.tid, "\(sample.id)")
            let isSwiftLog = record.style == .swiftLog
            #expect(record.sender == (isSwiftLog ? nil : expected.library), "\(sample.id)")
            #expect(record.subsystem == (isSwiftLog ? expected.label : expected.subsystem), "\(sample.id)")
            #expect(record.category == (isSwiftLog ? expected.library : expected.category), "\(sample.id)")
            #expect(record.metadata == expected.metadataText, "\(sample.id)")
            let activity = record.activityID == 0 ? nil : "0x" + String(record.activityID, radix: 16)
            #expect(activity == expected.activity, "\(sample.id)")
            #expect(record.timeToLive == expected.ttl, "\(sample.id)")
            #expect(record.message == expected.message, "\(sample.id)")
        }
        #expect(tally.lines.read == lineCount(of: Array(sample.text.utf8)), "\(sample.id)")
    }
}

/// Lines as `read` counts them: a last one without a line feed counts.
func lineCount(of bytes: [UInt8]) -> Int {
    bytes.count { $0 == 0x0A } + (bytes.isEmpty || bytes.last == 0x0A ? 0 : 1)
}
