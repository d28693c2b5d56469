public import Redaction
internal import ReportModel

/// HTML that this module wrote: every text in it is escaped. There is no way to make it from a `String` elsewhere.
public struct HTML: Sendable, Hashable {
    /// The markup.
    public let text: String

    /// Markup from cmark or from `HTMLNode`.
    init(trusted text: String) {
        self.text = text
    }

    /// A text, escaped for element content and for quoted attribute values; hidden characters are shown.
    public init(escaping text: Public) {
        self.text = HTML.escaped(text.visibleText)
    }

    /// The five characters that mean something in HTML as references.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 38 || $0 == 60 || $0 == 62 || $0 == 34 || $0 == 39 }) else {
            return text
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "'"): bytes += "&#39;".utf8
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
