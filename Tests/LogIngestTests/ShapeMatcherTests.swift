import EventModel
import Testing

@testable import LogIngest

/// The values of the holes of a message, or nil when it does not have the shape.
private func values(_ shape: MessageShape, _ text: String, steps: inout Int) -> [String]? {
    // Bytes around the message, so that a range that leaves it is seen.
    let bytes = Array("7 '\(text)' x".utf8)
    let holes = ShapeMatcher(shape).holes(bytes.span, in: 3..<bytes.count - 3, steps: &steps)
    return holes?.map { String(decoding: bytes[$0], as: UTF8.self) }
}

private func values(_ shape: String, _ text: String) throws -> [String]? {
    var steps = 0
    return values(try MessageShape(parsing: shape), text, steps: &steps)
}

@Suite struct ShapeMatcherTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var shape: String
        var text: String
        var values: [String]?

        init(_ shape: String, _ text: String, _ values: [String]?) {
            self.shape = shape
            self.text = text
            self.values = values
        }

        var testDescription: String { "\(shape) on \(text)" }
    }

    private static let filtered = "Filtered to {n:int} results for: '{text}' in category: '{category}'"

    static let ends = [
        Case(filtered, "Filtered to 4 results for: 'swift' in category: 'All'", ["4", "swift", "All"]),
        Case(filtered, "Filtered to 0 results for: '' in category: ''", ["0", "", ""]),
        Case(
            filtered, "Filtered to 0 results for: 'it's, 'q'=1' in category: 'All'", ["0", "it's, 'q'=1", "All"]),
        Case(
            filtered, "Filtered to 0 results for: 'a' in category: 'b' in category: 'All'",
            ["0", "a' in category: 'b", "All"]),
        Case(filtered, "Filtered to 1 results for: '同城\r\né' in category: 'Žena'", ["1", "同城\r\né", "Žena"]),
        Case(filtered, "Filtered to x results for: 'a' in category: 'b'", nil),
        Case(filtered, "Filtered to 4 results for: 'a' in category: 'b", nil),
        Case(filtered, "Filtered to 4 results for: 'a' in category:'b'", nil),
        Case(filtered, "", nil),
        Case("{a}, {b}, {c}", "1, 2, 3, 4", ["1", "2, 3", "4"]),
        Case("{a}, {b}, {c}, {d}", "1, 2, 3, 4, 5", ["1", "2", "3, 4", "5"]),
        Case("{a}aa{b}", "aaaa", ["aa", ""]),
        Case("a{x}a", "aa", [""]),
        Case("a{x}a", "a", nil),
        Case("restore {a} for scene: {b}", "restore nil for scene: <W: 0x1; r>", ["nil", "<W: 0x1; r>"]),
    ]

    static let types = [
        Case("plain", "plain", []), Case("plain", "plain ", nil), Case("plain", "plai", nil),
        Case("did load {title}", "did load ", [""]), Case("did load {title}", "did load", nil),
        Case("n{n:int}", "n-12", ["-12"]), Case("n{n:int}", "n-", nil),
        Case("n{n:int}", "n1.5", nil), Case("n{n:int}.", "n1.", ["1"]),
        Case("n{n:int}", "n" + String(repeating: "9", count: 64), [String(repeating: "9", count: 64)]),
        Case("n{n:int}", "n" + String(repeating: "9", count: 65), nil),
        Case("x: {x:decimal}", "x: -80.5", ["-80.5"]), Case("x: {x:decimal}", "x: 1e-05", ["1e-05"]),
        Case("x: {x:decimal}", "x: 12", ["12"]), Case("x: {x:decimal}", "x: -inf", ["-inf"]),
        Case("x: {x:decimal}", "x: nan", ["nan"]), Case("x: {x:decimal}", "x: 1.", nil),
        Case("x: {x:decimal}.", "x: 1.5.", ["1.5"]), Case("x: {x:decimal}e", "x: 1e", ["1"]),
        Case("x: {x:decimal} y", "x: .5 y", nil), Case("x: {x:decimal}", "x: 0x10", nil),
        Case("v: {v:bool}", "v: true", ["true"]), Case("v: {v:bool}!", "v: false!", ["false"]),
        Case("v: {v:bool}", "v: True", nil), Case("v: {v:bool}", "v: truely", nil),
        Case("w {w:word} end", "w 同城 end", ["同城"]), Case("w {w:word} end", "w  end", nil),
        Case("w {w:word} end", "w a b end", nil), Case("w '{w:word}' end", "w 'it's' end", ["it's"]),
        Case("w {w:word}", "w a\nb", nil), Case("w '{w:word}'", "w 'a'b'", ["a'b"]),
        Case("{h:word}:{p:int} up", "host:80 up", ["host", "80"]), Case("{h:word}:{p:int} up", "a:b:80 up", nil),
        Case("{t} in '{w:word}'", "a in 'b' in 'c'", ["a in 'b'", "c"]),
        Case("{t} in '{w:word}'", "a in 'b' in 'c d'", nil),
        Case("{t} after {s:decimal} s", "a after 1 s after 2.5 s", ["a after 1 s", "2.5"]),
        Case("{t}-{n:int}", "a--5", ["a-", "5"]),
        Case("{a} {n:int} {b}", "x 1y 2 3 z", ["x 1y 2", "3", "z"]),
        Case("{a} {n:int} {b} is {c}", "x 1 2 is 3 is 4", ["x", "1", "2 is 3", "4"]),
    ]

    @Test(arguments: ends + types)
    func aMessageIsCut(_ example: Case) throws {
        #expect(try values(example.shape, example.text) == example.values)
    }

    @Test func bytesThatAreNotUTF8ArePartOfText() throws {
        let shape = try MessageShape(parsing: "'{a}' {b:word}")
        let bytes = Array("'".utf8) + [0xFF, 0xC3] + Array("' ".utf8) + [0xE2]
        var steps = 0
        #expect(ShapeMatcher(shape).holes(bytes.span, in: bytes.indices, steps: &steps) == [1..<3, 5..<6])
    }

    /// Shapes, and a head, a part to repeat and a tail, made so that a matcher that tries again needs the square of the length.
    private static let hostile = [
        (filtered, "Filtered to 4 results for: '", "' in category: '", "'"),
        (filtered, "Filtered to 4 results for: '", "' in category: ", "'"),
        ("{a}x{w:word} {n:int}", "", "x", "y z"), ("{a}x{w:word} {n:int}!", "", "x", " y!"),
        ("{a}1{n:int}x{b}", "", "1", ""), ("{a}x{w:word}:{n:int} {b}", "", "x", ""),
        ("{a}x{w:word}:{n:int} {b}", "", "x", ":y"), ("{a}x{w:word}", "", "x ", ""), ("{a}x{w:word}", "", "x", ""),
        ("{a}ab{b}ab{c}ab{d}ac", "", "ab", ""), ("{a}x{w:word}y {v:word}z {b} end", "", "xy z", " end"),
        ("{a}x{w:word} {v:word} {n:int} {b} end", "", "x", " end"), ("{a} {n:int} {b}", "", " 1", "x"),
    ]

    private func cost(_ shape: MessageShape, _ head: String, _ part: String, _ tail: String, size: Int) -> Int {
        var steps = 0
        let message = head + String(repeating: part, count: size / part.utf8.count) + tail
        _ = values(shape, message, steps: &steps)
        return steps
    }

    @Test func theCostIsLinear() throws {
        let size = 1 << 14
        for (text, head, part, tail) in Self.hostile {
            let shape = try MessageShape(parsing: text)
            let once = cost(shape, head, part, tail, size: size)
            #expect(once <= size * (text.utf8.count + 64), "\(text)")
            #expect(cost(shape, head, part, tail, size: 2 * size) <= once * 5 / 2, "\(text) on \(part)")
        }
    }

    @Test func aMegabyteIsCut() throws {
        let text = String(repeating: "' in category: 'é\n", count: 1 << 16)
        let message = "Filtered to 4 results for: '\(text)' in category: 'All'"
        #expect(try values(Self.filtered, message) == ["4", text, "All"])
    }

    /// If no value shares a byte with the literals, what is rendered is read back.
    @Test func renderedValuesComeBack() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for round in 0..<3000 {
            let (text, message, expected) = rendering(&random)
            var steps = 0
            let found = values(try MessageShape(parsing: text), message, steps: &steps)
            #expect(found == expected, "seed \(seed), round \(round): \(text) on \(message.debugDescription)")
        }
    }

    /// A random shape, a message that has it, and the values in it.
    private func rendering(_ random: inout SplitMix) -> (shape: String, message: String, values: [String]) {
        func text(_ letters: String, _ counts: ClosedRange<Int>, _ random: inout SplitMix) -> String {
            let count = Int.random(in: counts, using: &random)
            return String((0..<count).map { _ in letters.randomElement(using: &random) ?? "?" })
        }
        var (shape, message, values) = (text("ab :'ž", 0...3, &random), "", [String]())
        message = shape
        for index in 0..<Int.random(in: 0...5, using: &random) {
            let type = MessageShape.HoleType.allCases.randomElement(using: &random) ?? .text
            let value =
                switch type {
                case .text: text("xyz\n\t=,同", 0...4, &random)
                case .word: text("xyz=,同.7", 1...4, &random)
                case .int: String(Int.random(in: -99...99, using: &random))
                case .decimal: String(Double.random(in: -9...9, using: &random))
                case .bool: Bool.random(using: &random) ? "true" : "false"
                }
            let literal = text("AB :'ž", 1...3, &random)
            shape += "{h\(index):\(type.rawValue)}" + literal
            message += value + literal
            values.append(value)
        }
        return ("^" + shape, "^" + message, values)
    }
}
