/// Names of downloads as texts. No file is ever made or removed.
enum DownloadName {
    /// The name that the app gives a file: `/` and `:` replaced, `download` for none, nothing else changed.
    ///
    /// `.` and `..` pass, which in the app leads the clean-up out of the directory of the download.
    static func sanitized(_ suggested: String) -> String {
        let name = String(suggested.map { $0 == "/" || $0 == ":" ? "_" : $0 })
        return name.isEmpty ? "download" : name
    }

    /// Whether the clean-up, which removes the directory above the file, stays within the directory of the download.
    static func isContained(_ name: String) -> Bool {
        name != "." && name != ".."
    }
}
