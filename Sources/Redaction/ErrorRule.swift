/// Publishes of an `NSError` description its domain and code, those of the errors under it, and the failing URL as a URL.
///
/// The form is `Error Domain=DOMAIN Code=CODE "TEXT" UserInfo={KEY=VALUE, …}`. Values of the user info are never
/// published; the text only when it is one of the system's own. A text of another form is published only when it is such
/// a text or a word declared in advance.
struct ErrorRule: Sendable {
    let urls: URLRule

    /// The longest part of a description that is looked at, in bytes.
    private static let reach = 65_536
    private static let deepest = 8

    /// What may be published of a description.
    func redacted(_ text: String) -> RedactedError {
        let bytes = Array(text.utf8.prefix(ErrorRule.reach))
        guard let (identity, end) = identity(in: bytes, at: 0) else {
            return RedactedError(identity: nil, underlying: [], description: systemText(text), failingURL: nil)
        }
        return RedactedError(
            identity: identity, underlying: underlying(in: bytes, from: end),
            description: quoted(in: bytes, at: end).flatMap(systemText), failingURL: failingURL(in: bytes, from: end))
    }

    private func systemText(_ text: String) -> Public? {
        ErrorRule.systemTexts.contains(text) ? Public(redacted: text) : nil
    }

    /// Reads `Error Domain=… Code=…` at a place; the second value is the place behind the code.
    private func identity(in bytes: [UInt8], at start: Int) -> (RedactedError.Identity, Int)? {
        let lead = Array("Error Domain=".utf8)
        guard bytes.dropFirst(start).starts(with: lead),
            let codeMark = place(of: Array(" Code=".utf8), in: bytes, from: start + lead.count, within: 256)
        else { return nil }
        let domain = String(decoding: bytes[(start + lead.count)..<codeMark], as: UTF8.self)
        let digits = bytes[(codeMark + 6)...].enumerated().prefix { isDigitOrSign($0.element, isFirst: $0.offset == 0) }
        // Error codes fit into 32 bits; a longer number is something else, such as an account.
        guard let code = Int32(String(decoding: digits.map(\.element), as: UTF8.self)) else { return nil }
        return (RedactedError.Identity(domain: shown(domain), code: Int64(code)), codeMark + 6 + digits.count)
    }

    /// A domain is a name in code (`NSURLErrorDomain`, `com.example.Store`); anything else is not shown.
    private func shown(_ domain: String) -> Public {
        WordRule.isWord(domain) ? Public(redacted: domain) : "(domain)"
    }

    private func underlying(in bytes: [UInt8], from start: Int) -> [RedactedError.Identity] {
        var found: [RedactedError.Identity] = []
        var place = start
        let mark = Array("{Error Domain=".utf8)
        while found.count < ErrorRule.deepest, let next = self.place(of: mark, in: bytes, from: place) {
            if let (identity, end) = identity(in: bytes, at: next + 1) {
                found.append(identity)
                place = end
            } else {
                place = next + mark.count
            }
        }
        return found
    }

    /// The text in quotes behind the code, up to the quote that ends it before ` UserInfo=` or the end.
    private func quoted(in bytes: [UInt8], at start: Int) -> String? {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: " "), bytes[start + 1] == UInt8(ascii: "\"") else {
            return nil
        }
        let end =
            place(of: Array("\" UserInfo=".utf8), in: bytes, from: start + 2)
            ?? bytes[(start + 2)...].lastIndex(of: UInt8(ascii: "\""))
        return end.map { String(decoding: bytes[(start + 2)..<$0], as: UTF8.self) }
    }

    private func failingURL(in bytes: [UInt8], from start: Int) -> RedactedURL? {
        for key in ["NSErrorFailingURLStringKey=", "NSErrorFailingURLKey="] {
            guard let place = place(of: Array(key.utf8), in: bytes, from: start) else { continue }
            let start = place + key.utf8.count
            let end = self.place(of: Array(", ".utf8), in: bytes, from: start) ?? bytes.count
            let value = bytes[start..<end].prefix { $0 != UInt8(ascii: "}") }
            // A URL has no blanks: what holds one is something else, or a URL and more.
            if value.contains(UInt8(ascii: " ")) { continue }
            if let url = urls.redacted(String(decoding: value, as: UTF8.self)) { return url }
        }
        return nil
    }

    private func place(of mark: [UInt8], in bytes: [UInt8], from start: Int, within reach: Int = reach) -> Int? {
        let last = min(bytes.count, start + reach) - mark.count
        guard start <= last else { return nil }
        return (start...last).first { bytes[$0] == mark[0] && bytes[$0..<($0 + mark.count)].elementsEqual(mark) }
    }

    private func isDigitOrSign(_ byte: UInt8, isFirst: Bool) -> Bool {
        (48...57).contains(byte) || (isFirst && byte == UInt8(ascii: "-"))
    }

    /// Descriptions that the system itself writes, in English; none holds a value.
    static let systemTexts: Set<String> = [
        "(null)", "cancelled", "unknown error", "bad URL", "unsupported URL", "too many HTTP redirects",
        "resource unavailable",
        "Frame load interrupted", "Plug-in handled load", "Cannot show URL", "Cannot show content",
        "The Internet connection appears to be offline.", "The network connection was lost.", "The request timed out.",
        "A server with the specified hostname could not be found.", "Could not connect to the server.",
        "An SSL error has occurred and a secure connection to the server cannot be made.",
        "The operation couldn’t be completed.", "There was a bad response from the server.", "DNS lookup failed",
        "International roaming is currently off.",
        "A data connection cannot be established since a call is currently active.",
        "A data connection is not currently allowed.",
        "The resource could not be loaded because the App Transport "
            + "Security policy requires the use of a secure connection.",
        "The certificate for this server is invalid.", "The certificate for this server has expired.",
        "The certificate for this server was signed by an unknown certifying authority.",
        "Notifications are not allowed for this application",
        "The data couldn’t be read because it is missing.",
        "The data couldn’t be read because it isn’t in the correct format.",
        "The file couldn’t be saved because there isn’t enough space.", "Web Content process terminated.",
    ]
}
