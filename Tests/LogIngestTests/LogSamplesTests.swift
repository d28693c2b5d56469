import EventModel
import Foundation
import Testing

@testable import LogIngest

/// The texts of the samples; what is expected of them is checked where records are printed, in the tests of the pipeline.
struct LogSample: Decodable {
    var id: String
    var format: String
    var text: String

    static func all() throws -> [LogSample] {
        try fixture("samples/log-lines.jsonl").split(separator: 0x0A)
            .map { try JSONDecoder().decode(LogSample.self, from: Data($0)) }
    }
}

@Suite struct LogSamplesTests {
    @Test func thereAreSamplesOfEveryKind() throws {
        let samples = try LogSample.all()
        #expect(samples.count == 112)
        #expect(Set(samples.map(\.format)).count == 24)
    }

    @Test(arguments: [1, 3, 100])
    func allSamplesInOneCaptureAreReadInAnyPieces(_ pieceSize: Int) throws {
        let bytes = Array(try LogSample.all().map(\.text).joined(separator: "\n").utf8)
        let whole = try read(bytes)
        var reader = CaptureReader()
        reader.chunkSize = pieceSize
        let pieces = try read(bytes, pieceSize: pieceSize, reader: reader)
        #expect(pieces.records == whole.records)
        #expect(pieces.tally == whole.tally)
        #expect(whole.tally.lines.read == lineCount(of: bytes))
    }
}

/// Lines as `read` counts them: a last one without a line feed counts.
func lineCount(of bytes: [UInt8]) -> Int {
    bytes.count { $0 == 0x0A } + (bytes.isEmpty || bytes.last == 0x0A ? 0 : 1)
}
