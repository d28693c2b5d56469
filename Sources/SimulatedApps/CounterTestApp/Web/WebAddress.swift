/// The parts of an address that the app looks at. The text itself is never changed.
struct WebAddress: Sendable, Hashable {
    let text: String
    /// As written, or nil for a relative address.
    let scheme: String?
    /// As written, without brackets, user or port; nil when there is none.
    let host: String?

    init(_ text: String) {
        self.text = text
        let bytes = text.utf8
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(bytes[..<colon]) else {
            scheme = nil
            host = bytes.starts(with: "//".utf8) ? Self.host(after: bytes.dropFirst(2)) : nil
            return
        }
        scheme = String(text[..<colon])
        let rest = bytes[bytes.index(after: colon)...]
        host = rest.starts(with: "//".utf8) ? Self.host(after: rest.dropFirst(2)) : nil
    }

    /// The site: the last two labels of the host, or the whole host when it has one label or is digits and dots.
    ///
    /// No list of public suffixes is asked, so all of `co.uk` is one site. Port and scheme do not matter.
    var site: String? {
        guard let host = host?.lowercased() else { return nil }
        let labels = host.utf8.split(separator: UInt8(ascii: "."))
        let isNumeric = host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
        guard labels.count >= 2, !isNumeric else { return host }
        return String(Substring(labels[labels.count - 2])) + "." + String(Substring(labels[labels.count - 1]))
    }

    /// Whether another address belongs to another site; an address without a host belongs to every site.
    func isExternal(to other: WebAddress) -> Bool {
        guard let site, let otherSite = other.site else { return false }
        return site != otherSite
    }

    /// The address up to its fragment.
    static func withoutFragment(_ text: String) -> Substring {
        text.utf8.firstIndex(of: UInt8(ascii: "#")).map { text[..<$0] } ?? text[...]
    }

    private static func isScheme(_ bytes: Substring.UTF8View) -> Bool {
        guard let first = bytes.first, isLetter(first) else { return false }
        return bytes.allSatisfy { byte in
            isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20)
    }

    private static func host(after bytes: Substring.UTF8View) -> String? {
        var authority = bytes.prefix {
            $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
        }
        if let user = authority.lastIndex(of: UInt8(ascii: "@")) {
            authority = authority[authority.index(after: user)...]
        }
        if authority.first == UInt8(ascii: "[") {
            authority = authority.dropFirst().prefix { $0 != UInt8(ascii: "]") }
        } else if let port = authority.lastIndex(of: UInt8(ascii: ":")) {
            authority = authority[..<port]
        }
        return authority.isEmpty ? nil : String(Substring(authority))
    }
}
