internal import EventModel

/// Stands in for a typed text in a redacted capture: `text-1`, as long as its class asks for, so that whoever counts empty
/// texts or long ones counts the same.
enum TextStandIn {
    /// Signs that stand for texts of one character.
    private static let signs: ClosedRange<UInt32> = 0x2460...0x24FF

    /// The stand-in for the `number`th text; nil numbers are of texts that were too many to be told apart.
    static func text(_ length: TextFacts.Length, number: Int?) -> Public {
        switch length {
        case .empty: ""
        case .single: sign(number ?? signs.count)
        case .short: number.map { $0 < 10_000 ? "text-\($0)" : "t-\($0)" } ?? "(text)"
        case .medium: number.map { "text-\($0) of 10 letters" } ?? "(text of 10 letters)"
        case .long:
            "\(number.map { "text-\($0)" as Public } ?? "(text)") of fifty letters that are left out in this place"
        }
    }

    /// The kind of value that a text stands for, when it has the form of a stand-in with a number: `text-1`, `file-2`, `id-3`.
    static func kind(of text: String) -> ParameterKind? {
        let scalars = text.unicodeScalars
        if let only = scalars.first, scalars.count == 1 { return signs.contains(only.value) ? .text : nil }
        guard text.utf8.count <= 64, let dash = text.firstIndex(of: "-"), let kind = kinds[text[..<dash]] else {
            return nil
        }
        let digits = text[text.index(after: dash)...].prefix { $0.isASCII && $0.isNumber }
        guard (1...6).contains(digits.utf8.count) else { return nil }
        return ends.contains(text[digits.endIndex...]) ? kind : nil
    }

    /// The number of a stand-in for a text, if it has one.
    static func number(of text: String) -> Int? {
        guard kind(of: text) == .text else { return nil }
        if let only = text.unicodeScalars.first, text.unicodeScalars.count == 1 {
            return Int(only.value - signs.lowerBound) + 1
        }
        let digits = text.drop { $0 != "-" }.dropFirst().prefix { $0.isASCII && $0.isNumber }
        return digits.utf8.first == 0x30 ? nil : Int(digits)
    }

    /// Whether a value of a kind is a stand-in, numbered or keyed: redacting it once more leaves it.
    static func isStandIn(_ text: String, for kind: ParameterKind) -> Bool {
        switch kind {
        case .text: return self.kind(of: text) == .text
        case .identifier: return isPseudonym(text, "id")
        case .filename: return isPseudonym(FilenameRule.parts(of: text).stem, "file")
        case .path:
            guard let slash = text.lastIndex(of: "/") else { return false }
            return isPseudonym(FilenameRule.parts(of: String(text[text.index(after: slash)...])).stem, "file")
        default: return false
        }
    }

    private static func isPseudonym(_ text: String, _ family: String) -> Bool {
        guard text.utf8.count <= 24, text.hasPrefix(family + "-") else { return false }
        let rest = text.dropFirst(family.utf8.count + 1).utf8
        return (1...6).contains(rest.count) && rest.allSatisfy { (0x30...0x39).contains($0) }
            || rest.count == Token.shownDigits && rest.allSatisfy(Base32.isDigit)
    }

    /// Whether a text stands for a value without a number: `(email)`.
    static func isPlaceholder(_ text: String) -> Bool { placeholders.contains(text) }

    private static let kinds: [Substring: ParameterKind] = [
        "text": .text, "t": .text, "id": .identifier, "file": .filename,
    ]
    private static let ends: Set<Substring> = [
        "", " of 10 letters", " of fifty letters that are left out in this place",
    ]
    private static let placeholders: Set<String> = Set(
        SensitiveType.allCases.map { "(\($0.rawValue))" } + ParameterKind.allCases.map { "(\($0.rawValue))" }
            + ["(other)", "(id)", "(text of 10 letters)", "000000000", "0.00000000"])

    private static func sign(_ number: Int) -> Public {
        let value = signs.lowerBound + UInt32(min(number, signs.count) - 1)
        return Public(redacted: Unicode.Scalar(value).map { String($0) } ?? "?")
    }
}
