internal import Diagnostics

/// What a design token is a value of: told by what the built-in file gives it.
enum TokenKind: Sendable, Hashable {
    case colour, length, number, fonts

    /// The kind of a value of the built-in file.
    init(of value: String) {
        if CSSColour.isColour(value) {
            self = .colour
        } else if TokenKind.number.fits(value) {
            self = .number
        } else {
            self = TokenKind.length.fits(value) ? .length : .fonts
        }
    }

    /// The kind with its article, for messages.
    var words: String {
        switch self {
        case .colour: "a colour"
        case .length: "a length"
        case .number: "a number"
        case .fonts: "names of fonts"
        }
    }

    /// How a value is written, for messages.
    var help: String {
        switch self {
        case .colour:
            "a colour is # and 3, 4, 6 or 8 digits of 0–9 and a–f, a name such as navy, or a function such as rgb(12 34 56)"
        case .length: "a length is a number with a unit, such as 4px or 0.75rem, or a function such as calc(1rem + 2px)"
        case .number: "a number is written as 1.6, without a unit"
        case .fonts: "names of fonts stand one after the other with commas, in quotes where they hold blanks"
        }
    }

    /// Whether a value is of the kind; one that names another token is of that token's, and checked there.
    func fits(_ value: String) -> Bool {
        let value = value.lowercased()
        if Self.isCall(of: ["var"], value) { return true }
        switch self {
        case .colour: return CSSColour.isColour(value)
        case .number: return Self.isCall(of: Self.sums, value) || CSSNumber(value).map { $0.unit.isEmpty } ?? false
        case .length:
            if Self.isCall(of: Self.sums, value) { return true }
            guard let number = CSSNumber(value) else { return false }
            return Self.units.contains(number.unit) || (number.unit.isEmpty && number.value == 0)
        case .fonts:
            return value.split(separator: ",", omittingEmptySubsequences: false).allSatisfy(Self.isFont)
        }
    }

    private static let sums = ["calc", "min", "max", "clamp", "round"]
    private static let units: Set<String> = [
        "px", "rem", "em", "ex", "ch", "cap", "ic", "lh", "rlh", "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh",
        "lvw", "lvh",
        "dvw", "dvh", "cm", "mm", "q", "in", "pt", "pc", "%",
    ]

    /// Whether a value is one call of a function with something in its brackets.
    static func isCall(of names: [String], _ value: String) -> Bool {
        guard let bracket = value.firstIndex(of: "("), value.hasSuffix(")") else { return false }
        let inside = value[value.index(after: bracket)...].dropLast()
        return names.contains(String(value[..<bracket])) && inside.contains { !$0.isWhitespace }
    }

    private static func isFont(_ text: Substring) -> Bool {
        let name = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
        guard let first = name.first, let last = name.last else { return false }
        if first == "\"" || first == "'" { return name.count > 2 && last == first }
        return !first.isNumber && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
    }
}

/// A number of a style sheet and its unit: `0.75rem`, `14%`.
struct CSSNumber: Sendable {
    let value: Double
    /// In lower case; empty for none.
    let unit: String

    init?(_ text: some StringProtocol) {
        let digits = text.prefix { ("0"..."9").contains($0) || "+-.".contains($0) }
        guard digits.last.map({ ("0"..."9").contains($0) }) ?? false, let value = Double(digits) else { return nil }
        let unit = text[digits.endIndex...].lowercased()
        guard unit == "%" || unit.allSatisfy({ ("a"..."z").contains($0) }) else { return nil }
        self.value = value
        self.unit = unit
    }
}
