/// Publishes of an `NSError` description its domain and code, those of the errors under it, and the failing URL as a URL.
///
/// The form is `Error Domain=DOMAIN Code=CODE "TEXT" UserInfo={KEY=VALUE, …}`, also as `UserInfo=0x… {` over several lines.
/// Values of the user info are never published, its keys are when they are the system's; the text only when it is one of
/// the system's own. A text of another form is published only when it is such a text or a word declared in advance.
struct ErrorRule: Sendable {
    let urls: URLRule

    /// The longest part of a description that is looked at, in bytes.
    private static let reach = 65_536
    private static let deepest = 8

    /// What may be published of a description.
    func redacted(_ text: String) -> RedactedError {
        let bytes = Array(unwrapped(text).utf8.prefix(ErrorRule.reach))
        guard let (identity, end) = identity(in: bytes, at: 0) else {
            return RedactedError(
                identity: nil, underlying: [], description: SystemTexts.shown(text), failingURL: nil, keys: [])
        }
        let info = UserInfo(bytes: bytes, from: end)
        return RedactedError(
            identity: identity, underlying: underlying(in: bytes, from: end),
            description: quoted(in: bytes, at: end).flatMap(SystemTexts.shown),
            failingURL: info.failingURLs.lazy.compactMap(urls.redacted).first, keys: info.keys)
    }

    /// Without the `Optional(…)` that Swift prints around it.
    private func unwrapped(_ text: String) -> Substring {
        text.hasPrefix("Optional(") && text.hasSuffix(")") ? text.dropFirst(9).dropLast() : text[...]
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

    /// Errors inside of others: `{Error Domain=…}`, and `"Error Domain=…"` in lists.
    private func underlying(in bytes: [UInt8], from start: Int) -> [RedactedError.Identity] {
        var found: [RedactedError.Identity] = []
        var place = start
        let mark = Array("Error Domain=".utf8)
        while found.count < ErrorRule.deepest, let next = self.place(of: mark, in: bytes, from: place) {
            place = next + mark.count
            guard next > start, ErrorRule.openers.contains(bytes[next - 1]),
                let (identity, end) = identity(in: bytes, at: next)
            else { continue }
            found.append(identity)
            place = end
        }
        return found
    }

    private static let openers = Array("{\"(".utf8)

    /// The text in quotes behind the code, up to the quote that ends it before ` UserInfo=` or the end.
    private func quoted(in bytes: [UInt8], at start: Int) -> String? {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: " "), bytes[start + 1] == UInt8(ascii: "\"") else {
            return nil
        }
        let end =
            place(of: Array("\" UserInfo".utf8), in: bytes, from: start + 2)
            ?? bytes[(start + 2)...].lastIndex(of: UInt8(ascii: "\""))
        return end.map { String(decoding: bytes[(start + 2)..<$0], as: UTF8.self) }
    }

    private func place(of mark: [UInt8], in bytes: [UInt8], from start: Int, within reach: Int = reach) -> Int? {
        let last = min(bytes.count, start + reach) - mark.count
        guard start <= last else { return nil }
        return (start...last).first { bytes[$0] == mark[0] && bytes[$0..<($0 + mark.count)].elementsEqual(mark) }
    }

    private func isDigitOrSign(_ byte: UInt8, isFirst: Bool) -> Bool {
        (48...57).contains(byte) || (isFirst && byte == UInt8(ascii: "-"))
    }
}
