internal import EventModel
internal import LogIngest

/// Who logged a record, as far as that decides which apps may have it. Neighbours mostly are of one route, so that it is found by one
/// comparison. Bounded: records of further routes have none, and are asked about one by one.
struct RecordRoutes: Sendable {
    /// What is the same for all records of a route.
    struct Route: Sendable {
        /// The apps that look for events in them, ascending.
        var apps: [Int]
        /// The app that has records of this route that are no events.
        var owner: Int?
        /// The number of their process, once one of them was an event.
        var process: Int?
    }

    /// What makes a route: the texts are ranges of `text`.
    private struct Key: Sendable {
        var style: LogStyle
        var customFormat: UInt8?
        var type: RecordType
        var process, subsystem, category: Range<Int>

        func isOf(_ record: LogRecord, _ bytes: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
            style == record.style && type == record.type && customFormat == record.customFormat
                && bytes.isEqual(record.category, to: text, category)
                && bytes.isEqual(record.process, to: text, process)
                && bytes.isEqual(record.subsystem, to: text, subsystem)
        }
    }

    private static let mostRoutes = 4096
    /// How long the texts of a route are at most, in bytes.
    private static let longest = 1024

    private(set) var all: [Route] = []
    private var keys: [Key] = []
    private var text: [UInt8] = []
    private var numbers = HashedNumbers()
    private var latest = 0

    /// The number of a record's route; nil where it has none yet.
    mutating func number(of record: LogRecord, _ bytes: Span<UInt8>) -> Int? {
        if latest < keys.count, keys[latest].isOf(record, bytes, text.span) { return latest }
        let hash = RecordRoutes.hash(of: record, bytes)
        guard let known = numbers.number(hash, isEqual: { keys[$0].isOf(record, bytes, text.span) }) else { return nil }
        latest = known
        return known
    }

    /// Adds the route of a record; nil where there are too many, or its texts are long.
    mutating func add(_ record: LogRecord, _ bytes: Span<UInt8>, apps: [Int], owner: Int?) -> Int? {
        guard all.count < RecordRoutes.mostRoutes,
            record.process.count + record.subsystem.count + record.category.count <= RecordRoutes.longest
        else { return nil }
        latest = numbers.add(RecordRoutes.hash(of: record, bytes))
        all.append(Route(apps: apps, owner: owner))
        keys.append(
            Key(
                style: record.style, customFormat: record.customFormat, type: record.type,
                process: keep(bytes, record.process), subsystem: keep(bytes, record.subsystem),
                category: keep(bytes, record.category)))
        return latest
    }

    /// Keeps the number of a route's process.
    mutating func noteProcess(_ process: Int, of route: Int) { all[route].process = process }

    private mutating func keep(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        let start = text.count
        for place in range { text.append(bytes[place]) }
        return start..<text.count
    }

    private static func hash(of record: LogRecord, _ bytes: Span<UInt8>) -> UInt64 {
        let process = bytes.hash(of: record.process, seed: 0)
        return bytes.hash(of: record.category, seed: bytes.hash(of: record.subsystem, seed: process))
    }
}
