import EventModel
import Testing

@testable import LogIngest

@Suite struct ShapeSetTests {
    private func set(_ shapes: String...) throws -> ShapeSet {
        ShapeSet(try shapes.map { try MessageShape(parsing: $0) })
    }

    private func shape(of text: String, in set: ShapeSet) -> Int? {
        let bytes = Array(text.utf8)
        return set.match(bytes.span, in: bytes.indices)?.shape
    }

    @Test func theFirstByteAndThePriorityDecide() throws {
        let set = try set("Item {a}", "Item selected: {a}", "Item selected: none", "{a} selected", "other", "{x}er")
        let cases: [(String, Int?)] = [
            ("Item selected: none", 2), ("Item selected: x", 1), ("Item x", 0), ("Item selected", 3), ("other", 4),
            ("another", 5), ("é selected", 3), ("", nil), ("Item", nil), ("nothing", nil),
        ]
        for (text, expected) in cases {
            #expect(shape(of: text, in: set) == expected, "\(text)")
        }
    }

    @Test func anEmptyMessageHasNoShapeThatHasLiterals() throws {
        #expect(shape(of: "", in: try set("{a} x", "y")) == nil)
        #expect(shape(of: "", in: ShapeSet([])) == nil)
    }

    /// A message of many shapes' kind is compared with few of them.
    @Test func manyShapesCostLittle() throws {
        let words = (0..<30).map { "Shape \($0) of {a} in {b:word}" }
        let set = ShapeSet(try words.map { try MessageShape(parsing: $0) })
        let bytes = Array("Shape 29 of something in x".utf8)
        var steps = 0
        #expect(set.match(bytes.span, in: bytes.indices, steps: &steps)?.shape == 29)
        #expect(steps < 100)
    }

    @Test func samplesThatFailAreNamed() throws {
        let set = ShapeSet([
            try MessageShape(parsing: "n {n:int}", matches: ["n 1", "n x", "n 2"], rejects: ["n y", "n 3"]),
            try MessageShape(parsing: "t {t}", matches: ["t"], rejects: []),
        ])
        #expect(
            set.check() == [
                .init(shape: 0, sample: 1, kind: .doesNotMatch), .init(shape: 0, sample: 1, kind: .matches),
                .init(shape: 1, sample: 0, kind: .doesNotMatch),
            ])
    }

    @Test func shapesOfEqualRankThatOverlapAreNamed() throws {
        let cases: [(String, String, String?)] = [
            ("a {x}", "a {y}", "a x"), ("n={a:int}", "n={b:word}", "n=0"), ("n={a:int}", "n={b:decimal}", "n=0"),
            ("{x} done", "start{y}", "startx done"), ("a{x}b{y}c", "a{x}c{y}c", "axbxcxc"), ("same", "same", "same"),
            ("v {a:bool}", "v {b:word}", "v true"), ("a {x}", "b {y}", nil), ("v {a:bool}", "v {b:int}", nil),
            ("{x} done", "{x} gone", nil), ("same", "some", nil), ("a {x}", "a long {y}", nil),
        ]
        for (one, other, text) in cases {
            let expected = text.map { ShapeSet.Conflict(first: 0, second: 1, reason: .bothMatch($0)) }
            #expect(try set(one, other).conflicts() == [expected].compactMap(\.self), "\(one) and \(other)")
        }
    }

    @Test func samplesThatAnotherShapeTakesAreNamed() throws {
        let set = ShapeSet([
            try MessageShape(parsing: "Item {a}", matches: ["Item 1", "Item selected: 2"]),
            try MessageShape(parsing: "Item selected: {a}", matches: ["Item selected: 1"]),
        ])
        #expect(set.check() == [])
        #expect(set.conflicts() == [.init(first: 0, second: 1, reason: .takesSample(1))])
    }
}
