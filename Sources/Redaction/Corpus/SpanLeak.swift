/// How much of a span can be found in an output.
enum SpanLeak: Sendable, Hashable {
    case none, partial, whole

    /// Types of which every word tells something.
    private static let wordTypes: Set<String> = ["PERSON", "USER_TEXT", "ADDRESS"]
    /// The shortest part that tells something.
    private static let shortest = 4

    /// Looks for a span's scalars; `rest` is the flat message without spans, whose parts tell nothing.
    init(of span: [UInt32], type: String, in output: FoundText, besides rest: [UInt32]) {
        let flat = FlatText.flat(span)
        func tells(_ part: [UInt32]) -> Bool { output.flat.holds(part) && !rest.holds(part) }
        if output.scalars.holds(span) || (flat.count >= 3 && tells(flat)) {
            self = .whole
            return
        }
        var parts = SpanLeak.windows(of: flat, type: type)
        let decoded = DetectableText(message: span).scalars
        if type == "EMAIL" { parts.append(FlatText.flat(Array(decoded.prefix { $0 != 0x40 }))) }
        if SpanLeak.wordTypes.contains(type) {
            parts += decoded.split { !FlatText.isLetterOrDigit($0) }.map { FlatText.flat(Array($0)) }
        }
        self = parts.contains { $0.count >= SpanLeak.shortest && tells($0) } ? .partial : .none
    }

    /// The runs that hold 60 % of a span, of coordinates six digits.
    private static func windows(of flat: [UInt32], type: String) -> [[UInt32]] {
        var length = flat.count < shortest ? flat.count : max(shortest, (flat.count * 3 + 4) / 5)
        if type == "GEO" { length = min(length, 6) }
        guard length > 0, length <= flat.count else { return [] }
        return (0...flat.count - length).map { Array(flat[$0..<$0 + length]) }
    }
}

/// An output as it stands, and its letters and digits only.
struct FoundText: Sendable {
    let scalars: [UInt32]
    let flat: [UInt32]

    init(_ text: String) {
        scalars = text.unicodeScalars.map(\.value)
        flat = FlatText.flat(scalars)
    }
}

/// Texts without encodings, case, blanks and marks.
enum FlatText {
    /// The letters and digits of a text in lower case, encodings undone.
    static func flat(_ text: [UInt32]) -> [UInt32] {
        DetectableText(message: text).lowered.filter(isLetterOrDigit)
    }

    static func isLetterOrDigit(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 {
            return (48...57).contains(scalar) || (97...122).contains(scalar | 0x20)
        }
        guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber:
            return true
        default: return false
        }
    }
}

extension [UInt32] {
    /// Whether another text stands in this one; an empty one stands in every text.
    func holds(_ other: [UInt32]) -> Bool {
        guard let first = other.first else { return true }
        guard count >= other.count else { return false }
        return (0...count - other.count).contains { place in
            self[place] == first && self[place..<place + other.count].elementsEqual(other)
        }
    }
}
