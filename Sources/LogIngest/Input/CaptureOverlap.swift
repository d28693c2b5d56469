internal import EventModel

/// Captures of one install that overlap in time, so that they may hold the same records.
///
/// Times of captures that all print offsets are compared as instants, others as civil times: captures of one install are
/// taken for captures of one time zone. A record is looked for only where its capture overlaps with another.
public struct CaptureOverlap: Sendable, Hashable {
    /// The captures, ascending, at least two.
    public private(set) var captures: [Int]
    /// For each capture where it overlaps with another.
    private(set) var windows: [ClosedRange<Int64>]
    /// The length of time that times are cut to.
    let precision: Int64
    let comparesInstants: Bool
    let unknown: Timestamp.UnknownPart

    /// Captures are nearly in order, so a little more than their ends say is looked at.
    private static let slack: Int64 = 60_000_000_000

    /// The overlaps among captures of one install, which are named by their numbers in the order given; a capture without
    /// a span overlaps with nothing.
    public static func overlaps(among spans: [(capture: Int, span: CaptureSpan)]) -> [CaptureOverlap] {
        var groups: [[(capture: Int, span: CaptureSpan)]] = []
        for (capture, span) in spans.sorted(by: { $0.span.civil.lowerBound < $1.span.civil.lowerBound }) {
            var joined = [(capture: capture, span: span)]
            groups.removeAll { group in
                guard group.contains(where: { $0.span.window(with: span) != nil }) else { return false }
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
        let firsts = ranges.map(\.lowerBound).sorted()
        let lasts = ranges.map(\.upperBound).sorted()
        windows = ranges.map { own in
            // From when to when the others go, all together.
            let first = firsts[0] == own.lowerBound ? firsts[1] : firsts[0]
            let last = lasts[lasts.count - 1] == own.upperBound ? lasts[lasts.count - 2] : lasts[lasts.count - 1]
            let lower = Swift.max(first, own.lowerBound).lowered(by: CaptureOverlap.slack)
            return lower...Swift.max(lower, Swift.min(last, own.upperBound).raised(by: CaptureOverlap.slack))
        }
    }

    /// Where a capture overlaps with others; nil for a capture that takes no part.
    func window(of capture: Int) -> ClosedRange<Int64>? {
        captures.firstIndex(of: capture).map { windows[$0] }
    }
}

extension CaptureSpan {
    fileprivate func range(instants: Bool) -> ClosedRange<Int64> {
        instants ? self.instants : civil
    }

    /// What both captures cover, if they can be compared.
    fileprivate func window(with other: CaptureSpan) -> ClosedRange<Int64>? {
        guard unknown == other.unknown else { return nil }
        let comparesInstants = isZoned && other.isZoned
        return range(instants: comparesInstants).common(other.range(instants: comparesInstants))
    }
}

extension ClosedRange<Int64> {
    fileprivate func common(_ other: ClosedRange<Int64>) -> ClosedRange<Int64>? {
        overlaps(other) ? clamped(to: other) : nil
    }
}

extension Int64 {
    fileprivate func lowered(by length: Int64) -> Int64 { self < .min + length ? .min : self - length }
    fileprivate func raised(by length: Int64) -> Int64 { self > .max - length ? .max : self + length }
}
