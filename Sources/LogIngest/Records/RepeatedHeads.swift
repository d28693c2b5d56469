internal import EventModel

/// The heads of lines seen lately, for most lines have one of them: all from the end of the time to the message, with what it says.
///
/// Only heads are kept after which nothing but the message can follow, so that what they say does not depend on it: those of
/// the two commonest styles that end with subsystem and category.
struct RepeatedHeads {
    fileprivate struct Head {
        /// Its bytes, from the end of the time on.
        var bytes: [UInt8]
        /// How many bytes the time before it has, and whether a zone is among them.
        var timeLength: Int
        var hasZone: Bool
        /// What it says, as if the time ended at 0.
        var record: LogRecord
    }

    private static let mostHeads = 4
    /// After so many heads of which none came again only every sixteenth is kept.
    private static let patience = 64

    private var heads: [Head] = []
    private var latest = 0
    private var oldest = 0
    private var keptInVain = 0
    private var missed = 0

    /// Reads the line that fills `line` into `record`, if it has a head that is known; what is said of its time is in `clock`.
    mutating func match(
        _ bytes: Span<UInt8>, _ line: Range<Int>, _ clock: inout ClockReader, into record: inout LogRecord
    ) -> Bool {
        // A time in one of these styles has at least 23 bytes.
        guard !heads.isEmpty, line.count > 23, bytes[line.lowerBound &+ 10] == 0x20,
            let stamp = clock.read(bytes, at: line.lowerBound, before: line.upperBound), stamp.isPossible
        else { return false }
        for step in 0..<heads.count {
            let number = (latest &+ step) % heads.count
            guard heads[number].isHere(bytes, line, stamp) else { continue }
            latest = number
            keptInVain = 0
            heads[number].fill(&record, stamp, before: line.upperBound)
            return true
        }
        return false
    }

    /// Keeps the head of a record that was read from the line `line`.
    mutating func keep(_ record: LogRecord, _ bytes: Span<UInt8>, _ line: Range<Int>, _ clock: inout ClockReader) {
        guard record.style == .compact || record.style == .standard, record.type == .log, !record.subsystem.isEmpty,
            record.message.lowerBound == record.category.upperBound + 2
        else { return }
        missed += 1
        guard keptInVain < RepeatedHeads.patience || missed % 16 == 0,
            let stamp = clock.read(bytes, at: line.lowerBound, before: line.upperBound), stamp.isPossible,
            let head = Head(record, bytes, line, stamp)
        else { return }
        keptInVain += 1
        if heads.count < RepeatedHeads.mostHeads {
            latest = heads.count
            heads.append(head)
        } else {
            heads[oldest] = head
            latest = oldest
            oldest = (oldest + 1) % RepeatedHeads.mostHeads
        }
    }
}

extension RepeatedHeads.Head {
    fileprivate init?(_ record: LogRecord, _ bytes: Span<UInt8>, _ line: Range<Int>, _ stamp: Stamp) {
        guard stamp.end < record.message.lowerBound else { return nil }
        self.bytes = (stamp.end..<record.message.lowerBound).map { bytes[$0] }
        timeLength = stamp.end - line.lowerBound
        hasZone = stamp.time.utcOffsetSeconds != nil
        self.record = record
        self.record.shift(by: stamp.end)
    }

    /// Whether the line has this head behind its time.
    fileprivate func isHere(_ line: Span<UInt8>, _ range: Range<Int>, _ stamp: Stamp) -> Bool {
        guard stamp.end &- range.lowerBound == timeLength, (stamp.time.utcOffsetSeconds != nil) == hasZone,
            range.upperBound &- stamp.end >= bytes.count
        else { return false }
        let head = bytes.span
        var offset = 0
        // From the end: heads of one program differ in their last part.
        var end = head.count
        while end >= 8 {
            end &-= 8
            if head.word(at: end) != line.word(at: stamp.end &+ end) { return false }
        }
        while offset < end {
            if head[offset] != line[stamp.end &+ offset] { return false }
            offset &+= 1
        }
        return true
    }

    /// Makes `other` the record of a line with this head, but for its number.
    fileprivate func fill(_ other: inout LogRecord, _ stamp: Stamp, before end: Int) {
        other = record
        other.time = stamp.time
        other.process = record.process.moved(by: stamp.end)
        other.sender = record.sender.moved(by: stamp.end)
        other.subsystem = record.subsystem.moved(by: stamp.end)
        other.category = record.category.moved(by: stamp.end)
        other.message = stamp.end &+ bytes.count..<end
    }
}

extension Range<Int> {
    /// The range behind `distance`; an empty one says nothing and stays.
    fileprivate func moved(by distance: Int) -> Range<Int> {
        isEmpty ? self : lowerBound &+ distance..<upperBound &+ distance
    }
}
