import EventModel
import Testing

@testable import LogIngest

/// The plain version: tries every cut.
private struct ShapeOracle {
    let literals: [[UInt8]]
    let holes: [MessageShape.Hole]

    init(_ shape: MessageShape) {
        literals = shape.literals.map { Array($0.utf8) }
        holes = shape.holes
    }

    /// Whether a message has the shape at all.
    func fits(_ message: [UInt8]) -> Bool {
        message.starts(with: literals[0]) && fits(message[literals[0].count...], hole: 0)
    }

    private func fits(_ rest: ArraySlice<UInt8>, hole: Int) -> Bool {
        guard hole < holes.count else { return rest.isEmpty }
        let literal = literals[hole + 1]
        for end in rest.startIndex...rest.endIndex {
            let tail = rest[end...]
            guard tail.starts(with: literal), isValue(rest[..<end], of: hole, before: tail.first) else { continue }
            if fits(tail.dropFirst(literal.count), hole: hole + 1) { return true }
        }
        return false
    }

    /// Whether a hole may hold a value, `next` being the byte behind it.
    func isValue(_ value: ArraySlice<UInt8>, of hole: Int, before next: UInt8?) -> Bool {
        let literal = literals[hole + 1]
        switch holes[hole].type {
        case .text: return true
        case .bool: return value.elementsEqual("true".utf8) || value.elementsEqual("false".utf8)
        case .word:
            let isClosed = hole + 1 < holes.count && !literal.contains { $0 <= 0x20 }
            return !value.isEmpty && value.allSatisfy { $0 > 0x20 && !(isClosed && $0 == literal[0]) }
        case .int, .decimal:
            let digits = value.first == UInt8(ascii: "-") ? value.dropFirst() : value
            return !digits.isEmpty && digits.allSatisfy { $0.digitValue != nil } && next?.digitValue == nil
        }
    }
}

@Suite struct ShapeOracleTests {
    @Test func aCutIsFoundWheneverThereIsOne() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        var found = 0
        for round in 0..<6000 {
            let (text, rendered) = shape(&random)
            guard let shape = try? MessageShape(parsing: text) else { continue }
            let isRendered = Bool.random(using: &random)
            let message = isRendered ? rendered : letters("ab 1-", 0...9, &random)
            let bytes = Array(message.utf8)
            let oracle = ShapeOracle(shape)
            var steps = 0
            let holes = ShapeMatcher(shape).holes(bytes.span, in: bytes.indices, steps: &steps)
            let place = "seed \(seed), round \(round): \(text) on \(message)"
            #expect((holes != nil) == oracle.fits(bytes), "\(place)")
            guard let holes else { continue }
            found += 1
            var whole = oracle.literals[0]
            for (index, hole) in holes.enumerated() {
                let next = hole.upperBound < bytes.count ? bytes[hole.upperBound] : nil
                #expect(oracle.isValue(bytes[hole], of: index, before: next), "\(place)")
                whole += bytes[hole] + oracle.literals[index + 1]
            }
            #expect(whole == bytes, "\(place)")
        }
        #expect(found > 300)
    }

    /// A shape of few letters, and a message like it.
    private func shape(_ random: inout SplitMix) -> (shape: String, message: String) {
        var shape = letters("ab ", 0...1, &random)
        var message = shape
        for index in 0..<Int.random(in: 1...4, using: &random) {
            let (type, value) =
                switch Int.random(in: 0...4, using: &random) {
                case 0, 1: ("text", letters("ab 1", 0...3, &random))
                case 2: ("word", letters("ab1-", 1...3, &random))
                case 3: ("int", letters("-1", 1...2, &random))
                default: ("bool", "true")
                }
            let literal = letters("ab -", index == 0 ? 1...2 : 0...2, &random)
            shape += "{h\(index):\(type)}" + literal
            message += value + literal
        }
        return (shape, message)
    }

    private func letters(_ letters: String, _ counts: ClosedRange<Int>, _ random: inout SplitMix) -> String {
        let count = Int.random(in: counts, using: &random)
        return String((0..<count).map { _ in letters.randomElement(using: &random) ?? "?" })
    }
}
