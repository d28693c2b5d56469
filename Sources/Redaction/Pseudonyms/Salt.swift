/// The secret from which the keys of pseudonyms are made. It has no description, and no message quotes it.
public struct Salt: Sendable, CustomReflectable, CustomStringConvertible {
    /// Why a text is no salt.
    public enum Fault: String, Error, Sendable, Hashable, CaseIterable {
        /// Nothing in it.
        case empty
        /// Neither hexadecimal digits nor base64.
        case notEncoded
        /// Fewer than 16 bytes.
        case short
        /// One byte, or a few of them, over and over.
        case repeated
        /// Too few different bytes for a random one.
        case plain
    }

    /// The fewest bytes.
    public static let fewestBytes = 16
    /// The bytes that a salt should have.
    public static let adequateBytes = 32
    /// The variable of the environment that holds it.
    public static let variable = "CTREPORT_SALT"

    let bytes: [UInt8]

    /// The salt in a text of hexadecimal digits or base64 (also the URL alphabet); blanks around it do not count.
    public init(parsing text: String) throws(Fault) {
        let trimmed = text.utf8.drop { $0 <= 32 }
        let bare = Array(trimmed.reversed().drop { $0 <= 32 }.reversed())
        if bare.isEmpty { throw .empty }
        guard let bytes = Salt.hexadecimal(bare) ?? Salt.base64(bare) else { throw .notEncoded }
        if bytes.count < Salt.fewestBytes { throw .short }
        if Salt.isRepeated(bytes) { throw .repeated }
        // 16 random bytes have fewer than 10 different ones once in 10,000,000 times.
        if Set(bytes).count < 10 || Salt.isRow(bytes) { throw .plain }
        self.bytes = bytes
    }

    /// Whether it has as many bytes as it should have.
    public var isAdequate: Bool { bytes.count >= Salt.adequateBytes }

    /// Says nothing.
    public var description: String { "(salt)" }
    /// Shows nothing.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

    private static func hexadecimal(_ text: [UInt8]) -> [UInt8]? {
        guard text.count % 2 == 0 else { return nil }
        var bytes: [UInt8] = []
        for place in stride(from: 0, to: text.count, by: 2) {
            guard let high = digit(text[place]), let low = digit(text[place + 1]) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 97...102: byte - 87
        case 65...70: byte - 55
        default: nil
        }
    }

    private static func base64(_ text: [UInt8]) -> [UInt8]? {
        let padding = text.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        let digits = text.dropLast(padding)
        guard padding <= 2, padding == 0 || text.count % 4 == 0, digits.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        var (bits, width) = (0, 0)
        for byte in digits {
            guard let value = value(byte) else { return nil }
            bits = (bits << 6 | value) & 0xFFFF
            width += 6
            if width >= 8 {
                width -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> width))
            }
        }
        return bytes
    }

    private static func value(_ byte: UInt8) -> Int? {
        switch byte {
        case 65...90: Int(byte) - 65
        case 97...122: Int(byte) - 71
        case 48...57: Int(byte) + 4
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }

    /// Whether the first bytes come over and over to the end: a period of at most half of them.
    private static func isRepeated(_ bytes: [UInt8]) -> Bool {
        (1...(bytes.count / 2)).contains { period in
            bytes.indices.dropFirst(period).allSatisfy { bytes[$0] == bytes[$0 - period] }
        }
    }

    /// Whether each byte is the one before plus the same number: `00 01 02 03 …`.
    private static func isRow(_ bytes: [UInt8]) -> Bool {
        Set(zip(bytes, bytes.dropFirst()).map { $1 &- $0 }).count == 1
    }
}
