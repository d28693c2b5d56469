/// What browsers are told about a file.
enum ContentType {
    private static let byEnding: [String: String] = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "json": "application/json", "svg": "image/svg+xml",
        "md": "text/markdown; charset=utf-8", "txt": "text/plain; charset=utf-8", "xml": "application/xml",
        "csv": "text/csv; charset=utf-8", "png": "image/png", "jpg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp", "ico": "image/x-icon", "woff2": "font/woff2",
    ]

    /// The type of a file by the ending of its name; bytes where the ending is unknown.
    static func type(of name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
        return byEnding[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
    }
}
