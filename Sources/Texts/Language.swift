public import Redaction

/// A language of pages: its texts, and its forms of numbers and dates. English where a text is missing.
public struct Language: Sendable {
    /// The tag of the language in HTML and in configurations: `en`, `de`.
    public let tag: String
    /// Numbers, dates, lists and quotations.
    public let forms: LocaleForms
    let catalogue: Catalogue

    init(tag: String, forms: LocaleForms, catalogue: Catalogue) {
        self.tag = tag
        self.forms = forms
        self.catalogue = catalogue
    }

    /// A text in words.
    public subscript(_ text: Text) -> Public {
        guard let entry = catalogue[text.key] ?? Language.english.catalogue[text.key] else { return "" }
        let pieces = entry.pieces(for: entry.counted.flatMap { count(text, $0) }.map(forms.plural.category))
        if pieces.count == 1, case .wording(let wording) = pieces[0] { return wording }
        return pieces.map { piece in
            switch piece {
            case .wording(let wording): wording
            case .part(let index): index < text.parts.count ? said(text.parts[index]) : ""
            }
        }.joined(separator: "")
    }

    private func count(_ text: Text, _ index: Int) -> Int? {
        guard index < text.parts.count, case .count(let count) = text.parts[index] else { return nil }
        return count
    }

    // Texts nest as deep as the code that makes them, never as their input.
    private func said(_ part: Text.Part) -> Public {
        switch part {
        case .said(let text): text
        case .count(let count): forms.count(count)
        case .seconds(let seconds): forms.duration(seconds: seconds)
        case .text(let text): self[text]
        case .anyOf(let texts): forms.list(texts.map { self[$0] }, with: forms.or)
        }
    }
}

extension Text {
    /// The text in English: for JSON, terminals and messages.
    public var english: Public { Language.english[self] }
}

extension Language: Hashable {
    /// Languages are told apart by their tags.
    public static func == (left: Language, right: Language) -> Bool { left.tag == right.tag }

    /// Hashes the tag.
    public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}
