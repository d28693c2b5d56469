import Diagnostics
import EventModel
import Foundation
import Redaction
import Testing

@testable import LogIngest
@testable import ReportPipeline

/// Captures are rewritten in parts, on several threads: neither changes a byte of what is written.
@Suite struct RedactedPartsTests {
    /// Free text, events and lines of several lines, with values that come again in later parts.
    private static let capture: [UInt8] = {
        var lines: [String] = ["Timestamp                       Thread     Type        Activity             PID    TTL"]
        for number in 0..<4000 {
            let head =
                "2026-11-30 10:00:00.000000+0000 0x1        Default     0x0                  1      0    App: (A) [a.b:c] "
            switch number % 5 {
            case 0: lines.append(head + "mail to user\(number % 700)@mail.example, 完了")
            case 1:
                lines.append(head + "user Anna Kovaleva\(number % 3 == 0 ? "-Smith" : "") signed in, attempt \(number)")
            case 2:
                lines += [head + "first line of \(number)", "  opened /Users/anna\(number % 400)/Documents/a.txt", ""]
            case 3: lines.append("no record: session=\(number % 900)f3a9c1b7d2e4")
            default:
                lines.append(head + "Event: filename_shown, parameters: filename=Passport Anna \(number % 300).pdf")
            }
        }
        return Array(lines.joined(separator: "\n").utf8)
    }()

    private func redacted(_ paths: [String], jobs: Int) throws -> (bytes: [UInt8], captures: RedactedCaptures) {
        var options = ReportOptions()
        options.jobs = jobs
        var bytes: [UInt8] = []
        let captures = try RedactedCaptures(captures: paths, options: options) { opening in
            bytes += "== \(opening.index)\n".utf8
        } write: { line in
            bytes += line.bytes
        }
        return (bytes, captures)
    }

    @Test func threadsChangeNothing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try (0..<3).map { number -> String in
            let path = folder.appendingPathComponent("app-\(number).log")
            // The middle one is empty; the last one has its own end.
            let bytes = number == 1 ? [] : Self.capture + (number == 2 ? Array("\n".utf8) : [])
            try Data(bytes).write(to: path)
            return path.path
        }
        let alone = try redacted(files, jobs: 1)
        #expect(alone.bytes.count > 2 * 200_000)
        #expect(!String(decoding: alone.bytes, as: UTF8.self).contains("Kovaleva"))
        for jobs in [2, 3, 8] {
            let several = try redacted(files, jobs: jobs)
            #expect(several.bytes == alone.bytes, "\(jobs) threads")
            #expect(several.captures.values == alone.captures.values)
            #expect(several.captures.audit == alone.captures.audit)
            #expect(several.captures.recordCount == alone.captures.recordCount)
        }
    }

    /// A source that gives few bytes at a time, and keeps them for the cutter.
    private struct PiecedSource: ByteSource, ~Copyable {
        var source: MemorySource
        let lines: SharedLines

        mutating func read(into bytes: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int {
            let count = try source.read(into: &bytes, at: start)
            lines.lines.append(bytes.span, start..<start + count)
            return count
        }
    }

    private func parts(_ capture: [UInt8], pieceSize: Int) throws -> [CapturePart] {
        var parts: [CapturePart] = []
        let lines = SharedLines()
        var cutter = PartCutter(capture: 0, lines: lines) { parts.append($0) }
        var source = PiecedSource(source: MemorySource(capture, pieceSize: pieceSize), lines: lines)
        _ = CaptureReader().read(&source, into: &cutter)
        cutter.finish()
        return parts
    }

    private func texts(of parts: [CapturePart]) -> [[UInt8]] {
        parts.flatMap(\.lines).map { line -> [UInt8] in line.text ?? [] }
    }

    @Test func piecesOfTheSourceChangeNothing() throws {
        let whole = try parts(Self.capture, pieceSize: .max)
        #expect(whole.count > 3)
        for size in [313, 4096, 65_537] {
            let pieced = try parts(Self.capture, pieceSize: size)
            #expect(texts(of: pieced) == texts(of: whole))
            #expect(pieced.map { $0.lines.count } == whole.map { $0.lines.count })
            #expect(pieced.map { $0.records.count } == whole.map { $0.records.count })
        }
    }

    @Test(arguments: ["", "\n", "one line", "über\nzwei\n"]) func everyLineIsInOnePart(_ text: String) throws {
        let parts = try parts(Array(text.utf8), pieceSize: 1)
        #expect(parts.map(\.isFirst) == [true])
        let lines = parts.flatMap(\.lines)
        let written = lines.flatMap { line -> [UInt8] in (line.text ?? []) + (line.hasFeed ? [0x0A] : []) }
        #expect(String(decoding: written, as: UTF8.self) == text)
        #expect(lines.map(\.number) == Array(1..<lines.count + 1))
    }

    /// Lines of one record stay together, however long it is.
    @Test func aRecordIsNotCut() throws {
        let head =
            "2026-11-30 10:00:00.000000+0000 0x1        Default     0x0                  1      0    App: (A) [a.b:c] "
        let long = ([head + "stack"] + (0..<5000).map { "  frame \($0) of a long trace" } + [head + "next"])
        let parts = try parts(Array(long.joined(separator: "\n").utf8), pieceSize: .max)
        #expect(parts.map { $0.records.map(\.record.lineCount) } == [[5001], [1]])
        #expect(parts.map { $0.lines.count } == [5001, 1])
    }
}
