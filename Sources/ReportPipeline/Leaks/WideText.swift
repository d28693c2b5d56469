/// Texts in UTF-16.
enum WideText {
    /// The text in UTF-8: of bytes that begin with a mark of their order, or every second of which is zero; nil for any others.
    static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 4 else { return nil }
        let isBig: Bool
        if bytes.starts(with: [0xFE, 0xFF]) {
            isBig = true
        } else if bytes.starts(with: [0xFF, 0xFE]) {
            isBig = false
        } else {
            let zeros = bytes.prefix(64).enumerated().filter { $0.element == 0 }.map(\.offset)
            guard zeros.count >= min(64, bytes.count) / 2 - 2, let first = zeros.first,
                zeros.allSatisfy({ $0 % 2 == first % 2 }), zeros.count > 1
            else { return nil }
            isBig = first % 2 == 0
        }
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
            let (one, other) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isBig ? one << 8 | other : other << 8 | one
        }
        return Array(String(decoding: units.first == 0xFEFF ? units[1...] : units[...], as: UTF16.self).utf8)
    }
}
