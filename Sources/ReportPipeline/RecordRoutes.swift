internal import LogIngest

/// Who logged a record, as far as that decides which apps may have it. Neighbours mostly are of one route, so that it is found by one
/// comparison. Bounded: records of further routes have none, and are asked about one by one.
struct RecordRoutes: Sendable {
    /// What is the same for all records of a route.
    struct Route: Sendable {
        /// The apps that look for events in them, ascending.
        var apps: [Int]
        /// Whether one of the apps has records of this route that are no events.
        var isKnown: Bool
        /// The number of their process, once one of them was an event.
        var process: Int?
        fileprivate var style: LogStyle
        fileprivate var customFormat: UInt8?
        fileprivate var type: RecordType
        fileprivate var parts: [[UInt8]]

        fileprivate func isOf(_ record: LogRecord, _ bytes: Span<UInt8>) -> Bool {
            style == record.style && type == record.type && customFormat == record.customFormat
                && bytes.isText(parts[0], at: record.process) && bytes.isText(parts[1], at: record.subsystem)
                && bytes.isText(parts[2], at: record.category)
        }
    }

    private static let mostRoutes = 32

    private(set) var all: [Route] = []
    private var latest = 0

    /// The number of a record's route; nil where it has none yet.
    mutating func number(of record: LogRecord, _ bytes: Span<UInt8>) -> Int? {
        if latest < all.count, all[latest].isOf(record, bytes) { return latest }
        if let known = all.firstIndex(where: { $0.isOf(record, bytes) }) {
            latest = known
            return known
        }
        return nil
    }

    /// Adds the route of a record; nil where there are too many.
    mutating func add(_ record: LogRecord, _ bytes: Span<UInt8>, apps: [Int], isKnown: Bool) -> Int? {
        guard all.count < RecordRoutes.mostRoutes else { return nil }
        latest = all.count
        all.append(
            Route(
                apps: apps, isKnown: isKnown, style: record.style, customFormat: record.customFormat,
                type: record.type,
                parts: [record.process, record.subsystem, record.category].map { $0.map { bytes[$0] } }))
        return latest
    }

    /// Keeps the number of a route's process.
    mutating func noteProcess(_ process: Int, of route: Int) { all[route].process = process }
}

extension Span<UInt8> {
    /// Whether a range holds just this text.
    fileprivate func isText(_ text: [UInt8], at range: Range<Int>) -> Bool {
        guard text.count == range.count else { return false }
        for offset in 0..<text.count where self[range.lowerBound &+ offset] != text[offset] { return false }
        return true
    }
}
