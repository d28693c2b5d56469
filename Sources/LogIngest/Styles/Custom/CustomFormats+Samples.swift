public import EventModel

/// What a format makes of a sample.
public struct CustomSample: Sendable, Hashable {
    /// The fields of the record as text; what the sample does not say is absent. Times are written as in ISO 8601, numbers in
    /// decimal digits; the level is not here.
    public var texts: [CustomField: String] = [:]
    /// The level.
    public var level: LogLevel?

    /// Why a sample is no record of its format.
    public enum Fault: Error, Sendable, Hashable {
        /// It does not fit: from which byte of its first line on, counted from 1, what is expected there, and what there is.
        case doesNotFit(byte: Int, expected: String, found: String)
        /// No clock shows its time.
        case impossibleTime
        /// A format before it, an index, takes the sample.
        case taken(by: Int)
        /// One of its further lines, counted from 1, begins a record of a format, an index.
        case furtherRecord(line: Int, format: Int)
    }
}

extension CustomFormats {
    /// The record that a format makes of a sample of one line or more, among all formats.
    ///
    /// - Throws: why it is none.
    public func record(ofSample text: String, format: Int) throws(CustomSample.Fault) -> CustomSample {
        let lines = CustomFormats.lines(of: text)
        let first = lines[0]
        var run = CustomRun(formats[format], line: 1, end: first.count)
        guard run.matches(first.span, from: 0) else { throw run.fault(first) }
        var record = LogRecord(style: .custom, line: 1)
        _ = match(first.span, first.indices, into: &record)
        if let taker = record.customFormat.map(Int.init), taker != format { throw .taken(by: taker) }
        guard run.isPossible else { throw .impossibleTime }
        for (index, line) in lines.enumerated().dropFirst() {
            var other = LogRecord(style: .custom, line: 1)
            guard match(line.span, line.indices, into: &other) == .none else {
                throw .furtherRecord(line: index + 1, format: other.customFormat.map(Int.init) ?? format)
            }
        }
        return CustomSample(run.record, lines)
    }

    /// The lines as a capture gives them; line feeds at the end belong to none.
    private static func lines(of text: String) -> [[UInt8]] {
        var bytes = Array(text.utf8)
        while bytes.last == 0x0A { bytes.removeLast() }
        return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            var cleaned: [UInt8] = []
            let line = Array(line)
            LineCleaning.append(line.span, line.indices, to: &cleaned)
            return cleaned
        }
    }
}

extension CustomSample {
    fileprivate init(_ record: LogRecord, _ lines: [[UInt8]]) {
        let bytes = Array(lines.joined(separator: [0x0A]))
        let ranges: [(CustomField, Range<Int>)] = [
            (.process, record.process), (.library, record.sender), (.subsystem, record.subsystem),
            (.category, record.category), (.host, record.details.host),
            (.message, record.message.lowerBound..<bytes.count),
        ]
        for (field, range) in ranges where !range.isEmpty {
            texts[field] = String(decoding: bytes[range], as: UTF8.self)
        }
        texts[.time] = record.time.map { $0.civilText + ($0.utcOffsetText ?? "") }
        texts[.pid] = record.processID.map { String($0) }
        texts[.tid] = record.threadID.map { String($0) }
        level = record.level
    }
}

extension CustomRun {
    fileprivate func fault(_ line: [UInt8]) -> CustomSample.Fault {
        let expected =
            switch stop.expected {
            case .literal(let text): "the text '\(String(decoding: text, as: UTF8.self))'"
            case .value(let hole): "\(hole.type.expectation) for {\(hole.field.rawValue)}"
            }
        let found = String(decoding: line[stop.position...], as: UTF8.self)
        return .doesNotFit(byte: stop.position + 1, expected: expected, found: found)
    }
}
