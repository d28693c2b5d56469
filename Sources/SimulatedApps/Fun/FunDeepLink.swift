/// A place in the app that a `funapp:` URL names.
enum FunDeepLink: Sendable, Hashable {
    case tab(FunTab)
    case item(id: String)
    case profile

    /// The place that a URL names; nil when the app ignores it.
    ///
    /// The scheme must be exactly `funapp`, the host one of `tab`, `item` and `profile` in lower case. `tab` and `item`
    /// take their name from the first path component; whatever follows it is ignored, query and fragment too.
    init?(url: String) {
        let scheme = "funapp://".utf8
        guard url.utf8.starts(with: scheme) else { return nil }
        let rest = url.utf8.dropFirst(scheme.count).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let parts = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
        guard let host = parts.first.map(Self.host) else { return nil }
        let name = parts.dropFirst().first { !$0.isEmpty }.flatMap(Self.decoded)
        switch (host, name) {
        case ("tab", let name?):
            guard let tab = FunTab(linkName: name) else { return nil }
            self = .tab(tab)
        case ("item", let name?): self = .item(id: name)
        case ("profile", _): self = .profile
        default: return nil
        }
    }

    /// The host of an authority: no user before it, no port behind it.
    private static func host(of authority: Substring) -> Substring {
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        return host.prefix { $0 != ":" }
    }

    /// The text with `%XX` replaced; nil when that is no UTF-8.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            guard byte == UInt8(ascii: "%"), digits.count == 2, digits.first != UInt8(ascii: "+"),
                let value = UInt8(Substring(digits), radix: 16)
            else {
                bytes.append(byte)
                continue
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
