import Diagnostics
import EventModel
import Foundation
import Testing

@testable import LogIngest

@Suite struct CapturePartTests {
    /// Reads a file part by part, and puts the parts together.
    private func readParts(
        _ bytes: [UInt8], size: Int
    ) throws -> (records: [ReadRecord], tally: CaptureTally, count: Int) {
        let path = NSTemporaryDirectory() + "ctreport-" + UUID().uuidString
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let parts = try CaptureReader().parts(of: Capture(path: PathBytes(path)), size: size, window: 100)
        var records: [ReadRecord] = []
        var tally = CaptureTally()
        for part in parts {
            var source = try FileSource(part)
            var sink = CollectingSink()
            let next = try CaptureReader().read(&source, into: &sink)
            let lineBase = tally.lines.read
            records += sink.records.map { record in
                var record = record
                record.line += lineBase
                return record
            }
            tally.append(next)
        }
        return (records, tally, parts.count)
    }

    @Test(arguments: [1, 100, 1000, 5000])
    func partsTogetherAreTheCapture(_ size: Int) throws {
        var bytes: [UInt8] = []
        for name in try captureNames() {
            bytes += try fixture("captures/" + name)
            bytes += Array(
                "Log      - Default:          1, Info:                2\n\n{\"count\":3,\"finished\":1}\n".utf8)
            bytes += Array("==========\nloose\n{\"foreign\":1}\n2026-13-01 00:00:00.000 I  A[1:2] x\n<private>\n".utf8)
        }
        let whole = try read(bytes)
        let parts = try readParts(bytes, size: size)
        #expect(parts.count > 10)
        #expect(parts.records == whole.records)
        #expect(parts.tally == whole.tally)
    }

    @Test func randomPartsTogetherAreTheCapture() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        let samples = try LogSample.all().map { Array($0.text.utf8) }
        for round in 0..<200 {
            var bytes: [UInt8] = []
            for _ in 0..<12 {
                let sample = samples[Int(random.next() % UInt64(samples.count))]
                bytes += sample.prefix(Int(random.next() % UInt64(sample.count * 2)))
                if random.next() % 4 > 0 { bytes.append([0x0A, 0x0A, 0x0D, 0x00][Int(random.next() % 4)]) }
            }
            let whole = try read(bytes)
            let parts = try readParts(bytes, size: Int(random.next() % 900) + 1)
            #expect(parts.records == whole.records, "seed \(seed), round \(round)")
            #expect(parts.tally == whole.tally, "seed \(seed), round \(round)")
        }
    }

    @Test func aSmallCaptureIsOnePart() throws {
        let path = fixtures.appendingPathComponent("captures/counter-notifications.ndjson.log").path
        let parts = try CaptureReader().parts(of: Capture(path: PathBytes(path)))
        #expect(parts.map(\.start) == [0])
        #expect(parts.map(\.end) == [nil])
    }
}
