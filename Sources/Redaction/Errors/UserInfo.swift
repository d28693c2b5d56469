/// The dictionary that an `NSError` carries, as it is printed: which of the system's keys it has, and which URLs failed.
///
/// Keys stand before `=` or ` = `: `NSErrorFailingURLKey=https://…, `, or one a line with a semicolon behind.
struct UserInfo: Sendable {
    /// The system's keys that occur, each once, in order.
    private(set) var keys: [Public] = []
    /// The values of the keys for the URL that failed, in order.
    private(set) var failingURLs: [String] = []

    private static let mostKeys = 32
    private static let longestKey = 64
    private static let prefixes = ["NS", "_NS", "kCF", "_kCF", "AK", "AMS", "SK", "CK", "WK", "_WK", "UN", "kCL"].map {
        Array($0.utf8)
    }
    private static let urlKeys: Set<String> = [
        "NSErrorFailingURLStringKey", "NSErrorFailingURLKey", "NSURLErrorFailingURLErrorKey",
        "NSURLErrorFailingURLStringErrorKey", "NSURL", "NSURLKey", "WKErrorFailingURLKey", "_WKErrorFailingURLKey",
    ]

    init(bytes: [UInt8], from start: Int) {
        var seen: Set<String> = []
        var place = start
        while let mark = bytes[place...].firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }) {
            place = mark + 1
            guard let key = UserInfo.key(before: mark, in: bytes, from: start) else { continue }
            if seen.count < UserInfo.mostKeys, seen.insert(key).inserted { keys.append(Public(redacted: key)) }
            if UserInfo.urlKeys.contains(key), failingURLs.count < 8,
                let value = UserInfo.value(behind: mark, in: bytes)
            {
                failingURLs.append(value)
            }
        }
    }

    /// A key of the system's that ends before a mark; quotes around it aside.
    private static func key(before mark: Int, in bytes: [UInt8], from start: Int) -> String? {
        var end = mark
        while end > start, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\""), mark - end < 3 {
            end -= 1
        }
        var first = end
        while first > start, end - first <= longestKey, isKey(bytes[first - 1]) { first -= 1 }
        let key = bytes[first..<end]
        guard (3...longestKey).contains(key.count), prefixes.contains(where: { key.starts(with: $0) }) else {
            return nil
        }
        let text = String(decoding: key, as: UTF8.self)
        return key.count { (48...57).contains($0) } <= 2 ? text : nil
    }

    /// Up to the comma, semicolon, quote or line end; nil for a value with blanks, which is more than a URL.
    private static func value(behind mark: Int, in bytes: [UInt8]) -> String? {
        var start = mark + 1
        while start < bytes.count, bytes[start] == UInt8(ascii: " "), start - mark < 4 { start += 1 }
        let isQuoted = start < bytes.count && bytes[start] == UInt8(ascii: "\"")
        if isQuoted { start += 1 }
        var end = start
        while end < bytes.count, !ends(end, in: bytes, isQuoted: isQuoted) { end += 1 }
        let value = bytes[start..<end]
        return value.isEmpty || value.contains(UInt8(ascii: " ")) ? nil : String(decoding: value, as: UTF8.self)
    }

    private static func ends(_ place: Int, in bytes: [UInt8], isQuoted: Bool) -> Bool {
        switch bytes[place] {
        case UInt8(ascii: "\""), UInt8(ascii: "}"), 10, 13: true
        case UInt8(ascii: ","), UInt8(ascii: ";"):
            !isQuoted && (place + 1 == bytes.count || bytes[place + 1] <= 32)
        default: false
        }
    }

    private static func isKey(_ byte: UInt8) -> Bool {
        (97...122).contains(byte | 0x20) || (48...57).contains(byte) || byte == UInt8(ascii: "_")
    }
}
