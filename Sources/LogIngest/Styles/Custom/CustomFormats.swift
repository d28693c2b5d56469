internal import EventModel

/// The user's own formats, in the order in which a line is compared with them.
///
/// A line costs each format a constant at most: a value is looked for in so many bytes, and no place is tried twice.
public struct CustomFormats: Sendable, Hashable {
    /// The formats; a record's `customFormat` is an index into them.
    public let formats: [CustomFormat]

    /// The most formats there can be.
    public static let limit = 64

    /// Formats, at most `limit`.
    public init(_ formats: [CustomFormat] = []) {
        precondition(formats.count <= CustomFormats.limit, "whoever reads formats checks how many they are")
        self.formats = formats
    }

    /// Whether there are none.
    public var isEmpty: Bool { formats.isEmpty }

    /// What reports and records call the format of a record.
    public func name(of record: LogRecord) -> String {
        guard let index = record.customFormat.map(Int.init), formats.indices.contains(index) else {
            return record.style.rawValue
        }
        return formats[index].name
    }

    /// Matches the line that fills `range`, free of NUL bytes and ANSI sequences, with the formats in their order; the record
    /// stays as it is unless one fits.
    ///
    /// `damaged` is for a line that no other style takes either: it fits a format up to behind its time, with text around that
    /// that is not blank, and no further.
    func match(_ bytes: Span<UInt8>, _ range: Range<Int>, into record: inout LogRecord) -> HeaderMatch {
        var isDamaged = false
        for index in formats.indices {
            var run = CustomRun(formats[index], line: record.line, end: range.upperBound)
            if run.matches(bytes, from: range.lowerBound) {
                record = run.record
                record.customFormat = UInt8(index)
                return run.isPossible ? .record : .impossibleTime
            }
            isDamaged = isDamaged || run.isUnmistakable
        }
        return isDamaged ? .damaged : .none
    }
}
