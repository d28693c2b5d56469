import EventModel
import Foundation
import LogIngest
import Testing

@testable import ReportPipeline

/// A sample of a log format and the records that it holds.
struct RecordSample: Sendable {
    var id: String
    var format: String
    var text: String
    /// The records as `inspect --records` prints them, keys that are null left out.
    var records: [Fields]

    /// The fields of a record in one text, so that they can be compared whole.
    typealias Fields = [String: String]

    static let all: [RecordSample] = {
        let path = repository.appendingPathComponent("Tests/Fixtures/samples/log-lines.jsonl")
        let lines = ((try? String(contentsOf: path, encoding: .utf8)) ?? "").split(separator: "\n")
        return lines.compactMap { RecordSample(line: String($0)) }
    }()

    private init?(line: String) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let id = object["id"] as? String, let format = object["format"] as? String,
            let text = object["text"] as? String
        else { return nil }
        (self.id, self.format, self.text) = (id, format, text)
        let listed = object["expect_records"] as? [Any] ?? [object["expect"]].compactMap { $0 }
        records = listed.compactMap { $0 as? [String: Any] }.map(RecordSample.fields)
    }

    /// The fields of a record, each as JSON with sorted keys.
    static func fields(_ record: [String: Any]) -> Fields {
        record.compactMapValues { value in
            guard !(value is NSNull) else { return nil }
            let data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
            return data.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The records of a text: the line where each begins, and its fields.
    static func read(_ text: String) throws -> [(line: Int, fields: Fields)] {
        var lines: [UInt8] = []
        var sink = RecordLineSink(
            capture: "sample", gate: nil, formats: CustomFormats(), output: LineOutput { lines += $0 })
        var source = MemorySource(Array(text.utf8))
        _ = CaptureReader().read(&source, into: &sink)
        sink.flush()
        return try lines.split(separator: 0x0A).map { line in
            var object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] ?? [:]
            let number = object["line"] as? Int ?? 0
            for key in ["capture", "line", "format", "repeated"] { object[key] = nil }
            return (number, fields(object))
        }
    }

    /// The record as the sample expects it: a thread that the dossier allows to be read as hexadecimal or decimal counts as
    /// decimal.
    var expected: [Fields] {
        records.map { record in
            var record = record
            record["tid"] = record["tid"]?.replacingOccurrences(of: "\"", with: "")
            return record
        }
    }

    /// Whether nothing can tell where the message of this sample ends and that of `next` begins: flush-left lines without a header, one
    /// behind the other.
    func runsInto(_ next: RecordSample) -> Bool {
        id == "K03" && next.format == "xcode-structured-copy"
    }
}

@Suite struct RecordSamplesTests {
    @Test(arguments: RecordSample.all)
    func aSampleGivesItsRecords(_ sample: RecordSample) throws {
        #expect(try RecordSample.read(sample.text).map(\.fields) == sample.expected, "\(sample.id)")
    }

    @Test(arguments: RecordSample.all)
    func aSampleGivesItsRecordsBetweenSamplesOfEveryOtherFormat(_ sample: RecordSample) throws {
        let text = sample.text.hasSuffix("\n") ? sample.text : sample.text + "\n"
        for other in RecordSample.all
        where other.format != sample.format && !other.runsInto(sample) && !sample.runsInto(other) {
            let around = other.text.hasSuffix("\n") ? other.text : other.text + "\n"
            let first = around.utf8.count { $0 == 0x0A } + 1
            let lines = first..<first + text.utf8.count { $0 == 0x0A }
            let records = try RecordSample.read(around + text + around).filter { lines.contains($0.line) }
            #expect(records.map(\.fields) == sample.expected, "\(sample.id) in \(other.id)")
        }
    }
}
