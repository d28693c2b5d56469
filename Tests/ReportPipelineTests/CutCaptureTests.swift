import Configuration
import Flows
import Foundation
import Redaction
import Testing

@testable import ReportModel
@testable import ReportPipeline

/// A capture that was cut into captures of one install, overlapping or not, gives the figures of the whole.
@Suite struct CutCaptureTests {
    /// A folder that is removed again.
    private final class Folder {
        let path = NSTemporaryDirectory() + "ctreport-" + UUID().uuidString

        deinit { try? FileManager.default.removeItem(atPath: path) }

        /// Writes texts as `p1.log`, `p2.log` and so on.
        init(_ texts: [[String]]) throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for (index, lines) in texts.enumerated() {
                try Data((lines.joined(separator: "\n") + "\n").utf8)
                    .write(to: URL(fileURLWithPath: path + "/p\(index + 1).log"))
            }
        }
    }

    /// The lines of a capture: those of its banner, and the others.
    private static func lines(_ name: String) throws -> (banner: [String], records: [String]) {
        let text = try String(contentsOf: captures.appendingPathComponent(name), encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init)
        let first = lines.firstIndex { $0.hasPrefix("2026-") || $0.hasPrefix("{") } ?? 0
        return (Array(lines[..<first]), Array(lines[first...]))
    }

    private let packs: [Pack]

    init() throws {
        packs = try Pack.builtIn()
    }

    private func report(_ texts: [[String]], jobs: Int = 1) throws -> Report {
        var options = ReportOptions()
        options.packs = packs
        options.installRule = .directory
        options.jobs = jobs
        let folder = try Folder(texts)
        return try LogReport(captures: [folder.path], options: options).report
    }

    /// The figures of the apps, without the places of evidence.
    private func apps(_ report: Report) throws -> [UInt8] {
        guard case .object(let members) = report.json else { return [] }
        return try #require(members["apps"]).withoutPlaces.bytes
    }

    @Test func everyCutOfACaptureGivesTheWhole() throws {
        let (banner, records) = try Self.lines("counter-web-http-500.compact.log")
        try #require(records.count > 10)
        let whole = try report([banner + records])
        #expect(whole.apps.first?.launches == 1)
        let figures = try apps(whole)
        for end in 1...records.count {
            for start in 0...min(end, records.count - 1) {
                let cut = try report([banner + records[..<end], banner + records[start...]])
                #expect(try apps(cut) == figures, "cut at \(end), \(start)")
            }
        }
    }

    @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: captures.path).filter { $0.hasSuffix(".log") })
    func threeCutsGiveTheWhole(name: String) throws {
        let (banner, records) = try Self.lines(name)
        let count = records.count
        let borders = [count / 3, count / 2, count * 3 / 4].map { Self.border(records, from: $0) }
        let ends = [borders[1], borders[2], count], starts = [0, borders[0], borders[2]]
        let cuts = zip(starts, ends).map { banner + records[$0..<$1] }
        let whole = try report([banner + records])
        let (one, two) = (try report(cuts), try report(cuts, jobs: 2))
        #expect(try apps(one) == apps(whole))
        #expect(one.json.bytes == two.json.bytes)
    }

    /// The first line from `position` on that begins another time than the line before: equal records of one time cannot be
    /// told apart.
    private static func border(_ lines: [String], from position: Int) -> Int {
        if lines[position].hasPrefix("{") { return position }
        return (position..<lines.count).first {
            lines[$0].hasPrefix("20") && lines[$0].prefix(19) != lines[$0 - 1].prefix(19)
        } ?? lines.count
    }

    /// Each capture has the records of every other time: of another filter, say.
    @Test func interleavedCapturesAreOneHistory() throws {
        let (banner, records) = try Self.lines("counter-counter-session.compact.log")
        var parts = [banner, banner]
        var part = 0
        for (index, line) in records.enumerated() {
            if index > 0, line.prefix(23) != records[index - 1].prefix(23) { part = 1 - part }
            parts[part].append(line)
        }
        let (whole, cut) = (try report([banner + records]), try report(parts))
        #expect(try apps(cut) == apps(whole))
        #expect(cut.apps.first?.captures == 2)
    }

    /// The end of a capture is named before its begin.
    @Test func theOrderOfTheNamesDoesNotMatter() throws {
        let (banner, records) = try Self.lines("counter-counter-session.compact.log")
        let (start, end) = (records.count / 3, records.count * 2 / 3)
        let whole = try report([banner + records])
        let cut = try report([banner + records[start...], banner + records[..<end]])
        #expect(try apps(cut) == apps(whole))
    }

    /// More than a minute lies between the captures: what happened there nobody knows.
    @Test func aGapEndsALaunch() throws {
        let line = "I  CounterTestApp[8123:3a1f2c] [com.salokpi.CounterTestApp:Analytics] Event:"
        let first = ["2026-07-29 14:00:00.412 \(line) app_started"]
        let near = ["2026-07-29 14:01:00.000 \(line) splash_loading_started"]
        let far = ["2026-07-29 14:01:00.413 \(line) splash_loading_started"]
        let banner = ["Timestamp               Ty Process[PID:TID]"]
        let (one, two) = (try report([banner + first, banner + near]), try report([banner + first, banner + far]))
        #expect(one.apps.first?.launches == 1)
        #expect(one.apps.first?.captures == 2)
        #expect(two.apps.first?.launches == 2)
        #expect(two.apps.first?.partialLaunches == 1)
    }
}
