import EventModel
import Testing

@Suite struct MessageShapeTests {
    private func holes(_ shape: MessageShape) -> [String] {
        shape.holes.map { "\($0.name):\($0.type.rawValue)" }
    }

    @Test func literalsAndHolesAreRead() throws {
        let shape = try MessageShape(parsing: "Filtered to {count:int} results for: '{text}' in {all_1:word}")
        #expect(shape.literals == ["Filtered to ", " results for: '", "' in ", ""])
        #expect(holes(shape) == ["count:int", "text:text", "all_1:word"])
        #expect(shape.literalByteCount == 12 + 15 + 5)
        let plain = try MessageShape(parsing: "né 同城\r\nend", matches: ["a"], rejects: ["b"])
        #expect(plain.literals == ["né 同城\r\nend"])
        #expect(plain.holes.isEmpty)
        #expect(plain.matches == ["a"])
        #expect(plain.rejects == ["b"])
    }

    @Test func doubledBracesAreLiteral() throws {
        let shape = try MessageShape(parsing: "{{}}{{{a}}}: {b:decimal}{{")
        #expect(shape.literals == ["{}{", "}: ", "{"])
        #expect(holes(shape) == ["a:text", "b:decimal"])
    }

    /// A shape that cannot be read.
    struct Failure: Sendable {
        var shape: String
        var offset: Int
        var text: String

        init(_ shape: String, _ offset: Int, _ text: String) {
            self.shape = shape
            self.offset = offset
            self.text = text
        }
    }

    @Test(arguments: [
        Failure("", 0, "the shape is empty"),
        Failure("{a}", 0, "the shape has a hole and no literal text, so it would fit every message"),
        Failure("né {a", 4, "the hole is not closed by '}'; a literal brace is written '{{'"),
        Failure("x {", 2, "the hole is not closed by '}'; a literal brace is written '{{'"),
        Failure("x } y", 2, "'}' closes no hole; a literal brace is written '}}'"),
        Failure("x {}", 3, "expected the name of a hole (letters, digits, '_'), found ''"),
        Failure("x {1a:int}", 3, "expected the name of a hole (letters, digits, '_'), found '1a'"),
        Failure("x {ž}", 3, "expected the name of a hole (letters, digits, '_'), found 'ž'"),
        Failure("x {a:integer}", 5, "expected text, word, int, decimal or bool, found 'integer'"),
        Failure("x {a:}", 5, "expected text, word, int, decimal or bool, found ''"),
        Failure("{a} {b} {a}", 9, "two holes are named 'a'"),
        Failure("x {a}{b}", 5, "two holes without text between them; nothing tells where the first one ends"),
        Failure("x {a:int}0", 9, "a digit right behind a number; nothing tells where the number ends"),
    ])
    func errorsHaveAPlace(_ failure: Failure) {
        let error = #expect(throws: ShapeError.self) { try MessageShape(parsing: failure.shape) }
        #expect(error?.offset == failure.offset)
        #expect(error?.text == failure.text)
    }
}
