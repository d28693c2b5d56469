public import Redaction

extension Public {
    /// The text on one line with nothing hidden in it: for pages, Markdown and terminals alike, before their own escaping.
    ///
    /// Line ends show as `⏎`, tabs as `⇥`; control characters, marks that turn the direction of text and invisible
    /// characters show as `⟨U+202E⟩`. The joiners U+200C and U+200D stay: scripts and emoji need them.
    public var visibleText: String {
        Public.visible(text, keepingLines: false)
    }

    /// As `visibleText`, and blanks at both ends, which every format loses, show as `␣`: for values from a log.
    public var visibleValue: String {
        let text = visibleText
        guard text.first == " " || text.last == " " else { return text }
        let lead = text.prefix { $0 == " " }.count
        let rest = text.dropFirst(lead)
        let trail = rest.reversed().prefix { $0 == " " }.count
        return String(repeating: "␣", count: lead) + rest.dropLast(trail) + String(repeating: "␣", count: trail)
    }

    /// As `visibleText`, but with line ends and tabs as they are: for blocks of code.
    public var visibleLines: String {
        Public.visible(text, keepingLines: true)
    }

    private static func visible(_ text: String, keepingLines: Bool) -> String {
        // Most texts are printable ASCII, which is seen byte by byte.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        var shown = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in text.unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            switch scalar {
            case "\n" where afterReturn: continue
            case "\n", "\r", "\u{2028}", "\u{2029}": shown.append(keepingLines ? "\n" : "⏎")
            case "\t": shown.append(keepingLines ? "\t" : "⇥")
            case _ where isHidden(scalar): shown.append(contentsOf: codePointName(of: scalar).unicodeScalars)
            default: shown.append(scalar)
            }
        }
        return String(shown)
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
            0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F, 0xFDD0...0xFDEF:
            true
        case let value: value & 0xFFFE == 0xFFFE
        }
    }

    private static func codePointName(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
    }
}
