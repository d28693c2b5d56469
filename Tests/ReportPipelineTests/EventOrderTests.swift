import EventModel
import Foundation
@testable import Redaction
import Testing

@testable import ReportModel
@testable import ReportPipeline

@Suite struct EventOrderTests {
    private static let second: Int64 = 1_000_000_000

    /// An event at a second, or without a time; its line is its name.
    private func event(_ second: Double?, line: Int) -> RedactedEvent {
        let time = second.map { Timestamp(civilNanoseconds: Int64($0 * 1_000_000_000), utcOffsetSeconds: 0) }
        return RedactedEvent(
            planned: 0, name: "e", values: [], unplannedParameters: 0,
            origin: EventOrigin(capture: 0, install: 0, line: line, process: 0, processID: 1, time: time))
    }

    /// The lines of events at these seconds, in the order in which they come out; nil is a marker of the clock.
    private func order(_ seconds: [Double?], flushesAtNil: Bool = true) -> [Int] {
        var order = EventOrder()
        var lines: [Int] = []
        for (index, second) in seconds.enumerated() {
            if second == nil, flushesAtNil {
                order.flush { lines.append($0.origin.line) }
            } else {
                order.add(event(second, line: index)) { lines.append($0.origin.line) }
            }
        }
        order.flush { lines.append($0.origin.line) }
        return lines
    }

    @Test func nearlySortedIsSorted() {
        #expect(order([1, 3, 2, 5, 4, 20, 6, 30]) == [0, 2, 1, 4, 3, 6, 5, 7])
    }

    @Test func equalTimesKeepTheirOrder() {
        #expect(order([2, 1, 2, 1, 2]) == [1, 3, 0, 2, 4])
    }

    /// 15 s back is disorder, more is a clock that was set back: nothing crosses it.
    @Test func aLargeStepBackIsRespected() {
        #expect(order([100, 85, 101]) == [1, 0, 2])
        #expect(order([100, 84.9, 101]) == [0, 1, 2])
        #expect(order([100, 50, 49, 101]) == [0, 2, 1, 3])
    }

    @Test func aMarkerIsRespected() {
        #expect(order([100, nil, 99, 98]) == [0, 3, 2])
    }

    @Test func withoutATimeAnEventStaysBehindTheOneBefore() {
        #expect(order([100, nil, 99], flushesAtNil: false) == [2, 0, 1])
        #expect(order([nil, 100, nil], flushesAtNil: false) == [0, 1, 2])
    }

    /// More than wait at once: the first ones are gone when the last one comes.
    @Test func theNumberThatWaitIsBounded() {
        let seconds = (0...EventOrder.mostWaiting).map { 100 + Double($0) / 1000 }
        let lines = order(seconds + [99])
        #expect(lines == [0] + [EventOrder.mostWaiting + 1] + Array(1...EventOrder.mostWaiting))
    }

    /// A capture whose lines are out of order by less than 15 s gives the figures of the capture in order.
    @Test(arguments: 1...5)
    func disorderDoesNotChangeFigures(seed: UInt64) throws {
        let name = "counter-counter-session.default.log"
        let text = try String(contentsOf: captures.appendingPathComponent(name), encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init)
        var random = seed
        let shuffled = lines.enumerated().map { index, line -> (key: Double, line: String) in
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            guard line.hasPrefix("2026-07-29 14:"), line.count > 60 else { return (Double(index) - 1000, line) }
            let clock = line.dropFirst(14).prefix(12).split(separator: ":")
            let seconds = Double(clock[0])! * 60 + Double(clock[1])!
            return (seconds + 1000 + Double(random >> 40) / Double(1 << 24) * 14.9, line)
        }
        let path = NSTemporaryDirectory() + "ctreport-" + UUID().uuidString + ".log"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let mixed = shuffled.sorted { $0.key < $1.key }.map(\.line)
        try #require(mixed != lines)
        try Data((mixed.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
        let (one, other) = (try report(captures.appendingPathComponent(name).path), try report(path))
        #expect(other.captures[0].movedEvents > 0)
        #expect(one.captures[0].movedEvents == 0)
        #expect(try apps(other) == apps(one))
    }

    private func report(_ path: String) throws -> Report {
        try LogReport(captures: [path], options: ReportOptions()).report
    }

    private func apps(_ report: Report) throws -> [UInt8] {
        guard case .object(let members) = report.json else { return [] }
        return try #require(members["apps"]).withoutPlaces.bytes
    }
}
