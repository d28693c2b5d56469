public import EventModel

/// Shapes that are looked for together.
///
/// Of the shapes that a message has, the one with the most literal bytes counts, and of equal ones the first; `conflicts`
/// says where that is chance. A message is compared only with the shapes whose first byte it has, and with those that
/// begin with a hole.
public struct ShapeSet: Sendable {
    /// A message's shape.
    public struct Match: Sendable, Hashable {
        /// Index of the shape.
        public var shape: Int
        /// Where the holes are, in the order of the shape.
        public var holes: [Range<Int>]
    }

    /// The shapes, in the order given.
    public let shapes: [MessageShape]
    let matchers: [ShapeMatcher]
    /// The shapes that begin with a hole, in the order in which they are tried.
    private let open: [Int]
    /// The shapes to try for each first byte, in order.
    private let byFirstByte: [[Int]]

    /// A set of shapes; their order is their index.
    public init(_ shapes: [MessageShape]) {
        self.shapes = shapes
        let matchers = shapes.map(ShapeMatcher.init)
        self.matchers = matchers
        let order = matchers.indices.sorted {
            (matchers[$1].literalByteCount, $0) < (matchers[$0].literalByteCount, $1)
        }
        open = order.filter { matchers[$0].prefix.isEmpty }
        byFirstByte = (0...UInt8.max).map { byte in
            order.filter { matchers[$0].prefix.first.map { $0 == byte } ?? true }
        }
    }

    /// The shape of the message that fills `range` of `bytes`, or nil. Cost: at most the length of the message times that of
    /// the shapes tried.
    public func match(_ bytes: Span<UInt8>, in range: Range<Int>) -> Match? {
        var steps = 0
        return match(bytes, in: range, steps: &steps)
    }

    func match(_ bytes: Span<UInt8>, in range: Range<Int>, steps: inout Int) -> Match? {
        for shape in range.isEmpty ? open : byFirstByte[Int(bytes[range.lowerBound])] {
            if let holes = matchers[shape].holes(bytes, in: range, steps: &steps) {
                return Match(shape: shape, holes: holes)
            }
        }
        return nil
    }
}
