import EventModel
import Foundation
import SimulatedApps
import Testing

/// The entries of a capture in the ndjson style, read by JSONSerialization, so that writers can write them again.
struct CapturedEntries {
    let entries: [SimulatedEntry]
    /// The predicate of the capture's first line.
    let predicate: String
    /// Minutes east of UTC of its times.
    let utcOffsetMinutes: Int

    /// The scenarios that were captured in every style of `log`.
    static let scenarios: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".ndjson.log") }.map { String($0.dropLast(".ndjson.log".count)) }.sorted()
    }()

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/captures")

    /// The bytes of a capture among the fixtures.
    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    init(scenario: String) throws {
        let text = String(decoding: try CapturedEntries.bytes("\(scenario).ndjson.log"), as: UTF8.self)
        var lines = text.split(separator: "\n")
        let banner = String(lines.removeFirst())
        predicate = String(banner.dropFirst("Filtering the log data using \"".count).dropLast())
        let objects = try lines.map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        let first = try #require(objects.first?["timestamp"] as? String)
        utcOffsetMinutes = try #require(Int(first.suffix(5).prefix(3))) * 60
        var origins: [String: LogOrigin] = [:]
        entries = try objects.map { object in
            let key = "\(object["subsystem"] ?? "") \(object["category"] ?? "")"
            let origin = try origins[key] ?? CapturedEntries.origin(of: object)
            origins[key] = origin
            return try CapturedEntries.entry(of: object, origin)
        }
    }

    private static func origin(of object: [String: Any]) throws -> LogOrigin {
        let path = try #require(object["processImagePath"] as? String)
        return LogOrigin(
            process: String(path.split(separator: "/").last ?? ""),
            subsystem: try #require(object["subsystem"] as? String),
            category: try #require(object["category"] as? String), imagePath: path)
    }

    private static func entry(of object: [String: Any], _ origin: LogOrigin) throws -> SimulatedEntry {
        let word = try #require(object["messageType"] as? String)
        return SimulatedEntry(
            instant: try instant(of: try #require(object["timestamp"] as? String)),
            level: try #require(LogLevel(rawValue: word)), origin: origin,
            message: try #require(object["eventMessage"] as? String),
            format: try staticFormat(try #require(object["formatString"] as? String)),
            processID: try #require(object["processID"] as? Int32),
            threadID: try #require(object["threadID"] as? UInt64))
    }

    /// `2026-07-29 14:00:00.412337+0300` as nanoseconds.
    private static func instant(of text: String) throws -> Int64 {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ssZ"
        let second = try #require(formatter.date(from: String(text.prefix(19)) + text.suffix(5)))
        let microsecond = try #require(Int64(text.dropFirst(20).prefix(6)))
        return Int64(second.timeIntervalSince1970) * 1_000_000_000 + microsecond * 1000
    }

    private static func staticFormat(_ text: String) throws -> StaticString {
        let known: [StaticString] = [
            "Event: %{public}s", "Event: %{public}s, parameters: %{public}s", "%{public}s",
            "Notification permission granted: %{bool,public}d",
            "Background notification scheduled in %{public}f seconds",
            "Failed to decode favorites: %s",
        ]
        return try #require(known.first { $0.description == text }, "an unknown format: \(text)")
    }
}
