import EventModel
import Foundation
import LogIngest
import Testing

@testable import ReportPipeline

/// The class that a watch says of each line is the class that the line was counted in.
@Suite struct LineWatchTests {
    private func counts(ofEachLineIn text: String) throws -> (watched: [LineClass: Int], read: LineCounts) {
        var watched: [LineClass: Int] = [:]
        var read = LineCounts()
        var line = 1
        repeat {
            var reader = CaptureReader()
            reader.watchedLine = line
            var finder = RecordFinder(line: line)
            var source = MemorySource(Array(text.utf8))
            let tally = reader.read(&source, into: &finder)
            read = tally.lines
            let watch = try #require(tally.watch)
            guard watch.wasRead else { break }
            let record = finder.recordLine(watch)
            let lineClass: LineClass =
                watch.rejection != nil ? .rejected : record == nil ? .noise : record == line ? .other : .continuation
            watched[lineClass, default: 0] += 1
            line += 1
        } while line <= read.read
        return (watched, read)
    }

    private func check(_ text: String, _ name: String) throws {
        let (watched, read) = try counts(ofEachLineIn: text)
        let expected: [LineClass: Int] = [
            .other: read.event + read.other, .continuation: read.continuation, .noise: read.noise,
            .rejected: read.rejected,
        ]
        #expect(watched == expected.filter { $0.value > 0 }, "\(name)")
    }

    @Test(arguments: RecordSample.all)
    func classesOfSamplesAddUp(_ sample: RecordSample) throws {
        try check(sample.text, sample.id)
    }

    /// Samples behind one another: text, noise and rejected lines in all neighbourhoods.
    @Test func classesOfSamplesBehindOneAnotherAddUp() throws {
        let all = RecordSample.all
        for (index, sample) in all.enumerated() {
            let others = [all[(index + 1) % all.count], all[(index * 7 + 3) % all.count]]
            let texts = ([sample] + others).map { $0.text.hasSuffix("\n") ? $0.text : $0.text + "\n" }
            try check(texts.joined(separator: "\n"), ([sample] + others).map(\.id).joined(separator: " "))
        }
    }
}
