internal import EventModel

/// Tells the records of overlapping captures that an earlier one of them already had.
///
/// A record is the same as another when its time, cut to what the least exact capture prints, its process, process id and
/// message are. A capture that holds it n times, of which the captures before it had at most k, gives n - k new ones: what one
/// capture says twice happened twice. Kept is a keyed 64-bit hash of each record, never a text.
public struct DuplicateFilter: Sendable {
    /// How many different records are remembered; further ones are never found again.
    public static let mostKeys = 1_000_000

    private struct Count {
        /// The most that one of the earlier captures had.
        var earlier: Int32
        /// What the capture of this number had so far.
        var own: Int32
        var capture: Int32
    }

    /// Whether there were more different records than are remembered.
    public private(set) var isFull = false
    private let overlap: CaptureOverlap
    private let mostKeys: Int
    private var counts: [UInt64: Count] = [:]
    private var capture: Int32 = -1
    private var windows: [ClosedRange<Int64>] = []

    /// A filter for captures that overlap.
    public init(_ overlap: CaptureOverlap) {
        self.init(overlap, mostKeys: DuplicateFilter.mostKeys)
    }

    init(_ overlap: CaptureOverlap, mostKeys: Int) {
        self.overlap = overlap
        self.mostKeys = mostKeys
    }

    /// Begins a capture of the overlap; the captures come in the order given, each once.
    public mutating func begin(_ capture: Int) {
        self.capture = Int32(truncatingIfNeeded: capture)
        windows = overlap.windows(of: capture)
    }

    /// Whether an earlier capture had this record, as an event or as none. It counts as seen in any case.
    public mutating func isDuplicate(_ record: LogRecord, isEvent: Bool, _ bytes: Span<UInt8>) -> Bool {
        guard let moment = record.time.flatMap({ overlap.moment(of: $0) }), isShared(moment) else { return false }
        let key = DuplicateFilter.key(moment - moment % overlap.precision, record, isEvent: isEvent, bytes)
        guard var count = counts[key] else {
            if counts.count < mostKeys {
                counts[key] = Count(earlier: 0, own: 1, capture: capture)
            } else {
                isFull = true
            }
            return false
        }
        if count.capture != capture {
            count = Count(earlier: max(count.earlier, count.own), own: 0, capture: capture)
        }
        count.own &+= 1
        counts[key] = count
        return count.own <= count.earlier
    }

    /// Whether another capture goes over this moment. Cost: the logarithm of the number of stretches.
    private func isShared(_ moment: Int64) -> Bool {
        var (low, high) = (0, windows.count)
        while low < high {
            let middle = (low + high) / 2
            if windows[middle].upperBound < moment { low = middle + 1 } else { high = middle }
        }
        return low < windows.count && windows[low].contains(moment)
    }

    /// A style that prints no subsystem may hide that a record is an event, so that events are held against events only.
    private static func key(_ moment: Int64, _ record: LogRecord, isEvent: Bool, _ bytes: Span<UInt8>) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(moment)
        hasher.combine(isEvent)
        hasher.combine(record.processID)
        hasher.combine(record.process.count)
        hasher.combine(record.message.count)
        combine(record.process, bytes, into: &hasher)
        combine(record.message, bytes, into: &hasher)
        return UInt64(truncatingIfNeeded: hasher.finalize())
    }

    /// Eight bytes at a time.
    private static func combine(_ range: Range<Int>, _ bytes: Span<UInt8>, into hasher: inout Hasher) {
        var word: UInt64 = 0
        var filled = 0
        for position in range {
            word = word << 8 | UInt64(bytes[position])
            filled += 1
            if filled == 8 {
                hasher.combine(word)
                filled = 0
            }
        }
        hasher.combine(word)
    }
}
