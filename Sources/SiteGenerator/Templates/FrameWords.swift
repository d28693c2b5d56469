internal import Redaction
internal import Texts

/// What templates say around a page, in the language of the page.
enum FrameWords {
    private static let words: [(name: String, text: Text)] = [
        ("say-skip", .skipToContent),
        ("say-pages", .scriptPages),
        ("say-neighbours", .previousAndNextPage),
        ("say-previous", .previousWord),
        ("say-next", .nextWord),
        ("say-markdown", .thisPageAsMarkdown),
        ("say-json", .reportAsJSON),
        ("say-written-by", .writtenBy),
    ]

    private static let wordsOfSingleFile: [(name: String, text: Text)] = [
        ("say-all-in-one", .allPagesInOneFile),
        ("say-top", .toTheTop),
    ]

    /// The values of a page: `language`, the language of its content, and the words as `say-…`.
    static func values(
        in language: Language, around content: Language? = nil, isSingleFile: Bool = false
    ) -> [String: Template.Value] {
        let all = words + (isSingleFile ? wordsOfSingleFile : [])
        let values = all.map { ($0.name, Template.Value.text(language[$0.text])) }
        let own = Dictionary(uniqueKeysWithValues: values + [("language", .text(Public(authored: language.tag)))])
        return own.merging(self.values(of: content ?? language, in: language)) { $1 }
    }

    /// The language of a page's content, and whether it is another one than the frame's.
    static func values(of content: Language, in language: Language) -> [String: Template.Value] {
        [
            "content-language": .text(Public(authored: content.tag)),
            "has-other-language": .flag(content != language),
        ]
    }
}
