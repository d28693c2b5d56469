public import Diagnostics
public import EventModel

/// From when to when a capture goes, as far as its first and its last records say, and how exact its times are.
///
/// It tells which captures may hold the same records without reading them whole.
public struct CaptureSpan: Sendable, Hashable {
    /// The earliest and the latest civil time seen, in nanoseconds.
    public private(set) var civil: ClosedRange<Int64>
    /// The earliest and the latest instant seen, in nanoseconds.
    public private(set) var instants: ClosedRange<Int64>
    /// Whether every time came with its offset from UTC.
    public private(set) var isZoned: Bool
    /// The length of time that the times are printed to, in nanoseconds: 1,000,000 for a capture with milliseconds.
    public private(set) var precision: Int64
    /// What the times do not say; captures that know unequal parts of the date cannot be compared, and times that know
    /// another part than the first one are not looked at.
    public private(set) var unknown: Timestamp.UnknownPart

    init(_ time: Timestamp) {
        civil = time.civilNanoseconds...time.civilNanoseconds
        instants = time.instantNanoseconds...time.instantNanoseconds
        isZoned = time.utcOffsetSeconds != nil
        precision = time.precisionNanoseconds
        unknown = time.unknown
    }

    /// A time more. The finest precision counts, for some tools leave out a fraction of zero.
    mutating func add(_ time: Timestamp) {
        guard time.unknown == unknown else { return }
        civil = civil.reaching(time.civilNanoseconds)
        instants = instants.reaching(time.instantNanoseconds)
        isZoned = isZoned && time.utcOffsetSeconds != nil
        precision = min(precision, time.precisionNanoseconds)
    }

    /// The span of a later stretch of the capture.
    mutating func add(_ later: CaptureSpan) {
        civil = civil.reaching(later.civil.lowerBound).reaching(later.civil.upperBound)
        instants = instants.reaching(later.instants.lowerBound).reaching(later.instants.upperBound)
        isZoned = isZoned && later.isZoned
        precision = min(precision, later.precision)
    }

    /// The capture goes on, who knows how long.
    mutating func addUnknownEnd() {
        civil = civil.reaching(.max)
        instants = instants.reaching(.max)
    }
}

extension CaptureReader {
    /// How much of each end of a capture is read for its span.
    private static let spanSizes = [64 << 10, 1 << 20]

    /// The span of a capture, or nil where its ends have no times, and for what is no regular file.
    /// Of what stands in an archive only the beginning is looked at, as if nobody knew its end.
    /// - Parameter opener: opens the members of archives.
    /// - Throws: as `FileSource.init(_:)`, and `input.broken`. Cost: some 128 KiB read.
    public func span(of capture: Capture, _ opener: inout CaptureOpener) throws(Diagnostic) -> CaptureSpan? {
        guard capture.member == nil else { return try span(ofMember: capture, &opener) }
        guard !capture.isStandardInput, let status = try? Platform.status(of: capture.path), status.kind == .regular
        else { return nil }
        var times = SpanSink()
        for size in CaptureReader.spanSizes where times.span == nil {
            try read(capture, from: 0, count: min(size, status.size), into: &times)
            if size >= status.size { return times.span }
        }
        guard var span = times.span else { return nil }
        var lastTimes = SpanSink()
        for size in CaptureReader.spanSizes where lastTimes.span == nil {
            try read(capture, from: max(0, status.size - size), count: size, into: &lastTimes)
        }
        if let last = lastTimes.span, last.unknown == span.unknown, last.instants.lowerBound >= span.instants.lowerBound
        {
            span.add(last)
        } else {
            // Nothing is known of the end, or the clock went back on the way, as it does at a turn of an unknown year.
            span.addUnknownEnd()
        }
        return span
    }

    private func span(ofMember capture: Capture, _ opener: inout CaptureOpener) throws(Diagnostic) -> CaptureSpan? {
        var source = HeadSource(source: try opener.open(capture), rest: CaptureReader.spanSizes[1])
        var times = SpanSink()
        if let failure = read(&source, into: &times).failure, times.span == nil { throw failure }
        times.endIsUnknown()
        return times.span
    }

    private func read(
        _ capture: Capture, from start: Int, count: Int, into sink: inout SpanSink
    ) throws(Diagnostic) {
        var source = MemorySource(try FileStretch.bytes(of: capture, from: start, count: count))
        _ = read(&source, into: &sink)
    }
}

/// The beginning of a source.
private struct HeadSource: ByteSource, ~Copyable {
    var source: CaptureSource
    var rest: Int

    mutating func read(into bytes: inout MutableSpan<UInt8>, at start: Int) throws(Diagnostic) -> Int {
        guard rest > 0 else { return 0 }
        let count = try source.read(into: &bytes, at: start)
        rest -= count
        return count
    }
}

/// Keeps the span of the records it is given, and nothing else.
private struct SpanSink: RecordSink {
    private(set) var span: CaptureSpan?

    mutating func endIsUnknown() {
        span?.addUnknownEnd()
    }

    mutating func accept(_ record: LogRecord, bytes: Span<UInt8>) -> LineClass {
        guard let time = record.time else { return .other }
        if span == nil { span = CaptureSpan(time) } else { span?.add(time) }
        return .other
    }
}

extension ClosedRange<Int64> {
    fileprivate func reaching(_ value: Int64) -> ClosedRange<Int64> {
        Swift.min(lowerBound, value)...Swift.max(upperBound, value)
    }
}

extension Timestamp {
    /// The length of time that the time is printed to, in nanoseconds.
    var precisionNanoseconds: Int64 {
        if isToTheMinute { return 60_000_000_000 }
        return (0..<max(0, 9 - Int64(fractionDigits))).reduce(1) { power, _ in power * 10 }
    }
}
