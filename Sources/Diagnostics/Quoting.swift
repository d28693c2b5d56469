/// A text in single quotes as messages show it: on one line, at most 60 characters, nothing a terminal would obey.
public func quoted(_ text: String) -> String {
    let shown = text.count > 60 ? text.prefix(59) + "…" : text[...]
    return "'" + printable(shown) + "'"
}

/// The text with every character that moves the cursor, hides or reorders text written as an escape (`\n`, `\u{1B}`).
public func printable(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default:
            if isHarmless(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
    }
    return result
}

/// Whether a terminal shows the scalar as what it is.
func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    // Joiners belong to emoji and to scripts; the other format characters reorder or hide text.
    case .format: scalar == "\u{200D}" || scalar == "\u{200C}"
    default: true
    }
}
