internal import EventModel

/// Whether the text of a value has the form of its kind. It looks at bytes and makes no text: every event comes by here.
struct ValueForm: Sendable {
    let kind: ParameterKind
    private let domain: [[UInt8]]
    private static let bools = [Array("true".utf8), Array("false".utf8)]
    private static let noFigures = [Array("inf".utf8), Array("nan".utf8)]

    init(_ parameter: EventCatalogue.Parameter) {
        kind = parameter.kind
        domain = parameter.domain.map { Array($0.utf8) }
    }

    /// Whether values are those that the plan lists, and no others.
    var isClosed: Bool { kind == .enum && !domain.isEmpty }

    /// Whether the value is one that the plan lists or has the form of its kind.
    func fits(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
        if domain.contains(where: { equals($0, bytes, value) }) { return true }
        switch kind {
        case .bool: return ValueForm.bools.contains { equals($0, bytes, value) }
        case .number: return isNumber(bytes, value)
        case .enum: return domain.isEmpty && !value.isEmpty && value.allSatisfy { bytes[$0] > 0x20 }
        case .url: return isURL(bytes, value)
        case .duration, .timestamp: return value.contains { isDigit(bytes[$0]) }
        case .identifier, .filename, .path, .error, .text, .blob: return true
        }
    }

    /// Kinds that a separator and a key end: their values have no blanks.
    static let closedKinds: Set<ParameterKind> = [.number, .bool, .enum, .url, .duration, .timestamp, .identifier]
    /// Kinds whose values may hold a separator and a key, but hardly the same key each time.
    static let openKinds: Set<ParameterKind> = [.filename, .path, .text]

    /// Whether a value of some kinds may have swallowed a further parameter: `a.pdf, size=3`.
    func mayHoldKey(_ bytes: Span<UInt8>, _ value: Range<Int>, ofKinds kinds: Set<ParameterKind>) -> Bool {
        guard kinds.contains(kind), value.count > 3 else { return false }
        var isBehindSeparator = false
        for place in value.dropLast() {
            if bytes[place] == UInt8(ascii: ","), bytes[place + 1] == UInt8(ascii: " ") { isBehindSeparator = true }
            if isBehindSeparator, bytes[place] == UInt8(ascii: "=") { return true }
        }
        return false
    }

    /// A decimal number as programs print one: `-0.5`, `12`, `1e-05`, `inf`, `nan`.
    private func isNumber(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
        var place = value.lowerBound
        let end = value.upperBound
        func digits() -> Int {
            let start = place
            while place < end, isDigit(bytes[place]) { place += 1 }
            return place - start
        }
        func takes(_ sign: StaticString) -> Bool {
            guard place < end, sign.description.utf8.contains(bytes[place]) else { return false }
            place += 1
            return true
        }
        _ = takes("+-")
        if ValueForm.noFigures.contains(where: { equals($0, bytes, place..<end) }) { return true }
        guard digits() > 0 else { return false }
        if takes("."), digits() == 0 { return false }
        if takes("eE") {
            _ = takes("+-")
            if digits() == 0 { return false }
        }
        return place == end
    }

    /// A scheme and something behind it, or a path from the root; no blanks.
    private func isURL(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
        guard let first = value.first, value.allSatisfy({ bytes[$0] > 0x20 }) else { return false }
        if bytes[first] == UInt8(ascii: "/") || bytes[first] == UInt8(ascii: "~") { return true }
        guard let colon = value.first(where: { bytes[$0] == UInt8(ascii: ":") }), isLetter(bytes[first]) else {
            return false
        }
        return (first..<colon).allSatisfy {
            isLetter(bytes[$0]) || isDigit(bytes[$0]) || [43, 45, 46].contains(bytes[$0])
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}

/// Whether a range holds exactly these bytes.
func equals(_ text: [UInt8], _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count == text.count else { return false }
    for offset in text.indices where bytes[range.lowerBound + offset] != text[offset] { return false }
    return true
}
