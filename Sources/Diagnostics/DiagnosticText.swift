/// A diagnostic as people read it: the place and message, the quoted line with a caret, the suggestion and the help.
///
///     ctreport.yml:14:11: error: [config.flow.kind] expected rate or funnel, found 'ratoi'
///        14 |     kind: ratoi
///           |           ^~~~~ did you mean 'rate'?
///     help: every flow kind and its keys: ctreport help flows
///
/// Without a place the first line begins with `ctreport:`. Quoting the line is the caller's choice, because a line of a
/// capture must pass the redactor first.
public struct DiagnosticText: Sendable {
    /// Escape sequences around the parts of the text; empty ones by default.
    public struct Colors: Sendable {
        var error = ""
        var warning = ""
        var note = ""
        var mark = ""
        var reset = ""

        /// No colours.
        public static let none = Colors()
        /// The colours of every ANSI terminal.
        public static let ansi = Colors(
            error: "\u{1B}[1;31m", warning: "\u{1B}[1;33m", note: "\u{1B}[1;36m", mark: "\u{1B}[1;32m",
            reset: "\u{1B}[0m")

        func color(of severity: Diagnostic.Severity) -> String {
            switch severity {
            case .error: error
            case .warning: warning
            case .note: note
            }
        }
    }

    /// The lines of the text, without line ends; the first is never empty.
    public let lines: [String]

    /// The lines, each with a line feed.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// The text of a diagnostic; `source` is the text its place points into, nil to quote nothing.
    public init(_ diagnostic: Diagnostic, quoting source: SourceLines? = nil, colors: Colors = .none) {
        var lines = [Self.headline(of: diagnostic, colors)]
        let suggestion = diagnostic.suggestion.map { "did you mean \(quoted($0))?" }
        if let place = diagnostic.place, let line = source?[place.line] {
            let excerpt = Excerpt(line: line, place: place)
            let number = String(place.line)
            let margin = String(repeating: " ", count: max(5, number.count))
            lines.append("\(margin.dropLast(number.count))\(number) | \(excerpt.shown)".trimmingEnd())
            let caret = excerpt.padding + colors.mark + excerpt.caret + colors.reset
            lines.append("\(margin) | \(caret)" + (suggestion.map { " " + $0 } ?? ""))
        } else if let suggestion {
            lines.append("  " + suggestion)
        }
        if let help = diagnostic.help { lines.append("help: " + printable(help)) }
        self.lines = lines
    }

    private static func headline(of diagnostic: Diagnostic, _ colors: Colors) -> String {
        let origin = diagnostic.place.map { "\(printable($0.file)):\($0.line):\($0.column)" } ?? "ctreport"
        let severity = colors.color(of: diagnostic.severity) + diagnostic.severity.rawValue + colors.reset
        return "\(origin): \(severity): [\(diagnostic.code)] \(printable(diagnostic.message))"
    }
}

/// The part of a line that is quoted, and what stands under it.
private struct Excerpt {
    /// Where a line is cut so that a place far to the right stays in sight.
    private static let before = 80
    private static let after = 120

    var shown = ""
    var padding = ""
    var caret = ""

    init(line: ArraySlice<UInt8>, place: SourcePlace) {
        let start = min(line.startIndex + max(0, place.column - 1), line.endIndex)
        let end = min(start + place.length, line.endIndex)
        var cells = Cells()
        cells.add(line[..<start])
        let marked = cells.widths.count
        cells.add(line[start..<end])
        let markedEnd = cells.widths.count
        cells.add(line[end...])

        let first = max(0, marked - Self.before)
        let last = min(cells.widths.count, marked + Self.after)
        shown = (first > 0 ? "…" : "") + cells.texts[first..<last].joined() + (last < cells.widths.count ? "…" : "")
        let indent = (first > 0 ? 1 : 0) + cells.widths[first..<marked].reduce(0, +)
        padding = String(repeating: " ", count: indent)
        let width = cells.widths[marked..<min(markedEnd, last)].reduce(0, +)
        caret = "^" + String(repeating: "~", count: max(0, width - 1))
    }
}

/// Characters as a terminal shows them: a tab as spaces up to the next multiple of four, two cells for wide ones.
private struct Cells {
    var texts: [String] = []
    var widths: [Int] = []
    private var column = 0

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        for character in String(decoding: bytes, as: UTF8.self) {
            let text =
                character == "\t" ? String(repeating: " ", count: 4 - column % 4) : printable(String(character))
            let width =
                text.unicodeScalars.first.map(isWide) ?? false ? 2 : (text == String(character) ? 1 : text.count)
            texts.append(text)
            widths.append(width)
            column += width
        }
    }
}

/// Whether a terminal gives the scalar two cells: East Asian wide characters and pictures (Unicode's UAX #11, in blocks).
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
        true
    default: false
    }
}

extension String {
    fileprivate func trimmingEnd() -> String {
        var trimmed = self
        while trimmed.last == " " { trimmed.removeLast() }
        return trimmed
    }
}
