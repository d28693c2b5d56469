extension Language {
    /// English, which every other language falls back to.
    public static let english = Language(
        tag: "en", forms: .english, catalogue: Catalogue(bytes: PackageResources.en_texts, placeholders: nil))

    /// German.
    public static let german = Language(
        tag: "de", forms: .german,
        catalogue: Catalogue(bytes: PackageResources.de_texts, placeholders: english.catalogue))

    /// All languages, English first.
    public static let all = Tag.allCases.map { Language($0) }

    /// The texts of all languages: words that stand on pages whatever was logged.
    public static var wording: [String] { all.flatMap(wording) }

    /// The texts of a language, without what stands in them.
    public static func wording(of language: Language) -> [String] { language.catalogue.wording }

    /// The tags of all languages that pages can speak, English first.
    public static let tags = Tag.allCases.map(\.rawValue)

    /// The tags that a configuration, a call or a page may name.
    public enum Tag: String, Sendable, CaseIterable {
        case english = "en"
        case german = "de"
    }

    /// The language of a tag.
    public init(_ tag: Tag) {
        switch tag {
        case .english: self = .english
        case .german: self = .german
        }
    }

    /// The language of a tag, in lower case; nil for one that there is no catalogue of.
    public init?(tag: String) {
        guard let tag = Tag(rawValue: tag) else { return nil }
        self.init(tag)
    }
}
