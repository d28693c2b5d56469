import EventModel
import Testing

@testable import LogIngest

@Suite struct CaptureReaderTests {
    @Test func thereAreCaptures() throws {
        #expect(try captureNames().count == 57)
    }

    @Test func countsOfAKnownCapture() throws {
        let (_, tally) = try read(try fixture("captures/counter-two-cold-launches.compact.log"))
        #expect(tally.byteCount == 4134)
        #expect(tally.formats == [.compact: 27])
        #expect(tally.lines.read == 29)
        #expect(tally.lines.event == 24)
        #expect(tally.lines.other == 3)
        #expect(tally.lines.noise == 2)
        #expect(tally.first?.civilText == "2026-07-29T14:00:00.412")
        #expect(tally.last?.civilText == "2026-07-29T14:01:07.141")
        #expect(tally.levelsMissing == [.debug])
        #expect(tally.utcOffsets == [])
        #expect(tally.recordsWithoutOffset == 27)
    }

    /// The three styles of a scenario have the same records, as far as each style prints them.
    @Test(arguments: try captureNames().filter { $0.hasSuffix(".compact.log") })
    func stylesOfAScenarioAgree(_ name: String) throws {
        let scenario = name.dropLast(".compact.log".count)
        let compact = try read(try fixture("captures/" + name))
        #expect(!compact.records.isEmpty)
        for style in ["default", "ndjson"] {
            let other = try read(try fixture("captures/\(scenario).\(style).log"))
            #expect(other.records.map(\.message) == compact.records.map(\.message))
            #expect(other.records.map(\.level) == compact.records.map(\.level))
            #expect(other.records.map(\.subsystem) == compact.records.map(\.subsystem))
            #expect(other.records.map(\.threadID) == compact.records.map(\.threadID))
            #expect(other.tally.levels == compact.tally.levels)
            #expect(other.tally.losses == compact.tally.losses)
            #expect(other.tally.lines.rejected == 0)
        }
    }

    @Test(arguments: try captureNames(), [1, 2, 3, 7, 64, 4096])
    func piecesDoNotMatter(_ name: String, _ pieceSize: Int) throws {
        let bytes = try fixture("captures/" + name)
        let whole = try read(bytes)
        var reader = CaptureReader()
        reader.chunkSize = pieceSize
        let pieces = try read(bytes, pieceSize: pieceSize, reader: reader)
        #expect(pieces.records == whole.records)
        #expect(pieces.tally == whole.tally)
        #expect(whole.tally.lines.read == lineCount(of: bytes))
    }

    @Test func everyLineOfRandomBytesIsCountedOnce() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        let samples = try LogSample.all().map { Array($0.text.utf8) }
        for round in 0..<400 {
            let bytes = soup(samples, &random)
            var reader = CaptureReader()
            reader.lineLimit = 900
            reader.messageLimit = 1200
            let whole = try read(bytes, reader: reader)
            #expect(whole.tally.lines.read == lineCount(of: bytes), "seed \(seed), round \(round)")
            reader.chunkSize = Int(random.next() % 300) + 1
            let pieces = try read(bytes, pieceSize: Int(random.next() % 50) + 1, reader: reader)
            #expect(pieces.records == whole.records, "seed \(seed), round \(round)")
            #expect(pieces.tally == whole.tally, "seed \(seed), round \(round)")
            let lines = whole.records.map(\.lineCount).reduce(0, +)
            let counts = whole.tally.lines
            #expect(lines == counts.event + counts.other + counts.continuation, "seed \(seed), round \(round)")
        }
    }

    /// Pieces of samples with bytes changed, dropped and doubled.
    private func soup(_ samples: [[UInt8]], _ random: inout SplitMix) -> [UInt8] {
        let odd: [UInt8] = [0x0A, 0x0A, 0x0D, 0x00, 0x1B, 0x5B, 0x22, 0x5C, 0x7B, 0x7D, 0xFF, 0xE2, 0x3C, 0x20, 0x3D]
        var bytes: [UInt8] = []
        for _ in 0..<Int(random.next() % 8) {
            let sample = samples[Int(random.next() % UInt64(samples.count))]
            bytes += sample.prefix(Int(random.next() % UInt64(sample.count + 1)))
            if random.next() % 2 == 0 { bytes.append(0x0A) }
            bytes += (0..<Int(random.next() % 4)).map { _ in odd[Int(random.next() % UInt64(odd.count))] }
        }
        for _ in 0..<Int(random.next() % 6) where !bytes.isEmpty {
            bytes[Int(random.next() % UInt64(bytes.count))] = odd[Int(random.next() % UInt64(odd.count))]
        }
        return bytes
    }
}

/// A small random generator with a seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
