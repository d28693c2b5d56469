/// Reads the text of a `MessageShape` from left to right.
struct ShapeParser {
    private(set) var literals: [[UInt8]] = [[]]
    private(set) var holes: [MessageShape.Hole] = []
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func parse() throws(ShapeError) {
        guard !bytes.isEmpty else { throw ShapeError(offset: 0, reason: .empty) }
        while position < bytes.count {
            let byte = bytes[position]
            let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
            if isBrace, !isDoubled {
                guard byte == UInt8(ascii: "{") else { throw ShapeError(offset: position, reason: .strayBrace) }
                try readHole()
            } else {
                try append(byte)
                position += isBrace ? 2 : 1
            }
        }
        guard literals.contains(where: { !$0.isEmpty }) else { throw ShapeError(offset: 0, reason: .noLiteral) }
    }

    private var isDoubled: Bool {
        position + 1 < bytes.count && bytes[position + 1] == bytes[position]
    }

    /// Adds a byte to the literal behind the last hole.
    private mutating func append(_ byte: UInt8) throws(ShapeError) {
        let isNumber = holes.last.map { $0.type == .int || $0.type == .decimal } ?? false
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        if isNumber, isDigit, literals[holes.count].isEmpty {
            throw ShapeError(offset: position, reason: .digitAfterNumber)
        }
        literals[holes.count].append(byte)
    }

    private mutating func readHole() throws(ShapeError) {
        let start = position
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else {
            throw ShapeError(offset: start, reason: .unclosedHole)
        }
        if !holes.isEmpty, literals[holes.count].isEmpty {
            throw ShapeError(offset: start, reason: .adjacentHoles)
        }
        let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":"))
        let name = String(decoding: bytes[start + 1..<(colon ?? end)], as: UTF8.self)
        guard ShapeParser.isName(name) else { throw ShapeError(offset: start + 1, reason: .invalidName(name)) }
        guard !holes.contains(where: { $0.name == name }) else {
            throw ShapeError(offset: start + 1, reason: .duplicateName(name))
        }
        holes.append(MessageShape.Hole(name: name, type: try type(after: colon, before: end)))
        literals.append([])
        position = end + 1
    }

    private func type(after colon: Int?, before end: Int) throws(ShapeError) -> MessageShape.HoleType {
        guard let colon else { return .text }
        let word = String(decoding: bytes[colon + 1..<end], as: UTF8.self)
        guard let type = MessageShape.HoleType(rawValue: word) else {
            throw ShapeError(offset: colon + 1, reason: .unknownType(word))
        }
        return type
    }

    private static func isName(_ text: String) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = text.utf8.first, !digits.contains(first) else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
    }
}
