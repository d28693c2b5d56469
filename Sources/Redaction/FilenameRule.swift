/// Publishes of a file name its extension, when it is a known one; the stem becomes a pseudonym.
enum FilenameRule {
    /// The stem as it is, and the known extension in lower case.
    static func parts(of name: String) -> (stem: String, suffix: Public?) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, nil) }
        let suffix = name[name.index(after: dot)...].lowercased()
        guard Vocabulary.fileExtensions.contains(suffix) else { return (name, nil) }
        return (String(name[..<dot]), Public(redacted: suffix))
    }
}
