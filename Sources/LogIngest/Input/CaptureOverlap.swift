public import EventModel

/// Captures of one install that overlap in time, so that they may hold the same records, or that follow one another within a
/// minute, so that one goes on where another ends.
///
/// Times of captures that all print offsets are compared as instants, others as civil times: captures of one install are
/// taken for captures of one time zone. A record is looked for only where its capture overlaps with another.
public struct CaptureOverlap: Sendable, Hashable {
    /// The captures, ascending, at least two.
    public private(set) var captures: [Int]
    /// For each capture where it overlaps with another: stretches apart from each other, in order.
    private(set) var windows: [[ClosedRange<Int64>]]
    /// The length of time that times are cut to.
    let precision: Int64
    let comparesInstants: Bool
    let unknown: Timestamp.UnknownPart

    /// Captures are nearly in order, so a little more than their ends say is looked at.
    fileprivate static let slack: Int64 = 60_000_000_000

    /// The overlaps among captures of one install, which are named by their numbers in the order given; a capture without
    /// a span overlaps with nothing.
    public static func overlaps(among spans: [(capture: Int, span: CaptureSpan)]) -> [CaptureOverlap] {
        var groups: [[(capture: Int, span: CaptureSpan)]] = []
        for (capture, span) in spans.sorted(by: { $0.span.civil.lowerBound < $1.span.civil.lowerBound }) {
            var joined = [(capture: capture, span: span)]
            groups.removeAll { group in
                guard group.contains(where: { $0.span.meets(span) }) else { return false }
                joined += group
                return true
            }
            groups.append(joined)
        }
        return groups.filter { $0.count > 1 }.map { CaptureOverlap($0.sorted { $0.capture < $1.capture }) }.sorted {
            $0.captures[0] < $1.captures[0]
        }
    }

    private init(_ group: [(capture: Int, span: CaptureSpan)]) {
        captures = group.map(\.capture)
        precision = group.map(\.span.precision).max() ?? 1
        unknown = group.first?.span.unknown ?? .nothing
        let comparesInstants = group.allSatisfy(\.span.isZoned)
        self.comparesInstants = comparesInstants
        let ranges = group.map { $0.span.range(instants: comparesInstants) }
        windows = ranges.indices.map { own in
            ranges.indices.filter { $0 != own }.compactMap {
                ranges[own].raised(by: Self.slack).common(ranges[$0].raised(by: Self.slack))
            }.joined()
        }
    }

    /// Where a capture overlaps with others; nowhere for a capture that takes no part.
    func windows(of capture: Int) -> [ClosedRange<Int64>] {
        captures.firstIndex(of: capture).map { windows[$0] } ?? []
    }

    /// When a time is, cut to the coarsest precision of the captures; nil for one that cannot be compared.
    public func comparedMoment(of time: Timestamp) -> Int64? {
        moment(of: time).map { $0 - $0 % precision }
    }

    /// A time as it is compared with others of these captures; nil for one that knows another part of the date.
    public func moment(of time: Timestamp) -> Int64? {
        guard time.unknown == unknown else { return nil }
        return comparesInstants ? time.instantNanoseconds : time.civilNanoseconds
    }
}

extension CaptureSpan {
    fileprivate func range(instants: Bool) -> ClosedRange<Int64> {
        instants ? self.instants : civil
    }

    /// Whether the captures can be compared, and overlap or follow one another.
    fileprivate func meets(_ other: CaptureSpan) -> Bool {
        guard unknown == other.unknown else { return false }
        let instants = isZoned && other.isZoned
        return range(instants: instants).raised(by: CaptureOverlap.slack).overlaps(other.range(instants: instants))
    }
}

extension ClosedRange<Int64> {
    fileprivate func common(_ other: ClosedRange<Int64>) -> ClosedRange<Int64>? {
        overlaps(other) ? clamped(to: other) : nil
    }

    fileprivate func raised(by length: Int64) -> ClosedRange<Int64> {
        lowerBound.lowered(by: length)...upperBound.raised(by: length)
    }
}

extension [ClosedRange<Int64>] {
    /// The same in order, those that touch as one.
    fileprivate func joined() -> [ClosedRange<Int64>] {
        sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
            if let last = joined.last, last.overlaps(range) {
                joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
    }
}

extension Int64 {
    fileprivate func lowered(by length: Int64) -> Int64 { self < .min + length ? .min : self - length }
    fileprivate func raised(by length: Int64) -> Int64 { self > .max - length ? .max : self + length }
}
