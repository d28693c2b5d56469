extension InputName {
    /// A path, or another text that the user gave, as messages may quote it: of folders and files that are named like people
    /// only the extension is left, so that the place is found by what stands around them.
    public static func quoted(_ path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).map { part in
            guard isPersonal(String(part)) else { return String(part) }
            let suffix = part.split(separator: ".").last.map { $0.lowercased() } ?? ""
            let isKnown = Vocabulary.fileExtensions.contains(suffix) || captureExtensions.contains(suffix)
            return "(name)" + (isKnown && part.contains(".") ? "." + suffix : "")
        }.joined(separator: "/")
    }

    /// Extensions of captures beside those of other files.
    private static let captureExtensions: Set<String> = ["ndjson", "jsonl", "logarchive", "tracev3", "tgz", "out"]

    /// Formed like a person's name, or one by itself: `anna`, `anna.log`.
    private static func isPersonal(_ part: String) -> Bool {
        if PersonalName.isLikely(part) { return true }
        let (stem, _) = FilenameRule.parts(of: part)
        return stem.allSatisfy(\.isLetter) && PersonalName.holdsOne(stem)
    }

    /// A message with all that it quotes so.
    public static func quoting(_ message: String) -> String {
        var parts: [String] = []
        var rest = message[...]
        while let open = opening(in: rest) {
            let inside = rest.index(after: open)
            guard let close = closing(in: rest[inside...]) else { break }
            parts.append(String(rest[..<inside]) + quoted(String(rest[inside..<close])))
            rest = rest[close...]
            parts.append("'")
            rest = rest.dropFirst()
        }
        return parts.joined() + rest
    }

    /// A quote at the start or behind a blank or a bracket.
    private static func opening(in text: Substring) -> Substring.Index? {
        text.indices.first { place in
            text[place] == "'" && (place == text.startIndex || " (".contains(text[text.index(before: place)]))
        }
    }

    /// A quote at the end or before a blank or a mark.
    private static func closing(in text: Substring) -> Substring.Index? {
        text.indices.first { place in
            let next = text.index(after: place)
            return text[place] == "'" && (next == text.endIndex || " ,;:.)\n".contains(text[next]))
        }
    }
}
