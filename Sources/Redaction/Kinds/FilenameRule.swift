/// Publishes of a file name its extension, when it is a known one; the stem becomes a pseudonym, or `IMG_:num` when a camera
/// or the system counted it up.
enum FilenameRule {
    /// Extensions before which another one may stand: `tar.gz`.
    private static let wrappers: Set<String> = ["gz", "bz2", "xz", "zst", "zip"]
    private static let wrapped: Set<String> = [
        "tar", "csv", "json", "ndjson", "log", "xml", "txt", "sql", "html", "svg", "pdf",
    ]

    /// What names begin with that cameras and systems count up.
    private static let counted: [String] = [
        "IMG_E", "IMG_", "IMG-", "IMG", "DSC_", "DSCN", "DSCF", "DSC", "_DSC", "MVI_", "VID_", "VID-", "PXL_", "GOPR",
        "CIMG", "SAM_", "MOV_", "RPReplay_Final", "Screenshot_", "Screenshot-", "Screenshot ", "Screen Recording ",
        "image_", "image-", "image", "photo_", "photo-", "photo", "video_", "video-", "video", "scan_", "scan",
        "Untitled ",
        "New Recording ", "trim.",
    ]

    /// The stem as it is, and the known extension in lower case.
    static func parts(of name: String) -> (stem: String, suffix: Public?) {
        guard let (stem, suffix) = split(name, at: Vocabulary.fileExtensions) else { return (name, nil) }
        if wrappers.contains(suffix), let (inner, second) = split(stem, at: wrapped) {
            return (inner, Public(redacted: second + "." + suffix))
        }
        return (stem, Public(redacted: suffix))
    }

    private static func split(_ name: String, at extensions: Set<String>) -> (stem: String, suffix: String)? {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let suffix = name[name.index(after: dot)...].lowercased()
        return extensions.contains(suffix) ? (String(name[..<dot]), suffix) : nil
    }

    /// `IMG_:num` for the stem of a name that was counted up, else nil.
    static func template(of stem: String) -> Public? {
        guard stem.utf8.count <= 48 else { return nil }
        for prefix in counted where stem.lowercased().hasPrefix(prefix.lowercased()) {
            let rest = Array(stem.utf8.dropFirst(prefix.utf8.count))
            // What was shown before is shown again.
            if rest == Array(":num".utf8) || isCount(rest) { return Public(redacted: prefix + ":num") }
        }
        return nil
    }

    /// At most eight digits, or a date with a time; dashes, points and blanks between them.
    private static func isCount(_ text: [UInt8]) -> Bool {
        let digits = text.filter { (48...57).contains($0) }
        guard let first = digits.first, text.allSatisfy({ (48...57).contains($0) || " -_.".utf8.contains($0) }) else {
            return false
        }
        if digits.count <= 8 { return true }
        return first == UInt8(ascii: "2") && [12, 14, 17].contains(digits.count)
            || first == UInt8(ascii: "1") && [10, 13].contains(digits.count)
    }
}
