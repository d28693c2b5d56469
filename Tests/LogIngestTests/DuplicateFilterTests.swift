import EventModel
import Foundation
import Testing

@testable import LogIngest

@Suite struct DuplicateFilterTests {
    /// Filters the records of captures and keeps the lines of those that are new.
    private struct FilteringSink: RecordSink {
        var filter: DuplicateFilter
        var kept: [Int] = []

        mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
            if !filter.isDuplicate(record, isEvent: true, bytes) { kept.append(record.line) }
            return .other
        }
    }

    /// For each text, the lines of the records that no text before it has; nil where the texts do not overlap.
    private func kept(_ texts: [String], mostKeys: Int = 1000) throws -> (lines: [[Int]], isFull: Bool)? {
        let spans = try texts.enumerated().compactMap { index, text in
            try span(of: text).map { (capture: index, span: $0) }
        }
        let overlaps = CaptureOverlap.overlaps(among: spans)
        guard let overlap = overlaps.first, overlaps.count == 1, overlap.captures.count == texts.count else {
            return nil
        }
        var sink = FilteringSink(filter: DuplicateFilter(overlap, mostKeys: mostKeys))
        var lines: [[Int]] = []
        for (index, text) in texts.enumerated() {
            sink.filter.begin(index)
            sink.kept = []
            var source = MemorySource(Array(text.utf8))
            _ = CaptureReader().read(&source, into: &sink)
            lines.append(sink.kept)
        }
        return (lines, sink.filter.isFull)
    }

    private func span(of text: String) throws -> CaptureSpan? {
        let path = NSTemporaryDirectory() + "ctreport-" + UUID().uuidString
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        var opener = CaptureOpener()
        return try CaptureReader().span(of: Capture(path: PathBytes(path)), &opener)
    }

    private func compact(_ rows: [(time: String, pid: Int, message: String)]) -> String {
        rows.map { "2026-03-01 \($0.time) Df App[\($0.pid):1f] \($0.message)\n" }.joined()
    }

    private func standard(_ rows: [(time: String, pid: Int, message: String)], zone: String = "+0200") -> String {
        rows.map {
            "2026-03-01 \($0.time)\(zone) 0x1f       Default     0x0                  \($0.pid)    0    App: \($0.message)\n"
        }
        .joined()
    }

    @Test func theSameRecordInAnotherStyleIsFound() throws {
        let one = compact([("10:00:00.100", 7, "a"), ("10:00:00.200", 7, "b")])
        let other = standard([
            ("10:00:00.100999", 7, "a"), ("10:00:00.200000", 7, "B"), ("10:00:00.200001", 8, "b"),
            ("10:00:00.201000", 7, "b"), ("10:00:00.200500", 7, "b"),
        ])
        // Line 2 has another message, 3 another process id, 4 another millisecond.
        #expect(try #require(try kept([one, other])).lines == [[1, 2], [2, 3, 4]])
    }

    /// What the first says twice is dropped twice, not more.
    @Test func recordsAreCounted() throws {
        let twice = compact([("10:00:00.100", 7, "a"), ("10:00:00.100", 7, "a")])
        let thrice = twice + compact([("10:00:00.100", 7, "a")])
        let once = compact([("10:00:00.100", 7, "a")])
        #expect(try #require(try kept([twice, thrice])).lines == [[1, 2], [3]])
        #expect(try #require(try kept([twice, thrice, thrice])).lines == [[1, 2], [3], []])
        #expect(try #require(try kept([once, twice, once])).lines == [[1], [2], []])
    }

    @Test func capturesOfOtherTimesTakeNoPart() throws {
        let morning = compact([("08:00:00.000", 7, "a"), ("09:00:00.000", 7, "b")])
        let evening = compact([("18:00:00.000", 7, "a"), ("19:00:00.000", 7, "b")])
        #expect(try kept([morning, evening]) == nil)
    }

    /// A span is what both ends say; a third capture joins two that do not overlap by themselves.
    @Test func aCaptureOverBothJoinsThem() throws {
        let first = compact([("08:00:00.000", 7, "a"), ("09:00:00.000", 7, "b")])
        let last = compact([("18:00:00.000", 7, "a"), ("19:00:00.000", 7, "b")])
        let all = compact([
            ("08:00:00.000", 7, "a"), ("09:00:00.000", 7, "b"), ("12:00:00.000", 7, "c"), ("19:00:00.000", 7, "b"),
        ])
        #expect(try #require(try kept([first, last, all])).lines == [[1, 2], [1, 2], [3]])
    }

    /// A capture that goes on where another ended: no record is the same, but both are read as one.
    @Test func capturesThatFollowWithinAMinuteBelongTogether() throws {
        let first = compact([("08:00:00.000", 7, "a"), ("08:10:00.000", 7, "b")])
        let next = compact([("08:11:00.000", 7, "b"), ("08:20:00.000", 7, "a")])
        let late = compact([("08:11:00.001", 7, "b"), ("08:20:00.000", 7, "a")])
        #expect(try #require(try kept([first, next])).lines == [[1, 2], [1, 2]])
        #expect(try kept([first, late]) == nil)
    }

    /// A long capture shares with two short ones their stretches only.
    @Test func stretchesBetweenOverlapsAreNotRemembered() throws {
        let long = compact([
            ("08:00:00.000", 7, "a"), ("12:00:00.000", 7, "b"), ("12:00:00.000", 7, "c"), ("18:00:00.000", 7, "d"),
        ])
        let texts = [long, compact([("08:00:00.000", 7, "a")]), compact([("18:00:00.000", 7, "d")])]
        let kept = try #require(try kept(texts, mostKeys: 2))
        #expect(kept.lines == [[1, 2, 3, 4], [], []])
        #expect(!kept.isFull)
    }

    /// 10:00 at +0200 is 08:00 at +0000: captures that both say their offsets are compared as instants.
    @Test func offsetsAreMinded() throws {
        let here = standard([("10:00:00.000001", 7, "a"), ("10:00:00.000002", 7, "b")])
        let there = standard([("08:00:00.000001", 7, "a"), ("08:00:00.000002", 7, "c")], zone: "+0000")
        let same = standard([("10:00:00.000001", 7, "a")], zone: "+0000")
        #expect(try #require(try kept([here, there])).lines == [[1, 2], [2]])
        #expect(try kept([here, same]) == nil)
    }

    @Test func aFullMemoryIsSaid() throws {
        let rows = [("10:00:00.100", 7, "a"), ("10:00:00.200", 7, "b"), ("10:00:00.300", 7, "c")]
        let kept = try #require(try kept([compact(rows), compact(rows)], mostKeys: 2))
        #expect(kept.isFull)
        #expect(kept.lines == [[1, 2, 3], [3]])
        #expect(try #require(try self.kept([compact(rows), compact(rows)], mostKeys: 3)).isFull == false)
    }

    @Test func aSpanComesFromBothEnds() throws {
        let rows = (0..<4000).map { index in
            let (minute, second) = (index / 60, index % 60)
            let time =
                "1\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60):\(second < 10 ? "0" : "")\(second).5"
            return (time + "00", 7, String(repeating: "m", count: 100))
        }
        let span = try #require(try span(of: compact(rows)))
        let midnight: Int64 = 1_772_323_200
        #expect(span.civil.lowerBound == (midnight + 36_000) * 1_000_000_000 + 500_000_000)
        #expect(span.civil.upperBound == (midnight + 36_000 + 3999) * 1_000_000_000 + 500_000_000)
        #expect(span.precision == 1_000_000)
        #expect(!span.isZoned)
        #expect(try self.span(of: "no record\n") == nil)
    }
}
