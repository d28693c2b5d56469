/// The line that begins a record of a user's own format: literal text with holes for the fields of a record.
///
///     {time} | {level} | {category} | {message}
///     [{level}] {process}[{pid}:{tid:hex}] {message}
///
/// The grammar of its text:
///
///     line    = (literal | hole)* message      literal = any text without line breaks, "{" and "}" doubled
///     hole    = "{" field (":" type)? "}"      message = "{message}"
///
/// Fields and types are those of `CustomField` and `CustomType`. Each field but `_` stands at most once. Two holes need a
/// literal between them, unless a time stands right behind a text. A line needs a time, a level or a literal that is not
/// blank, because it would fit every text otherwise.
public struct CustomLine: Sendable, Hashable {
    /// A hole and the literal behind it, which is empty behind the message and between a text and a time only.
    struct Hole: Sendable, Hashable {
        var field: CustomField
        var type: CustomType
        var literal: [UInt8] = []
    }

    /// The most bytes that the text of a line may have.
    public static let byteLimit = 1000

    /// The text of the line.
    let text: String
    /// The literal before the first hole.
    let prefix: [UInt8]
    /// The holes; the last one is the message.
    let holes: [Hole]

    /// Reads the text of a line.
    ///
    /// - Throws: `CustomLineError` with the place in `text`.
    public init(parsing text: String) throws(CustomLineError) {
        var parser = CustomLineParser(text)
        try parser.parse()
        self.text = text
        prefix = parser.prefix
        holes = parser.holes
    }

    /// Whether the line has a hole for a field.
    public func has(_ field: CustomField) -> Bool { holes.contains { $0.field == field } }
}

/// Reads the text of a `CustomLine` from left to right.
private struct CustomLineParser {
    private(set) var prefix: [UInt8] = []
    private(set) var holes: [CustomLine.Hole] = []
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func parse() throws(CustomLineError) {
        guard bytes.count <= CustomLine.byteLimit else { throw error(.tooLong, at: CustomLine.byteLimit) }
        while position < bytes.count {
            let byte = bytes[position]
            let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
            if isBrace, !isDoubled {
                guard byte == UInt8(ascii: "{") else { throw error(.strayBrace, at: position) }
                try readHole()
            } else {
                try append(byte)
                position += isBrace ? 2 : 1
            }
        }
        guard holes.last?.field == .message else { throw error(.noMessage, at: bytes.count) }
        let literals = [prefix] + holes.map(\.literal)
        guard
            holes.contains(where: { $0.field == .time || $0.field == .level })
                || literals.contains(where: { $0.contains { $0 > 0x20 } })
        else { throw error(.fitsEverything, at: 0) }
    }

    private var isDoubled: Bool {
        position + 1 < bytes.count && bytes[position + 1] == bytes[position]
    }

    private func error(_ reason: CustomLineError.Reason, at offset: Int) -> CustomLineError {
        CustomLineError(offset: offset, reason: reason)
    }

    /// Adds a byte to the literal behind the last hole.
    private mutating func append(_ byte: UInt8) throws(CustomLineError) {
        guard byte != 0x0A, byte != 0x0D else { throw error(.lineBreak, at: position) }
        guard let last = holes.indices.last else { return prefix.append(byte) }
        if holes[last].field == .message { throw error(.messageNotLast, at: position) }
        if holes[last].literal.isEmpty {
            let isDigit = holes[last].type == .hex ? byte.hexValue != nil : byte.digitValue != nil
            if isDigit, holes[last].type == .hex || holes[last].type == .int || holes[last].type == .time {
                throw error(.digitAfterNumber, at: position)
            }
        }
        holes[last].literal.append(byte)
    }

    private mutating func readHole() throws(CustomLineError) {
        let start = position
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else { throw error(.unclosedHole, at: start) }
        if let last = holes.last {
            if last.field == .message { throw error(.messageNotLast, at: start) }
        }
        let colon = bytes[start..<end].firstIndex(of: UInt8(ascii: ":"))
        let name = String(decoding: bytes[start + 1..<(colon ?? end)], as: UTF8.self)
        guard let field = CustomField(rawValue: name) else { throw error(.unknownField(name), at: start + 1) }
        if field != .skipped, holes.contains(where: { $0.field == field }) {
            throw error(.repeatedField(field), at: start + 1)
        }
        let type = try type(of: field, after: colon, before: end)
        if let last = holes.last, last.literal.isEmpty, last.type != .text || type != .time {
            throw error(.adjacentHoles, at: start)
        }
        holes.append(CustomLine.Hole(field: field, type: type))
        position = end + 1
    }

    private func type(of field: CustomField, after colon: Int?, before end: Int) throws(CustomLineError) -> CustomType {
        guard let colon else { return field.types[0] }
        let word = String(decoding: bytes[colon + 1..<end], as: UTF8.self)
        guard let type = CustomType(rawValue: word), field.types.contains(type) else {
            throw error(.wrongType(word, field), at: colon + 1)
        }
        return type
    }
}
