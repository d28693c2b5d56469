internal import EventModel

/// One shape, cut for matching.
///
/// Holes of type `text` cut a shape into segments: literals, with the holes of other types between them, whose ends do not
/// depend on what follows later. So a segment that begins at a place ends at one place, and a later start never ends
/// earlier. The first segment stands at the message's start, the last one at its end, as far right as possible; those
/// between stand as far left as possible one after the other, but the last of them as far right as possible. With one or
/// two holes of type `text`, which is what there is in practice, the last hole is as short as possible and what people
/// typed into the one before comes out whole.
///
/// A message has the shape if it can be cut like that at all: leftmost places leave the most room to the right, and
/// rightmost ones to the left, so nothing is ever tried again. The cost is at most the length of the message times
/// that of the shape: each place is looked at once for one segment from either side, numbers are 64 bytes at most,
/// and the end of a word, once found, serves every place before it.
struct ShapeMatcher: Sendable {
    /// A hole that is not of type `text`, and the literal behind it.
    struct Step: Sendable {
        var hole: Int
        var type: MessageShape.HoleType
        var literal: [UInt8]
        /// Whether the literal ends the shape.
        var isLast: Bool
        /// Where the literal has its first blank or control byte.
        var blankOffset: Int?
    }

    /// A literal, and further ones with holes before them.
    struct Segment: Sendable {
        var literal: [UInt8]
        var steps: [Step] = []

        /// The bytes that it takes at least.
        var minimumLength: Int {
            steps.reduce(literal.count) { $0 + $1.literal.count + 1 }
        }
    }

    /// The segments, with a hole of type `text` between each two.
    let segments: [Segment]
    /// The holes between the segments.
    let textHoles: [Int]
    let holeCount: Int
    let literalByteCount: Int
    let minimumLength: Int
    /// What every message begins and ends with.
    let prefix: [UInt8]
    let suffix: [UInt8]

    init(_ shape: MessageShape) {
        let literals = shape.literals.map { Array($0.utf8) }
        var segments = [Segment(literal: literals[0])]
        var textHoles: [Int] = []
        for (index, hole) in shape.holes.enumerated() {
            if hole.type == .text {
                textHoles.append(index)
                segments.append(Segment(literal: literals[index + 1]))
            } else {
                let step = Step(
                    hole: index, type: hole.type, literal: literals[index + 1], isLast: index + 1 == shape.holes.count,
                    blankOffset: literals[index + 1].firstIndex { $0 <= 0x20 })
                segments[segments.count - 1].steps.append(step)
            }
        }
        self.segments = segments
        self.textHoles = textHoles
        holeCount = shape.holes.count
        literalByteCount = shape.literalByteCount
        minimumLength = segments.reduce(0) { $0 + $1.minimumLength }
        prefix = literals[0]
        suffix = literals[literals.count - 1]
    }

    /// Where the holes of the message are that fills `range`, or nil when it does not have the shape. `steps` grows by the
    /// bytes looked at.
    func holes(_ bytes: Span<UInt8>, in range: Range<Int>, steps: inout Int) -> [Range<Int>]? {
        guard range.count >= minimumLength, bytes.hasBytes(prefix, at: range.lowerBound),
            bytes.hasBytes(suffix, at: range.upperBound - suffix.count)
        else { return nil }
        var run = ShapeRun(holeCount: holeCount, end: range.upperBound)
        defer { steps += run.steps }
        guard let places = places(&run, bytes, range) else { return nil }
        for (index, hole) in textHoles.enumerated() {
            run.holes[hole] = places[index].upperBound..<places[index + 1].lowerBound
        }
        return run.holes
    }

    /// Where the segments are.
    private func places(_ run: inout ShapeRun, _ bytes: Span<UInt8>, _ range: Range<Int>) -> [Range<Int>]? {
        guard let first = run.end(of: segments[0], at: range.lowerBound, bytes) else { return nil }
        var places = [range.lowerBound..<first]
        guard segments.count > 1 else { return first == range.upperBound ? places : nil }
        let lastRoom = first..<range.upperBound
        guard let last = run.lastPlace(of: segments[segments.count - 1], in: lastRoom, reachesEnd: true, bytes) else {
            return nil
        }
        for index in 1..<segments.count - 1 {
            let room = places[index - 1].upperBound..<last.lowerBound
            let place =
                index == segments.count - 2
                ? run.lastPlace(of: segments[index], in: room, reachesEnd: false, bytes)
                : run.firstPlace(of: segments[index], in: room, bytes)
            guard let place else { return nil }
            places.append(place)
        }
        places.append(last)
        return places
    }
}

extension Span<UInt8> {
    /// Whether `text` stands at `position`; false where it does not fit.
    func hasBytes(_ text: [UInt8], at position: Int) -> Bool {
        guard position >= 0, position + text.count <= count else { return false }
        for offset in text.indices where self[position + offset] != text[offset] { return false }
        return true
    }
}
