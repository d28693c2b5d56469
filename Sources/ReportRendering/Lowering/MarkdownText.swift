/// Text for Markdown beyond what cmark escapes: the characters of GitHub's extensions.
enum MarkdownText {
    /// The steps of a text. `|` and `~` get a backslash; addresses, mentions and references are broken so that no host
    /// turns them into links: `http\://`, `www\.`, `@<!-- -->name`, `\#<!-- -->1`.
    static func steps(of text: String) -> [MarkupStep] {
        guard text.utf8.contains(where: isSpecial) else {
            return text.isEmpty ? [] : [.enter(.text(text), line: 0, column: 0)]
        }
        let scalars = Array(text.unicodeScalars)
        var steps: [MarkupStep] = []
        var plain = String.UnicodeScalarView()
        func flush() {
            guard !plain.isEmpty else { return }
            steps.append(.enter(.text(String(plain)), line: 0, column: 0))
            plain = String.UnicodeScalarView()
        }
        for (index, scalar) in scalars.enumerated() {
            guard let markup = replacement(at: index, in: scalars) else {
                plain.append(scalar)
                continue
            }
            flush()
            steps.append(.enter(.customInline(markup), line: 0, column: 0))
        }
        flush()
        return steps
    }

    /// Whether a byte may be what `replacement` looks for.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: ":"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    private static func replacement(at index: Int, in scalars: [Unicode.Scalar]) -> String? {
        func next(_ offset: Int) -> Unicode.Scalar? {
            scalars.indices.contains(index + offset) ? scalars[index + offset] : nil
        }
        switch scalars[index] {
        case "|": return "\\|"
        case "~": return "\\~"
        case "@": return "@<!-- -->"
        case "#" where next(1).map { ("0"..."9").contains($0) } ?? false: return "\\#<!-- -->"
        case ":" where next(1) == "/" && next(2) == "/": return "\\:"
        case "." where [-3, -2, -1].allSatisfy { next($0) == "w" || next($0) == "W" }: return "\\."
        default: return nil
        }
    }
}
