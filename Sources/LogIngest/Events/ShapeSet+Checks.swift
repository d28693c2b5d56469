internal import EventModel

extension ShapeSet {
    /// A sample that does not do what it stands for.
    public struct SampleFailure: Sendable, Hashable {
        /// What is wrong with it.
        public enum Kind: Sendable, Hashable {
            /// One of `matches` that does not have the shape.
            case doesNotMatch
            /// One of `rejects` that has it.
            case matches
        }

        /// Index of the shape.
        public var shape: Int
        /// Index of the sample in the shape's `matches` or `rejects`.
        public var sample: Int
        /// What is wrong.
        public var kind: Kind
    }

    /// Two shapes that one message can have without saying which of them counts.
    public struct Conflict: Sendable, Hashable {
        /// How it is known.
        public enum Reason: Sendable, Hashable {
            /// Both have equally many literal bytes, and this message has both shapes.
            case bothMatch(String)
            /// This sample of the first shape, an index into its `matches`, is taken by the second one.
            case takesSample(Int)
        }

        /// Index of one shape.
        public var first: Int
        /// Index of the other one.
        public var second: Int
        /// How it is known.
        public var reason: Reason
    }

    /// The samples that fail, each shape taken by itself, in order.
    public func check() -> [SampleFailure] {
        shapes.indices.flatMap { shape in
            let missed = shapes[shape].matches.indices.filter { !fits(shape, shapes[shape].matches[$0]) }
            let caught = shapes[shape].rejects.indices.filter { fits(shape, shapes[shape].rejects[$0]) }
            return missed.map { SampleFailure(shape: shape, sample: $0, kind: .doesNotMatch) }
                + caught.map { SampleFailure(shape: shape, sample: $0, kind: .matches) }
        }
    }

    /// Shapes of equal rank that one message can have, and samples that another shape takes.
    ///
    /// Messages that might have both shapes of a pair are made from their literals and tried, so what is reported is true;
    /// pairs that overlap only in odd values of typed holes may be missed.
    public func conflicts() -> [Conflict] {
        var conflicts: [Conflict] = []
        for first in shapes.indices {
            for second in shapes.indices.dropFirst(first + 1)
            where matchers[first].literalByteCount == matchers[second].literalByteCount {
                let common = ShapeSet.candidates(matchers[first], matchers[second]).first { text in
                    [first, second].allSatisfy { fits($0, text) }
                }
                guard let common else { continue }
                let text = String(decoding: common, as: UTF8.self)
                conflicts.append(Conflict(first: first, second: second, reason: .bothMatch(text)))
            }
            for (sample, text) in shapes[first].matches.enumerated() where fits(first, text) {
                let bytes = Array(text.utf8)
                guard let match = match(bytes.span, in: bytes.indices), match.shape != first else { continue }
                conflicts.append(Conflict(first: first, second: match.shape, reason: .takesSample(sample)))
            }
        }
        return conflicts
    }

    private func fits(_ shape: Int, _ text: String) -> Bool {
        fits(shape, Array(text.utf8))
    }

    private func fits(_ shape: Int, _ bytes: [UInt8]) -> Bool {
        var steps = 0
        return matchers[shape].holes(bytes.span, in: bytes.indices, steps: &steps) != nil
    }

    /// Messages that might have both shapes: each with plain values, and, where both have holes for any text, either
    /// beginning, the middles of both, and either end.
    private static func candidates(_ one: ShapeMatcher, _ other: ShapeMatcher) -> [[UInt8]] {
        let (texts, others) = (one.segmentTexts, other.segmentTexts)
        let filler = [UInt8(ascii: "x")]
        var candidates = [texts, others].flatMap { [Array($0.joined(separator: filler)), Array($0.joined())] }
        guard texts.count > 1, others.count > 1 else { return candidates }
        let middle = texts.dropFirst().dropLast() + others.dropFirst().dropLast()
        for head in [texts[0], others[0]] {
            for tail in [texts[texts.count - 1], others[others.count - 1]] {
                candidates.append(Array(([head] + middle + [tail]).joined(separator: filler)))
            }
        }
        return candidates
    }
}

extension ShapeMatcher {
    /// The segments with a plain value in each hole.
    fileprivate var segmentTexts: [[UInt8]] {
        segments.map { segment in
            segment.steps.reduce(into: segment.literal) { text, step in
                text += step.type.plainValue.utf8
                text += step.literal
            }
        }
    }
}

extension MessageShape.HoleType {
    /// A value that holes of other types take too, where there is one.
    fileprivate var plainValue: String {
        switch self {
        case .text, .word: "x"
        case .int, .decimal: "0"
        case .bool: "true"
        }
    }
}
