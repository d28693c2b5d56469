/// Publishes of a blob how it is written and about how long it is, by powers of four.
enum BlobRule {
    /// `base64 up to 1 KB`.
    static func redacted(_ text: String) -> Public {
        // What was shown before is shown again.
        if isShown(text) { return Public(redacted: text) }
        return "\(encoding(of: text)) \(size(of: text.utf8.count))"
    }

    private static func isShown(_ text: String) -> Bool {
        guard text.utf8.count < 24, let blank = text.firstIndex(of: " ") else { return false }
        let sizes =
            ["empty", "over 1 GB"] + [64, 256].map { "up to \($0) B" }
            + ["KB", "MB"].flatMap { unit in [1, 4, 16, 64, 256, 1024].map { "up to \($0) \(unit)" } }
        return ["json", "xml", "hex", "base64", "base64url", "blob"].contains(text[..<blank])
            && sizes.contains(String(text[text.index(after: blank)...]))
    }

    private static func size(of bytes: Int) -> Public {
        if bytes == 0 { return "empty" }
        var limit = 64
        while limit < bytes, limit < 1 << 30 { limit *= 4 }
        if bytes > limit { return "over 1 GB" }
        if limit < 1024 { return "up to \(limit) B" }
        return limit < 1 << 20 ? "up to \(limit >> 10) KB" : "up to \(limit >> 20) MB"
    }

    private static func encoding(of text: String) -> Public {
        let bytes = text.utf8
        guard let first = bytes.first else { return "blob" }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return "json" }
        if text.hasPrefix("<?xml") { return "xml" }
        if text.hasPrefix("<") { return "hex" }
        if bytes.count >= 8, bytes.allSatisfy({ isHex($0) }) { return "hex" }
        if bytes.allSatisfy({ isBase64($0) || $0 == 43 || $0 == 47 || $0 == 61 || $0 == 10 || $0 == 13 }) {
            return "base64"
        }
        return bytes.allSatisfy({ isBase64($0) || $0 == 45 || $0 == 95 || $0 == 61 }) ? "base64url" : "blob"
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (97...102).contains(byte | 0x20) || byte == 32
    }

    private static func isBase64(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (97...122).contains(byte | 0x20)
    }
}
