import Foundation

/// The folder with the captures and tables that tests compare with.
let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

/// One record of a capture, read with nothing but the JSON reader of the system.
struct CapturedRecord: Decodable {
    var timestamp: String
    var eventMessage: String
    var messageType: String
    var category: String
    var subsystem: String
    var formatString: String
    var processID: Int32

    /// Nanoseconds since the start of the day of the capture.
    var nanoseconds: Int64 {
        // 2026-07-29 14:00:00.412337+0300
        let clock = timestamp.split(separator: " ")[1].prefix(15)
        let parts = clock.split(whereSeparator: { $0 == ":" || $0 == "." }).compactMap { Int64($0) }
        return ((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1_000_000_000 + parts[3] * 1000
    }
}

/// The records of an ndjson capture, its preamble aside.
func capturedRecords(_ name: String) throws -> [CapturedRecord] {
    let text = try String(
        contentsOf: fixtures.appendingPathComponent("captures/\(name).ndjson.log"), encoding: .utf8)
    return try text.split(separator: "\n").filter { $0.hasPrefix("{") }.map {
        try JSONDecoder().decode(CapturedRecord.self, from: Data($0.utf8))
    }
}

/// The rows of a table as columns by name.
func table(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: fixtures.appendingPathComponent("tables/\(name).tsv"), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let header = lines[0].map(String.init)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0.map(String.init))) }
}
