/// The path of a request as the name of a file of the site.
///
/// Names are looked up in a table of the site's files, so that no path leads out of it; the checks here keep what two
/// programs could read in two ways from being asked for at all.
enum RequestPath {
    /// The name below the site's folder, or nil for what is no path: without `/` in front, with an escape that is none, a
    /// control character, a backslash, an empty, `.` or `..` part, or bytes that are not UTF-8.
    static func name(of path: some Sequence<UInt8>) -> String? {
        guard let bytes = decoded(path), bytes.first == slash else { return nil }
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != backslash }) else { return nil }
        guard let text = String(validating: bytes.dropFirst(), as: UTF8.self) else { return nil }
        if text.isEmpty { return "index.html" }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        // Only the last part may be empty: the address of a folder.
        guard parts.dropLast().allSatisfy({ !$0.isEmpty }), !parts.contains("."), !parts.contains("..") else {
            return nil
        }
        return text.hasSuffix("/") ? text + "index.html" : text
    }

    private static let slash = UInt8(ascii: "/")
    private static let backslash = UInt8(ascii: "\\")

    /// The bytes with each `%` and two digits as one byte; decoded once, as browsers encode once.
    private static func decoded(_ path: some Sequence<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = path.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
