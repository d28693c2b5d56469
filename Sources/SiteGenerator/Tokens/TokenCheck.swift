internal import BuiltInTemplates
internal import Diagnostics

/// Checks a user's `tokens.css`: how it is written, the names that it gives values to, and the values.
struct TokenCheck {
    let bytes: [UInt8]
    private let places: BytePlaces
    private let sheet: StyleSheet

    init(file: String, bytes: [UInt8]) {
        self.bytes = bytes
        places = BytePlaces(file: file, bytes: bytes)
        sheet = StyleSheet(bytes)
    }

    /// What says which names and values there are.
    static let source = "ctreport site show Templates/\(SiteLook.tokensFile)"

    /// The built-in file.
    static var builtInBytes: [UInt8] { builtInTemplates[SiteLook.tokensFile] ?? [] }

    /// The built-in file, taken apart.
    static let builtIn = StyleSheet(builtInBytes)

    /// The names that the built-in file gives values to, such as `--accent`, with what they are values of.
    static let kinds: [String: TokenKind] = Dictionary(
        builtIn.declarations.filter { $0.name.hasPrefix("--") }.map { ($0.name, TokenKind(of: $0.value)) }
    ) { first, _ in first }

    /// The names of the tokens, sorted.
    static let known = kinds.keys.sorted()

    /// What is wrong, in the order of the places.
    var problems: [Diagnostic] {
        let faults = sheet.faults.map { fault in
            Diagnostic("template.css", at: places.place(of: fault.range), fault.message, help: fault.help)
        }
        return (faults + sheet.declarations.compactMap(problem)).sorted {
            ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0)
        }
    }

    /// Texts of the user's that are hard to read on their ground.
    var warnings: [Diagnostic] {
        ContrastCheck(builtIn: Self.builtIn.declarations, own: sheet.declarations).weak.map { weak in
            Diagnostic(
                "template.contrast", at: places.place(of: weak.declaration.nameRange), severity: .warning, weak.message,
                help:
                    "small text is read from 4.5:1 on; a colour that stands outside of @media holds for light and dark screens"
            )
        }
    }

    private func problem(of declaration: StyleSheet.Declaration) -> Diagnostic? {
        if declaration.name == "color-scheme" { return nil }
        guard declaration.name.hasPrefix("--") else {
            return Diagnostic(
                "template.token", at: places.place(of: declaration.nameRange),
                "expected a design token, found the property \(quoted(declaration.name))",
                help:
                    "rules stand in style.css; to change them: ctreport site show Templates/style.css > Templates/style.css"
            )
        }
        guard let kind = Self.kinds[declaration.name] else {
            return Diagnostic(
                "template.token", at: places.place(of: declaration.nameRange),
                "expected a design token, found \(quoted(declaration.name))",
                suggestion: nearest(to: declaration.name, among: Self.known),
                help: "the tokens with their values: \(Self.source)")
        }
        let value = Self.withoutImportance(declaration.value)
        if let named = Self.token(namedIn: value), Self.kinds[named] != kind {
            let found =
                Self.kinds[named].map { "\(quoted(named)), which is \($0.words)" } ?? "'\(named)', which is none"
            return Diagnostic(
                "template.value", at: places.place(of: declaration.valueRange),
                "expected \(kind.words) for \(quoted(declaration.name)), found the token \(found)",
                suggestion: Self.kinds[named] == nil ? nearest(to: named, among: Self.known) : nil,
                help: "the tokens with their values: \(Self.source)")
        }
        guard !kind.fits(value) else { return nil }
        return Diagnostic(
            "template.value", at: places.place(of: declaration.valueRange),
            "expected \(kind.words) for \(quoted(declaration.name)), found \(quoted(value))",
            suggestion: kind == .colour ? nearest(to: value, among: CSSColour.knownNames) : nil, help: kind.help)
    }

    /// A value without `!important`.
    static func withoutImportance(_ value: String) -> String {
        guard let mark = value.lastIndex(of: "!"),
            value[mark...].lowercased().filter({ !$0.isWhitespace }) == "!important"
        else { return value }
        return String(value[..<mark].reversed().drop { $0.isWhitespace }.reversed())
    }

    /// The token that a value names, where it is nothing but its name: `var(--accent)`.
    static func token(namedIn value: String) -> String? {
        guard value.hasPrefix("var("), value.hasSuffix(")") else { return nil }
        let name = value.dropFirst(4).dropLast().filter { !$0.isWhitespace }
        return name.contains(",") ? nil : name
    }
}

/// Places of ranges of a file's bytes.
struct BytePlaces: Sendable {
    let file: String
    let bytes: [UInt8]

    /// The line and column where a range begins, and how long it is in that line.
    func place(of range: Range<Int>) -> SourcePlace {
        let before = bytes[..<range.lowerBound]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let length = bytes[range].prefix { $0 != UInt8(ascii: "\n") }.count
        return SourcePlace(file: file, line: line, column: range.lowerBound - lineStart + 1, length: max(1, length))
    }
}
