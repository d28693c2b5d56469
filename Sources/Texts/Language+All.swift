extension Language {
    /// English, which every other language falls back to.
    public static let english = Language(
        tag: "en", forms: .english, catalogue: Catalogue(bytes: PackageResources.en_texts, placeholders: nil))

    /// German.
    public static let german = Language(
        tag: "de", forms: .german,
        catalogue: Catalogue(bytes: PackageResources.de_texts, placeholders: english.catalogue))

    /// All languages, English first.
    public static let all = [english, german]

    /// The texts of all languages: words that stand on pages whatever was logged.
    public static var wording: [String] { all.flatMap(\.catalogue.wording) }

    /// The tags of all languages that pages can speak, English first.
    public static let tags = all.map(\.tag)

    /// The language of a tag, in lower case; nil for one that there is no catalogue of.
    public init?(tag: String) {
        guard let language = Language.all.first(where: { $0.tag == tag }) else { return nil }
        self = language
    }
}
